// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Movement and spaces.
#include "zaibatsu/legal.h"
#include "zaibatsu/spaces.h"
#include "zaibatsu/support/table.h"

#include <QTest>

#include <algorithm>

using namespace zaibatsu;
using namespace testing;

namespace {

hex::Six sides(std::initializer_list<int> list)
{
    hex::Six six;
    for (const int side : list)
        six.set(side);
    return six;
}

Space space(const char* id, SpaceKind kind, std::initializer_list<int> at)
{
    return {*spaceId(id), kind, sides(at), {}, {}, {}, 0, 0, {}};
}

/// The Sprawl east of the Core, the Antro east of the Sprawl; red's Speedrunner on the Core.
Table row(Edition edition = Edition::First2011, std::map<RuleId, bool> switches = {})
{
    Table table(2, edition, std::move(switches));
    table.lay("sprawl", {1, 0});
    table.lay("antro", {2, 0});
    return table;
}

Move walk(const Table& table, const char* pawn, std::initializer_list<const char*> path, std::optional<int> actions = 9,
          bool own = false)
{
    Move move{table.pawn(pawn), {}, actions, own};
    for (const char* place : path)
        move.path.push_back(table.place(place));
    return move;
}

} // namespace

class MoveTest : public QObject {
    Q_OBJECT
private slots:
    void oneActionOneSpace_data();
    void oneActionOneSpace();
    void whichStepsAreOpen_data();
    void whichStepsAreOpen();
    void arrowsInsideAndOverBorders();
    void endingOnOccupiedSpaces_data();
    void endingOnOccupiedSpaces();
    void cardsSayHowFar();
    void movementLeftForLater();
    void restrictedPawns();
    void restrictionIconTheSecondWay_data();
    void restrictionIconTheSecondWay();
    void blocksNotMovedAreLost();
    void changesOfMovement_data();
    void changesOfMovement();
    void ownMovementOnce();
    void ownMovementSplit();
    void hulkMovesByBlocks();
    void cyborgRolls();
    void overPlacedCards();
    void unknownBlocksAreAskedFor();
    void reachIsWhatMovesAllow();
    void turnedBlocks();
};

void MoveTest::oneActionOneSpace_data()
{
    QTest::addColumn<int>("actions");
    QTest::addColumn<QString>("answer");
    QTest::newRow("exactly") << 3 << "ok";
    QTest::newRow("A-024 stopping short") << 5 << "ok";
    QTest::newRow("R-034 too far") << 2 << "R-034";
    QTest::newRow("no movement at all") << 0 << "R-034";
}

void MoveTest::oneActionOneSpace()
{
    QFETCH(int, actions);
    QFETCH(QString, answer);
    Table table = row();
    const Move move = walk(table, "speedrunner-red", {"sprawl/4", "sprawl/c", "sprawl/1"}, actions);
    QCOMPARE(QString(table.play(move)), answer);
    QCOMPARE(table.at("speedrunner-red").at,
             std::optional(table.place(answer == "ok" ? "sprawl/1" : "central-core/c")));
    if (answer != "ok")
        QCOMPARE(table.play(overriding(move)), QByteArray("ok"));
    else
        QCOMPARE(table.first<PawnMoved>().from, table.place("central-core/c"));
}

void MoveTest::whichStepsAreOpen_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("answer");
    QTest::newRow("rim to middle") << "sprawl/4" << "sprawl/c" << "ok";
    QTest::newRow("along the rim") << "sprawl/4" << "sprawl/5" << "ok";
    QTest::newRow("along the rim, past north") << "sprawl/5" << "sprawl/0" << "ok";
    QTest::newRow("R-034 across the rim") << "sprawl/4" << "sprawl/1" << "R-034";
    QTest::newRow("A-021 over the border") << "sprawl/1" << "antro/4" << "ok";
    QTest::newRow("A-021 back") << "antro/4" << "sprawl/1" << "ok";
    QTest::newRow("A-021 middle to rim over a border") << "sprawl/c" << "antro/4" << "R-034";
    QTest::newRow("A-021 wrong side") << "sprawl/1" << "antro/5" << "R-034";
    QTest::newRow("not next to each other") << "central-core/c" << "antro/4" << "R-034";
    QTest::newRow("nowhere to go") << "sprawl/c" << "sprawl/c" << "R-034";
    QTest::newRow("no such space") << "sprawl/c" << "sprawl/9" << "R-034";
    QTest::newRow("not laid") << "sprawl/0" << "yakuza/3" << "R-034";
    QTest::newRow("A-032 bare block") << "sprawl/1" << "antro" << "A-032";
}

