// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rule that a refusal names is the one that is broken, and what did not happen is not told (R-002, R-023, R-065,
//
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

BlockPatch patchOf(BlockId block)
{
    BlockPatch patch;
    patch.block = block;
    return patch;
}

std::optional<ObstacleCode> obstacle(const Table& table, const Action& action)
{
    Command command;
    command.action = action;
    const auto decision = Game::decide(table.state, command);
    const auto* refused = std::get_if<base::Refused<Game>>(&decision);
    return refused ? std::optional(refused->refusal.code) : std::nullopt;
}

/// A-072 off: whoever takes the Sprawl gains the gynoid.
Table givingTheGynoid()
{
    Table table(2, Edition::First2011, {{rule("A-072"), false}});
    Effect gain;
    gain.kind = EffectKind::GainPawn;
    gain.pawn = table.pawn("gynoid");
    table.lay("sprawl", {1, 0});
    table.print("sprawl", [&](Face& face) { face.controlled = std::vector{gain}; });
    return table;
}

QByteArray put(Table& table, const BlockPatch& patch)
{
    Adjust adjust;
    adjust.blocks = {patch};
    return table.play(adjust);
}

} // namespace

class NamedRulesTest : public QObject {
    Q_OBJECT
private slots:
    void aWayThatIsTooLong_data();
    void aWayThatIsTooLong();
    void ownMovementUsedUp_data();
    void ownMovementUsedUp();
    void moreCountersThanThereAre();
    void effectsOfTheBeginningElsewhere();
    void phaseBeforeEffect();
    void aPawnThatStandsThereAlready();
    void aPawnThatFindsNoSpace();
    void theCoreIsNobodys();
    void theCoreBelongsToNobodyByHand();
};

void NamedRulesTest::aWayThatIsTooLong_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArrayList>("path");
    QTest::addColumn<QByteArray>("answer");
    const QByteArrayList spaces{"central-core/c", "sprawl/4", "sprawl/c"};
    QTest::newRow("R-034 by a card") << -1 << spaces << QByteArray("R-034");
    QTest::newRow("R-119 by its icon") << int(OwnMovement::Kind::Spaces) << spaces << QByteArray("R-119");
    QTest::newRow("R-117 by its roll") << int(OwnMovement::Kind::Roll) << spaces << QByteArray("R-117");
    QTest::newRow("R-109 by blocks") << int(OwnMovement::Kind::Blocks) << QByteArrayList{"central-core", "sprawl"}
                                     << QByteArray("R-109");
}

void NamedRulesTest::aWayThatIsTooLong()
{
    QFETCH(int, kind);
    QFETCH(QByteArrayList, path);
    QFETCH(QByteArray, answer);
    Table table(2);
    table.lay("sprawl", {1, 0});
    table.lay("antro", {-1, 0});
    const bool own = kind >= 0;
    const bool bare = kind == int(OwnMovement::Kind::Blocks);
    if (own)
        table.printPawn("cleaner-a", [&](PawnCard& card) {
            card.ownMovement = OwnMovement{static_cast<OwnMovement::Kind>(kind), 1};
        });
    table.stand("cleaner-a", bare ? "antro" : "antro/1", Colour::Red);
    if (kind == int(OwnMovement::Kind::Roll))
        QCOMPARE(table.play(RollMovement{table.pawn("cleaner-a"), typed({1})}), QByteArray("ok"));
    Move move{table.pawn("cleaner-a"), {}, own ? std::nullopt : std::optional(1), own};
    for (const QByteArray& place : path) {
        move.path.push_back(table.place(place.constData()));
        QCOMPARE(table.answer(move), move.path.size() == 1 ? QByteArray("ok") : answer);
    }
}

void NamedRulesTest::ownMovementUsedUp_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("R-119 its icon") << int(OwnMovement::Kind::Spaces) << QByteArray("R-119");
    QTest::newRow("R-117 its roll") << int(OwnMovement::Kind::Roll) << QByteArray("R-117");
    QTest::newRow("R-109 blocks") << int(OwnMovement::Kind::Blocks) << QByteArray("R-109");
}

