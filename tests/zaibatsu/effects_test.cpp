// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Effects and the choices they open (R-061, R-070, R-079 to,
//
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

Effect effectOf(EffectKind kind)
{
    Effect effect;
    effect.kind = kind;
    return effect;
}

Effect attack(EffectKind kind, int skulls, Reach reach = Reach::Any)
{
    Effect effect = effectOf(kind);
    effect.skulls = skulls;
    effect.reach = reach;
    return effect;
}

Effect pawnEffect(EffectKind kind, PawnId pawn)
{
    Effect effect = effectOf(kind);
    effect.pawn = pawn;
    return effect;
}

/// The Sprawl in the pile with these effects; red's Speedrunner on the Core.
Table before(std::vector<Effect> placed, std::map<RuleId, bool> switches = {}, int players = 2)
{
    Table table(players, Edition::First2011, std::move(switches));
    table.print("sprawl", [&](Face& face) { face.placed = std::move(placed); });
    return table;
}

QByteArray place(Table& table)
{
    return table.play(Search{table.pawn("speedrunner-red"), table.block("sprawl"), {1, 0}, 0, false});
}

/// The Pink District with its under-control effects; both Speedrunners on it.
Table contested(std::vector<Effect> controlled, std::map<RuleId, bool> switches = {})
{
    Table table(2, Edition::First2011, std::move(switches));
    table.print("pink-district", [&](Face& face) { face.controlled = std::move(controlled); });
    table.lay("pink-district", {1, 0});
    table.stand("speedrunner-red", "pink-district/3", Colour::Red);
    table.stand("speedrunner-blue", "pink-district/4", Colour::Blue);
    return table;
}

QByteArray take(Table& table, Colour colour)
{
    table.state.turn.player = colour;
    return table.play(Icebreak{speedrunnerOf(colour), table.block("pink-district"), typed({2}), false});
}

/// The Pink District gives a bonus counter and the gynoid to red, who takes it and loses both to nobody.
Table takenAndLost(std::map<RuleId, bool> switches)
{
    Table table = contested({}, std::move(switches));
    table.print("pink-district", [&](Face& face) {
        face.controlled = {effectOf(EffectKind::Bonus), pawnEffect(EffectKind::GainPawn, table.pawn("gynoid"))};
    });
    (void)take(table, Colour::Red);
    Game::evolve(table.state, PawnEliminated{table.pawn("gynoid"), PawnWhere::Reserve, {}, Colour::Red});
    Game::evolve(table.state, CounterReturned{table.block("pink-district"), Colour::Red, 1});
    Game::evolve(table.state, ControlLost{table.block("pink-district"), Colour::Red});
    return table;
}

} // namespace

class EffectsTest : public QObject {
    Q_OBJECT
private slots:
    void attackOneAsksForPawnThenDice();
    void attackOneReaches_data();
    void attackOneReaches();
    void attackAllIsOneRoll();
    void attackAllRollsForEachUnderA052Off();
    void attackNeedsSkullsAndDefence();
    void nothingElseWhileAChoiceIsOpen();
    void choicesInOrderOfEffectsThenPlayers();
    void returnedCounterLosesControl();
    void aChoiceWhoseOptionsAreGoneIsClosed();
    void underControlEffects_data();
    void underControlEffects();
    void gainedPawnEnters();
    void gainedPawnFromAnother_data();
    void gainedPawnFromAnother();
    void effectFiresAgain_data();
    void effectFiresAgain();
    void thePawnComesBackWithTheBlock();
    void theOneRulingSaysOfThePawnTheOtherOfTheRest_data();
    void theOneRulingSaysOfThePawnTheOtherOfTheRest();
    void bonusCardMovesWithTheBlock();
    void bonusOnTheBlockIsTaken();
    void bonusFromAnEmptySupply();
    void extraCounter();
    void stripTakesEverything();
    void lostBlockCards_data();
    void lostBlockCards();
    void lostToNobody_data();
    void lostToNobody();
    void beginningOfTheTurn();
    void useWithATarget();
    void effectSpaces();
    void anEffectSpaceIsNamedAsAPlace();
};