void MoveTest::whichStepsAreOpen()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, answer);
    Table table = row();
    const QByteArray start = from.toUtf8();
    const QByteArray end = to.toUtf8();
    table.stand("speedrunner-red", start.constData(), Colour::Red);
    QCOMPARE(QString(table.answer(walk(table, "speedrunner-red", {end.constData()}))), answer);
    table.print("antro", [](Face& face) { face.sides = sides({0, 1}); }); // a wall to the west
    if (answer == "ok" && to.startsWith("antro"))
        QCOMPARE(table.answer(walk(table, "speedrunner-red", {end.constData()})), QByteArray("R-034"));
}

void MoveTest::arrowsInsideAndOverBorders()
{
    Table table = row();
    table.print("sprawl", [](Face& face) {
        face.sides.reset();
        face.spaces = std::vector{space("w", SpaceKind::Normal, {4}), space("e", SpaceKind::Normal, {1})};
        face.spaces->back().arrows[1] = BorderArrow::Out;
        face.links = std::vector{Link{*spaceId("w"), *spaceId("e"), true}};
    });
    QCOMPARE(table.play(walk(table, "speedrunner-red", {"sprawl/w", "sprawl/e", "antro/4"})), QByteArray("ok"));
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/e"})),
             QByteArray("R-043")); // only out over the border
    table.stand("speedrunner-red", "sprawl/e", Colour::Red);
    const Move back = walk(table, "speedrunner-red", {"sprawl/w"});
    QCOMPARE(table.answer(back), QByteArray("R-043"));
    QCOMPARE(table.play(overriding(back)), QByteArray("ok"));
    table.print("antro", [](Face& face) {
        face.sides.reset();
        face.spaces = std::vector{space("w", SpaceKind::Normal, {4})};
        face.spaces->back().arrows[4] = BorderArrow::Out;
    });
    table.stand("speedrunner-red", "sprawl/e", Colour::Red);
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"antro/w"})), QByteArray("R-043")); // only out of the Antro
    table.print("antro", [](Face& face) { face.spaces->back().arrows[4] = BorderArrow::In; });
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"antro/w"})), QByteArray("ok"));
}

void MoveTest::endingOnOccupiedSpaces_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("standing");
    QTest::addColumn<QString>("answer");
    QTest::newRow("R-039 free") << int(SpaceKind::Normal) << 0 << "ok";
    QTest::newRow("R-039 taken") << int(SpaceKind::Normal) << 1 << "R-039";
    QTest::newRow("R-040 one") << int(SpaceKind::Double) << 1 << "ok";
    QTest::newRow("R-040 two") << int(SpaceKind::Double) << 2 << "R-040";
    QTest::newRow("R-041 large") << int(SpaceKind::Large) << 3 << "ok";
    QTest::newRow("R-042 figure") << int(SpaceKind::Figure) << 3 << "ok";
}

