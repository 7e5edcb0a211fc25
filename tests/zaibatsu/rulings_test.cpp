// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Rules and rulings that have no check of their own: what follows from the checks of others.
#include "zaibatsu/legal.h"
#include "zaibatsu/support/table.h"

#include <QTest>

#include <algorithm>

using namespace zaibatsu;
using namespace testing;

namespace {

Search search(const Table& table, const char* block, hex::Cell at, int rotation = 0)
{
    return {table.pawn("speedrunner-red"), table.block(block), at, rotation, false};
}

Icebreak breaking(const Table& table, const char* pawn, MaybeDice dice)
{
    return {table.pawn(pawn), table.block("sprawl"), std::move(dice), false};
}

Move walk(const Table& table, const char* pawn, const char* to)
{
    return {table.pawn(pawn), {table.place(to)}, std::nullopt, false};
}

/// A card that moves by three.
void addStriding(Table& table)
{
    table.addCard("stride", [](Card& card) {
        card.movement = 3;
        card.use = CardUse::Generic;
        card.cost = 0;
    });
}

} // namespace

class RulingsTest : public QObject {
    Q_OBJECT
private slots:
    void anyPawnEntersAnyBlock_data();
    void anyPawnEntersAnyBlock();
    void aTurnMayBeEmpty();
    void aCardHasOneUse();
    void aCardMovesOnePawn_data();
    void aCardMovesOnePawn();
    void stepsNotWalkedAreLost();
    void anEntryMayCrowd();
    void noSideToSearchFrom();
    void onlyTheReferenceMustMatch();
    void whoeverActedIsLost();
    void oneDieRolledSeveralTimes();
    void theFormerOwnersCountersReturn();
    void countersOnIconsAreNobodys();
    void anyColoursForAnyone();
    void idoruIsWonWithAnIcebreaker();
    void movesMixWithActions();
    void searchFromAnySpace();
    void anIconIsFormedOnce();
    void whatABlockGivesIsKeptWithIt();
    void everyPlayerMayTakeEveryBlock();
    void aBotGoesWithItsPawn();
    void effectsFireAsPrinted();
};

void RulingsTest::anyPawnEntersAnyBlock_data()
{
    QTest::addColumn<QString>("pawn");
    for (const char* pawn : {"speedrunner-red", "cleaner-a", "gynoid", "cracker"})
        QTest::newRow(pawn) << pawn;
}

void RulingsTest::anyPawnEntersAnyBlock()
{
    QFETCH(QString, pawn);
    const QByteArray key = pawn.toUtf8();
    for (const auto owner : {std::optional<Colour>{}, std::optional(Colour::Red), std::optional(Colour::Blue)}) {
        Table table;
        addStriding(table);
        table.lay("sprawl", {1, 0}, 0, owner);
        table.stand(key.constData(), "central-core/c", Colour::Red);
        QCOMPARE(table.play(with(walk(table, key.constData(), "sprawl/4"), {table.card("stride")})), QByteArray("ok"));
        QCOMPARE(table.at(key.constData()).at, std::optional(table.place("sprawl/4")));
    }
}

void RulingsTest::aTurnMayBeEmpty()
{
    Table table;
    Game::evolve(table.state, PawnEliminated{table.pawn("speedrunner-red"), PawnWhere::Reserve, {}, Colour::Red});
    QCOMPARE(Game::legal(table.state, 3).size(), std::size_t(2)); // on, or the end by time
    for (int phase = 0; phase < 2; ++phase)
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.state.turn.player, Colour::Blue);
    for (int phase = 0; phase < 3; ++phase)
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.state.turn.player, Colour::Red);
}

void RulingsTest::aCardHasOneUse()
{
    Table table;
    addStriding(table);
    const CardId card = table.card("stride");
    QCOMPARE(table.play(with(search(table, "sprawl", {1, 0}), {card})), QByteArray("ok"));
    const Equip equip{card, table.pawn("speedrunner-red")};
    QCOMPARE(table.answer(equip), QByteArray("R-026"));
    QCOMPARE(table.answer(with(walk(table, "speedrunner-red", "sprawl/4"), {card})), QByteArray("R-026"));
    for (int phase = 0; phase < 6; ++phase) // blue's turn between
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.state.turn, (Turn{3, Colour::Red, Phase::Action}));
    QCOMPARE(table.play(equip), QByteArray("ok"));
}

