// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Events change what they name and nothing else; events about pieces that the table does not have change nothing.
#include "zaibatsu/refuse.h"
#include "zaibatsu/support/table.h"
#include "zaibatsu/unfolding.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

/// A table with a laid, owned block, a carried and a placed card.
Table furnished()
{
    Table table(2);
    table.lay("sprawl", {1, 0}, 2, Colour::Red);
    table.addCard("seven");
    table.addCard("loser");
    table.give("seven", "speedrunner-red", 1, Colour::Red);
    Game::evolve(table.state, CardPlaced{table.card("loser"), {2, 0}, table.block("sprawl"), Colour::Red});
    return table;
}

State after(const Table& table, const Event& event)
{
    State state = table.state;
    Game::evolve(state, event);
    return state;
}

Choice choice(int id, std::vector<QueuedEffect> then = {})
{
    Choice open;
    open.id = id;
    open.options = {true, false};
    open.then = std::move(then);
    return open;
}

QueuedEffect queued(EffectKind kind)
{
    QueuedEffect effect;
    effect.effect.kind = kind;
    return effect;
}

} // namespace

class EvolveTest : public QObject {
    Q_OBJECT
private slots:
    void unknownPiecesChangeNothing_data();
    void unknownPiecesChangeNothing();
    void eventsForTheLogChangeNothing();
    void countersGoAndComeBack();
    void bonusCountersGoAndComeBack();
    void waitingEffectsMoveOn();
    void aTurnBeginsFresh();
    void recyclingClearsTheTable();
    void eliminationByKind_data();
    void eliminationByKind();
    void oldTablesStayAsTheyAre();
    void anUnfoldingShowsLaterStepsEarlierOnes();
    void oneDoorForRefusals();
};

void EvolveTest::unknownPiecesChangeNothing_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < 19; ++i)
        QTest::addRow("event %d", i) << i;
}

void EvolveTest::unknownPiecesChangeNothing()
{
    QFETCH(int, index);
    const Table table = furnished();
    const BlockId noBlock{900};
    const PawnId noPawn{900};
    const CardId noCard{900};
    const BlockId inPile = table.block("antro");
    const std::vector<Event> events{BlockPlaced{noBlock, {3, 0}, 0, {}, Colour::Red},
                                    ControlGained{inPile, Colour::Red},
                                    ControlLost{noBlock, Colour::Red},
                                    CounterPlaced{inPile, Colour::Red, 1},
                                    CounterReturned{noPawn, Colour::Red, 1},
                                    BonusCountersGained{Colour::Red, 1, inPile},
                                    BonusCountersLaid{noBlock, 1},
                                    BonusCountersPaid{Colour::Red, 1, noCard},
                                    BonusCountersReturned{Colour::Red, 1, noPawn, false},
                                    PawnPlaced{noPawn, table.place("sprawl/c"), {}},
                                    PawnMoved{noPawn, {}, {table.place("sprawl/c")}, {}, false, {}},
                                    PawnEliminated{noPawn, PawnWhere::Reserve, {}, {}},
                                    PawnRebooted{noPawn, table.place("sprawl/c")},
                                    PawnControlChanged{noPawn, {}, Colour::Red},
                                    CardEquipped{noCard, table.pawn("speedrunner-red"), Colour::Red},
                                    CardDiscarded{noCard},
                                    MovementKept{noCard, noPawn, 2},
                                    BonusCounterWon{{}, Colour::Red, true},
                                    ChoiceMade{4, {}}};
    QCOMPARE(events.size(), std::size_t(19));
    QVERIFY(after(table, events[static_cast<std::size_t>(index)]) == table.state);
}

void EvolveTest::eventsForTheLogChangeNothing()
{
    const Table table = furnished();
    const PawnId red = table.pawn("speedrunner-red");
    const std::vector<Event> events{EffectLapsed{},
                                    DiceRolled{{1, 2}, true, red, 1},
                                    IcebreakSucceeded{red, table.block("sprawl"), {}},
                                    IcebreakFailed{red, table.block("sprawl"), {}, true},
                                    DeleteSucceeded{red, red, {}},
                                    DeleteFailed{red, red, {}},
                                    DiscardAsked{Colour::Red, 3},
                                    HandFilled{Colour::Red, 2, 3},
                                    Noted{"n"},
                                    RuleOverridden{},
                                    Declared{}};
    for (const Event& event : events)
        QVERIFY(after(table, event) == table.state);
}

