// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Movement that comes from several places: own movement that adds up, changes of each movement card, block cards and
// arrows.
#include "zaibatsu/legal.h"
#include "zaibatsu/support/table.h"

#include <QTest>

#include <algorithm>

using namespace zaibatsu;
using namespace testing;

namespace {

using Kind = OwnMovement::Kind;

/// The Sprawl east of the Core, the Antro east of the Sprawl; Speedrunner, Cyborg and Probe of red's on the Core.
Table row(std::map<RuleId, bool> switches = {})
{
    Table table(2, Edition::First2011, std::move(switches));
    table.lay("sprawl", {1, 0});
    table.lay("antro", {2, 0});
    table.stand("cyborg", "central-core/c", Colour::Red);
    table.stand("probe-drone", "central-core/c", Colour::Red);
    return table;
}

void carry(Table& table, const char* card, const char* pawn, OwnMovement movement)
{
    table.addCard(card, [&](Card& printed) { printed.ownMovement = movement; });
    table.give(card, pawn);
}

Move walk(const Table& table, const char* pawn, std::initializer_list<const char*> path,
          std::optional<int> actions = {})
{
    Move move{table.pawn(pawn), {}, actions, !actions};
    for (const char* place : path)
        move.path.push_back(table.place(place));
    return move;
}

RollMovement roll(const Table& table, const char* pawn) { return {table.pawn(pawn), {}}; }

} // namespace

class AddedMovementTest : public QObject {
    Q_OBJECT
private slots:
    void diceAddUp();
    void spacesAddUp();
    void spacesAndDiceAddUp();
    void aCardWithoutMovementHidesNone();
    void onlyThePawnsOwnWhereCardsAreBarred();
    void aCardMovesByBlocks();
    void whoUsesNoSpacesGoesByBlocks();
    void eachCardIsChangedByItself_data();
    void eachCardIsChangedByItself();
    void arrowsBetweenBlockAndCard_data();
    void arrowsBetweenBlockAndCard();
    void noCardForOwnMovement();
};

void AddedMovementTest::diceAddUp()
{
    Table table = row();
    QCOMPARE(table.answer(roll(table, "cyborg")), QByteArray("dice 1"));
    carry(table, "bionic-implant", "cyborg", {Kind::Roll, 1});
    carry(table, "cyber-brain", "cyborg", {Kind::Roll, 2});
    QCOMPARE(table.answer(roll(table, "cyborg")), QByteArray("dice 4"));
    QCOMPARE(table.play(RollMovement{table.pawn("cyborg"), typed({1, 2, 3, 4})}), QByteArray("ok"));
    QCOMPARE(table.first<MovementRolled>().spaces, 10);
    QCOMPARE(table.at("cyborg").ownLeft, std::optional(10));
    Table none = row();
    QCOMPARE(none.answer(roll(none, "speedrunner-red")), QByteArray("R-117"));
    carry(none, "bionic-implant", "speedrunner-red", {Kind::Roll, 1});
    carry(none, "cyber-brain", "speedrunner-red", {Kind::Roll, 2});
    QCOMPARE(none.answer(roll(none, "speedrunner-red")), QByteArray("dice 3"));
}

void AddedMovementTest::spacesAddUp()
{
    Table table = row();
    carry(table, "accela", "probe-drone", {Kind::Spaces, 1});
    const Move four = walk(table, "probe-drone", {"sprawl/4", "sprawl/c", "sprawl/1", "antro/4"});
    QCOMPARE(table.answer(four), QByteArray("ok"));
    QCOMPARE(row().answer(four), QByteArray("R-119"));
    const auto reachable = reachableByOwnMovement(table.state, table.pawn("probe-drone"));
    QVERIFY(std::any_of(reachable.begin(), reachable.end(),
                        [&](const ReachablePlace& end) { return end.place == table.place("antro/4"); }));
}

void AddedMovementTest::spacesAndDiceAddUp() // the dice fall first
{
    Table table = row();
    carry(table, "bionic-implant", "probe-drone", {Kind::Roll, 1});
    QCOMPARE(table.answer(walk(table, "probe-drone", {"sprawl/4"})), QByteArray("R-117"));
    QVERIFY(reachableByOwnMovement(table.state, table.pawn("probe-drone")).empty());
    QCOMPARE(table.play(RollMovement{table.pawn("probe-drone"), typed({2})}), QByteArray("ok"));
    QCOMPARE(table.at("probe-drone").ownLeft, std::optional(5));
    QCOMPARE(table.answer(roll(table, "probe-drone")), QByteArray("R-117")); // once
}

