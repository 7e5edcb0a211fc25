// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Commands out of thin air, done as overrides, and dice taken out and put back; see proofs/ for legal play.
#include "zaibatsu/legal.h"
#include "zaibatsu/support/random.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

class RandomPlayTest : public QObject {
    Q_OBJECT
private slots:
    void overridesNeverBreakTheTable_data();
    void overridesNeverBreakTheTable();
    void diceAreTakenOutAndPutBack();
};

void RandomPlayTest::overridesNeverBreakTheTable_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 25; ++seed)
        QTest::addRow("table %d", seed) << seed;
}

void RandomPlayTest::overridesNeverBreakTheTable()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 5000);
    Table table = someTable(random);
    int done = 0;
    for (int turn = 0; turn < 300 && table.state.turn.phase != Phase::Over; ++turn) {
        Command command;
        if (table.state.pending.empty())
            command.action = someAction(random, table.state, 2);
        else
            command = Game::legal(table.state, 1).front();
        command = Game::overridden(command, "so be it");
        command.declared = chance(random, 30);
        command = rolled(random, table.state, command);
        const QByteArray answer = table.play(command);
        QVERIFY2(!answer.startsWith("broken"), answer + ": " + table.story());
        done += answer == "ok" ? 1 : 0;
    }
    QVERIFY(done > 0);
}

void RandomPlayTest::diceAreTakenOutAndPutBack()
{
    Table table(2);
    Command command;
    command.action = Icebreak{table.pawn("speedrunner-red"), table.block("sprawl"), typed({3, 4}), false};
    QVERIFY(Game::diceTyped(command));
    QCOMPARE(Game::diceOf(command), (std::vector<dice::Face>{3, 4}));
    const Command bare = Game::withoutDice(command);
    QVERIFY(Game::diceOf(bare).empty() && !Game::diceTyped(bare));
    const std::vector<dice::Face> drawn{1, 2, 6};
    QCOMPARE(Game::diceOf(Game::withDice(bare, drawn)), drawn);
    QVERIFY(!Game::diceTyped(Game::withDice(bare, drawn)));
    QVERIFY(Game::diceTyped(Game::withDice(command, drawn))); // the mark stays
    Command start;
    start.action = StartingRolls{{{Colour::Red, {6}}, {Colour::Blue, {2}}}, {}};
    QVERIFY(Game::diceTyped(start));
    QVERIFY(!Game::diceTyped(Game::withoutDice(start)));
    QCOMPARE(Game::withDice(start, drawn), start);
    Command note;
    note.action = Note{"n"};
    QCOMPARE(Game::withDice(note, drawn), note);
    QCOMPARE(Game::overridden(Game::overridden(note, "first"), "second").overrideReason,
             std::optional<std::string>("first"));
}

QTEST_GUILESS_MAIN(RandomPlayTest)
#include "random_play_test.moc"