void EvolveTest::countersGoAndComeBack()
{
    Table table = furnished();
    const State before = table.state;
    Game::evolve(table.state, CounterPlaced{table.block("sprawl"), Colour::Red, 2});
    QCOMPARE(int(table.laid("sprawl").counters[0]), 3);
    QCOMPARE(table.player(Colour::Red).pool, 7);
    Game::evolve(table.state, CounterPlaced{table.pawn("idoru"), Colour::Blue, 1});
    QCOMPARE(table.at("idoru").counter, std::optional(Colour::Blue));
    QCOMPARE(broken(table.state), QByteArray());
    Game::evolve(table.state, CounterReturned{table.pawn("idoru"), Colour::Blue, 1});
    Game::evolve(table.state, CounterReturned{table.block("sprawl"), Colour::Red, 2});
    QVERIFY(table.state == before);
}

void EvolveTest::bonusCountersGoAndComeBack()
{
    Table table = furnished();
    table.stand("cracker", "sprawl/c", Colour::Blue); // what is paid for a pawn lies on one in play
    const State before = table.state;
    Game::evolve(table.state, BonusCountersLaid{table.block("sprawl"), 3});
    Game::evolve(table.state, BonusCountersGained{Colour::Blue, 3, table.block("sprawl")});
    Game::evolve(table.state, BonusCountersPaid{Colour::Blue, 2, table.pawn("cracker")});
    QCOMPARE(table.at("cracker").payer, std::optional(Colour::Blue));
    QCOMPARE(broken(table.state), QByteArray());
    Game::evolve(table.state, BonusCountersReturned{Colour::Blue, 2, table.pawn("cracker"), true}); // A-117 off
    QCOMPARE(table.player(Colour::Blue).bonus, 1);
    Game::evolve(table.state, BonusCountersReturned{Colour::Red, 1, table.card("seven"), false});
    QCOMPARE(table.player(Colour::Red).bonus, 1);
    QCOMPARE(table.state.bonusSupply, before.bonusSupply - 1);
}

void EvolveTest::waitingEffectsMoveOn()
{
    Table table = furnished();
    Game::evolve(table.state, ChoiceOpened{choice(1, {queued(EffectKind::Bonus)})});
    Game::evolve(table.state, ChoiceOpened{choice(2, {queued(EffectKind::Strip)})});
    QCOMPARE(table.state.nextChoice, 3);
    State closed = table.state;
    Game::evolve(closed, ChoiceClosed{1});
    QCOMPARE(closed.pending.size(), std::size_t(1));
    QCOMPARE(closed.pending[0].then.size(), std::size_t(2)); // behind the last one that is open
    QCOMPARE(closed.pending[0].then[1].effect.kind, EffectKind::Bonus);
    Game::evolve(closed, ChoiceMade{2, true});
    QVERIFY(closed.pending.empty());
    Game::evolve(table.state, GameWon{{Colour::Blue}, false});
    QVERIFY(table.state.pending.empty());
}

void EvolveTest::aTurnBeginsFresh()
{
    Table table = furnished();
    const PawnId red = table.pawn("speedrunner-red");
    Game::evolve(table.state, EachTurnUsed{red, Ability::Search});
    Game::evolve(table.state, MovementRolled{red, 4});
    QCOMPARE(table.at("speedrunner-red").ownLeft, std::optional(4));
    Game::evolve(table.state, PawnMoved{red, table.place("central-core/c"), {table.place("sprawl/c")}, {}, true, 1});
    QCOMPARE(table.at("speedrunner-red").ownLeft, std::optional(1));
    Game::evolve(table.state, TurnBegan{8, Colour::Blue, {Source{red}}});
    QCOMPARE(table.state.turn, (Turn{8, Colour::Blue, Phase::Beginning}));
    QVERIFY(table.at("speedrunner-red").used.empty() && !table.at("speedrunner-red").ownLeft);
    QCOMPARE(table.state.turnStartsLeft.size(), std::size_t(1));
    Game::evolve(table.state, EffectFired{red, EffectTime::Controlled, {}, Colour::Blue}); // another time
    QCOMPARE(table.state.turnStartsLeft.size(), std::size_t(1));
    Game::evolve(table.state, EffectFired{red, EffectTime::TurnStart, {}, Colour::Blue});
    QVERIFY(table.state.turnStartsLeft.empty());
}

void EvolveTest::recyclingClearsTheTable()
{
    Table table = furnished();
    table.addCard("played");
    Game::evolve(table.state, CardPlayed{table.card("played"), table.pawn("speedrunner-red")});
    Game::evolve(table.state, MovementKept{table.card("played"), table.pawn("speedrunner-red"), 2});
    QCOMPARE(table.lying("played").movementLeft, 2);
    Game::evolve(table.state, PhaseBegan{Phase::Recycling, {}, {}});
    QCOMPARE(table.lying("played").where, CardWhere::Discarded);
    QCOMPARE(table.lying("played").movementLeft, 0);
    QVERIFY(!table.lying("played").pawn);
    QCOMPARE(table.lying("seven").where, CardWhere::Equipped);
    QCOMPARE(table.lying("loser").where, CardWhere::Cybernet);
}