void EffectsTest::attackOneAsksForPawnThenDice()
{
    Table table = before({attack(EffectKind::AttackOne, 2)});
    QCOMPARE(place(table), QByteArray("ok"));
    QCOMPARE(table.state.pending.size(), std::size_t(1));
    const Choice first = table.state.pending.front();
    QCOMPARE(first.kind, ChoiceKind::Pawn);
    QCOMPARE(first.player, Colour::Red);
    QCOMPARE(first.options, (std::vector<Option>{table.pawn("speedrunner-red"), table.pawn("speedrunner-blue")}));
    QCOMPARE(table.answer(Choose{2, table.pawn("speedrunner-blue"), {}}), QByteArray("R-140"));
    QCOMPARE(table.answer(Choose{1, table.pawn("gynoid"), {}}), QByteArray("R-061"));
    QCOMPARE(table.answer(Choose{1, {}, typed({1, 2})}), QByteArray("R-061")); // a pawn is asked for, not dice
    QCOMPARE(table.play(Choose{1, table.pawn("speedrunner-blue"), {}}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("choice-made choice-opened"));
    QCOMPARE(table.state.pending.front().kind, ChoiceKind::Dice);
    QCOMPARE(table.state.pending.front().id, 2);
    QCOMPARE(table.answer(Choose{2, {}, {}}), QByteArray("dice 2"));
    QCOMPARE(table.answer(Choose{2, {}, typed({1})}), QByteArray("A-129"));
    Table missed = table;
    QCOMPARE(missed.play(Choose{2, {}, typed({1, 4})}), QByteArray("ok"));
    QCOMPARE(missed.story(), QByteArray("choice-made dice-rolled"));
    QCOMPARE(table.play(Choose{2, {}, typed({1, 5})}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("choice-made dice-rolled pawn-eliminated"));
    QVERIFY(table.state.pending.empty());
}

void EffectsTest::attackOneReaches_data()
{
    QTest::addColumn<int>("reach");
    QTest::addColumn<QString>("pawns");
    QTest::newRow("any") << int(Reach::Any) << "speedrunner-red,speedrunner-blue,gynoid";
    QTest::newRow("adjacent: edge to edge, not the block itself")
        << int(Reach::Adjacent) << "speedrunner-red,speedrunner-blue";
    QTest::newRow("block: nobody stands there yet") << int(Reach::Block) << "";
}

void EffectsTest::attackOneReaches()
{
    QFETCH(int, reach);
    QFETCH(QString, pawns);
    Table table = before({attack(EffectKind::AttackOne, 1, static_cast<Reach>(reach))});
    table.lay("antro", {-1, 0});
    table.stand("gynoid", "antro/c", {});
    QCOMPARE(place(table), QByteArray("ok"));
    QString found;
    if (!table.state.pending.empty())
        for (const Option& option : table.state.pending.front().options)
            found += (found.isEmpty() ? "" : ",")
                + QString::fromStdString(cardOf(table.state, std::get<PawnId>(option)).key);
    QCOMPARE(found, pawns);
    QCOMPARE(table.count<EffectLapsed>(), pawns.isEmpty() ? 1 : 0);
}

void EffectsTest::attackAllIsOneRoll()
{
    Table table = before({attack(EffectKind::AttackAll, 2), effectOf(EffectKind::BonusToAll)});
    table.stand("gynoid", "central-core/c", {});
    table.printPawn("speedrunner-blue", [](PawnCard& card) { card.defence = Defence{{5}, {1}}; });
    QCOMPARE(place(table), QByteArray("ok"));
    QCOMPARE(table.state.pending.front().count, 2);
    QVERIFY(table.state.pending.front().options.empty());
    QCOMPARE(table.play(Choose{1, {}, typed({5, 2})}), QByteArray("ok"));
    QCOMPARE(table.story(),
             QByteArray("choice-made dice-rolled pawn-eliminated pawn-eliminated effect-fired "
                        "bonus-gained bonus-gained"));
    QCOMPARE(table.at("speedrunner-red").where, PawnWhere::Eliminated); // own ones too, and the Core protects nobody
    QCOMPARE(table.at("gynoid").where, PawnWhere::Reserve);
    QCOMPARE(table.at("speedrunner-blue").where, PawnWhere::Cybernet);
}

void EffectsTest::attackAllRollsForEachUnderA052Off()
{
    Table table = before({attack(EffectKind::AttackAll, 1)}, {{rule("A-052"), false}});
    QCOMPARE(place(table), QByteArray("ok"));
    QCOMPARE(table.state.pending.size(), std::size_t(2));
    QCOMPARE(table.state.pending[1].target, std::optional(table.pawn("speedrunner-blue")));
    QCOMPARE(table.answer(Choose{2, {}, typed({1})}), QByteArray("R-140")); // one at a time, in order
    QCOMPARE(table.play(Choose{1, {}, typed({5})}), QByteArray("ok"));
    QCOMPARE(table.play(Choose{2, {}, typed({1})}), QByteArray("ok"));
    QCOMPARE(table.at("speedrunner-red").where, PawnWhere::Eliminated);
    QCOMPARE(table.at("speedrunner-blue").where, PawnWhere::Cybernet);
}

void EffectsTest::attackNeedsSkullsAndDefence()
{
    Table table = before({effectOf(EffectKind::AttackAll)});
    QCOMPARE(place(table), QByteArray("needs placed"));
    table = before({attack(EffectKind::AttackAll, 0)});
    QCOMPARE(place(table), QByteArray("ok"));
    QCOMPARE(table.count<EffectLapsed>(), 1);
    table = before({attack(EffectKind::AttackAll, 1)});
    table.printPawn("speedrunner-blue", [](PawnCard& card) { card.defence.reset(); });
    QCOMPARE(place(table), QByteArray("ok"));
    QCOMPARE(table.answer(Choose{1, {}, {}}), QByteArray("needs defence")); // before anything is rolled
    QCOMPARE(table.answer(declared(Choose{1, {}, {}}, true)), QByteArray("dice 1")); // red's dice are known
    QCOMPARE(table.play(declared(Choose{1, {}, typed({1})}, true)), QByteArray("ok"));
    QCOMPARE(table.at("speedrunner-blue").where, PawnWhere::Eliminated);
    QCOMPARE(table.at("speedrunner-red").where, PawnWhere::Cybernet);
}

void EffectsTest::nothingElseWhileAChoiceIsOpen()
{
    Table table = before({attack(EffectKind::AttackOne, 1)});
    QCOMPARE(place(table), QByteArray("ok"));
    const PawnId red = table.pawn("speedrunner-red");
    const std::vector<Action> barred{NextPhase{},
                                     EndGame{},
                                     Sacrifice{red},
                                     Reboot{red, {}},
                                     Move{red, {table.place("sprawl/4")}, 1, false},
                                     Search{red, table.block("antro"), {0, 1}, 0, false}};
    for (const Action& action : barred) {
        QCOMPARE(table.answer(action), QByteArray("R-061"));
        QCOMPARE(table.answer(overriding(action)), QByteArray("R-061"));
    }
    QCOMPARE(table.answer(Note{"wait"}), QByteArray("ok"));
    Face face;
    face.key = "antro";
    face.ice = Ice{{1}, false};
    QCOMPARE(table.answer(SetBlock{face}), QByteArray("ok"));
    Adjust adjust;
    adjust.note = "still thinking";
    QCOMPARE(table.answer(adjust), QByteArray("ok"));
}

void EffectsTest::choicesInOrderOfEffectsThenPlayers()
{
    Table table = before({effectOf(EffectKind::SacrificeOne), effectOf(EffectKind::ReturnCounter)}, {}, 3);
    table.stand("gynoid", "central-core/c", Colour::Red);
    table.stand("cleaner-a", "central-core/c", Colour::Green);
    table.lay("antro", {-1, 0}, 0, Colour::Blue);
    table.state.turn.player = Colour::Green;
    QCOMPARE(table.play(Search{table.pawn("speedrunner-green"), table.block("sprawl"), {1, 0}, 0, false}),
             QByteArray("ok"));
    QCOMPARE(table.state.pending.size(), std::size_t(2)); // blue has one pawn only
    QCOMPARE(table.state.pending[0].player, Colour::Green);
    QCOMPARE(table.state.pending[1].player, Colour::Red);
    const auto codeOf = [&](int choice) {
        Command command;
        command.action = Choose{choice, table.pawn("speedrunner-red"), {}};
        return std::get<base::Refused<Game>>(Game::decide(table.state, command)).refusal.code;
    };
    QVERIFY(codeOf(2) == ObstacleCode(AnswerObstacle::AnotherFirst)); // red is asked after green
    QVERIFY(codeOf(3) == ObstacleCode(AnswerObstacle::NoSuchChoice));
    QCOMPARE(table.play(Choose{1, table.pawn("cleaner-a"), {}}), QByteArray("ok"));
    QCOMPARE(table.play(Choose{2, table.pawn("speedrunner-red"), {}}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("choice-made pawn-eliminated effect-fired choice-opened"));
    QCOMPARE(table.state.pending.front().id, 3);
    QCOMPARE(table.state.pending.front().player, Colour::Blue); // a single option is still asked
}

void EffectsTest::returnedCounterLosesControl()
{
    Table table = before({effectOf(EffectKind::ReturnCounter)});
    table.lay("antro", {-1, 0}, 0, Colour::Blue);
    table.lay("financial-sector", {0, 1}, 0, Colour::Blue);
    Effect gain = effectOf(EffectKind::GainCard);
    table.print("financial-sector", [&](Face& face) { face.controlled = {gain}; });
    Game::evolve(table.state, BonusCardMoved{table.card("financial-sector"), std::nullopt, Colour::Blue});
    Game::evolve(table.state, CounterPlaced{table.block("antro"), Colour::Blue, 1});
    QCOMPARE(place(table), QByteArray("ok"));
    Table twice = table;
    QCOMPARE(twice.play(Choose{1, twice.block("antro"), {}}), QByteArray("ok"));
    QCOMPARE(twice.story(), QByteArray("choice-made counter-returned")); // another one is left
    QCOMPARE(twice.laid("antro").owner, std::optional(Colour::Blue));
    QCOMPARE(table.play(Choose{1, table.block("financial-sector"), {}}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("choice-made counter-returned control-lost bonus-card"));
    QVERIFY(!table.laid("financial-sector").owner);
    QCOMPARE(table.lying("financial-sector").where, CardWhere::Supply);
}

void EffectsTest::aChoiceWhoseOptionsAreGoneIsClosed()
{
    Table table = before({attack(EffectKind::AttackOne, 1), effectOf(EffectKind::BonusToAll)});
    QCOMPARE(place(table), QByteArray("ok"));
    Adjust adjust;
    for (const char* key : {"speedrunner-red", "speedrunner-blue"}) {
        PawnPatch patch;
        patch.pawn = table.pawn(key);
        patch.where = PawnWhere::Eliminated;
        adjust.pawns.push_back(patch);
    }
    QCOMPARE(table.play(adjust), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("adjusted choice-closed effect-fired bonus-gained bonus-gained"));
    QVERIFY(table.state.pending.empty());
}

void EffectsTest::underControlEffects_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("story");
    QTest::addColumn<bool>("open");
    QTest::newRow("place-pawn") << int(EffectKind::PlacePawn) << "pawn-placed" << false;
    QTest::newRow("gain-pawn") << int(EffectKind::GainPawn) << "pawn-placed" << false;
    QTest::newRow("gain-card without a card") << int(EffectKind::GainCard) << "effect-lapsed" << false;
    QTest::newRow("attack-all") << int(EffectKind::AttackAll) << "choice-opened" << true;
    QTest::newRow("attack-one") << int(EffectKind::AttackOne) << "choice-opened" << true;
    QTest::newRow("extra-counter") << int(EffectKind::ExtraCounter) << "counter-placed" << false;
    QTest::newRow("return-counter") << int(EffectKind::ReturnCounter) << "choice-opened" << true;
    QTest::newRow("bonus") << int(EffectKind::Bonus) << "bonus-gained" << false;
    QTest::newRow("bonus-to-all") << int(EffectKind::BonusToAll) << "bonus-gained bonus-gained" << false;
    QTest::newRow("bonus-on-block") << int(EffectKind::BonusOnBlock) << "bonus-laid" << false;
    QTest::newRow("sacrifice-one") << int(EffectKind::SacrificeOne) << "choice-opened" << true;
    QTest::newRow("discard") << int(EffectKind::Discard) << "discard-asked discard-asked" << false;
    QTest::newRow("strip") << int(EffectKind::Strip) << "choice-opened" << true;
    QTest::newRow("as-core lasts") << int(EffectKind::AsCore) << "" << false;
    QTest::newRow("note is for the players") << int(EffectKind::Note) << "" << false;
}

void EffectsTest::underControlEffects()
{
    QFETCH(int, kind);
    QFETCH(QString, story);
    QFETCH(bool, open);
    Table table = contested({});
    Effect effect = pawnEffect(static_cast<EffectKind>(kind), table.pawn("gynoid"));
    effect.skulls = 1;
    table.print("pink-district", [&](Face& face) { face.controlled = {effect}; });
    table.stand("cleaner-a", "central-core/c", Colour::Red);
    table.addCard("seven");
    table.give("seven", "cleaner-a");
    QCOMPARE(take(table, Colour::Red), QByteArray("ok"));
    const QString before = "dice-rolled icebreak-succeeded control-gained counter-placed effect-fired ";
    QCOMPARE(QString(table.story()), (before + story).trimmed());
    QCOMPARE(table.first<EffectFired>().time, EffectTime::Controlled);
    QCOMPARE(table.state.pending.empty(), !open);
    QCOMPARE(table.answer(NextPhase{}), QByteArray(open ? "R-070" : "ok"));
    if (open)
        QCOMPARE(table.answer(Choose{1, Option{Colour::Green}, {}}), QByteArray("R-070"));
}

void EffectsTest::gainedPawnEnters()
{
    Table table = contested({});
    table.print("pink-district",
                [&](Face& face) { face.controlled = {pawnEffect(EffectKind::GainPawn, table.pawn("gynoid"))}; });
    QCOMPARE(take(table, Colour::Red), QByteArray("ok"));
    QCOMPARE(table.at("gynoid").controller, std::optional(Colour::Red));
    QCOMPARE(table.at("gynoid").at, std::optional(table.place("pink-district/c"))); // no figure space printed: c
    Table hulk = contested({pawnEffect(EffectKind::GainPawn, table.pawn("hulk-drone"))});
    QCOMPARE(take(hulk, Colour::Red), QByteArray("ok"));
    QCOMPARE(hulk.at("hulk-drone").at, std::optional(hulk.place("pink-district")));
    Table waiting = contested({pawnEffect(EffectKind::GainPawn, table.pawn("cleaner-a"))});
    waiting.state.pawns[waiting.pawn("cleaner-a").index()].where = PawnWhere::Eliminated;
    waiting.state.pawns[waiting.pawn("cleaner-a").index()].controller = Colour::Blue;
    QCOMPARE(take(waiting, Colour::Red), QByteArray("ok")); // it enters though it lay face down
    QCOMPARE(waiting.at("cleaner-a").where, PawnWhere::Cybernet);
    QCOMPARE(waiting.at("cleaner-a").controller, std::optional(Colour::Red));
    Table idoru = contested({pawnEffect(EffectKind::GainPawn, table.pawn("idoru"))});
    QCOMPARE(take(idoru, Colour::Red), QByteArray("ok"));
    QCOMPARE(idoru.at("idoru").counter, std::optional(Colour::Red));
}

void EffectsTest::gainedPawnFromAnother_data()
{
    QTest::addColumn<bool>("off");
    QTest::addColumn<QString>("at");
    QTest::newRow("A-072 stays where it is") << false << "central-core/c";
    QTest::newRow("A-072 off: to its figure space") << true << "pink-district/c";
}

void EffectsTest::gainedPawnFromAnother()
{
    QFETCH(bool, off);
    QFETCH(QString, at);
    Table table = contested({}, {{rule("A-072"), !off}});
    table.print("pink-district",
                [&](Face& face) { face.controlled = {pawnEffect(EffectKind::GainPawn, table.pawn("gynoid"))}; });
    table.stand("gynoid", "central-core/c", Colour::Blue);
    table.addCard("seven");
    table.give("seven", "gynoid", 1, Colour::Blue);
    QCOMPARE(take(table, Colour::Red), QByteArray("ok"));
    QCOMPARE(table.at("gynoid").controller, std::optional(Colour::Red));
    QCOMPARE(table.at("gynoid").at, std::optional(table.place(at.toUtf8().constData())));
    QCOMPARE(table.lying("seven").where, CardWhere::Discarded);
    QCOMPARE(table.player(Colour::Blue).bonus, 1);
}

void EffectsTest::effectFiresAgain_data()
{
    QTest::addColumn<bool>("off");
    QTest::addColumn<bool>("between");
    QTest::addColumn<int>("bonus");
    QTest::newRow("A-071 regained") << false << false << 2;
    QTest::newRow("A-071 off") << true << false << 1;
    QTest::newRow("A-071 off, another held it in between") << true << true << 2;
}

void EffectsTest::effectFiresAgain()
{
    QFETCH(bool, off);
    QFETCH(bool, between);
    QFETCH(int, bonus);
    Table table = contested({effectOf(EffectKind::Bonus)}, {{rule("A-071"), !off}});
    QCOMPARE(take(table, Colour::Red), QByteArray("ok"));
    if (between) {
        QCOMPARE(take(table, Colour::Blue), QByteArray("ok"));
    } else {
        Game::evolve(table.state, CounterReturned{table.block("pink-district"), Colour::Red, 1});
        Game::evolve(table.state, ControlLost{table.block("pink-district"), Colour::Red});
    }
    QCOMPARE(take(table, Colour::Red), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).bonus, bonus);
}

void EffectsTest::thePawnComesBackWithTheBlock()
{
    for (const bool off : {false, true}) {
        Table table = takenAndLost({{rule("A-075"), !off}});
        QCOMPARE(take(table, Colour::Red), QByteArray("ok"));
        QCOMPARE(table.player(Colour::Red).bonus, 2);
        QCOMPARE(table.at("gynoid").where, off ? PawnWhere::Reserve : PawnWhere::Cybernet);
        Game::evolve(table.state, PawnEliminated{table.pawn("gynoid"), PawnWhere::Reserve, {}, Colour::Red});
        QCOMPARE(take(table, Colour::Blue), QByteArray("ok")); // another player always gets it
        QCOMPARE(table.at("gynoid").controller, std::optional(Colour::Blue));
    }
}

void EffectsTest::theOneRulingSaysOfThePawnTheOtherOfTheRest_data()
{
    QTest::addColumn<bool>("again");
    QTest::addColumn<bool>("back");
    for (const bool again : {true, false})
        for (const bool back : {true, false})
            QTest::addRow("A-071 %s, A-075 %s", again ? "on" : "off", back ? "on" : "off") << again << back;
}

void EffectsTest::theOneRulingSaysOfThePawnTheOtherOfTheRest()
{
    QFETCH(bool, again);
    QFETCH(bool, back);
    Table table = takenAndLost({{rule("A-071"), again}, {rule("A-075"), back}});
    QCOMPARE(table.player(Colour::Red).bonus, 1);
    QCOMPARE(take(table, Colour::Red), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).bonus, again ? 2 : 1);
    QCOMPARE(table.at("gynoid").where, back ? PawnWhere::Cybernet : PawnWhere::Reserve);
}

void EffectsTest::bonusCardMovesWithTheBlock()
{
    Effect named = effectOf(EffectKind::GainCard);
    Table table = contested({named});
    named.card = table.card("google-ex-machina");
    table.print("pink-district", [&](Face& face) { face.controlled = {named}; });
    QCOMPARE(take(table, Colour::Red), QByteArray("ok"));
    QCOMPARE(table.lying("google-ex-machina").owner, std::optional(Colour::Red));
    QCOMPARE(take(table, Colour::Blue), QByteArray("ok"));
    QCOMPARE(table.story(),
             QByteArray("dice-rolled icebreak-succeeded counter-returned control-lost control-gained "
                        "counter-placed bonus-card effect-fired bonus-card"));
    QCOMPARE(table.lying("google-ex-machina").owner, std::optional(Colour::Blue));
}

void EffectsTest::bonusOnTheBlockIsTaken()
{
    Effect two = effectOf(EffectKind::BonusOnBlock);
    two.count = 2;
    Table table = before({two});
    QCOMPARE(place(table), QByteArray("ok"));
    QCOMPARE(table.laid("sprawl").bonus, 2);
    QCOMPARE(table.state.bonusSupply, 22);
    table.print("sprawl", [](Face& face) { face.controlled = {effectOf(EffectKind::Bonus)}; });
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    QCOMPARE(table.play(Icebreak{table.pawn("speedrunner-red"), table.block("sprawl"), typed({2}), false}),
             QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).bonus, 2);
    QCOMPARE(table.laid("sprawl").bonus, 0);
    QCOMPARE(table.state.bonusSupply, 22);
    Table empty = before({two});
    empty.enrich(Colour::Blue, 24);
    QCOMPARE(place(empty), QByteArray("ok"));
    QCOMPARE(empty.count<EffectLapsed>(), 1);
}

