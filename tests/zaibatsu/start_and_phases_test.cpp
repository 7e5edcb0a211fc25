// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The starting roll, phases and turns, the end by time.
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

Settings seated(int players)
{
    Settings settings;
    for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i)
        settings.seats.push_back({"P" + std::to_string(i), allColours[i]});
    return settings;
}

std::vector<dice::Face> faces(const QString& text)
{
    std::vector<dice::Face> list;
    for (const QChar c : text)
        list.push_back(static_cast<dice::Face>(c.digitValue()));
    return list;
}

} // namespace

class StartAndPhasesTest : public QObject {
    Q_OBJECT
private slots:
    void whoBegins_data();
    void whoBegins();
    void drawnRollsAreAskedForRoundByRound();
    void rollsThatDecideNothing_data();
    void rollsThatDecideNothing();
    void onlyOneStart();
    void phasesGoRound();
    void handsAreToldInRecycling();
    void handsHoldTheMaximum_data();
    void handsHoldTheMaximum();
    void eachPhaseIsToldByItself();
    void turnsGoClockwiseFromTheWinner();
    void aPlayerWhoLeftIsPassedOver();
    void playedCardsGoToTheDiscardPile();
    void nothingPlaysOutsideTheActionPhase_data();
    void nothingPlaysOutsideTheActionPhase();
    void timeIsUp_data();
    void timeIsUp();
    void countersOnCardsBreakTheTie_data();
    void countersOnCardsBreakTheTie();
    void countersNobodyWonBreakNoTie();
    void nobodyIsLeft();
    void afterTheEndOnlyNotesAndAdjusting();
};

void StartAndPhasesTest::whoBegins_data()
{
    QTest::addColumn<QStringList>("rolls");
    QTest::addColumn<int>("first");
    QTest::addColumn<QString>("hands");
    QTest::newRow("R-015 red") << QStringList{"5", "2"} << 0 << "45";
    QTest::newRow("R-015 blue") << QStringList{"2", "5"} << 1 << "54";
    QTest::newRow("A-004 tie") << QStringList{"55", "56"} << 1 << "54";
    QTest::newRow("A-004 tie twice") << QStringList{"664", "663"} << 0 << "45";
    QTest::newRow("R-016 three, red") << QStringList{"6", "1", "2"} << 0 << "345";
    QTest::newRow("R-016 three, blue") << QStringList{"1", "6", "2"} << 1 << "534";
    QTest::newRow("R-016 three, green") << QStringList{"1", "5", "6"} << 2 << "453";
    QTest::newRow("R-016 four, red") << QStringList{"6", "1", "2", "3"} << 0 << "3455";
    QTest::newRow("R-016 four, yellow") << QStringList{"1", "1", "1", "6"} << 3 << "4553";
    QTest::newRow("only the tied roll again") << QStringList{"4", "61", "2", "63"} << 3 << "4553";
}

void StartAndPhasesTest::whoBegins()
{
    QFETCH(QStringList, rolls);
    QFETCH(int, first);
    QFETCH(QString, hands);
    Table table(seated(int(rolls.size())));
    StartingRolls start;
    for (qsizetype i = 0; i < rolls.size(); ++i)
        start.rolls[allColours[static_cast<std::size_t>(i)]] = faces(rolls[i]);
    QCOMPARE(table.play(start), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("start-rolled turn-began phase-began"));
    QVERIFY(table.first<StartRolled>().typed);
    QCOMPARE(int(table.state.turn.player), first);
    QCOMPARE(table.state.turn.phase, Phase::Beginning);
    QCOMPARE(table.state.turn.number, 1);
    for (qsizetype i = 0; i < hands.size(); ++i)
        QCOMPARE(table.state.players[static_cast<std::size_t>(i)].openingHand, hands[i].digitValue());
}