void AddedMovementTest::aCardWithoutMovementHidesNone()
{
    Table table = row();
    carry(table, "chipware", "cyborg", {Kind::None, 0});
    QCOMPARE(table.answer(roll(table, "cyborg")), QByteArray("dice 1"));
    carry(table, "anchor", "speedrunner-red", {Kind::None, 0});
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/4"})), QByteArray("R-119"));
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.ownMovement.reset(); });
    carry(table, "implant", "speedrunner-red", {Kind::Roll, 1});
    QCOMPARE(table.answer(roll(table, "speedrunner-red")), QByteArray("dice 1"));
}

void AddedMovementTest::onlyThePawnsOwnWhereCardsAreBarred() // A-036, second way
{
    Table table = row({{rule("A-036"), false}});
    carry(table, "cyber-brain", "cyborg", {Kind::Roll, 2});
    QCOMPARE(table.answer(roll(table, "cyborg")), QByteArray("dice 1"));
    Table first = row();
    carry(first, "cyber-brain", "cyborg", {Kind::Roll, 2});
    QCOMPARE(first.answer(roll(first, "cyborg")), QByteArray("dice 3"));
}

void AddedMovementTest::aCardMovesByBlocks()
{
    Table table = row();
    carry(table, "walker", "speedrunner-red", {Kind::Blocks, 1});
    const auto answer = [&](std::initializer_list<const char*> path) {
        return table.answer(walk(table, "speedrunner-red", path));
    };
    QCOMPARE(answer({"sprawl/1"}), QByteArray("ok"));  // any space of the next block
    QCOMPARE(answer({"sprawl/c"}), QByteArray("ok"));
    QCOMPARE(answer({"sprawl"}), QByteArray("A-032")); // it still stands on a space
    QCOMPARE(answer({"antro/4"}), QByteArray("R-109"));
    QCOMPARE(answer({"sprawl/1", "antro/4"}), QByteArray("R-109")); // one block
    Table unknown = row();
    carry(unknown, "walker", "speedrunner-red", {Kind::Blocks, 1});
    unknown.print("sprawl", [](Face& face) {
        face.sides.reset();
        face.spaces.reset();
    });
    QCOMPARE(unknown.answer(walk(unknown, "speedrunner-red", {"sprawl/c"})), QByteArray("needs sides"));
    QVERIFY(reachableByOwnMovement(unknown.state, unknown.pawn("speedrunner-red")).empty());
    table.stand("cleaner-a", "sprawl/c", Colour::Blue);
    QCOMPARE(answer({"sprawl/c"}), QByteArray("R-039"));
    const auto reachable = reachableByOwnMovement(table.state, table.pawn("speedrunner-red"));
    QCOMPARE(reachable.size(), std::size_t(6)); // the sides of the Sprawl
    table.print("sprawl", [](Face& face) { face.sides->set(4, false); });
    QCOMPARE(answer({"sprawl/1"}), QByteArray("ok")); // no way over spaces is needed
    QCOMPARE(table.play(walk(table, "speedrunner-red", {"sprawl/1"})), QByteArray("ok"));
    QCOMPARE(answer({"central-core/c"}), QByteArray("R-109")); // once a turn
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"antro/4"}, 1)), QByteArray("ok")); // cards: by spaces
}

void AddedMovementTest::whoUsesNoSpacesGoesByBlocks()
{
    Table table = row();
    table.stand("hulk-drone", "central-core", Colour::Red);
    carry(table, "implant", "hulk-drone", {Kind::Roll, 1});
    QCOMPARE(table.answer(roll(table, "hulk-drone")), QByteArray("R-117")); // spaces are nothing to it
    QCOMPARE(table.answer(walk(table, "hulk-drone", {"sprawl", "antro"})), QByteArray("R-109"));
    carry(table, "walker", "hulk-drone", {Kind::Blocks, 1});
    QCOMPARE(table.answer(walk(table, "hulk-drone", {"sprawl", "antro"})), QByteArray("ok"));
    QCOMPARE(table.answer(walk(table, "hulk-drone", {"sprawl/c"})), QByteArray("R-109"));
    carry(table, "walker-2", "probe-drone", {Kind::Blocks, 1}); // its spaces go on, the blocks do not add to them
    QCOMPARE(table.answer(walk(table, "probe-drone", {"sprawl/4", "sprawl/c", "sprawl/1"})), QByteArray("ok"));
    QCOMPARE(table.answer(walk(table, "probe-drone", {"sprawl/1"})), QByteArray("R-034"));
}

void AddedMovementTest::eachCardIsChangedByItself_data() // never below 0
{
    QTest::addColumn<int>("change");
    QTest::addColumn<QList<int>>("cards");
    QTest::addColumn<int>("spaces");
    QTest::newRow("-2: 3 and 1") << -2 << QList<int>{3, 1} << 1;
    QTest::newRow("-2: 3") << -2 << QList<int>{3} << 1;
    QTest::newRow("-2: 1") << -2 << QList<int>{1} << 0;
    QTest::newRow("+1: 2 and 1") << 1 << QList<int>{2, 1} << 5;
    QTest::newRow("+1: no movement card") << 1 << QList<int>{0} << 0;
    QTest::newRow("+1: 2 and none") << 1 << QList<int>{2, 0} << 3;
}