void NamedRulesTest::ownMovementUsedUp() // once a turn, and with no card
{
    QFETCH(int, kind);
    QFETCH(QByteArray, answer);
    Table table(2);
    table.addCard("worm");
    table.lay("antro", {-1, 0});
    const bool bare = kind == int(OwnMovement::Kind::Blocks);
    table.printPawn("cleaner-a",
                    [&](PawnCard& card) { card.ownMovement = OwnMovement{static_cast<OwnMovement::Kind>(kind), 1}; });
    table.stand("cleaner-a", bare ? "antro" : "antro/1", Colour::Red);
    const Action roll = RollMovement{table.pawn("cleaner-a"), typed({1})};
    if (kind == int(OwnMovement::Kind::Roll)) {
        QCOMPARE(table.answer(with(roll, {table.card("worm")})), answer);
        QCOMPARE(table.play(roll), QByteArray("ok"));
    }
    const Action move =
        Move{table.pawn("cleaner-a"), {table.place(bare ? "central-core" : "central-core/c")}, std::nullopt, true};
    QCOMPARE(table.answer(with(move, {table.card("worm")})), answer);
    QCOMPARE(table.play(move), QByteArray("ok"));
    QCOMPARE(table.answer(move), answer);
    QVERIFY(obstacle(table, move) == ObstacleCode(MoveObstacle::OwnMovementUsed));
}

void NamedRulesTest::moreCountersThanThereAre() // ten in each colour
{
    Table table(2);
    PlayerPatch patch;
    patch.colour = Colour::Red;
    Adjust adjust;
    patch.total = 11;
    adjust.players = {patch};
    QCOMPARE(table.answer(adjust), QByteArray("R-002"));
    adjust.players.front().total = 10;
    QCOMPARE(table.answer(adjust), QByteArray("ok"));
    adjust.players.front().total.reset();
    adjust.players.front().pool = 11;
    QCOMPARE(table.answer(adjust), QByteArray("R-002"));
}

void NamedRulesTest::effectsOfTheBeginningElsewhere()
{
    Table table(2);
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    table.print("sprawl", [](Face& face) { face.turnStart = std::vector{Effect{}}; });
    const Use use{table.block("sprawl"), {}};
    QCOMPARE(table.answer(use), QByteArray("R-023")); // the action phase: it is over
    QCOMPARE(table.answer(overriding(use)), QByteArray("R-023"));
    QCOMPARE(table.answer(Use{table.pawn("speedrunner-red"), {}}), QByteArray("R-167")); // nothing of a beginning
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.answer(use), QByteArray("R-023"));
    table.print("sprawl", [](Face& face) {
        Space space{middleSpace, SpaceKind::Normal, hex::Six::all(), {}, {}, {}, 0, 0, {Effect{}}};
        face.spaces = std::vector{space};
    });
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    QCOMPARE(table.answer(use), QByteArray("R-167")); // what it has now is the effect of a space
}

void NamedRulesTest::phaseBeforeEffect() // however the one effect space is named
{
    Table table(2, Edition::Second2017);
    table.lay("sprawl", {1, 0});
    table.print("sprawl", [](Face& face) {
        face.spaces = std::vector{
            Space{middleSpace, SpaceKind::Large, hex::Six::all(), {}, {}, {}, 0, 0, std::vector<Effect>(1)}};
    });
    table.stand("gynoid", "sprawl/c", Colour::Red);
    const Use nothing{table.pawn("speedrunner-red"), {}};
    const std::vector<Use> wells{
        {table.pawn("gynoid"), {}}, {table.block("sprawl"), {}}, {table.block("sprawl"), {}, table.place("sprawl/c")}};
    const ObstacleCode wrongPhase = TurnObstacle::WrongPhase;
    const ObstacleCode none = CardObstacle::NoSuchEffect;
    for (const Phase phase : {Phase::Beginning, Phase::Recycling}) {
        table.state.turn.phase = phase;
        for (const Use& well : wells) {
            QCOMPARE(table.answer(well), QByteArray("R-167"));
            QVERIFY(obstacle(table, well) == wrongPhase);
        }
        const bool beginning = phase == Phase::Beginning;
        QCOMPARE(table.answer(nothing), QByteArray(beginning ? "R-023" : "R-167"));
        QVERIFY(obstacle(table, nothing) == (beginning ? none : wrongPhase));
    }
    table.state.turn.phase = Phase::Action;
    QVERIFY(obstacle(table, nothing) == none);
    for (const Use& well : wells)
        QCOMPARE(table.answer(well), QByteArray("ok"));
}

