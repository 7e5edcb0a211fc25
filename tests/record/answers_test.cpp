// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The texts that scripts read: their form is held word for word.
#include "catalogue/catalogue.h"
#include "record/answers.h"
#include "record/value.h"
#include "record/zaibatsu_codec.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace zaibatsu;

namespace {

State table(Edition edition = Edition::First2011)
{
    Settings settings;
    settings.edition = edition;
    settings.seats = {{"Ana", Colour::Red}, {"Bo", Colour::Blue}};
    return *setUp(settings, catalogue::shipped(edition));
}

QJsonObject shown(const State& state, record::StandsAt at = {})
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(record::encodeState(state, at))).object();
}

QJsonObject named(const QJsonArray& list, const char* kind, const char* key)
{
    for (const auto& one : list)
        if (one.toObject().value(kind).toString() == key)
            return one.toObject();
    return {};
}

QByteArray compact(const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); }

} // namespace

class AnswersTest : public QObject {
    Q_OBJECT

private slots:
    void results();
    void showHasEveryPart();
    void showNamesWhatIsThere();
    void showTellsTheWinner();
    void showCanBeGivenBack();
    void pendingChoices();
    void placementsAndOdds();
    void legalCommandsAreCommands();
    void amending();
};

void AnswersTest::results()
{
    const State state = table();
    const record::Names names = record::namesOf(state);
    const std::vector<Event> events{Noted{"hi"}};
    QCOMPARE(record::encodeDone(names, 12, events),
             std::string(R"({"ok":true,"n":12,"events":[{"type":"noted","text":"hi"}]})"));
    const std::vector<std::string> hints{"a hint"};
    QVERIFY(record::encodeDone(names, 12, {}, hints).ends_with(R"("events":[],"hints":["a hint"]})"));
    const Refusal refusal{SearchObstacle::ReferenceSideWithoutSpace, rule("R-051"), {}, {}};
    // Outside the macro: moc 6.4 loses count of the brackets behind a raw string with an escaped quote.
    const std::string quoted =
        R"({"ok":false,"refusal":{"code":"reference-side-without-space","rule":"R-051","text":"No \"space\"."}})";
    QCOMPARE(record::encodeRefused(refusal, "No \"space\"."), quoted);
    QCOMPARE(record::encodeRefused("bad-command", "That is none."),
             std::string(R"({"ok":false,"refusal":{"code":"bad-command","text":"That is none."}})"));
    const std::vector<Fact> facts{{*findBlock(*state.components, "yakuza"), Field::Sides},
                                  {PawnId{1}, Field::OwnMovement}};
    QCOMPARE(
        record::encodeNeeds(names, facts),
        std::string(
            R"({"ok":false,"needs":[{"block":"yakuza","field":"sides"},{"pawn":"speedrunner-blue","field":"own_movement"}]})"));
}

void AnswersTest::showHasEveryPart()
{
    const auto text = record::encodeState(table(), {41, 39, 37});
    const auto value = record::parse(text);
    QVERIFY(value);
    QStringList keys;
    for (const auto& one : std::get<record::Object>(value->data))
        keys << QString::fromStdString(one.key);
    QCOMPARE(keys,
             QStringList({"game", "edition", "time_limit", "entries", "head", "in_force", "turn", "players", "blocks",
                          "icons", "pawns", "cards", "supply", "pending", "winner", "winners"}));
    const QJsonObject show = shown(table(), {41, 39, 37});
    QCOMPARE(show["entries"].toInt() * 10000 + show["head"].toInt() * 100 + show["in_force"].toInt(), 413937);
    QCOMPARE(compact(show["turn"].toObject()), QByteArray(R"({"number":0,"phase":"setup","player":"red"})"));
    QCOMPARE(
        compact(show["players"][0].toObject()),
        QByteArray(
            R"({"bonus":0,"colour":"red","counters":{"placed":0,"pool":10,"total":10},"hand_max":5,"name":"Ana","opening_hand":0})"));
    QCOMPARE(show["supply"]["bonus"].toInt(), 24);
    QCOMPARE(show["supply"]["pile"].toArray().size(), 23); // R-006
    QVERIFY(show["winner"].isNull());
    QVERIFY(show["time_limit"].isNull());
    State limited = table();
    Settings settings = *limited.settings;
    settings.timeLimit = 90;
    limited.settings = std::make_shared<const Settings>(settings);
    QCOMPARE(shown(limited, {})["time_limit"].toInt(), 90); // R-020
}