void EffectsTest::bonusFromAnEmptySupply()
{
    for (const EffectKind kind : {EffectKind::Bonus, EffectKind::BonusToAll}) {
        Table table = before({effectOf(kind)});
        table.enrich(Colour::Blue, 23);
        Table empty = table;
        QCOMPARE(place(table), QByteArray("ok")); // the last one is given
        QCOMPARE(table.count<EffectLapsed>(), 0);
        QCOMPARE(table.player(Colour::Red).bonus, 1);
        empty.enrich(Colour::Blue, 1);
        QCOMPARE(place(empty), QByteArray("ok"));
        QCOMPARE(empty.story(), QByteArray("block-placed effect-fired effect-lapsed"));
        QVERIFY(empty.first<EffectLapsed>().source == Source{empty.block("sprawl")});
        QVERIFY((empty.hints() == std::vector<Hint>{{Hint::Code::SupplyEmpty, {}}}));
    }
}

void EffectsTest::extraCounter()
{
    Table table = contested({effectOf(EffectKind::ExtraCounter), effectOf(EffectKind::Bonus)});
    Table last = table;
    QCOMPARE(take(table, Colour::Red), QByteArray("ok"));
    QCOMPARE(int(table.laid("pink-district").counters[0]), 2);
    QCOMPARE(table.player(Colour::Red).pool, 8);
    findPlayer(last.state, Colour::Red)->pool = findPlayer(last.state, Colour::Red)->total = 2;
    QCOMPARE(take(last, Colour::Red), QByteArray("ok")); // the extra one is the last: nothing follows
    QCOMPARE(last.story(),
             QByteArray("dice-rolled icebreak-succeeded control-gained counter-placed effect-fired "
                        "counter-placed game-won"));
}

