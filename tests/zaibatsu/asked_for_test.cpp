// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is not known of a neighbour, an anchor or a block without sides: asked for or hinted at, never passed over
//
#include "zaibatsu/support/table.h"

#include <QTest>

#include <set>

using namespace zaibatsu;
using namespace testing;

namespace {

void forgetSides(Table& table, const char* block)
{
    table.print(block, [](Face& face) { face.sides.reset(); });
}

/// Blocks whose corners the last answer hinted at.
std::set<BlockId> hintedAt(const Table& table)
{
    std::set<BlockId> blocks;
    for (const Hint& hint : table.hints())
        if (hint.fact && hint.fact->field == Field::Corners)
            blocks.insert(std::get<BlockId>(hint.fact->about));
    return blocks;
}

/// Red holds the Sprawl and stands on a block card beside it; blue stands on the Sprawl.
Table besideTheSprawl(bool asked)
{
    Table table(2, Edition::First2011, {{rule("A-113"), asked}});
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    table.addCard("gentleman-loser", [](Card& card) { card.use = CardUse::BlockCard; });
    Game::evolve(table.state, CardPlaced{table.card("gentleman-loser"), {2, 0}, table.block("sprawl"), Colour::Red});
    table.stand("cracker", "gentleman-loser/c", Colour::Red);
    table.stand("speedrunner-blue", "sprawl/c", Colour::Blue);
    for (int i = 0; i < 3; ++i) // red's recycling, blue's beginning and action
        if (table.play(NextPhase{}) != "ok")
            qFatal("the turn does not pass");
    forgetSides(table, "sprawl");
    return table;
}

} // namespace

class AskedForTest : public QObject {
    Q_OBJECT
private slots:
    void reachOfAPawnWithoutSpaces();
    void aBlockThatFitsNowhere();
    void aBlockThatFitsNowhereByItsSpaces();
    void anAnchorOfUnknownSides_data();
    void anAnchorOfUnknownSides();
    void anAnchorLostByAChoice();
    void cornersOfNeighbours_data();
    void cornersOfNeighbours();
};

void AskedForTest::reachOfAPawnWithoutSpaces()
{
    for (const bool first : {true, false}) {
        Table table(2, Edition::First2011, {{rule("A-032"), first}});
        table.lay("sprawl", {1, 0});
        table.lay("antro", {2, 0});
        table.stand("hulk-drone", "sprawl", Colour::Red);
        table.stand("cleaner-a", "central-core/c", Colour::Red);
        table.printPawn("hulk-drone",
                        [](PawnCard& card) { card.ownMovement = OwnMovement{OwnMovement::Kind::Blocks, 1}; });
        const Delete attack{table.pawn("cleaner-a"), table.pawn("hulk-drone"), {}, false};
        const QByteArray known = first ? "R-092" : "dice 1";
        QCOMPARE(table.answer(attack), known);
        forgetSides(table, "sprawl");
        QCOMPARE(table.answer(attack), first ? QByteArray("R-092") : QByteArray("needs sides"));
        table.stand("hulk-drone", "antro", Colour::Red); // nowhere near: nothing to ask
        forgetSides(table, "antro");
        QCOMPARE(table.answer(attack), QByteArray("R-092"));
    }
}

void AskedForTest::aBlockThatFitsNowhere()
{
    Table table(2);
    table.print("sprawl", [](Face& face) { face.sides = hex::Six{}; });
    const Search search{table.pawn("speedrunner-red"), table.block("sprawl"), {1, 0}, 0, false};
    QCOMPARE(table.answer(search), QByteArray("needs sides")); // wrongly entered, most likely
    QCOMPARE(table.answer(declared(search)), QByteArray("A-044")); // else it goes under the pile
    QCOMPARE(table.answer(Search{table.pawn("speedrunner-red"), table.block("sprawl"), {3, 0}, 0, false}),
             QByteArray("R-049"));
    Command agreed = overriding(search);
    agreed.declared = true;
    QCOMPARE(table.play(agreed), QByteArray("ok"));
    QVERIFY(findLaid(table.state, table.block("sprawl")));
}

void AskedForTest::aBlockThatFitsNowhereByItsSpaces()
{
    Table table(2);
    table.print("sprawl", [](Face& face) {
        face.sides.reset();
        face.spaces = std::vector{Space{middleSpace, SpaceKind::Normal, {}, {}, {}, {}, 0, 0, {}}};
    });
    const Search search{table.pawn("speedrunner-red"), table.block("sprawl"), {1, 0}, 0, false};
    QCOMPARE(table.answer(search), QByteArray("needs sides"));
    QCOMPARE(table.answer(declared(search)), QByteArray("A-044"));
}

