// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What legal() lists: one canonical command for each effect, in every phase.
#include "zaibatsu/legal.h"
#include "zaibatsu/support/table.h"

#include <QTest>

#include <algorithm>

using namespace zaibatsu;
using namespace testing;

namespace {

template <class Kind>
std::vector<Kind> listed(const Table& table, int actions = 1)
{
    std::vector<Kind> found;
    for (const Command& command : Game::legal(table.state, actions))
        if (const auto* action = std::get_if<Kind>(&command.action))
            found.push_back(*action);
    return found;
}

Effect attackOne()
{
    Effect effect;
    effect.kind = EffectKind::AttackOne;
    effect.skulls = 1;
    return effect;
}

} // namespace

class LegalTest : public QObject {
    Q_OBJECT
private slots:
    void beforeTheStartAndAfterTheEnd();
    void aSearchForEachBlockCellAndRotation();
    void aMoveForEachPlace();
    void rollsWithoutDice();
    void eachTurnIconsBeside();
    void anOptionAnEntry();
    void unknownPiecesAreNotListed();
    void cardsToEquipAndToPlace();
    void secondEditionWays();
    void beginningOfATurn();
};

void LegalTest::beforeTheStartAndAfterTheEnd()
{
    Settings settings;
    settings.seats = {{"Ana", Colour::Red}, {"Bo", Colour::Blue}};
    Table table(settings);
    const auto legal = Game::legal(table.state, 1);
    QCOMPARE(legal.size(), std::size_t(1));
    QVERIFY(legal[0].action == Action{StartingRolls{}});
    Table over(2);
    QCOMPARE(over.play(EndGame{}), QByteArray("ok"));
    QVERIFY(Game::legal(over.state, 1).empty());
    Table recycling(2);
    QCOMPARE(recycling.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(Game::legal(recycling.state, 3).size(), std::size_t(2)); // on, or the end by time
}

void LegalTest::aSearchForEachBlockCellAndRotation()
{
    Table table(2);
    QCOMPARE(listed<Search>(table).size(), std::size_t(23 * 36)); // six cells, every rotation
    for (std::size_t i = 1; i < 24; ++i)
        table.print(table.state.components->blocks[i]->key.c_str(),
                    [](Face& face) { face.sides = hex::Six::fromBits(9); });
    const auto searches = listed<Search>(table);
    QCOMPARE(searches.size(), std::size_t(23 * 6 * 2)); // two spaced sides each
    for (const Search& search : searches)
        QCOMPARE(table.answer(search), QByteArray("ok"));
    Table empty(2);
    std::int16_t q = 2;
    for (std::size_t i = 1; i < 24; ++i)
        empty.lay(empty.state.components->blocks[i]->key.c_str(), {q++, 0});
    QVERIFY(listed<Search>(empty).empty());
}

void LegalTest::aMoveForEachPlace()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    for (int actions = 0; actions <= 4; ++actions) {
        const auto moves = listed<Move>(table, actions);
        QCOMPARE(moves.size(), reachablePlaces(table.state, table.pawn("speedrunner-red"), actions).size());
        for (const Move& move : moves) {
            QCOMPARE(move.actions, std::optional(actions));
            QVERIFY(!move.own && move.pawn == table.pawn("speedrunner-red"));
        }
    }
    table.stand("probe-drone", "central-core/c", Colour::Red);
    const auto moves = listed<Move>(table, 1);
    QVERIFY(std::any_of(moves.begin(), moves.end(), [](const Move& move) { return move.own && !move.actions; }));
    QVERIFY(std::none_of(moves.begin(), moves.end(), [&](const Move& move) {
        return !move.own && move.pawn == table.pawn("probe-drone");
    }));
}

void LegalTest::rollsWithoutDice()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    table.stand("cleaner-a", "sprawl/4", Colour::Red);
    table.stand("gynoid", "sprawl/0", Colour::Blue);
    table.printPawn("gynoid", [](PawnCard& card) { card.ice = Ice{{4}, false}; });
    const auto icebreaks = listed<Icebreak>(table);
    QCOMPARE(icebreaks.size(), std::size_t(2)); // the Sprawl, and the gynoid
    for (const Icebreak& icebreak : icebreaks)
        QVERIFY(!icebreak.dice);
    const auto attacks = listed<Delete>(table);
    QCOMPARE(attacks.size(), std::size_t(3)); // the gynoid, red's Speedrunner, and blue's one step away
    table.stand("cyborg", "central-core/c", Colour::Red);
    QCOMPARE(listed<RollMovement>(table).size(), std::size_t(1));
    QVERIFY(listed<Reboot>(table).empty());
    Game::evolve(table.state, PawnEliminated{table.pawn("speedrunner-red"), PawnWhere::Eliminated, {}, Colour::Red});
    QCOMPARE(listed<Reboot>(table).size(), std::size_t(1));
}