void EffectsTest::stripTakesEverything()
{
    Table table = before({effectOf(EffectKind::Strip)});
    table.addCard("seven");
    table.addCard("bot");
    table.give("seven", "speedrunner-blue", 2, Colour::Blue);
    table.give("bot", "speedrunner-blue");
    QCOMPARE(place(table), QByteArray("ok"));
    QCOMPARE(table.state.pending.front().options, (std::vector<Option>{table.pawn("speedrunner-blue")}));
    QCOMPARE(table.play(Choose{1, table.pawn("speedrunner-blue"), {}}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("choice-made bonus-returned card-discarded card-discarded"));
}

void EffectsTest::lostBlockCards_data()
{
    QTest::addColumn<bool>("off");
    QTest::newRow("A-113 asked") << false;
    QTest::newRow("A-113 off: eliminated") << true;
}

void EffectsTest::lostBlockCards()
{
    QFETCH(bool, off);
    Table table = contested({effectOf(EffectKind::Bonus)}, {{rule("A-113"), !off}});
    QCOMPARE(take(table, Colour::Red), QByteArray("ok"));
    table.addCard("gentleman-loser", [](Card& card) { card.use = CardUse::BlockCard; });
    table.enrich(Colour::Red, 1);
    Game::evolve(table.state, BonusCountersPaid{Colour::Red, 1, table.card("gentleman-loser")});
    Game::evolve(table.state,
                 CardPlaced{table.card("gentleman-loser"), {2, 0}, table.block("pink-district"), Colour::Red});
    table.stand("cracker", "gentleman-loser/c", Colour::Red);
    QCOMPARE(take(table, Colour::Blue), QByteArray("ok"));
    QCOMPARE(table.lying("gentleman-loser").where, CardWhere::Discarded);
    QCOMPARE(table.at("cracker").where, off ? PawnWhere::Reserve : PawnWhere::Cybernet);
    if (off) {
        QCOMPARE(table.player(Colour::Blue).bonus, 1);
        return;
    }
    QCOMPARE(table.player(Colour::Blue).bonus, 0); // the new effects wait behind
    const Choice& choice = table.state.pending.front();
    QCOMPARE(choice.kind, ChoiceKind::Place);
    QCOMPARE(choice.player, Colour::Red);
    QCOMPARE(choice.options.size(), std::size_t(5)); // seven spaces, two of them taken
    QCOMPARE(choice.options.front(), Option(table.place("pink-district/1"))); // proposed: beside where the card lay
    QCOMPARE(choice.options.back(), Option(table.place("pink-district/5")));
    QCOMPARE(table.answer(Choose{1, table.place("pink-district/3"), {}}), QByteArray("A-113"));
    Table byHand = table;
    QCOMPARE(table.play(Choose{1, table.place("pink-district/c"), {}}), QByteArray("ok"));
    QCOMPARE(table.at("cracker").at, std::optional(table.place("pink-district/c")));
    QCOMPARE(table.player(Colour::Blue).bonus, 1);
    Adjust adjust;
    PawnPatch patch;
    patch.pawn = byHand.pawn("cracker");
    patch.at = byHand.place("central-core/c");
    adjust.pawns = {patch};
    QCOMPARE(byHand.play(adjust), QByteArray("ok")); // closes the choice
    QVERIFY(byHand.state.pending.empty());
    QCOMPARE(byHand.player(Colour::Blue).bonus, 1);
}

void EffectsTest::lostToNobody_data()
{
    QTest::addColumn<bool>("off");
    QTest::newRow("A-074 the pawn stays with its holder") << false;
    QTest::newRow("A-074 off: uncontrolled") << true;
}

void EffectsTest::lostToNobody()
{
    QFETCH(bool, off);
    Table table = before({effectOf(EffectKind::ReturnCounter)}, {{rule("A-074"), !off}});
    table.print("pink-district",
                [&](Face& face) { face.controlled = {pawnEffect(EffectKind::GainPawn, table.pawn("gynoid"))}; });
    table.lay("pink-district", {0, 1}, 0, Colour::Red);
    table.stand("gynoid", "pink-district/c", Colour::Red);
    QCOMPARE(place(table), QByteArray("ok"));
    QCOMPARE(table.play(Choose{1, table.block("pink-district"), {}}), QByteArray("ok"));
    QCOMPARE(table.at("gynoid").controller.has_value(), !off);
    QCOMPARE(table.at("gynoid").at, std::optional(table.place("pink-district/c")));
}

void EffectsTest::beginningOfTheTurn()
{
    Table table(2);
    table.lay("sprawl", {1, 0}, 0, Colour::Blue);
    table.lay("antro", {0, 1}, 0, Colour::Red);
    Effect optional = effectOf(EffectKind::BonusToAll);
    optional.may = true;
    table.print("sprawl", [](Face& face) { face.turnStart = {effectOf(EffectKind::Bonus)}; });
    table.print("antro", [](Face& face) { face.turnStart = {effectOf(EffectKind::Bonus)}; }); // red's, not blue's turn
    table.printPawn("speedrunner-blue", [&](PawnCard& card) { card.turnStart = {optional}; });
    QCOMPARE(table.answer(Use{table.block("sprawl"), {}}), QByteArray("R-023"));
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.state.turnStartsLeft.size(), std::size_t(2));
    QCOMPARE(table.answer(NextPhase{}), QByteArray("R-023"));
    QCOMPARE(table.answer(overriding(NextPhase{})), QByteArray("ok"));
    QCOMPARE(table.answer(Use{table.block("antro"), {}}), QByteArray("R-023"));
    QCOMPARE(table.play(Use{table.block("sprawl"), {}}), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Blue).bonus, 1);
    QCOMPARE(table.answer(Use{table.block("sprawl"), {}}), QByteArray("R-023")); // once
    Table skipped = table;
    QCOMPARE(skipped.play(NextPhase{}), QByteArray("ok")); // what may happen need not
    QCOMPARE(skipped.answer(Use{skipped.pawn("speedrunner-blue"), {}}), QByteArray("R-023"));
    QCOMPARE(table.play(Use{table.pawn("speedrunner-blue"), {}}), QByteArray("ok")); // the command is the yes
    QCOMPARE(table.story(), QByteArray("effect-fired bonus-gained bonus-gained"));
}