void AnswersTest::showNamesWhatIsThere()
{
    State state = table();
    const BlockId sprawl = *findBlock(*state.components, "sprawl");
    state.blocks[sprawl.index()] = LaidBlock{{1, -1}, 2, Colour::Red, {1, 0, 0, 0}, 0, Colour::Red};
    state.icons = {{{{{0, 0}, {1, -1}, {1, 0}}}, true, {}}};
    const CardId worm = *findCard(*state.components, "worm");
    state.cards[worm.index()] = {
        CardWhere::Equipped, findPawn(*state.components, "cleaner-a"), 2, Colour::Red, {}, {}, 0};
    PawnState& idoru = state.pawns[findPawn(*state.components, "idoru")->index()];
    idoru = {PawnWhere::Cybernet,
             Colour::Blue,
             onBlock(sprawl, middleSpace),
             0,
             {},
             Colour::Blue,
             Abilities{Ability::Search},
             2};
    const QJsonObject show = shown(state);
    QCOMPARE(compact(named(show["blocks"].toArray(), "block", "sprawl")),
             QByteArray(R"({"at":[1,-1],"block":"sprawl","bonus":0,"counters":["red"],"owner":"red","rotation":2})"));
    QCOMPARE(compact(show["icons"][0].toObject()),
             QByteArray(R"({"cells":[[0,0],[1,-1],[1,0]],"counter":true,"won_by":null})"));
    QCOMPARE(compact(named(show["cards"].toArray(), "card", "worm")),
             QByteArray(R"({"card":"worm","owner":"red","paid":2,"pawn":"cleaner-a","state":"equipped"})"));
    QCOMPARE(
        compact(named(show["pawns"].toArray(), "pawn", "idoru")),
        QByteArray(
            R"({"at":"sprawl/c","controller":"blue","counter":"blue","own_left":2,"pawn":"idoru","state":"cybernet","used":["search"]})"));
    QCOMPARE(compact(named(show["pawns"].toArray(), "pawn", "speedrunner-red")),
             QByteArray(R"({"at":"central-core/c","controller":"red","pawn":"speedrunner-red","state":"cybernet"})"));
    QCOMPARE(compact(named(show["pawns"].toArray(), "pawn", "speedrunner-green")),
             QByteArray(R"({"at":null,"controller":null,"pawn":"speedrunner-green","state":"removed"})")); // R-011
    QCOMPARE(show["cards"].toArray().size(), 56);
    QCOMPARE(named(show["cards"].toArray(), "card", "reboot-8")["state"].toString(), QString("supply"));
    QVERIFY(!show["supply"]["pile"].toArray().contains("sprawl"));
}

void AnswersTest::showTellsTheWinner()
{
    State state = table();
    state.winners = {Colour::Blue};
    QCOMPARE(shown(state)["winner"].toString(), QString("blue"));
    QCOMPARE(shown(state)["winners"].toArray(), QJsonArray({"blue"}));
    state.winners = {Colour::Red, Colour::Blue};
    QVERIFY(shown(state)["winner"].isNull());
    QCOMPARE(shown(state)["winners"].toArray(), QJsonArray({"red", "blue"}));
}

/// What show prints is a command once it stands in `set`, and it names what it showed.
void AnswersTest::showCanBeGivenBack()
{
    for (const Edition edition : {Edition::First2011, Edition::Second2017}) {
        State state = table(edition);
        state.players[0].blackMarker = true;
        const auto text = "{\"type\":\"adjust\",\"set\":" + record::encodeState(state, {}) + "}";
        const auto command = record::readCommand(record::namesOf(state), text);
        QVERIFY2(command, command ? "" : (command.error().where + " " + command.error().detail).c_str());
        const auto& adjust = std::get<Adjust>(command->action);
        QCOMPARE(adjust.pawns.size(), state.pawns.size());
        QCOMPARE(adjust.cards.size(), state.cards.size());
        QCOMPARE(adjust.players[0].pool, std::optional(10));
        QVERIFY(adjust.players[0].blackMarker.has_value() && *adjust.players[0].blackMarker == true);
        for (std::size_t i = 0; i < state.pawns.size(); ++i) {
            const PawnPatch& patch = adjust.pawns[i];
            QVERIFY(patch.at.has_value() && *patch.at == state.pawns[i].at);
            QVERIFY(patch.where == state.pawns[i].where);
        }
    }
}