void MoveTest::endingOnOccupiedSpaces()
{
    QFETCH(int, kind);
    QFETCH(int, standing);
    QFETCH(QString, answer);
    Table table = row();
    table.print("sprawl", [&](Face& face) {
        face.sides.reset();
        face.spaces = std::vector{space("w", static_cast<SpaceKind>(kind), {4}), space("e", SpaceKind::Normal, {1})};
        face.links = std::vector{Link{*spaceId("w"), *spaceId("e"), false}};
    });
    const std::array pawns{"cleaner-a", "cleaner-b", "cleaner-c"};
    for (int i = 0; i < standing; ++i)
        table.stand(pawns[static_cast<std::size_t>(i)], "sprawl/w", Colour::Blue);
    const Move onto = walk(table, "speedrunner-red", {"sprawl/w"});
    QCOMPARE(QString(table.answer(onto)), answer);
    QCOMPARE(QString(table.answer(overriding(onto))), answer); // the table cannot hold it
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/w", "sprawl/e"})),
             QByteArray("ok")); // passing is free
    const auto reach = reachablePlaces(table.state, table.pawn("speedrunner-red"), 1);
    const bool offered = std::any_of(reach.begin(), reach.end(),
                                     [&](const ReachablePlace& r) { return r.place == table.place("sprawl/w"); });
    QCOMPARE(offered, answer == "ok");
}

void MoveTest::cardsSayHowFar()
{
    Table table = row();
    table.addCard("two", [](Card& card) { card.movement = 2; });
    table.addCard("three", [](Card& card) { card.movement = 3; });
    table.addCard("unknown");
    const auto path = {"sprawl/4", "sprawl/c", "sprawl/1"};
    const Move unsaid = walk(table, "speedrunner-red", path, std::nullopt);
    QCOMPARE(table.answer(unsaid), QByteArray("needs movement"));
    QCOMPARE(table.answer(declared(unsaid)), QByteArray("ok"));
    QCOMPARE(table.answer(with(unsaid, {table.card("unknown")})), QByteArray("needs movement"));
    QCOMPARE(table.answer(with(unsaid, {table.card("two")})), QByteArray("R-034"));
    QCOMPARE(table.answer(with(walk(table, "speedrunner-red", path, 3), {table.card("two")})),
             QByteArray("R-034")); // differs
    QCOMPARE(table.answer(with(walk(table, "speedrunner-red", path, 3), {table.card("unknown")})), QByteArray("ok"));
    QCOMPARE(table.answer(with(unsaid, {table.card("two"), table.card("three")})), QByteArray("ok"));
    QCOMPARE(table.play(with(unsaid, {table.card("three")})), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("card-played pawn-moved"));
    QCOMPARE(table.lying("three").pawn, std::optional(table.pawn("speedrunner-red")));
}

void MoveTest::movementLeftForLater()
{
    for (const bool off : {false, true}) {
        Table table = row(Edition::First2011, {{rule("A-025"), !off}});
        table.addCard("three", [](Card& card) { card.movement = 3; });
        const auto named = [&](Move move) { return with(std::move(move), {table.card("three")}); };
        QCOMPARE(table.play(named(walk(table, "speedrunner-red", {"sprawl/4"}, std::nullopt))), QByteArray("ok"));
        const auto goesOn = named(walk(table, "speedrunner-red", {"sprawl/c"}, std::nullopt));
        if (!off) {
            QCOMPARE(table.answer(goesOn), QByteArray("R-026")); // the rest of it is lost
            continue;
        }
        QCOMPARE(table.play(Search{table.pawn("speedrunner-red"), table.block("yakuza"), {1, 1}, 0, false}),
                 QByteArray("ok"));
        QCOMPARE(table.answer(named(walk(table, "speedrunner-red", {"sprawl/c", "sprawl/1", "antro/4"}, {}))),
                 QByteArray("R-034"));
        QCOMPARE(table.play(goesOn), QByteArray("ok"));
        table.stand("cleaner-a", "sprawl/0", Colour::Red);
        QCOMPARE(table.answer(named(walk(table, "cleaner-a", {"sprawl/1"}, {}))), QByteArray("R-026"));
        QCOMPARE(table.play(named(walk(table, "speedrunner-red", {"sprawl/1"}, {}))), QByteArray("ok"));
        QCOMPARE(table.answer(named(walk(table, "speedrunner-red", {"antro/4"}, {}))), QByteArray("R-026")); // used up
    }
}