void AskedForTest::anAnchorOfUnknownSides_data()
{
    QTest::addColumn<bool>("asked");
    QTest::newRow("A-113 asked") << true;
    QTest::newRow("A-113 off: eliminated in any case") << false;
}

void AskedForTest::anAnchorOfUnknownSides()
{
    QFETCH(bool, asked);
    Table table = besideTheSprawl(asked);
    const Icebreak icebreak{table.pawn("speedrunner-blue"), table.block("sprawl"), typed({2}), false};
    if (!asked) {
        QCOMPARE(table.play(icebreak), QByteArray("ok"));
        QCOMPARE(table.at("cracker").where, PawnWhere::Reserve);
        return;
    }
    QCOMPARE(table.answer(icebreak), QByteArray("needs sides"));
    Table told = table;
    QCOMPARE(told.play(declared(icebreak)), QByteArray("ok"));
    QCOMPARE(told.at("cracker").where, PawnWhere::Cybernet);
    QCOMPARE(told.state.pending.front().options, std::vector<Option>{told.place("sprawl/c")});
    SetBlock sides;
    sides.face.key = "sprawl";
    sides.face.sides = hex::Six::all();
    QCOMPARE(table.play(sides), QByteArray("ok"));
    QCOMPARE(table.play(icebreak), QByteArray("ok"));
    QCOMPARE(table.state.pending.front().options.size(), std::size_t(6)); // seven spaces, blue stands on one
}

void AskedForTest::anAnchorLostByAChoice()
{
    Table table = besideTheSprawl(true);
    table.lay("antro", {0, 1});
    Effect back;
    back.kind = EffectKind::ReturnCounter;
    table.print("antro", [&](Face& face) { face.controlled = std::vector{back}; });
    table.stand("speedrunner-blue", "antro/c", Colour::Blue);
    QCOMPARE(table.play(Icebreak{table.pawn("speedrunner-blue"), table.block("antro"), typed({2}), false}),
             QByteArray("ok"));
    QCOMPARE(table.play(Choose{1, table.block("antro"), {}}), QByteArray("ok")); // blue's own
    const Choose gives{2, table.block("sprawl"), {}};
    QCOMPARE(table.answer(gives), QByteArray("needs sides"));
    QCOMPARE(table.play(declared(gives)), QByteArray("ok"));
    QCOMPARE(table.state.pending.front().kind, ChoiceKind::Place);
}

void AskedForTest::cornersOfNeighbours_data() // [0,0] 1, [1,-1] 3 and [1,0] 5 are one point
{
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("core"); // -1: not known
    QTest::addColumn<int>("antro");
    QTest::addColumn<QByteArrayList>("hinted");
    const int all = 63;
    QTest::newRow("one unknown") << all << -1 << all << QByteArrayList{"central-core"};
    QTest::newRow("the other unknown") << all << all << -1 << QByteArrayList{"antro"};
    QTest::newRow("both") << all << -1 << -1 << QByteArrayList{"central-core", "antro"};
    QTest::newRow("itself too") << -1 << -1 << all << QByteArrayList{"central-core", "sprawl"};
    QTest::newRow("no third of its own") << 0 << -1 << all << QByteArrayList{};
    QTest::newRow("no third of the known one") << all << -1 << 0 << QByteArrayList{};
    QTest::newRow("all known") << all << all << all << QByteArrayList{};
}

void AskedForTest::cornersOfNeighbours()
{
    QFETCH(int, own);
    QFETCH(int, core);
    QFETCH(int, antro);
    QFETCH(QByteArrayList, hinted);
    Table table(2);
    const auto print = [&table](const char* block, int bits) {
        table.print(block, [bits](Face& face) {
            face.corners.reset();
            if (bits >= 0)
                face.corners = hex::Six::fromBits(static_cast<unsigned>(bits));
        });
    };
    print("sprawl", own);
    print("central-core", core);
    print("antro", antro);
    table.lay("antro", {1, -1});
    std::set<BlockId> expected;
    for (const QByteArray& key : hinted)
        expected.insert(table.block(key.constData()));
    Table byHand = table;
    QCOMPARE(table.play(Search{table.pawn("speedrunner-red"), table.block("sprawl"), {1, 0}, 0, false}),
             QByteArray("ok"));
    QVERIFY(hintedAt(table) == expected);
    BlockPatch patch;
    patch.block = byHand.block("sprawl");
    patch.at = std::optional(hex::Cell{1, 0});
    Adjust adjust;
    adjust.blocks = {patch};
    QCOMPARE(byHand.play(adjust), QByteArray("ok"));
    QVERIFY(hintedAt(byHand) == expected);
}

QTEST_GUILESS_MAIN(AskedForTest)
#include "asked_for_test.moc"