void StartAndPhasesTest::drawnRollsAreAskedForRoundByRound()
{
    Table table(seated(3));
    QCOMPARE(table.answer(StartingRolls{}), QByteArray("dice 3"));
    StartingRolls start;
    start.dice = Dice{faces("353"), false};
    QCOMPARE(table.play(start), QByteArray("ok"));
    QCOMPARE(int(table.state.turn.player), 1);

    Table tied(seated(3));
    start.dice = Dice{faces("535"), false};
    QCOMPARE(tied.answer(start), QByteArray("dice 5")); // red and green again
    start.dice = Dice{faces("53522"), false};
    QCOMPARE(tied.answer(start), QByteArray("dice 7"));
    start.dice = Dice{faces("5352216"), false};
    QCOMPARE(tied.play(start), QByteArray("ok"));
    QCOMPARE(int(tied.state.turn.player), 2);
    QVERIFY(!tied.first<StartRolled>().typed);
    QCOMPARE(tied.first<StartRolled>().rolls.at(Colour::Green), faces("526"));
    QCOMPARE(tied.first<StartRolled>().rolls.at(Colour::Blue), faces("3"));
}

void StartAndPhasesTest::rollsThatDecideNothing_data()
{
    QTest::addColumn<QStringList>("rolls");
    QTest::newRow("one is missing") << QStringList{"5", ""};
    QTest::newRow("tied and no more") << QStringList{"5", "5"};
    QTest::newRow("too many") << QStringList{"5", "23"};
    QTest::newRow("seven") << QStringList{"7", "2"};
    QTest::newRow("zero") << QStringList{"0", "2"};
}

void StartAndPhasesTest::rollsThatDecideNothing()
{
    QFETCH(QStringList, rolls);
    Table table(seated(2));
    StartingRolls start;
    for (qsizetype i = 0; i < rolls.size(); ++i)
        start.rolls[allColours[static_cast<std::size_t>(i)]] = faces(rolls[i]);
    QCOMPARE(table.answer(start), QByteArray("A-004"));
    QCOMPARE(table.answer(overriding(start)), QByteArray("A-004")); // set-up cannot be overridden
}

void StartAndPhasesTest::onlyOneStart()
{
    Table table(seated(2));
    QCOMPARE(table.answer(NextPhase{}), QByteArray("R-014"));
    QCOMPARE(table.answer(overriding(NextPhase{})), QByteArray("R-014"));
    QCOMPARE(table.answer(EndGame{}), QByteArray("R-014"));
    QCOMPARE(table.answer(Note{"hello"}), QByteArray("ok"));
    Table running(2);
    StartingRolls again;
    again.rolls = {{Colour::Red, faces("6")}, {Colour::Blue, faces("1")}};
    QCOMPARE(running.answer(again), QByteArray("R-014"));
    QCOMPARE(running.answer(overriding(again)), QByteArray("R-014"));
}

void StartAndPhasesTest::phasesGoRound()
{
    Table table(2);
    QCOMPARE(table.state.turn.phase, Phase::Action);
    NextPhase next;
    next.kept = 2;
    next.drawn = 3;
    QCOMPARE(table.play(next), QByteArray("ok"));
    QCOMPARE(table.state.turn.phase, Phase::Recycling);
    QCOMPARE(table.first<PhaseBegan>().kept, std::optional(2)); // told for the log
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("turn-began phase-began"));
    QCOMPARE(table.state.turn, (Turn{2, Colour::Blue, Phase::Beginning}));
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.state.turn, (Turn{2, Colour::Blue, Phase::Action}));
}

