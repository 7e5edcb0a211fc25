// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Random play over tables with every kind of piece: what is listed is accepted, what is accepted is listed, the
// table always holds together, and a refusal changes nothing.
#include "zaibatsu/legal.h"
#include "zaibatsu/support/random.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

/// Moves to the same place in the same way are one: the cheapest path stands for all.
bool sameEffect(const Action& a, const Action& b)
{
    if (!std::holds_alternative<Move>(a) || !std::holds_alternative<Move>(b))
        return a == b;
    const Move& one = std::get<Move>(a);
    const Move& other = std::get<Move>(b);
    return one.pawn == other.pawn && one.own == other.own && one.path.back() == other.path.back();
}

bool listed(const std::vector<Command>& legal, const Command& command)
{
    for (const Command& known : legal)
        if (sameEffect(known.action, command.action))
            return true;
    return false;
}

bool acceptable(const State& state, const Command& command)
{
    const auto decision = Game::decide(state, command);
    return std::holds_alternative<base::Accepted<Game>>(decision) || std::holds_alternative<base::NeedsDice>(decision);
}

} // namespace

class RandomPlayTest : public QObject {
    Q_OBJECT
private slots:
    void gamesHoldTogether_data();
    void gamesHoldTogether();
    void everyKindOfEventHappens();
    void legalAndDecideAgree_data();
    void legalAndDecideAgree();
    void overridesNeverBreakTheTable_data();
    void overridesNeverBreakTheTable();
    void diceAreTakenOutAndPutBack();
};

void RandomPlayTest::gamesHoldTogether_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 40; ++seed)
        QTest::addRow("game %d", seed) << seed;
}

void RandomPlayTest::gamesHoldTogether()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed));
    Table table = someTable(random);
    for (int turn = 0; turn < 250 && table.state.turn.phase != Phase::Over; ++turn) {
        const QByteArray answer = step(random, table);
        QVERIFY2(answer == "ok", answer + " after " + table.story());
        if (!table.state.pending.empty())
            QVERIFY(!Game::legal(table.state, 1).empty());
    }
}

void RandomPlayTest::everyKindOfEventHappens() // else the games above would prove little
{
    std::map<std::string, int> seen;
    Random random(77);
    for (int game = 0; game < 60; ++game) {
        Table table = someTable(random);
        for (int turn = 0; turn < 200 && table.state.turn.phase != Phase::Over; ++turn) {
            QCOMPARE(step(random, table), QByteArray("ok"));
            for (const Event& event : table.events())
                ++seen[kindOf(event)];
        }
    }
    for (const char* kind :
         {"turn-began",       "phase-began",     "each-turn-used", "block-placed",       "icon-formed",
          "effect-fired",     "effect-lapsed",   "choice-opened",  "choice-made",        "pawn-placed",
          "pawn-moved",       "movement-rolled", "dice-rolled",    "icebreak-succeeded", "icebreak-failed",
          "delete-succeeded", "delete-failed",   "control-gained", "control-lost",       "counter-placed",
          "counter-returned", "bonus-won",       "bonus-gained",   "bonus-laid",         "bonus-paid",
          "bonus-returned",   "pawn-eliminated", "pawn-rebooted",  "pawn-control",       "card-equipped",
          "card-placed",      "card-discarded",  "bonus-card",     "discard-asked"})
        QVERIFY2(seen[kind] > 0, kind);
}

void RandomPlayTest::legalAndDecideAgree_data() { gamesHoldTogether_data(); }

void RandomPlayTest::legalAndDecideAgree()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 1000);
    Table table = someTable(random);
    for (int turn = 0; turn < 40 && table.state.turn.phase != Phase::Over; ++turn) {
        const auto legal = Game::legal(table.state, 2);
        for (const Command& command : legal)
            QVERIFY(acceptable(table.state, command));
        for (int i = 0; i < 60; ++i) {
            Command command;
            command.action = someAction(random, table.state, 2);
            const State before = table.state;
            const bool accepted = acceptable(table.state, command);
            QVERIFY(table.state == before);
            QVERIFY2(accepted == listed(legal, command), QByteArray::number(static_cast<int>(command.action.index())));
        }
        const Command next = rolled(random, table.state,
                                    legal[static_cast<std::size_t>(upTo(random, static_cast<int>(legal.size()) - 1))]);
        QCOMPARE(table.play(next), QByteArray("ok"));
    }
}

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