void MoveTest::restrictedPawns()
{
    Table table = row();
    table.stand("probe-drone", "central-core/c", Colour::Red);
    QCOMPARE(table.answer(walk(table, "probe-drone", {"sprawl/4"})), QByteArray("R-037"));
    QCOMPARE(table.answer(overriding(walk(table, "probe-drone", {"sprawl/4"}))), QByteArray("ok"));
    table.printPawn("probe-drone", [](PawnCard& card) { card.cardMovement.reset(); });
    QCOMPARE(table.answer(walk(table, "probe-drone", {"sprawl/4"})), QByteArray("ok")); // unknown counts as no bar
    QCOMPARE(table.answer(walk(table, "speedrunner-blue", {"sprawl/4"})), QByteArray("R-147"));
    QCOMPARE(table.play(overriding(walk(table, "gynoid", {"sprawl/5"}))), QByteArray("ok")); // in reserve: it enters
    QCOMPARE(table.at("gynoid").at, std::optional(table.place("sprawl/5")));
}

void MoveTest::changesOfMovement_data()
{
    QTest::addColumn<int>("pawnChange");
    QTest::addColumn<int>("cardChange");
    QTest::addColumn<int>("reach");
    QTest::newRow("none") << 0 << 0 << 2;
    QTest::newRow("A-034 +1") << 1 << 0 << 3;
    QTest::newRow("+1 and -1") << 1 << -1 << 2;
    QTest::newRow("never below 0") << -2 << -1 << 0;
}

void MoveTest::changesOfMovement()
{
    QFETCH(int, pawnChange);
    QFETCH(int, cardChange);
    QFETCH(int, reach);
    for (const Edition edition : {Edition::First2011, Edition::Second2017}) {
        Table table = row(edition);
        table.addCard("boots", [&](Card& card) { card.movementChange = cardChange; });
        table.give("boots", "speedrunner-red");
        table.printPawn("speedrunner-red", [&](PawnCard& card) {
            card.movementChange = pawnChange;
            card.ownMovement = OwnMovement{OwnMovement::Kind::Spaces, 2};
        });
        const std::array path{"sprawl/4", "sprawl/c", "sprawl/1", "antro/4"};
        for (int steps = 1; steps <= 4; ++steps) {
            Move move = walk(table, "speedrunner-red", {}, 2);
            for (int i = 0; i < steps; ++i)
                move.path.push_back(table.place(path[static_cast<std::size_t>(i)]));
            QCOMPARE(table.answer(move), QByteArray(steps <= reach ? "ok" : "R-034"));
            move.own = true;
            move.actions.reset();
            const int own = edition == Edition::First2011 ? 2 : reach; // own movement changes too
            QCOMPARE(table.answer(move), QByteArray(steps <= own ? "ok" : "R-119"));
        }
    }
}

void MoveTest::ownMovementOnce()
{
    Table table = row();
    table.stand("probe-drone", "central-core/c", Colour::Red);
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/4"}, {}, true)), QByteArray("R-119")); // has none
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.ownMovement.reset(); });
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/4"}, {}, true)), QByteArray("needs own_movement"));
    QVERIFY(!table.at("probe-drone").ownLeft);
    QCOMPARE(table.answer(walk(table, "probe-drone", {"sprawl/4", "sprawl/c", "sprawl/1", "antro/4"}, {}, true)),
             QByteArray("R-119"));
    QCOMPARE(table.play(walk(table, "probe-drone", {"sprawl/4", "sprawl/c"}, {}, true)), QByteArray("ok"));
    QCOMPARE(table.at("probe-drone").ownLeft, std::optional(0)); // the rest is lost
    QCOMPARE(table.answer(walk(table, "probe-drone", {"sprawl/1"}, {}, true)), QByteArray("R-119"));
    for (int phase = 0; phase < 6; ++phase)
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QVERIFY(!table.at("probe-drone").ownLeft);
    QCOMPARE(table.answer(walk(table, "probe-drone", {"sprawl/1"}, {}, true)), QByteArray("ok"));
}