void EffectsTest::useWithATarget()
{
    Table table(2);
    table.printPawn("speedrunner-blue", [](PawnCard& card) { card.turnStart = {attack(EffectKind::AttackOne, 1)}; });
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.answer(Use{table.pawn("speedrunner-blue"), table.pawn("gynoid")}), QByteArray("R-023"));
    QCOMPARE(table.play(Use{table.pawn("speedrunner-blue"), table.pawn("speedrunner-red")}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("effect-fired choice-opened choice-made choice-opened"));
    QCOMPARE(table.state.pending.front().kind, ChoiceKind::Dice);
}

void EffectsTest::effectSpaces()
{
    Table table(2, Edition::Second2017);
    table.lay("sprawl", {1, 0});
    table.print("sprawl", [](Face& face) {
        Space well{middleSpace, SpaceKind::Normal, hex::Six::all(), {}, {}, {}, 0, 0, {effectOf(EffectKind::Bonus)}};
        face.spaces = std::vector{well};
    });
    QCOMPARE(table.answer(Use{table.pawn("speedrunner-red"), {}}), QByteArray("R-167"));
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    QCOMPARE(table.play(Use{table.pawn("speedrunner-red"), {}}), QByteArray("ok"));
    QCOMPARE(table.play(Use{table.block("sprawl"), {}}), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).bonus, 2);
    QCOMPARE(table.answer(Use{table.pawn("speedrunner-blue"), {}}), QByteArray("R-167"));
}