void RulingsTest::aCardMovesOnePawn_data()
{
    QTest::addColumn<bool>("piecewise");
    QTest::newRow("in one go") << false;
    QTest::newRow("A-025 off, piece by piece") << true;
}

void RulingsTest::aCardMovesOnePawn()
{
    QFETCH(bool, piecewise);
    Table table(2, Edition::First2011, {{rule("A-025"), !piecewise}});
    addStriding(table);
    table.lay("sprawl", {1, 0});
    table.stand("cleaner-a", "central-core/c", Colour::Red);
    const std::vector<CardId> card{table.card("stride")};
    QCOMPARE(table.play(with(walk(table, "speedrunner-red", "sprawl/4"), card)), QByteArray("ok"));
    QCOMPARE(table.answer(with(walk(table, "cleaner-a", "sprawl/4"), card)), QByteArray("R-026"));
}

void RulingsTest::stepsNotWalkedAreLost()
{
    Table table(2, Edition::Second2017);
    addStriding(table);
    table.lay("sprawl", {1, 0});
    const std::vector<CardId> card{table.card("stride")};
    QCOMPARE(table.play(with(walk(table, "speedrunner-red", "sprawl/4"), card)), QByteArray("ok")); // one of three
    QCOMPARE(table.count<MovementKept>(), 0);
    QCOMPARE(table.answer(with(walk(table, "speedrunner-red", "sprawl/c"), card)), QByteArray("R-026"));
}

void RulingsTest::anEntryMayCrowd()
{
    Table table;
    Effect gain;
    gain.kind = EffectKind::GainPawn;
    gain.pawn = table.pawn("cleaner-a");
    table.print("sprawl", [&](Face& face) { face.controlled = {gain}; }); // no figure printed: it enters at the middle
    table.lay("sprawl", {1, 0});
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    QCOMPARE(table.play(breaking(table, "speedrunner-red", typed({2}))), QByteArray("ok"));
    QCOMPARE(table.at("cleaner-a").at, std::optional(table.place("sprawl/c")));
    QCOMPARE(table.at("speedrunner-red").at, std::optional(table.place("sprawl/c")));
}

void RulingsTest::noSideToSearchFrom()
{
    Table table;
    addStriding(table);
    table.print("central-core", [](Face& face) { face.sides = hex::Six::fromBits(2); });
    table.lay("yakuza", {1, 0}); // before the only side with a space
    QVERIFY(legalPlacements(table.state, table.pawn("speedrunner-red"), table.block("sprawl")).empty());
    for (int side = 0; side < 6; ++side)
        for (int rotation = 0; rotation < 6; ++rotation) {
            const auto at = hex::neighbour({0, 0}, side);
            QVERIFY(table.answer(with(search(table, "sprawl", at, rotation), {table.card("stride")})) != "ok");
        }
    QCOMPARE(table.lying("stride").where, CardWhere::Supply); // the card is not spent
}

void RulingsTest::onlyTheReferenceMustMatch()
{
    Table table;
    table.print("sprawl", [](Face& face) { face.sides = hex::Six::fromBits(16); }); // to the Core alone
    table.lay("yakuza", {1, -1}); // its neighbour, too
    QCOMPARE(table.play(search(table, "sprawl", {1, 0})), QByteArray("ok"));
    table.stand("speedrunner-red", "yakuza/2", Colour::Red); // a wall on that side
    QCOMPARE(table.answer(Move{table.pawn("speedrunner-red"), {table.place("sprawl/c")}, 1, false}),
             QByteArray("R-034"));
}

void RulingsTest::whoeverActedIsLost()
{
    Table table;
    table.print("sprawl", [](Face& face) { face.ice = Ice{{2}, true}; });
    table.addCard("thing", [](Card& card) { card.use = CardUse::Generic; });
    table.lay("sprawl", {1, 0});
    table.stand("gynoid", "sprawl/c", Colour::Red); // has Icebreaker, and no Reboot
    table.give("thing", "gynoid");
    QCOMPARE(table.play(breaking(table, "gynoid", typed({3}))), QByteArray("ok"));
    QCOMPARE(table.at("gynoid").where, PawnWhere::Reserve);
    QVERIFY(!table.at("gynoid").controller);
    QCOMPARE(table.lying("thing").where, CardWhere::Discarded);
    QCOMPARE(table.at("speedrunner-red").where, PawnWhere::Cybernet);
    QCOMPARE(table.answer(Reboot{table.pawn("gynoid"), std::nullopt}), QByteArray("R-147"));
}

