// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// More pawns on a space than walk onto it, spaces that shrink or vanish, pieces without any space (A-035, R-039 to
//
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

Space space(const char* id, SpaceKind kind) { return {*spaceId(id), kind, hex::Six::all(), {}, {}, {}, 0, 0, {}}; }

/// The block with one space only.
SetBlock only(const char* block, const char* id, SpaceKind kind)
{
    SetBlock set;
    set.face.key = block;
    set.face.spaces = std::vector{space(id, kind)};
    return set;
}

SetCard onlyOnCard(const char* card, std::vector<Space> spaces)
{
    SetCard set;
    set.card.key = card;
    set.card.spaces = std::move(spaces);
    return set;
}

Adjust put(const Table& table, std::initializer_list<std::pair<const char*, const char*>> places)
{
    Adjust adjust;
    for (const auto& [pawn, place] : places) {
        PawnPatch patch;
        patch.pawn = table.pawn(pawn);
        patch.at = table.place(place);
        adjust.pawns.push_back(patch);
    }
    return adjust;
}

Effect bringing(EffectKind kind, PawnId pawn)
{
    Effect effect;
    effect.kind = kind;
    effect.pawn = pawn;
    return effect;
}

/// Red stands in the middle of the block that gives the Cleaner, and takes it.
Table crowded()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    table.print("sprawl", [&](Face& face) {
        face.controlled = std::vector{bringing(EffectKind::GainPawn, table.pawn("cleaner-a"))};
    });
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    if (table.play(Icebreak{table.pawn("speedrunner-red"), table.block("sprawl"), typed({2}), false}) != "ok")
        qFatal("the block is not taken");
    return table;
}

} // namespace

class CrowdingTest : public QObject {
    Q_OBJECT
private slots:
    void anEntryOntoAnOccupiedSpace();
    void aSpaceThatShrinks_data();
    void aSpaceThatShrinks();
    void putByHand_data();
    void putByHand();
    void aPlacedCardKeepsItsSpaces();
    void noSpaceOnTheCard();
    void noSpaceOnTheBlock();
    void noSpaceToRebootTo();
};

void CrowdingTest::anEntryOntoAnOccupiedSpace() // afterwards the table can still be written and put right
{
    Table table = crowded();
    QCOMPARE(table.at("cleaner-a").at, std::optional(table.place("sprawl/c")));
    QCOMPARE(table.at("speedrunner-red").at, std::optional(table.place("sprawl/c")));
    SetBlock corners;
    corners.face.key = "sprawl";
    corners.face.corners = hex::Six::all();
    QCOMPARE(table.play(corners), QByteArray("ok"));
    QCOMPARE(table.play(only("sprawl", "c", SpaceKind::Normal)), QByteArray("ok"));
    Adjust same = put(table, {{"cleaner-a", "sprawl/c"}});
    same.pawns.front().controller = std::optional(Colour::Blue);
    QCOMPARE(table.play(same), QByteArray("ok"));
    QCOMPARE(table.at("cleaner-a").controller, std::optional(Colour::Blue));
    table.stand("speedrunner-blue", "sprawl/c", Colour::Blue); // walking there is barred as ever
    table.stand("speedrunner-red", "central-core/c", Colour::Red);
    QCOMPARE(table.answer(Move{table.pawn("speedrunner-red"), {table.place("sprawl/c")}, 1, false}),
             QByteArray("R-039"));
}

void CrowdingTest::aSpaceThatShrinks_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("pawns");
    QTest::addColumn<QByteArray>("answer");
    const int normal = int(SpaceKind::Normal);
    const int two = int(SpaceKind::Double);
    QTest::newRow("R-039 double, normal") << two << normal << 2 << QByteArray("R-039");
    QTest::newRow("one of two") << two << normal << 1 << QByteArray("ok");
    QTest::newRow("R-040 large, double") << int(SpaceKind::Large) << two << 3 << QByteArray("R-040");
    QTest::newRow("two of any number") << int(SpaceKind::Figure) << two << 2 << QByteArray("ok");
    QTest::newRow("R-039 large, normal") << int(SpaceKind::Large) << normal << 3 << QByteArray("R-039");
    QTest::newRow("no smaller") << normal << normal << 3 << QByteArray("ok");
    QTest::newRow("larger, still full") << normal << two << 3 << QByteArray("ok");
    QTest::newRow("larger") << normal << int(SpaceKind::Large) << 3 << QByteArray("ok");
}