void StartAndPhasesTest::handsAreToldInRecycling()
{
    Table table(2);
    table.state.turn.phase = Phase::Beginning;
    QCOMPARE(table.answer(NextPhase{2, 3}), QByteArray("R-027"));
    QCOMPARE(table.answer(NextPhase{{}, 3}), QByteArray("R-027"));
    table.state.turn.phase = Phase::Recycling;
    QCOMPARE(table.play(NextPhase{2, 3}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("hand-filled turn-began phase-began"));
    QVERIFY(table.first<HandFilled>() == (HandFilled{Colour::Red, 2, 3}));
    table.state.turn.phase = Phase::Recycling;
    QCOMPARE(table.play(NextPhase{{}, 4}), QByteArray("ok"));
    QVERIFY(table.first<HandFilled>() == (HandFilled{Colour::Blue, {}, 4}));
}

void StartAndPhasesTest::handsHoldTheMaximum_data()
{
    QTest::addColumn<int>("kept");
    QTest::addColumn<int>("drawn");
    QTest::addColumn<QString>("discarding");
    QTest::addColumn<QString>("surplusStays");
    // The maximum is 6 here: 5 and the Financial Sector.
    QTest::newRow("filled") << 2 << 4 << "ok" << "ok";
    QTest::newRow("no card is left to draw") << 2 << 1 << "ok" << "ok";
    QTest::newRow("one too many drawn") << 2 << 5 << "R-029" << "R-029";
    QTest::newRow("full already") << 6 << 0 << "ok" << "ok";
    QTest::newRow("full and drawn") << 6 << 1 << "R-029" << "R-029";
    QTest::newRow("surplus kept") << 7 << 0 << "A-012" << "ok";
    QTest::newRow("surplus kept and drawn") << 7 << 1 << "A-012" << "R-029";
}

void StartAndPhasesTest::handsHoldTheMaximum()
{
    QFETCH(int, kept);
    QFETCH(int, drawn);
    QFETCH(QString, discarding);
    QFETCH(QString, surplusStays);
    for (const bool on : {true, false}) {
        const QByteArray expected = (on ? discarding : surplusStays).toLatin1();
        Table table(2, Edition::First2011, {{rule("A-012"), on}});
        CardState& bonus = table.state.cards[table.card("financial-sector").index()];
        bonus.where = CardWhere::Held;
        bonus.owner = Colour::Red;
        table.printCard("financial-sector", [](Card& card) { card.hand = 1; });
        QCOMPARE(table.answer(NextPhase{kept, drawn}), expected);
        table.state.turn.phase = Phase::Recycling;
        QCOMPARE(table.answer(NextPhase{kept, drawn}), expected);
        QCOMPARE(table.answer(overriding(NextPhase{kept, drawn})), QByteArray("ok"));
    }
}

void StartAndPhasesTest::eachPhaseIsToldByItself()
{
    Table table(2);
    QCOMPARE(table.answer(NextPhase{5, 5}), QByteArray("R-029"));
    QCOMPARE(table.play(NextPhase{5, {}}), QByteArray("ok")); // the kept are not known any more when the drawn are told
    QCOMPARE(table.answer(NextPhase{{}, 6}), QByteArray("R-029"));
    QCOMPARE(table.answer(NextPhase{{}, 5}), QByteArray("ok"));
}

void StartAndPhasesTest::turnsGoClockwiseFromTheWinner()
{
    Settings settings;
    settings.seats = {{"A", Colour::Green}, {"B", Colour::Red}, {"C", Colour::Blue}};
    Table table(settings);
    StartingRolls start;
    start.rolls = {{Colour::Green, faces("1")}, {Colour::Red, faces("2")}, {Colour::Blue, faces("6")}};
    QCOMPARE(table.play(start), QByteArray("ok"));
    std::vector<Colour> order;
    for (int turn = 0; turn < 4; ++turn) {
        order.push_back(table.state.turn.player);
        for (int phase = 0; phase < 3; ++phase)
            QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    }
    QCOMPARE(order, (std::vector{Colour::Blue, Colour::Green, Colour::Red, Colour::Blue}));
}

void StartAndPhasesTest::aPlayerWhoLeftIsPassedOver()
{
    Table table(3);
    Adjust adjust;
    PlayerPatch blue;
    blue.colour = Colour::Blue;
    blue.left = true;
    adjust.players.push_back(blue);
    QCOMPARE(table.play(adjust), QByteArray("ok"));
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.state.turn.player, Colour::Green);
}