void RulingsTest::oneDieRolledSeveralTimes()
{
    Table table;
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.icebreaker = IcebreakBonus{2, false, {}, false}; });
    table.lay("sprawl", {1, 0});
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    for (const auto& dice : {typed({2, 6, 6}), typed({6, 2, 6}), typed({6, 6, 2})}) { // the order says nothing
        Table roll = table;
        QCOMPARE(roll.play(breaking(roll, "speedrunner-red", dice)), QByteArray("ok"));
        QCOMPARE(roll.laid("sprawl").owner, std::optional(Colour::Red));
    }
    QCOMPARE(table.answer(breaking(table, "speedrunner-red", typed({2}))), QByteArray("A-129")); // all are rolled
}

void RulingsTest::theFormerOwnersCountersReturn()
{
    Table table(2, Edition::Second2017);
    table.lay("sprawl", {1, 0}, 0, Colour::Blue);
    Game::evolve(table.state, CounterPlaced{table.block("sprawl"), Colour::Blue, 1});
    QCOMPARE(table.player(Colour::Blue).pool, 8);
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    QCOMPARE(table.play(breaking(table, "speedrunner-red", typed({2}))), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Blue).pool, 10);
    QCOMPARE(table.player(Colour::Red).pool, 9);
}

void RulingsTest::countersOnIconsAreNobodys()
{
    Table table;
    const std::array<hex::Cell, 3> cells{hex::Cell{0, 0}, hex::Cell{0, 1}, hex::Cell{1, 0}};
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    table.lay("yakuza", {0, 1}, 0, Colour::Blue);
    Game::evolve(table.state, BonusIconFormed{cells, true}); // touches a block of each
    QCOMPARE(table.play(EndGame{}), QByteArray("ok"));
    QCOMPARE(table.state.winners, (std::vector{Colour::Red, Colour::Blue}));
}

void RulingsTest::anyColoursForAnyone()
{
    std::array colours = allColours;
    do {
        Settings settings;
        for (const Colour colour : colours)
            settings.seats.push_back({"somebody", colour});
        QVERIFY(setUp(settings, inventedPieces()));
        settings.seats[3].colour = settings.seats[0].colour;
        QVERIFY(!setUp(settings, inventedPieces()));
    } while (std::next_permutation(colours.begin(), colours.end()));
}

void RulingsTest::idoruIsWonWithAnIcebreaker()
{
    Table table;
    table.printPawn("idoru", [](PawnCard& card) { card.ice = Ice{{4}, false}; });
    table.stand("idoru", "central-core/c", std::nullopt);
    const PawnId idoru = table.pawn("idoru");
    QCOMPARE(table.answer(Delete{idoru, table.pawn("speedrunner-blue"), std::nullopt, false}), QByteArray("R-147"));
    QCOMPARE(table.play(Icebreak{table.pawn("speedrunner-red"), idoru, typed({4}), false}), QByteArray("ok"));
    QCOMPARE(table.at("idoru").controller, std::optional(Colour::Red));
    QCOMPARE(table.at("idoru").counter, std::optional(Colour::Red));
}

void RulingsTest::movesMixWithActions()
{
    Table table;
    addStriding(table);
    table.addCard("stride-2", [](Card& card) { card.movement = 1; });
    table.addCard("stride-3", [](Card& card) { card.movement = 1; });
    table.stand("cleaner-a", "central-core/c", Colour::Red);
    table.lay("sprawl", {1, 0});
    QCOMPARE(table.play(with(walk(table, "speedrunner-red", "sprawl/4"), {table.card("stride")})), QByteArray("ok"));
    QCOMPARE(table.play(Search{table.pawn("speedrunner-red"), table.block("yakuza"), {2, 0}, 0, false}),
             QByteArray("ok"));
    QCOMPARE(table.play(with(walk(table, "speedrunner-red", "sprawl/c"), {table.card("stride-2")})), QByteArray("ok"));
    QCOMPARE(table.play(with(walk(table, "cleaner-a", "sprawl/4"), {table.card("stride-3")})), QByteArray("ok"));
}

void RulingsTest::searchFromAnySpace()
{
    Table table;
    table.lay("sprawl", {1, 0});
    table.print("sprawl", [](Face& face) { face.sides = hex::Six::fromBits(22); });
    const PawnId pawn = table.pawn("speedrunner-red");
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    const auto fromTheMiddle = legalPlacements(table.state, pawn, table.block("yakuza"));
    QVERIFY(!fromTheMiddle.empty());
    for (const char* place : {"sprawl/1", "sprawl/2", "sprawl/4"}) {
        table.stand("speedrunner-red", place, Colour::Red);
        QVERIFY(legalPlacements(table.state, pawn, table.block("yakuza")) == fromTheMiddle);
    }
}