void CrowdingTest::aSpaceThatShrinks()
{
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(int, pawns);
    QFETCH(QByteArray, answer);
    Table table(3);
    table.lay("sprawl", {1, 0});
    table.print("sprawl", [&](Face& face) { face.spaces = std::vector{space("x", static_cast<SpaceKind>(from))}; });
    const std::array<const char*, 3> names{"speedrunner-red", "speedrunner-blue", "speedrunner-green"};
    for (std::size_t i = 0; i < static_cast<std::size_t>(pawns); ++i)
        table.stand(names[i], "sprawl/x", allColours[i]);
    QCOMPARE(table.answer(only("sprawl", "x", static_cast<SpaceKind>(to))), answer);
    QCOMPARE(table.answer(only("sprawl", "y", static_cast<SpaceKind>(to))), QByteArray("R-149"));
}

void CrowdingTest::putByHand_data()
{
    QTest::addColumn<QByteArray>("space");
    QTest::addColumn<int>("pawns");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("one on a normal space") << QByteArray("sprawl/n") << 1 << QByteArray("ok");
    QTest::newRow("R-039 two on a normal space") << QByteArray("sprawl/n") << 2 << QByteArray("R-039");
    QTest::newRow("two on a double space") << QByteArray("sprawl/d") << 2 << QByteArray("ok");
    QTest::newRow("R-040 three on a double space") << QByteArray("sprawl/d") << 3 << QByteArray("R-040");
    QTest::newRow("A-035 where pawns enter") << QByteArray("sprawl/c") << 3 << QByteArray("ok");
}

void CrowdingTest::putByHand()
{
    QFETCH(QByteArray, space);
    QFETCH(int, pawns);
    QFETCH(QByteArray, answer);
    Table table(3);
    table.lay("sprawl", {1, 0});
    table.print("sprawl", [](Face& face) {
        face.spaces = std::vector{::space("n", SpaceKind::Normal), ::space("d", SpaceKind::Double),
                                  ::space("c", SpaceKind::Normal)};
    });
    Adjust all = put(table,
                     {{"speedrunner-red", space.constData()},
                      {"speedrunner-blue", space.constData()},
                      {"speedrunner-green", space.constData()}});
    all.pawns.resize(static_cast<std::size_t>(pawns));
    QCOMPARE(table.answer(all), answer);
}

void CrowdingTest::aPlacedCardKeepsItsSpaces()
{
    Table table(2);
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    table.addCard("gentleman-loser", [](Card& card) { card.use = CardUse::BlockCard; });
    Game::evolve(table.state, CardPlaced{table.card("gentleman-loser"), {2, 0}, table.block("sprawl"), Colour::Red});
    table.stand("speedrunner-red", "gentleman-loser/c", Colour::Red);
    const SetCard gone = onlyOnCard("gentleman-loser", {space("a", SpaceKind::Large)});
    QCOMPARE(table.answer(gone), QByteArray("R-149"));
    QCOMPARE(table.answer(overriding(gone)), QByteArray("R-149"));
    QCOMPARE(table.answer(SetCatalogue{{}, {gone}, {}}), QByteArray("R-149"));
    table.stand("speedrunner-blue", "gentleman-loser/c", Colour::Blue);
    QCOMPARE(table.answer(onlyOnCard("gentleman-loser", {space("c", SpaceKind::Normal)})), QByteArray("R-039"));
    QCOMPARE(table.answer(onlyOnCard("gentleman-loser", {space("c", SpaceKind::Double)})), QByteArray("ok"));
    table.stand("speedrunner-red", "central-core/c", Colour::Red);
    table.stand("speedrunner-blue", "central-core/c", Colour::Blue);
    QCOMPARE(table.play(gone), QByteArray("ok"));
}