void StartAndPhasesTest::playedCardsGoToTheDiscardPile()
{
    Table table(2);
    table.addCard("search-1", [](Card& card) { card.actions = Abilities{Ability::Search}; });
    const Search search{table.pawn("speedrunner-red"), table.block("sprawl"), {1, 0}, 0, false};
    QCOMPARE(table.play(with(search, {table.card("search-1")})), QByteArray("ok"));
    QCOMPARE(table.lying("search-1").where, CardWhere::Table);
    const Search again{table.pawn("speedrunner-red"), table.block("antro"), {0, 1}, 0, false};
    QCOMPARE(table.answer(with(again, {table.card("search-1")})), QByteArray("R-026"));
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.lying("search-1").where, CardWhere::Discarded);
    for (int phase = 0; phase < 4; ++phase)
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.state.turn.player, Colour::Red); // decks are not tracked: it may have come back to the hand
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.answer(with(again, {table.card("search-1")})), QByteArray("ok"));
}

void StartAndPhasesTest::nothingPlaysOutsideTheActionPhase_data()
{
    QTest::addColumn<int>("phases");
    QTest::newRow("R-024 recycling") << 1;
    QTest::newRow("R-024 beginning") << 2;
}

void StartAndPhasesTest::nothingPlaysOutsideTheActionPhase()
{
    QFETCH(int, phases);
    Table table(2);
    for (int i = 0; i < phases; ++i)
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    const PawnId red = table.pawn("speedrunner-red");
    const std::vector<Action> actions{Search{red, table.block("sprawl"), {1, 0}, 0, false},
                                      Move{red, {table.place("central-core/c")}, 1, false},
                                      RollMovement{red, {}},
                                      Icebreak{red, table.block("central-core"), {}, false},
                                      Delete{red, table.pawn("speedrunner-blue"), {}, false},
                                      Reboot{red, {}},
                                      Equip{table.card("ai"), red},
                                      PlaceCard{table.card("ai"), table.block("central-core"), 0, {}},
                                      Enter{table.pawn("cracker")}};
    for (const Action& action : actions)
        QCOMPARE(table.answer(action), QByteArray("R-024"));
}

void StartAndPhasesTest::timeIsUp_data()
{
    QTest::addColumn<int>("redBlocks");
    QTest::addColumn<int>("blueBlocks");
    QTest::addColumn<int>("redBonus");
    QTest::addColumn<int>("blueBonus");
    QTest::addColumn<QString>("winners");
    QTest::newRow("R-020") << 2 << 1 << 0 << 5 << "r";
    QTest::newRow("R-020 other way") << 0 << 1 << 9 << 0 << "b";
    QTest::newRow("R-021") << 1 << 1 << 0 << 1 << "b";
    QTest::newRow("A-011 shared") << 1 << 1 << 2 << 2 << "rb";
    QTest::newRow("nothing at all") << 0 << 0 << 0 << 0 << "rb";
}

void StartAndPhasesTest::timeIsUp()
{
    QFETCH(int, redBlocks);
    QFETCH(int, blueBlocks);
    QFETCH(int, redBonus);
    QFETCH(int, blueBonus);
    QFETCH(QString, winners);
    Table table(2);
    const std::array keys{"sprawl", "antro", "yakuza"};
    for (int i = 0; i < redBlocks + blueBlocks; ++i)
        table.lay(keys[static_cast<std::size_t>(i)], {static_cast<std::int16_t>(i + 1), 0}, 0,
                  i < redBlocks ? Colour::Red : Colour::Blue);
    table.enrich(Colour::Red, redBonus);
    table.enrich(Colour::Blue, blueBonus);
    QCOMPARE(table.play(EndGame{}), QByteArray("ok"));
    QString names;
    for (const Colour colour : table.state.winners)
        names += "rb"[static_cast<int>(colour)];
    QCOMPARE(names, winners);
    QVERIFY(table.first<GameWon>().timeUp);
    QCOMPARE(table.state.turn.phase, Phase::Over);
}