void LegalTest::eachTurnIconsBeside()
{
    Table table(2);
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.eachTurn = Abilities{Ability::Search}; });
    const std::size_t each = 23 * 36;
    QCOMPARE(listed<Search>(table).size(), 2 * each);
    Game::evolve(table.state, EachTurnUsed{table.pawn("speedrunner-red"), Ability::Search});
    QCOMPARE(listed<Search>(table).size(), each);
}

void LegalTest::anOptionAnEntry()
{
    Table table(2);
    table.print("sprawl", [](Face& face) { face.placed = {attackOne()}; });
    QCOMPARE(table.play(Search{table.pawn("speedrunner-red"), table.block("sprawl"), {1, 0}, 0, false}),
             QByteArray("ok"));
    auto legal = Game::legal(table.state, 1);
    QCOMPARE(legal.size(), std::size_t(2));
    QVERIFY(legal[1].action == (Action{Choose{1, Option{table.pawn("speedrunner-blue")}, {}}}));
    QCOMPARE(table.play(legal[1]), QByteArray("ok"));
    legal = Game::legal(table.state, 1);
    QCOMPARE(legal.size(), std::size_t(1)); // the dice, without dice
    QVERIFY(legal[0].action == (Action{Choose{2, {}, {}}}));
}

void LegalTest::unknownPiecesAreNotListed()
{
    Table table(2);
    for (std::size_t i = 1; i < 24; ++i)
        table.print(table.state.components->blocks[i]->key.c_str(), [](Face& face) { face.sides.reset(); });
    QVERIFY(listed<Search>(table).empty());
    table.lay("sprawl", {1, 0});
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    QVERIFY(listed<Move>(table, 5).empty());
    table.print("sprawl", [](Face& face) { face.ice.reset(); });
    QVERIFY(listed<Icebreak>(table).empty());
}

void LegalTest::cardsToEquipAndToPlace()
{
    Table table(2);
    table.addCard("seven", [](Card& card) {
        card.use = CardUse::Neuroconsole;
        card.cost = 0;
    });
    table.addCard("unknown");
    table.addCard("loser", [&](Card& card) {
        card.use = CardUse::BlockCard;
        card.cost = 0;
        card.pawn = PawnId{14};
    });
    QCOMPARE(listed<Equip>(table).size(), std::size_t(1)); // red's Speedrunner alone
    QVERIFY(listed<PlaceCard>(table).empty());
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    QCOMPARE(listed<PlaceCard>(table).size(), std::size_t(5)); // west of it lies the Core
    QVERIFY(listed<Enter>(table).empty());
    QCOMPARE(table.play(listed<PlaceCard>(table).front()), QByteArray("ok"));
    table.enrich(Colour::Red, 2);
    QCOMPARE(listed<Enter>(table).size(), std::size_t(1));
    Table later(2, Edition::First2011, {{rule("A-100"), false}});
    later.addCard("seven", [](Card& card) {
        card.use = CardUse::Neuroconsole;
        card.cost = 0;
    });
    QCOMPARE(listed<Equip>(later).size(), std::size_t(2)); // also paid now, equipped later
}

void LegalTest::secondEditionWays()
{
    Table table(2, Edition::Second2017);
    table.lay("sprawl", {1, 0});
    table.addCard("loser", [](Card& card) {
        card.use = CardUse::BlockCard;
        card.cost = 0;
    });
    QVERIFY(listed<PlaceCard>(table).empty()); // nobody stands there
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    const auto places = listed<PlaceCard>(table);
    QCOMPARE(places.size(), std::size_t(5));
    QCOMPARE(places[0].pawn, std::optional(table.pawn("speedrunner-red")));
    Game::evolve(table.state, PawnEliminated{table.pawn("speedrunner-red"), PawnWhere::Eliminated, {}, Colour::Red});
    const auto reboots = listed<Reboot>(table);
    QCOMPARE(reboots.size(), std::size_t(2)); // with one card, or with four
    QCOMPARE(reboots[1].cards, std::optional(4));
}

void LegalTest::beginningOfATurn()
{
    Table table(2);
    table.printPawn("speedrunner-blue", [](PawnCard& card) { card.turnStart = {attackOne()}; });
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(listed<Use>(table).size(), std::size_t(1));
    QVERIFY(listed<NextPhase>(table).empty() && listed<Sacrifice>(table).empty()); // first what must be done
    QCOMPARE(table.play(listed<Use>(table).front()), QByteArray("ok"));
    QCOMPARE(table.play(Choose{1, Option{table.pawn("speedrunner-red")}, {}}), QByteArray("ok"));
    QCOMPARE(table.play(Choose{2, {}, typed({1})}), QByteArray("ok"));
    QCOMPARE(listed<NextPhase>(table).size(), std::size_t(1));
    QCOMPARE(listed<Sacrifice>(table).size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(LegalTest)
#include "legal_test.moc"