void CrowdingTest::noSpaceOnTheCard()
{
    Table table(2);
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    table.addCard("gentleman-loser", [&](Card& card) {
        card.use = CardUse::BlockCard;
        card.pawn = table.pawn("cracker");
        card.spaces.emplace();
    });
    table.printPawn("cracker", [](PawnCard& pawn) { pawn.cost.reset(); });
    Game::evolve(table.state, CardPlaced{table.card("gentleman-loser"), {2, 0}, table.block("sprawl"), Colour::Red});
    const Enter enter{table.pawn("cracker")};
    QCOMPARE(table.answer(enter), QByteArray("needs spaces"));
    QCOMPARE(table.answer(declared(enter)), QByteArray("R-149"));
    QCOMPARE(table.answer(with(enter, {table.card("ai")})), QByteArray("needs spaces")); // before cards and cost
    QCOMPARE(table.play(onlyOnCard("gentleman-loser", {space("a", SpaceKind::Normal)})), QByteArray("ok"));
    QCOMPARE(table.answer(with(enter, {table.card("ai")})), QByteArray("R-114"));
    QCOMPARE(table.answer(enter), QByteArray("needs cost"));
    table.printPawn("cracker", [](PawnCard& pawn) { pawn.cost = 0; });
    QCOMPARE(table.play(enter), QByteArray("ok"));
    QCOMPARE(table.at("cracker").at, std::optional(table.place("gentleman-loser/a")));
}

void CrowdingTest::noSpaceOnTheBlock()
{
    Table table = crowded();
    table.stand("cleaner-a", "central-core/c", Colour::Red);
    table.lay("toei-company", {0, 1});
    table.print("toei-company", [&](Face& face) {
        face.sides = hex::Six{};
        face.spaces.emplace();
        face.controlled = std::vector{bringing(EffectKind::GainPawn, table.pawn("idoru"))};
    });
    table.stand("speedrunner-red", "toei-company", Colour::Red); // it does not matter here how it came there
    table.printPawn("speedrunner-red",
                    [](PawnCard& card) { card.ownMovement = OwnMovement{OwnMovement::Kind::Blocks, 1}; });
    const Icebreak icebreak{table.pawn("speedrunner-red"), table.block("toei-company"), typed({2}), false};
    QCOMPARE(table.answer(icebreak), QByteArray("needs spaces"));
    QCOMPARE(table.play(declared(icebreak)), QByteArray("ok"));
    QCOMPARE(table.count<EffectLapsed>(), 1); // told, not passed over
    QVERIFY(table.at("idoru").where == PawnWhere::Reserve && !table.at("idoru").counter);
}

void CrowdingTest::noSpaceToRebootTo()
{
    Table table(2);
    PawnPatch patch;
    patch.pawn = table.pawn("speedrunner-red");
    patch.where = PawnWhere::Eliminated;
    Adjust adjust;
    adjust.pawns = {patch};
    QCOMPARE(table.play(adjust), QByteArray("ok"));
    table.stand("speedrunner-blue", "central-core", Colour::Blue);
    table.print("central-core", [](Face& face) { face.spaces.emplace(); });
    const Reboot reboot{table.pawn("speedrunner-red"), {}};
    QCOMPARE(table.answer(reboot), QByteArray("needs spaces"));
    QCOMPARE(table.answer(declared(reboot)), QByteArray("R-149"));
    const Reboot dear{table.pawn("speedrunner-red"), 3}; // its place is judged before its cards
    QCOMPARE(table.answer(dear), QByteArray("needs spaces"));
    table.print("central-core", [](Face& face) { face.spaces.reset(); });
    QCOMPARE(table.answer(dear), QByteArray("R-100"));
}

QTEST_GUILESS_MAIN(CrowdingTest)
#include "crowding_test.moc"