void MoveTest::ownMovementSplit() // A-030 off
{
    Table table = row(Edition::First2011, {{rule("A-030"), false}});
    table.stand("probe-drone", "central-core/c", Colour::Red);
    QCOMPARE(table.play(walk(table, "probe-drone", {"sprawl/4", "sprawl/c"}, {}, true)), QByteArray("ok"));
    QCOMPARE(table.at("probe-drone").ownLeft, std::optional(1));
    QCOMPARE(reachableByOwnMovement(table.state, table.pawn("probe-drone")).size(), std::size_t(6));
    QCOMPARE(table.answer(walk(table, "probe-drone", {"sprawl/1", "antro/4"}, {}, true)), QByteArray("R-119"));
    QCOMPARE(table.play(walk(table, "probe-drone", {"sprawl/1"}, {}, true)), QByteArray("ok"));
    QCOMPARE(table.answer(walk(table, "probe-drone", {"antro/4"}, {}, true)), QByteArray("R-119"));
}

void MoveTest::restrictionIconTheSecondWay_data()
{
    QTest::addColumn<bool>("second");
    QTest::addColumn<bool>("icon");
    QTest::addColumn<bool>("printed");
    QTest::addColumn<QString>("byCard");
    QTest::addColumn<QString>("byOwn");
    for (const bool second : {false, true}) {
        const char* way = second ? "second way" : "first way";
        QTest::addRow("%s: no icon", way) << second << false << false << "ok" << "ok";
        QTest::addRow("%s: the icon, movement of a card", way)
            << second << true << false << "R-037" << (second ? "A-036" : "ok");
        QTest::addRow("%s: the icon, movement of its own", way) << second << true << true << "R-037" << "ok";
    }
}

void MoveTest::restrictionIconTheSecondWay()
{
    QFETCH(bool, second);
    QFETCH(bool, icon);
    QFETCH(bool, printed);
    QFETCH(QString, byCard);
    QFETCH(QString, byOwn);
    for (const OwnMovement::Kind kind : {OwnMovement::Kind::Spaces, OwnMovement::Kind::Roll}) {
        Table table = row(Edition::First2011, {{rule("A-036"), !second}});
        const OwnMovement own{kind, 3};
        table.addCard("accela", [&own](Card& card) { card.ownMovement = own; });
        table.printPawn("gynoid", [&](PawnCard& card) {
            card.cardMovement = !icon;
            card.ownMovement = printed ? own : OwnMovement{};
        });
        table.stand("gynoid", "central-core/c", Colour::Red);
        if (!printed)
            table.give("accela", "gynoid");
        QCOMPARE(QString(table.answer(walk(table, "gynoid", {"sprawl/4"}))), byCard);
        if (kind == OwnMovement::Kind::Roll) {
            const RollMovement roll{table.pawn("gynoid"), typed({3, 1, 1})};
            QCOMPARE(QString(table.answer(roll)), byOwn);
            QCOMPARE(table.play(overriding(roll)), QByteArray("ok"));
        }
        const Move move = walk(table, "gynoid", {"sprawl/4"}, {}, true);
        QCOMPARE(QString(table.answer(move)), byOwn);
        // What is listed is what is accepted.
        const auto legal = Game::legal(table.state, 1);
        const bool listed = std::any_of(legal.begin(), legal.end(), [&](const Command& command) {
            const auto* known = std::get_if<Move>(&command.action);
            return known && known->own && known->pawn == move.pawn;
        });
        QCOMPARE(listed, byOwn == "ok");
    }
}