void RulingsTest::anIconIsFormedOnce()
{
    Table table;
    for (const char* key : {"central-core", "antro", "sprawl", "yakuza"})
        table.print(key, [](Face& face) { face.corners = hex::Six::all(); });
    table.lay("antro", {1, -1});
    QCOMPARE(table.play(search(table, "sprawl", {1, 0})), QByteArray("ok"));
    QCOMPARE(table.state.bonusSupply, 23);
    QCOMPARE(table.play(search(table, "yakuza", {0, -1})), QByteArray("ok")); // one more, with Core and Antro
    QCOMPARE(table.count<BonusIconFormed>(), 1);
    QCOMPARE(table.state.icons.size(), std::size_t(2));
    QCOMPARE(table.state.bonusSupply, 22);
}

void RulingsTest::whatABlockGivesIsKeptWithIt()
{
    Table table;
    Effect gain;
    gain.kind = EffectKind::GainCard;
    gain.card = table.card("ai");
    table.print("sprawl", [&](Face& face) { face.controlled = {gain}; });
    table.lay("sprawl", {1, 0});
    table.stand("speedrunner-red", "sprawl/4", Colour::Red);
    table.stand("speedrunner-blue", "sprawl/c", Colour::Blue);
    QVERIFY(!table.lying("ai").owner);
    QCOMPARE(table.play(breaking(table, "speedrunner-red", typed({2}))), QByteArray("ok"));
    QCOMPARE(table.lying("ai").owner, std::optional(Colour::Red));
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.lying("ai").owner, std::optional(Colour::Red));
    for (int phase = 0; phase < 2; ++phase)
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.play(breaking(table, "speedrunner-blue", typed({2}))), QByteArray("ok"));
    QCOMPARE(table.lying("ai").owner, std::optional(Colour::Blue));
}

void RulingsTest::everyPlayerMayTakeEveryBlock()
{
    for (int player = 0; player < 4; ++player) {
        Table table(4);
        table.state.turn.player = allColours[static_cast<std::size_t>(player)];
        const PawnId pawn = speedrunnerOf(table.state.turn.player);
        for (std::size_t i = 1; i < table.state.blocks.size(); ++i) {
            const BlockId block{static_cast<std::uint16_t>(i)};
            Table one = table;
            one.lay(faceOf(one.state, block).key.c_str(), {1, 0});
            Game::evolve(one.state, PawnPlaced{pawn, onBlock(block, middleSpace), one.state.turn.player});
            QCOMPARE(one.play(Icebreak{pawn, block, typed({2}), false}), QByteArray("ok"));
            QCOMPARE(laidCopy(one.state, block).owner, std::optional(one.state.turn.player));
        }
    }
}

void RulingsTest::aBotGoesWithItsPawn()
{
    Table table;
    table.addCard("durendin", [](Card& card) { card.use = CardUse::Bot; });
    table.give("durendin", "speedrunner-red", 2);
    QCOMPARE(table.player(Colour::Red).bonus, 0);
    QCOMPARE(table.play(Sacrifice{table.pawn("speedrunner-red")}), QByteArray("ok"));
    QCOMPARE(table.lying("durendin").where, CardWhere::Discarded);
    QCOMPARE(table.player(Colour::Red).bonus, 2);
}

void RulingsTest::effectsFireAsPrinted()
{
    Effect enters;
    enters.kind = EffectKind::PlacePawn;
    enters.pawn = PawnId{13};
    Effect attack;
    attack.kind = EffectKind::AttackAll;
    attack.skulls = 1;
    for (const bool entersFirst : {true, false}) {
        Table table;
        table.print("sprawl", [&](Face& face) {
            face.placed = entersFirst ? std::vector{enters, attack} : std::vector{attack, enters};
        });
        QCOMPARE(table.play(search(table, "sprawl", {1, 0})), QByteArray("ok"));
        QCOMPARE(table.play(Choose{1, std::nullopt, typed({5})}), QByteArray("ok"));
        QCOMPARE(table.at("idoru").where, entersFirst ? PawnWhere::Removed : PawnWhere::Cybernet);
    }
}

QTEST_GUILESS_MAIN(RulingsTest)
#include "rulings_test.moc"