void EvolveTest::eliminationByKind_data()
{
    QTest::addColumn<int>("to");
    QTest::addColumn<bool>("keeps");
    QTest::newRow("R-099 face down") << int(PawnWhere::Eliminated) << true;
    QTest::newRow("R-102 reserve") << int(PawnWhere::Reserve) << false;
    QTest::newRow("R-113 out for the game") << int(PawnWhere::Removed) << false;
}

void EvolveTest::eliminationByKind()
{
    QFETCH(int, to);
    QFETCH(bool, keeps);
    const Table table(2);
    const PawnId red = table.pawn("speedrunner-red");
    const State gone =
        after(table, PawnEliminated{red, static_cast<PawnWhere>(to), table.place("central-core/c"), Colour::Red});
    QCOMPARE(pawnOf(gone, red).where, static_cast<PawnWhere>(to));
    QVERIFY(!pawnOf(gone, red).at);
    QCOMPARE(pawnOf(gone, red).controller.has_value(), keeps);
}

void EvolveTest::oldTablesStayAsTheyAre() // an event says what happened, whatever today's rules would say
{
    Table table(2);
    Game::evolve(table.state, BlockPlaced{table.block("sprawl"), {7, 7}, 3, {}, Colour::Red}); // next to nothing
    QCOMPARE(table.laid("sprawl").at, (hex::Cell{7, 7}));
    Game::evolve(table.state, BonusIconFormed{{{{7, 7}, {8, 7}, {9, 9}}}, true});
    QCOMPARE(table.state.bonusSupply, 23);
    Game::evolve(table.state, BonusCounterWon{{{{7, 7}, {8, 7}, {9, 9}}}, Colour::Blue, true});
    QCOMPARE(table.player(Colour::Blue).bonus, 1);
    Game::evolve(table.state, BonusCounterWon{{{{7, 7}, {8, 7}, {9, 9}}}, Colour::Red, true}); // spent
    QCOMPARE(table.player(Colour::Red).bonus, 0);
}

void EvolveTest::anUnfoldingShowsLaterStepsEarlierOnes()
{
    const Table table(2);
    Unfolding unfolding(table.state);
    QVERIFY(&unfolding.now() == &table.state); // nothing is copied while nothing happened
    unfolding.tell(BonusCountersGained{Colour::Red, 2, std::nullopt});
    QCOMPARE(findPlayer(unfolding.now(), Colour::Red)->bonus, 2);
    unfolding.tell(BonusCountersGained{Colour::Red, 1, std::nullopt});
    QCOMPARE(findPlayer(unfolding.now(), Colour::Red)->bonus, 3);
    QCOMPARE(table.player(Colour::Red).bonus, 0);
    QCOMPARE(unfolding.take().size(), std::size_t(2));
}

void EvolveTest::oneDoorForRefusals()
{
    const Table table(2);
    Command plain;
    Attempt strict(table.state, plain);
    QVERIFY(strict.refuse(rule("R-051"), SearchObstacle::ReferenceSideWithoutSpace));
    QVERIFY(strict.need({centralCore, Field::Sides}));
    QVERIFY(!strict.require(true, rule("R-051"), SearchObstacle::ReferenceSideWithoutSpace));
    Command loose = overriding(Note{});
    loose.declared = true;
    Attempt willing(table.state, loose);
    QVERIFY(!willing.refuse(rule("R-051"), SearchObstacle::ReferenceSideWithoutSpace));
    QVERIFY(willing.refuse(rule("R-050"), SearchObstacle::CellTaken, {}, Weight::Table));
    QVERIFY(!willing.need({centralCore, Field::Sides}));
    QVERIFY(!willing.need({centralCore, Field::Sides})); // told once
    QVERIFY(willing.needOrSuccess({centralCore, Field::Ice})); // how it ended must be said
    willing.hint(Hint::Code::SupplyEmpty);
    willing.hint(Hint::Code::SupplyEmpty);
    const auto accepted = std::get<base::Accepted<Game>>(willing.accept({Noted{"n"}}));
    QCOMPARE(accepted.hints.size(), std::size_t(1));
    QCOMPARE(accepted.events.size(), std::size_t(3));
    QCOMPARE(std::get<RuleOverridden>(accepted.events[0]).reason, std::string("we agreed"));
    QCOMPARE(std::get<Declared>(accepted.events[1]).facts.size(), std::size_t(1));
    QVERIFY(!willing.refuseAll({}));
    const auto all = willing.refuseAll(
        {{TableObstacle::SpaceFull, rule("R-039"), {}, {}}, {TableObstacle::NotLaid, rule("R-064"), {}, {}}});
    QCOMPARE(std::get<base::Refused<Game>>(*all).refusal.more.size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(EvolveTest)
#include "evolve_test.moc"