void AddedMovementTest::eachCardIsChangedByItself()
{
    QFETCH(int, change);
    QFETCH(QList<int>, cards);
    QFETCH(int, spaces);
    Table table = row();
    table.printPawn("speedrunner-red", [&](PawnCard& card) { card.movementChange = change; });
    std::vector<CardId> named;
    for (const int movement : cards) {
        const QByteArray key = "step-" + QByteArray::number(named.size() + 1);
        table.addCard(key.constData(), [&](Card& card) { card.movement = movement; });
        named.push_back(table.card(key.constData()));
    }
    const std::array places{"sprawl/4", "sprawl/c", "sprawl/1", "antro/4", "antro/c", "antro/1"};
    int most = 0;
    for (std::size_t steps = 1; steps <= places.size(); ++steps) {
        Move move{table.pawn("speedrunner-red"), {}, {}, false};
        for (std::size_t i = 0; i < steps; ++i)
            move.path.push_back(table.place(places[i]));
        if (table.answer(with(move, named)) == "ok")
            most = static_cast<int>(steps);
        else
            QCOMPARE(table.answer(with(move, named)), QByteArray("R-034"));
        if (cards.size() == 1) { // unnamed it is the same card
            move.actions = cards.front();
            QCOMPARE(table.answer(move), QByteArray(static_cast<int>(steps) <= spaces ? "ok" : "R-034"));
        }
    }
    QCOMPARE(most, spaces);
    if (cards.size() > 1)
        return;
    int farthest = 0; // what is listed agrees
    for (const Command& command : Game::legal(table.state, cards.front()))
        if (const auto* move = std::get_if<Move>(&command.action); move && move->pawn == table.pawn("speedrunner-red"))
            farthest = std::max(farthest, static_cast<int>(move->path.size()));
    QCOMPARE(farthest, spaces);
}

void AddedMovementTest::arrowsBetweenBlockAndCard_data()
{
    QTest::addColumn<int>("onBlock");
    QTest::addColumn<int>("onCard");
    QTest::addColumn<bool>("out");
    QTest::addColumn<bool>("back");
    const int none = int(BorderArrow::None);
    const int in = int(BorderArrow::In);
    const int out = int(BorderArrow::Out);
    QTest::newRow("no arrow") << none << none << true << true;
    QTest::newRow("only out of the block") << out << none << true << false;
    QTest::newRow("only into the block") << in << none << false << true;
    QTest::newRow("only out of the card") << none << out << false << true;
    QTest::newRow("only into the card") << none << in << true << false;
    QTest::newRow("against each other") << out << out << false << false;
}

void AddedMovementTest::arrowsBetweenBlockAndCard()
{
    QFETCH(int, onBlock);
    QFETCH(int, onCard);
    QFETCH(bool, out);
    QFETCH(bool, back);
    Table table = row();
    table.lay("sprawl", {1, 0}, 2); // turned: arrows turn along
    table.print("sprawl", [&](Face& face) {
        Space rim{*spaceId("e"), SpaceKind::Large, {}, {}, {}, {}, 0, 0, {}};
        rim.sides.set(4); // on the table side 0
        rim.arrows[4] = static_cast<BorderArrow>(onBlock);
        face.spaces = std::vector{rim};
        face.sides = rim.sides;
    });
    table.addCard("gentleman-loser", [&](Card& card) {
        Space lounge{middleSpace, SpaceKind::Large, {}, {}, {}, {}, 0, 0, {}};
        lounge.sides.set(3);
        lounge.arrows[3] = static_cast<BorderArrow>(onCard);
        card.spaces = std::vector{lounge};
    });
    const hex::Cell beside = hex::neighbour({1, 0}, 0);
    Game::evolve(table.state, CardPlaced{table.card("gentleman-loser"), beside, table.block("sprawl"), Colour::Red});
    table.stand("speedrunner-red", "sprawl/e", Colour::Red);
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"gentleman-loser/c"}, 1)), QByteArray(out ? "ok" : "R-043"));
    table.stand("speedrunner-red", "gentleman-loser/c", Colour::Red);
    QCOMPARE(table.answer(walk(table, "speedrunner-red", {"sprawl/e"}, 1)), QByteArray(back ? "ok" : "R-043"));
}

void AddedMovementTest::noCardForOwnMovement()
{
    Table table = row();
    table.addCard("step", [](Card& card) { card.movement = 2; });
    const Move move = walk(table, "probe-drone", {"sprawl/4"});
    QCOMPARE(table.answer(with(move, {table.card("step")})), QByteArray("R-119"));
    QCOMPARE(table.answer(move), QByteArray("ok"));
}

QTEST_GUILESS_MAIN(AddedMovementTest)
#include "added_movement_test.moc"