void MoveTest::blocksNotMovedAreLost()
{
    for (const bool split : {false, true}) {
        Table table = row(Edition::First2011, {{rule("A-030"), !split}});
        table.printPawn("hulk-drone",
                        [](PawnCard& card) { card.ownMovement = OwnMovement{OwnMovement::Kind::Blocks, 2}; });
        table.stand("hulk-drone", "antro", Colour::Red);
        QCOMPARE(table.answer(walk(table, "hulk-drone", {"sprawl", "central-core", "sprawl"}, {}, true)),
                 QByteArray("R-109"));
        QCOMPARE(table.answer(walk(table, "hulk-drone", {"sprawl", "central-core"}, {}, true)), QByteArray("ok"));
        QCOMPARE(table.play(walk(table, "hulk-drone", {"sprawl"}, {}, true)), QByteArray("ok"));
        QCOMPARE(table.at("hulk-drone").ownLeft, std::optional(split ? 1 : 0));
        QCOMPARE(table.answer(walk(table, "hulk-drone", {"central-core"}, {}, true)),
                 QByteArray(split ? "ok" : "R-109"));
        QCOMPARE(reachableByOwnMovement(table.state, table.pawn("hulk-drone")).size(), std::size_t(split ? 2 : 0));
        for (const char* turn : {"recycling", "blue begins", "acts", "recycles", "red again"}) {
            Q_UNUSED(turn)
            QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
        }
        QCOMPARE(table.at("hulk-drone").ownLeft, std::optional<int>());
    }
}

void MoveTest::hulkMovesByBlocks()
{
    for (const bool off : {false, true}) {
        Table table = row(Edition::First2011, {{rule("A-031"), !off}});
        table.print("sprawl", [](Face& face) { face.sides = sides({1}); }); // a wall towards the Core
        table.stand("hulk-drone", "antro", Colour::Red);
        table.stand("cleaner-a", "sprawl/c", Colour::Blue);
        QCOMPARE(table.answer(walk(table, "hulk-drone", {"central-core"}, {}, true)), QByteArray("R-109"));
        QCOMPARE(table.answer(walk(table, "hulk-drone", {"sprawl/1"}, {}, true)), QByteArray("R-109"));
        QCOMPARE(table.answer(walk(table, "hulk-drone", {"sprawl", "central-core"}, {}, true)),
                 QByteArray("R-109")); // a wall, or one block too far
        QCOMPARE(table.answer(walk(table, "hulk-drone", {"sprawl"}, 3)), QByteArray("R-037")); // no card movement
        QCOMPARE(table.play(walk(table, "hulk-drone", {"sprawl"}, {}, true)), QByteArray("ok"));
        const Move toCore = walk(table, "hulk-drone", {"central-core"}, {}, true);
        QCOMPARE(table.answer(toCore), QByteArray("R-109")); // once a turn
        table.state.pawns[table.pawn("hulk-drone").index()].ownLeft.reset();
        QCOMPARE(table.answer(toCore), QByteArray(off ? "R-109" : "ok"));
        QCOMPARE(reachableByOwnMovement(table.state, table.pawn("hulk-drone")).size(), std::size_t(off ? 1 : 2));
    }
}

void MoveTest::cyborgRolls()
{
    for (const bool off : {false, true}) {
        Table table = row(Edition::First2011, {{rule("A-033"), !off}});
        table.stand("cyborg", "central-core/c", Colour::Red);
        const PawnId cyborg = table.pawn("cyborg");
        QCOMPARE(table.answer(walk(table, "cyborg", {"sprawl/4"}, {}, true)), QByteArray("R-117"));
        QCOMPARE(table.answer(RollMovement{table.pawn("speedrunner-red"), {}}), QByteArray("R-117"));
        QCOMPARE(table.answer(RollMovement{cyborg, {}}), QByteArray("dice 1"));
        QVERIFY(reachableByOwnMovement(table.state, cyborg).empty());
        QCOMPARE(table.play(RollMovement{cyborg, typed({3})}), QByteArray("ok"));
        QCOMPARE(table.story(), QByteArray("dice-rolled movement-rolled"));
        QCOMPARE(table.at("cyborg").ownLeft, std::optional(3));
        QCOMPARE(table.answer(RollMovement{cyborg, {}}), QByteArray("R-117"));
        QCOMPARE(table.play(walk(table, "cyborg", {"sprawl/4", "sprawl/c"}, {}, true)), QByteArray("ok"));
        QCOMPARE(table.at("cyborg").ownLeft, std::optional(off ? 1 : 0));
        QCOMPARE(table.answer(walk(table, "cyborg", {"sprawl/1"}, {}, true)), QByteArray(off ? "ok" : "R-117"));
    }
}