void StartAndPhasesTest::countersOnCardsBreakTheTie_data()
{
    QTest::addColumn<QByteArray>("paidOn");
    QTest::addColumn<bool>("counted");
    QTest::newRow("on an item") << QByteArray("card") << true;
    QTest::newRow("on a pawn's card") << QByteArray("pawn") << true;
    QTest::newRow("on an item, A-011 off") << QByteArray("card") << false;
    QTest::newRow("on a pawn's card, A-011 off") << QByteArray("pawn") << false;
}

void StartAndPhasesTest::countersOnCardsBreakTheTie()
{
    QFETCH(QByteArray, paidOn);
    QFETCH(bool, counted);
    Table table(2, Edition::First2011, {{rule("A-011"), counted}});
    table.addCard("nanosoft");
    table.give("nanosoft", "speedrunner-red");
    table.stand("cracker", "central-core/c", Colour::Red);
    table.enrich(Colour::Red, 2);
    table.enrich(Colour::Blue, 1);
    BonusCountersPaid paid{Colour::Red, 2, table.card("nanosoft")};
    if (paidOn == "pawn")
        paid.on = table.pawn("cracker");
    Game::evolve(table.state, paid);
    QCOMPARE(table.play(EndGame{}), QByteArray("ok"));
    QCOMPARE(table.state.winners, std::vector{counted ? Colour::Red : Colour::Blue});
}

void StartAndPhasesTest::countersNobodyWonBreakNoTie()
{
    Table table(2);
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    table.lay("antro", {3, 0}, 0, Colour::Blue);
    Game::evolve(table.state, BonusIconFormed{{{{0, 0}, {1, 0}, {0, 1}}}, true});
    QCOMPARE(table.play(EndGame{}), QByteArray("ok"));
    QCOMPARE(table.state.winners, (std::vector{Colour::Red, Colour::Blue}));
}

void StartAndPhasesTest::nobodyIsLeft() // leaving wins nothing
{
    Table table(2);
    const auto leave = [&](Colour colour) {
        Adjust adjust;
        adjust.players.emplace_back().colour = colour;
        adjust.players.back().left = true;
        return table.play(adjust);
    };
    table.lay("sprawl", {1, 0}, 0, Colour::Blue);
    QCOMPARE(leave(Colour::Blue), QByteArray("ok"));
    QCOMPARE(table.state.turn.phase, Phase::Action); // the last one at the table plays on
    Table one = table;
    QCOMPARE(one.play(EndGame{}), QByteArray("ok"));
    QCOMPARE(one.state.winners, std::vector{Colour::Red}); // of those who stayed
    QCOMPARE(leave(Colour::Red), QByteArray("ok"));
    QCOMPARE(table.play(EndGame{}), QByteArray("ok"));
    QVERIFY(table.state.winners.empty());
    QCOMPARE(table.state.turn.phase, Phase::Over);
}

void StartAndPhasesTest::afterTheEndOnlyNotesAndAdjusting()
{
    Table table(2);
    QCOMPARE(table.play(EndGame{}), QByteArray("ok"));
    QCOMPARE(table.answer(NextPhase{}), QByteArray("R-019"));
    QCOMPARE(table.answer(overriding(NextPhase{})), QByteArray("R-019"));
    QCOMPARE(table.answer(SetBlock{Face{"sprawl", {}, {}, {}, {}, {}, {}, {}, {}, false}}), QByteArray("R-019"));
    QCOMPARE(table.answer(StartingRolls{}), QByteArray("R-019"));
    QCOMPARE(table.answer(Choose{1, {}, {}}), QByteArray("R-019"));
    QCOMPARE(table.play(Note{"a fine game"}), QByteArray("ok"));
    Adjust adjust;
    adjust.turn = TurnPatch{{}, {}, Phase::Action};
    QCOMPARE(table.play(adjust), QByteArray("ok")); // it was not over after all
    QVERIFY(table.state.winners.empty());
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
}

QTEST_GUILESS_MAIN(StartAndPhasesTest)
#include "start_and_phases_test.moc"