void AnswersTest::pendingChoices()
{
    State state = table();
    const BlockId sprawl = *findBlock(*state.components, "sprawl");
    state.pending = {{1, ChoiceKind::Dice, Colour::Red, sprawl, rule("R-093"), 2, {}, {}, {}, {}, {}, 0, {}},
                     {2,
                      ChoiceKind::Place,
                      Colour::Blue,
                      *findPawn(*state.components, "cleaner-a"),
                      rule("A-113"),
                      1,
                      {onBlock(sprawl, middleSpace), onBlock(sprawl, {})},
                      {},
                      {},
                      {},
                      {},
                      0,
                      {}}};
    const QJsonArray pending = shown(state)["pending"].toArray();
    QCOMPARE(compact(pending[0].toObject()),
             QByteArray(R"({"choice":1,"count":2,"kind":"dice","options":[],"player":"red","source":"sprawl"})"));
    QCOMPARE(pending[1].toObject()["options"].toArray(), QJsonArray({"sprawl/c", "sprawl"}));
    QCOMPARE(pending[1].toObject()["source_is"].toString(), QString("pawn"));
}

void AnswersTest::placementsAndOdds()
{
    const std::vector<Placement> placements{{{0, 1}, 3, 0}, {{1, -1}, 2, 1}};
    QCOMPARE(record::encodePlacements(placements),
             std::string(R"([{"at":[0,1],"rotation":3,"icons":0},{"at":[1,-1],"rotation":2,"icons":1}])"));
    QCOMPARE(record::encodePlacements({}), std::string("[]"));
    const auto odds = icebreakOdds({{6, 4, 3}, {5}, 1, false, false, false});
    QCOMPARE(
        record::encodeOdds(*odds),
        std::string(R"({"numbers":[3,4,5,6],"dice":1,"success":{"num":2,"den":3},"lose_pawn":{"num":0,"den":1}})"));
    const auto attack = deleteOdds({{{}, {4, 5}}, {}, {}}, 2, ShieldedWins::WithinRank);
    QCOMPARE(record::encodeOdds(*attack),
             std::string(R"({"numbers":[4,5],"dice":2,"success":{"num":5,"den":9},"lose_pawn":{"num":0,"den":1}})"));
}

void AnswersTest::legalCommandsAreCommands()
{
    State state = table();
    const record::Names names = record::namesOf(state);
    const auto commands = Game::legal(state);
    QVERIFY(!commands.empty());
    const auto list = record::parse(record::encodeLegal(names, commands));
    QVERIFY(list);
    const auto& array = std::get<record::Array>(list->data);
    QCOMPARE(array.size(), commands.size());
    for (std::size_t i = 0; i < array.size(); ++i) {
        const auto again = record::readCommand(names, record::written(array[i]));
        QVERIFY(again && *again == commands[i]);
    }
}

void AnswersTest::amending()
{
    const record::Names names = record::namesOf(table());
    session::AmendPreview<Game> preview;
    preview.changed = {{7, {Noted{"was"}}, {Noted{"now"}}}};
    preview.illegal = {{8, Refusal{TurnObstacle::GameOver, rule("R-019"), {}, {}}},
                       {9, base::NeedsFacts<Game>{{{PawnId{0}, Field::Skulls}}}},
                       {10, base::NeedsDice{3}}};
    const auto text = record::encodeAmend(names, preview, [](const Refusal&) { return std::string("It is over."); });
    QCOMPARE(QByteArray::fromStdString(text),
             QByteArray(
                 R"({"changed":[{"n":7,"was":[{"type":"noted","text":"was"}],"now":[{"type":"noted","text":"now"}]}],)"
                 R"("illegal":[{"n":8,"refusal":{"code":"game-over","rule":"R-019","text":"It is over."}},)"
                 R"({"n":9,"needs":[{"pawn":"speedrunner-red","field":"skulls"}]},{"n":10,"needs":[{"dice":3}]}]})"));
}

QTEST_GUILESS_MAIN(AnswersTest)
#include "answers_test.moc"