void MoveTest::overPlacedCards()
{
    Table table = row();
    table.addCard("gentleman-loser", [](Card& card) { card.use = CardUse::BlockCard; });
    Game::evolve(table.state, CardPlaced{table.card("gentleman-loser"), {1, 1}, table.block("sprawl"), Colour::Red});
    table.stand("speedrunner-red", "sprawl/2", Colour::Red); // (1,1) lies south-east of the Sprawl
    QCOMPARE(table.play(walk(table, "speedrunner-red", {"gentleman-loser/c"})), QByteArray("ok"));
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/3"})), QByteArray("R-034"));
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"antro/3"})),
             QByteArray("R-034")); // joined to its block alone
    QCOMPARE(table.play(walk(table, "speedrunner-red", {"sprawl/2"})), QByteArray("ok"));
    table.printCard("gentleman-loser", [](Card& card) {
        card.spaces = std::vector{space("in", SpaceKind::Normal, {5}), space("c", SpaceKind::Figure, {})};
    });
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"gentleman-loser/c"})), QByteArray("R-034"));
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"gentleman-loser/in", "gentleman-loser/c"})),
             QByteArray("ok"));
}

void MoveTest::unknownBlocksAreAskedFor()
{
    Table table = row();
    table.print("antro", [](Face& face) { face.sides.reset(); });
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/1", "antro/4"})), QByteArray("needs sides"));
    table.print("antro", [](Face& face) { face.sides = hex::Six::all(); });
    table.print("central-core", [](Face& face) { face.sides.reset(); });
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/4", "central-core/c"})), QByteArray("needs sides"));
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/1", "antro/4"})), QByteArray("ok"));
}

void MoveTest::reachIsWhatMovesAllow()
{
    Table table = row();
    table.stand("cleaner-a", "sprawl/5", Colour::Blue);
    for (int actions = 0; actions <= 5; ++actions) {
        const auto reach = reachablePlaces(table.state, table.pawn("speedrunner-red"), actions);
        for (const ReachablePlace& end : reach) {
            QCOMPARE(end.path.back(), end.place);
            QCOMPARE(static_cast<int>(end.path.size()), end.cost);
            QVERIFY(end.cost <= actions);
            QCOMPARE(table.answer(Move{table.pawn("speedrunner-red"), end.path, actions, false}), QByteArray("ok"));
            if (end.cost > 1) // no cheaper way
                QCOMPARE(table.answer(Move{table.pawn("speedrunner-red"), end.path, end.cost - 1, false}),
                         QByteArray("R-034"));
        }
        const std::array counts{0u, 1u, 3u, 6u, 7u, 10u};
        QCOMPARE(reach.size(), std::size_t(counts[static_cast<std::size_t>(actions)]));
    }
}

void MoveTest::turnedBlocks()
{
    for (int rotation = 0; rotation < 6; ++rotation) {
        Table table(2);
        table.print("sprawl", [](Face& face) { face.sides = sides({4}); });
        table.lay("sprawl", {1, 0}, rotation);
        QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/4"})),
                 QByteArray(rotation == 0 ? "ok" : "R-034"));
        table.state.blocks[table.block("sprawl").index()]->at = hex::neighbour({0, 0}, rotation + 1);
        QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/4"})), QByteArray("ok")); // its side follows
    }
}

QTEST_GUILESS_MAIN(MoveTest)
#include "move_test.moc"