void EffectsTest::anEffectSpaceIsNamedAsAPlace()
{
    Table table(2, Edition::Second2017);
    table.lay("sprawl", {1, 0});
    table.print("sprawl", [](Face& face) {
        const Space plain{sideSpace(0), SpaceKind::Large, {}, {}, {}, {}, 0, 0, {}};
        Space well = plain;
        well.id = sideSpace(1);
        well.effects = {effectOf(EffectKind::Bonus)};
        Space other = well;
        other.id = sideSpace(2);
        face.spaces = std::vector{plain, well, other};
    });
    const auto use = [&](const char* place) { return Use{table.block("sprawl"), {}, table.place(place)}; };
    for (const char* pawn : {"speedrunner-red", "gynoid"}) // two of red's on one space: it is used once
        table.stand(pawn, "sprawl/1", Colour::Red);
    table.stand("cleaner-a", "sprawl/2", Colour::Red);
    QCOMPARE(table.play(use("sprawl/1")), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).bonus, 1);
    QVERIFY(table.first<EffectFired>().source == Source{table.block("sprawl")});
    QCOMPARE(table.play(Use{table.block("sprawl"), {}}), QByteArray("ok")); // the block alone means both
    QCOMPARE(table.player(Colour::Red).bonus, 3);
    QCOMPARE(table.answer(use("sprawl/0")), QByteArray("R-167"));
    table.stand("cleaner-a", "sprawl/2", Colour::Blue); // another's pawn is on it
    QCOMPARE(table.answer(use("sprawl/2")), QByteArray("R-167"));
    table.state.turn.phase = Phase::Beginning;
    QCOMPARE(table.answer(use("sprawl/1")), QByteArray("R-167"));
}

QTEST_GUILESS_MAIN(EffectsTest)
#include "effects_test.moc"