void NamedRulesTest::aPawnThatFindsNoSpace() // A-072 off, A-133: it changes hands where it stands
{
    Table table = givingTheGynoid();
    table.print("sprawl", [](Face& face) {
        face.sides = hex::Six{};
        face.spaces.emplace();
    });
    table.printPawn("speedrunner-red",
                    [](PawnCard& card) { card.ownMovement = OwnMovement{OwnMovement::Kind::Blocks, 1}; });
    table.stand("speedrunner-red", "sprawl", Colour::Red);
    const Icebreak icebreak{table.pawn("speedrunner-red"), table.block("sprawl"), typed({2}), false};
    for (const bool changed : {true, false}) {
        Table there = table;
        there.stand("gynoid", "central-core/c", changed ? Colour::Blue : Colour::Red);
        QCOMPARE(there.answer(icebreak), QByteArray("needs spaces"));
        QCOMPARE(there.play(declared(icebreak)), QByteArray("ok"));
        QCOMPARE(there.count<PawnControlChanged>(), changed ? 1 : 0);
        QCOMPARE(there.count<EffectLapsed>(), changed ? 0 : 1); // one or the other, never both
        QCOMPARE(there.count<PawnPlaced>(), 0);
        QCOMPARE(there.at("gynoid").at, std::optional(there.place("central-core/c")));
        QCOMPARE(there.at("gynoid").controller, std::optional(Colour::Red));
    }
}

void NamedRulesTest::aPawnThatStandsThereAlready() // A-072 off
{
    Table table = givingTheGynoid();
    table.stand("speedrunner-red", "sprawl/3", Colour::Red);
    const Icebreak icebreak{table.pawn("speedrunner-red"), table.block("sprawl"), typed({2}), false};
    for (const std::optional<Colour> before : {std::optional(Colour::Blue), std::optional(Colour::Red)}) {
        Table there = table;
        there.stand("gynoid", "sprawl/c", before);
        QCOMPARE(there.play(icebreak), QByteArray("ok"));
        QCOMPARE(there.count<PawnPlaced>(), 0);
        QCOMPARE(there.count<EffectLapsed>(), before == Colour::Red ? 1 : 0);
        QCOMPARE(there.at("gynoid").controller, std::optional(Colour::Red));
        Table elsewhere = table;
        elsewhere.stand("gynoid", "central-core/c", before);
        QCOMPARE(elsewhere.play(icebreak), QByteArray("ok"));
        QCOMPARE(elsewhere.count<PawnPlaced>(), 1);
    }
}

void NamedRulesTest::theCoreIsNobodys()
{
    Table table(2, Edition::First2011, {{rule("A-066"), false}});
    SetBlock ice;
    ice.face.key = "central-core";
    ice.face.ice = Ice{{1, 2, 3, 4, 5, 6}, false};
    QCOMPARE(table.play(ice), QByteArray("ok"));
    const Icebreak icebreak{table.pawn("speedrunner-red"), centralCore, typed({2}), false};
    QCOMPARE(table.answer(icebreak), QByteArray("R-065"));
    QCOMPARE(table.answer(overriding(icebreak)), QByteArray("R-065"));
    table.print("central-core", [](Face& face) { face.ice.reset(); });
    QCOMPARE(table.answer(icebreak), QByteArray("R-065")); // not asked for either
    QCOMPARE(table.play(ice), QByteArray("ok"));
    for (const char* block : {"central-core", "antro", "sprawl"})
        table.print(block, [](Face& face) { face.corners = hex::Six::all(); });
    table.lay("antro", {1, -1}, 0, Colour::Red);
    table.stand("speedrunner-red", "antro/c", Colour::Red);
    QCOMPARE(table.play(Search{table.pawn("speedrunner-red"), table.block("sprawl"), {1, 0}, 0, false}),
             QByteArray("ok"));
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    QCOMPARE(table.play(Icebreak{table.pawn("speedrunner-red"), table.block("sprawl"), typed({2}), false}),
             QByteArray("ok"));
    QCOMPARE(table.count<BonusCounterWon>(), 1); // the icon waits for the controllable blocks alone
}

void NamedRulesTest::theCoreBelongsToNobodyByHand()
{
    Table table(2);
    BlockPatch owned = patchOf(centralCore);
    owned.owner = std::optional(Colour::Red);
    QCOMPARE(put(table, owned), QByteArray("R-065"));
    BlockPatch counted = patchOf(centralCore);
    counted.counters = std::array<std::uint8_t, 4>{1, 0, 0, 0};
    QCOMPARE(put(table, counted), QByteArray("R-065"));
    BlockPatch free = patchOf(centralCore);
    free.owner = std::optional<std::optional<Colour>>(std::optional<Colour>());
    free.counters = std::array<std::uint8_t, 4>{};
    free.rotation = 1;
    QCOMPARE(put(table, free), QByteArray("ok"));
}

QTEST_GUILESS_MAIN(NamedRulesTest)
#include "named_rules_test.moc"
