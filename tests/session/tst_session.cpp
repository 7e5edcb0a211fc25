// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What players notice of a session: answers, notices, the status of saving, conflict, amend.
#include "session/table_session.h"
#include "support/fake_clock.h"
#include "support/memory_journal.h"
#include "support/toy_game.h"

#include <QTest>

namespace {

using Session = session::TableSession<toy::Game>;
using Entered = session::Entered<toy::Game>;
using Code = session::JournalFailure::Code;
using StatusCode = session::Status::Code;

/// One process with its own journal on a disk.
struct Table {
    explicit Table(support::MemoryDisk<toy::Game>& disk, std::uint64_t seed = 7)
        : journal(disk),
          session({}, seed, journal, clock, disk.entries)
    {
        session.observe([this](const session::Change<toy::Game>& change) { changes.push_back(change); });
        session.observeStatus([this](const session::Status& status) { statuses.push_back(status); });
    }
    bool done(toy::Command command) { return std::holds_alternative<Entered>(session.dispatch(std::move(command))); }

    support::FakeClock clock;
    support::MemoryJournal<toy::Game> journal;
    Session session;
    std::vector<session::Change<toy::Game>> changes;
    std::vector<session::Status> statuses;
};

toy::Command goal(int n) { return {toy::SetGoal{n}, {}}; }
toy::Command step(int by) { return {toy::Step{by}, {}}; }
toy::Command roll() { return {toy::Roll{}, {}}; }
toy::Command typed(std::vector<dice::Face> faces) { return {toy::Roll{std::move(faces), true}, {}}; }

std::vector<dice::Face> lastDice(const Session& session)
{
    return toy::Game::diceOf(std::get<session::Done<toy::Game>>(session.entries().back().what).command);
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT
    support::MemoryDisk<toy::Game> m_disk;

private slots:
    void init() { m_disk.entries.clear(); }

    void whatIsNotAcceptedLeavesEverything_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("refused by a rule") << 0;
        QTest::newRow("needs a fact") << 1;
        QTest::newRow("needs dice that the players roll") << 2;
        QTest::newRow("typed dice are too few") << 3;
        QTest::newRow("typed dice are too many") << 4;
        QTest::newRow("undo of more than there is") << 5;
        QTest::newRow("redo of more than there is") << 6;
        QTest::newRow("go to an entry that does not exist") << 7;
        QTest::newRow("undo of none") << 8;
        QTest::newRow("amend of an entry that does not exist") << 9;
        QTest::newRow("redo of none") << 10;
        QTest::newRow("go before the beginning") << 11;
    }
    void whatIsNotAcceptedLeavesEverything()
    {
        QFETCH(int, which);
        Table table(m_disk);
        if (which != 1)
            QVERIFY(table.done(goal(20)));
        const toy::State before = table.session.state();
        const auto entries = table.session.entries();
        const std::size_t changes = table.changes.size();
        const auto& s = table.session;
        auto& act = table.session;
        switch (which) {
        case 0: QVERIFY(std::holds_alternative<base::Refused<toy::Game>>(act.dispatch(step(9)))); break;
        case 1: QVERIFY(std::holds_alternative<base::NeedsFacts<toy::Game>>(act.dispatch(step(1)))); break;
        case 2: QCOMPARE(std::get<base::NeedsDice>(act.dispatch(roll(), false)).count, 1); break;
        case 3: QCOMPARE(std::get<base::NeedsDice>(act.dispatch(typed({6}))).count, 2); break;
        case 4: QVERIFY(std::holds_alternative<base::Refused<toy::Game>>(act.dispatch(typed({1, 1})))); break;
        case 5: QVERIFY(act.undo(2) == session::MoveOutcome(session::MoveRefused::StepsMissing)); break;
        case 6: QVERIFY(act.redo() == session::MoveOutcome(session::MoveRefused::StepsMissing)); break;
        case 7: QVERIFY(act.goTo(2) == session::MoveOutcome(session::MoveRefused::NoSuchEntry)); break;
        case 8: QVERIFY(act.undo(0) == session::MoveOutcome(session::MoveRefused::StepsMissing)); break;
        case 9: QVERIFY(!act.amend(9, goal(3), session::Accept::Keep).preview.inForce); break;
        case 10: QVERIFY(act.redo(0) == session::MoveOutcome(session::MoveRefused::StepsMissing)); break;
        default: QVERIFY(act.goTo(-1) == session::MoveOutcome(session::MoveRefused::NoSuchEntry)); break;
        }
        QVERIFY(s.state() == before);
        QVERIFY(s.entries() == entries);
        QVERIFY(m_disk.entries == entries);
        QCOMPARE(s.dicePosition(), std::uint64_t{0});
        QCOMPARE(table.changes.size(), changes);
        QVERIFY(table.statuses.empty());
    }

    void acceptedTellsOnceWithEventsBeforeAndAfter()
    {
        Table table(m_disk);
        QVERIFY(table.done(goal(20)));
        const session::Outcome<toy::Game> outcome = table.session.dispatch(step(3));
        const auto& entered = std::get<Entered>(outcome);
        QCOMPARE(entered.n, 2);
        QVERIFY(entered.saved);
        QVERIFY((entered.events == std::vector<toy::Event>{toy::Moved{0, 3}}));
        QCOMPARE(table.changes.size(), std::size_t{2});
        QCOMPARE(table.changes[1].kind, session::Change<toy::Game>::Kind::Advanced);
        QVERIFY(table.changes[1].events == entered.events);
        QCOMPARE(table.changes[1].before->at[0], 0);
        QCOMPARE(table.changes[1].after->at[0], 3);
        QCOMPARE(table.session.state().at[0], 3);
    }
    void aStateHandedOutNeverChanges()
    {
        support::FakeClock clock;
        support::MemoryJournal<toy::Game> journal(m_disk);
        Session session({}, 1, journal, clock);
        const auto shared = session.sharedState();
        QVERIFY(std::holds_alternative<Entered>(session.dispatch(goal(9))));
        QVERIFY(!shared->goal);
        QCOMPARE(*session.state().goal, 9);
    }
    void hintsComeWithTheAnswer()
    {
        Table table(m_disk);
        QVERIFY(table.done(goal(5)));
        const session::Outcome<toy::Game> outcome = table.session.dispatch(step(2));
        QVERIFY((std::get<Entered>(outcome).hints == std::vector<toy::Hint>{toy::Hint::NearGoal}));
    }
    void anObserverMayActItself()
    {
        Table table(m_disk);
        table.session.observe([&](const session::Change<toy::Game>& change) {
            if (change.after->turn == 2)
                QVERIFY(table.done(step(1)));
        });
        QVERIFY(table.done(goal(20)));
        const session::Outcome<toy::Game> outcome = table.session.dispatch(step(3));
        QCOMPARE(std::get<Entered>(outcome).n, 2);
        QCOMPARE(table.session.state().at, (std::array<int, 2>{3, 1}));
        QCOMPARE(table.session.head(), 3);
    }

    void aDrawnRollTakenBackFallsTheSame()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            m_disk.entries.clear();
            Table table(m_disk, seed);
            QVERIFY(table.done(goal(1000)));
            QVERIFY(table.done(roll()));
            const std::vector<dice::Face> fell = lastDice(table.session);
            QVERIFY(std::holds_alternative<int>(table.session.undo()));
            QCOMPARE(table.session.dicePosition(), std::uint64_t{0});
            QVERIFY(table.done(step(1)));
            QVERIFY(std::holds_alternative<int>(table.session.undo()));
            QVERIFY(table.done(roll()));
            QVERIFY(lastDice(table.session) == fell);
            QCOMPARE(table.session.dicePosition(), static_cast<std::uint64_t>(fell.size()));
        }
    }
    void typedDiceDoNotMoveTheGenerator()
    {
        Table table(m_disk);
        QVERIFY(table.done(goal(500)));
        QVERIFY(table.done(typed({4})));
        QCOMPARE(table.session.dicePosition(), std::uint64_t{0});
        QVERIFY((lastDice(table.session) == std::vector<dice::Face>{4}));
    }

    void redoGoesOnUntilANewCommand()
    {
        Table table(m_disk);
        QVERIFY(table.done(goal(100)));
        for (int i = 0; i < 4; ++i)
            QVERIFY(table.done(step(1)));
        QVERIFY(std::holds_alternative<int>(table.session.undo(3)));
        QCOMPARE(table.session.redoable(), 3);
        QVERIFY(std::holds_alternative<int>(table.session.redo(2)));
        QCOMPARE(table.session.redoable(), 1);
        QVERIFY(table.done(step(3)));
        QCOMPARE(table.session.redoable(), 0);
        QVERIFY(table.session.redo() == session::MoveOutcome(session::MoveRefused::StepsMissing));
    }
    void undoReachesTheFirstCommandAfterARestart()
    {
        {
            Table table(m_disk);
            QVERIFY(table.done(goal(100)));
            QVERIFY(table.done(roll()));
            QVERIFY(table.done(step(2)));
        }
        Table again(m_disk);
        QCOMPARE(again.session.undoable(), 3);
        QVERIFY(std::holds_alternative<int>(again.session.undo(3)));
        QVERIFY(again.session.state() == toy::State{});
        QVERIFY(std::holds_alternative<int>(again.session.redo(3)));
        QCOMPARE(again.session.state().turn, 3);
    }
    void undoToHereCanBeTakenBack()
    {
        Table table(m_disk);
        QVERIFY(table.done(goal(100)));
        QVERIFY(table.done(step(1)));
        QVERIFY(table.done(step(2)));
        const toy::State before = table.session.state();
        QVERIFY(std::holds_alternative<int>(table.session.goTo(1)));
        QCOMPARE(table.session.redoable(), 2);
        QVERIFY(std::holds_alternative<int>(table.session.redo(2)));
        QVERIFY(table.session.state() == before);
    }

    void whatCannotBeWrittenWaitsAndGoesInOneTransaction()
    {
        Table table(m_disk);
        QVERIFY(table.done(goal(100)));
        table.journal.fails = Code::Full;
        const session::Outcome<toy::Game> outcome = table.session.dispatch(step(1));
        QVERIFY(!std::get<Entered>(outcome).saved);
        QVERIFY(table.done(roll()));
        QVERIFY(std::holds_alternative<int>(table.session.undo()));
        QCOMPARE(table.session.status().code, StatusCode::Unsaved);
        QCOMPARE(table.session.status().unsaved, 3);
        QCOMPARE(m_disk.entries.size(), std::size_t{1});
        QCOMPARE(table.session.state().at[0], 1);
        table.journal.fails.reset();
        const int before = table.journal.appends;
        QVERIFY(table.done(step(2)));
        QCOMPARE(table.journal.appends, before + 1);
        QVERIFY(m_disk.entries == table.session.entries());
        QCOMPARE(table.statuses.size(), std::size_t{4}); // unsaved 1, 2, 3, saved
        QCOMPARE(table.statuses.back().code, StatusCode::Saved);
    }
    void savingNowWritesWhatWaits()
    {
        Table table(m_disk);
        table.journal.fails = Code::Unwritable;
        QVERIFY(table.done(goal(100)));
        table.session.saveNow();
        QCOMPARE(table.session.status().unsaved, 1);
        table.journal.fails.reset();
        table.session.saveNow();
        QCOMPARE(table.session.status().code, StatusCode::Saved);
        QVERIFY(m_disk.entries == table.session.entries());
        const int appends = table.journal.appends;
        table.session.saveNow();
        QCOMPARE(table.journal.appends, appends); // nothing waits, nothing is written
    }
    void playGoesOnWhereNothingCanBeKept()
    {
        Table table(m_disk);
        table.journal.fails = Code::ReadOnly;
        QVERIFY(table.done(goal(100)));
        QVERIFY(table.done(step(3)));
        QCOMPARE(table.session.status().code, StatusCode::ReadOnly);
        QCOMPARE(table.session.status().unsaved, 2);
        QCOMPARE(table.session.state().at[0], 3);
        QVERIFY(m_disk.entries.empty());
    }
    void aFailureAtAnyAppendLosesNothing()
    {
        for (int at = 1; at <= 12; ++at) {
            m_disk.entries.clear();
            Table table(m_disk, static_cast<std::uint64_t>(at));
            for (int i = 1; i <= 12; ++i) {
                if (i == at)
                    table.journal.fails = Code::Full;
                else
                    table.journal.fails.reset();
                switch (i % 4) {
                case 1: QVERIFY(table.done(goal(500 + i))); break;
                case 2: QVERIFY(table.done(roll())); break;
                case 3:
                    QVERIFY(table.session.amend(table.session.inForce().front(), goal(900), session::Accept::Drop).n
                            != 0);
                    break;
                default: QVERIFY(std::holds_alternative<int>(table.session.undo())); break;
                }
                QVERIFY(std::equal(m_disk.entries.begin(), m_disk.entries.end(), table.session.entries().begin()));
            }
            table.journal.fails.reset();
            table.session.saveNow();
            QVERIFY(m_disk.entries == table.session.entries());
            Table again(m_disk, static_cast<std::uint64_t>(at));
            QVERIFY(again.session.state() == table.session.state());
        }
    }

    void anotherProcessHasWritten()
    {
        Table one(m_disk);
        QVERIFY(one.done(goal(100)));
        Table two(m_disk);
        QVERIFY(two.done(step(2)));
        const session::Outcome<toy::Game> outcome = one.session.dispatch(step(1));
        QVERIFY(std::holds_alternative<session::Reloaded>(outcome));
        QVERIFY(one.session.state() == two.session.state());
        QCOMPARE(one.session.status().code, StatusCode::ChangedElsewhere);
        QCOMPARE(one.changes.back().kind, session::Change<toy::Game>::Kind::Loaded);
        QCOMPARE(one.changes.size(), std::size_t{2});
        QVERIFY(one.done(step(1)));
        QCOMPARE(one.session.status().code, StatusCode::Saved);
        QVERIFY(two.session.undo() == session::MoveOutcome(session::MoveRefused::Reloaded));
        QVERIFY(two.session.entries() == m_disk.entries);
        QVERIFY(one.done(step(1)));
        QVERIFY(two.session.amend(1, goal(50), session::Accept::Drop).reloaded);
        QVERIFY(two.session.entries() == m_disk.entries);
    }
    void ownUnsavedCommandsAreKeptBesideThoseOfAnother()
    {
        Table one(m_disk);
        QVERIFY(one.done(goal(100)));
        Table two(m_disk);
        one.journal.fails = Code::Full;
        QVERIFY(one.done(step(3)));
        QVERIFY(one.done(step(2)));
        QVERIFY(std::holds_alternative<int>(one.session.undo()));
        const toy::State mine = *one.session.stateAt(3);
        QVERIFY(two.done(step(1)));
        one.journal.fails.reset();
        QVERIFY(std::holds_alternative<session::Reloaded>(one.session.dispatch(step(1))));
        QVERIFY(one.session.state() == two.session.state()); // what the other did is in force
        QCOMPARE(one.session.entries().size(), std::size_t{4}); // 1 goal, 2 the other's, 3 and 4 own
        QVERIFY(m_disk.entries == one.session.entries());
        QVERIFY(!session::firstMalformed<toy::Game>(m_disk.entries));
        QVERIFY(*one.session.stateAt(4) == mine);
        QVERIFY(std::holds_alternative<int>(one.session.goTo(4)));
        QVERIFY(one.session.state() == mine);
    }
    void aConflictWithoutAnswerKeepsWhatWaits()
    {
        Table one(m_disk);
        QVERIFY(one.done(goal(100)));
        Table two(m_disk);
        one.journal.fails = Code::Full;
        QVERIFY(one.done(step(3)));
        QVERIFY(two.done(step(1)));
        one.journal.fails.reset();
        one.journal.loadFails = true;
        QVERIFY(std::holds_alternative<session::Reloaded>(one.session.dispatch(step(1))));
        QCOMPARE(one.session.status().unsaved, 1);
        QCOMPARE(one.session.state().at[0], 3);
        one.journal.loadFails = false;
        one.session.saveNow();
        QCOMPARE(one.session.status().code, StatusCode::ChangedElsewhere);
        QCOMPARE(one.session.status().unsaved, 0);
        QCOMPARE(m_disk.entries.size(), std::size_t{3});
        QCOMPARE(one.session.state().at[0], 1);
    }
    void aFileReplacedByAnOlderOneKeepsWhatIsKnown()
    {
        Table one(m_disk);
        QVERIFY(one.done(goal(100)));
        const auto older = m_disk.entries;
        QVERIFY(one.done(step(3)));
        QVERIFY(one.done(step(2)));
        const toy::State known = one.session.state();
        m_disk.entries = older; // somebody put a copy back
        QVERIFY(std::holds_alternative<session::Reloaded>(one.session.dispatch(step(1))));
        QVERIFY(one.session.state() == known);
        QVERIFY(m_disk.entries == one.session.entries());
        QCOMPARE(m_disk.entries.size(), std::size_t{3});
    }

    void anAmendIsOneTransactionAndOneNotice()
    {
        Table table(m_disk);
        QVERIFY(table.done(goal(12)));
        QVERIFY(table.done(step(1)));
        QVERIFY(table.done(step(2)));
        QVERIFY(table.done(step(3)));
        const int appends = table.journal.appends;
        const std::size_t changes = table.changes.size();
        const session::AmendOutcome<toy::Game> outcome = table.session.amend(2, step(3), session::Accept::Drop);
        QCOMPARE(outcome.n, 8); // 5, 6, 7 decided again, then the move of the head
        QVERIFY(outcome.preview.possible);
        QVERIFY(outcome.preview.changed.empty() && outcome.preview.illegal.empty());
        QCOMPARE(table.journal.appends, appends + 1);
        QCOMPARE(table.changes.size(), changes + 1);
        QCOMPARE(table.changes.back().kind, session::Change<toy::Game>::Kind::Amended);
        QCOMPARE(table.session.state().at, (std::array<int, 2>{6, 2}));
        QVERIFY(
            (std::get<session::HeadMoved>(m_disk.entries.back().what) == session::HeadMoved{session::Why::Amend, 7}));
        QVERIFY(std::holds_alternative<int>(table.session.undo()));
        QCOMPARE(table.session.head(), 6); // the last command in force, not the amend
    }
    void whatAnAmendMakesIllegal_data()
    {
        QTest::addColumn<bool>("keep");
        QTest::addColumn<int>("place");
        QTest::newRow("dropped") << false << 3;
        QTest::newRow("kept with a reason") << true << 6;
    }
    void whatAnAmendMakesIllegal()
    {
        QFETCH(bool, keep);
        QFETCH(int, place);
        Table table(m_disk);
        QVERIFY(table.done(goal(100)));
        QVERIFY(table.done(step(3)));
        QVERIFY(table.done(step(1)));
        QVERIFY(table.done(step(3)));
        const session::AmendPreview<toy::Game> preview = table.session.previewAmend(1, goal(5));
        QVERIFY(preview.possible);
        QCOMPARE(preview.illegal.size(), std::size_t{1});
        QCOMPARE(preview.illegal[0].n, 4);
        QVERIFY(std::get<toy::Refusal>(preview.illegal[0].why) == toy::Refusal::PastGoal);
        const auto accept = keep ? session::Accept::Keep : session::Accept::Drop;
        const session::AmendOutcome<toy::Game> outcome = table.session.amend(1, goal(5), accept);
        QCOMPARE(outcome.preview.illegal.size(), std::size_t{1});
        QCOMPARE(outcome.preview.illegal[0].kept, keep);
        QCOMPARE(table.session.state().at[0], place);
        QCOMPARE(table.session.state().winner.has_value(), keep);
    }
    void anAmendThatIsItselfRefusedStandsInThePreview()
    {
        Table table(m_disk);
        QVERIFY(table.done(goal(100)));
        QVERIFY(table.done(step(3)));
        for (const auto accept : {session::Accept::Drop, session::Accept::Keep}) {
            const session::AmendOutcome<toy::Game> outcome = table.session.amend(2, step(4), accept);
            QVERIFY(!outcome.preview.possible);
            QVERIFY(outcome.preview.inForce);
            QCOMPARE(outcome.n, 0);
            QCOMPARE(outcome.preview.illegal.size(), std::size_t{1});
            QCOMPARE(outcome.preview.illegal[0].n, 2);
        }
        QCOMPARE(m_disk.entries.size(), std::size_t{2});
    }
    void anAmendKeepsTheDice()
    {
        Table table(m_disk);
        QVERIFY(table.done(goal(900)));
        QVERIFY(table.done(step(1)));
        QVERIFY(table.done(step(1)));
        QVERIFY(table.done(typed({2, 3}))); // from place 1: two dice
        QVERIFY(table.done(typed({4, 5})));
        const session::AmendOutcome<toy::Game> fewer = table.session.amend(2, step(3), session::Accept::Drop);
        QVERIFY(fewer.preview.illegal.empty()); // one die is enough now: the first one
        QCOMPARE(fewer.preview.changed.size(), std::size_t{1});
        QCOMPARE(table.session.state().at, (std::array<int, 2>{5, 10}));
        const session::AmendPreview<toy::Game> more = table.session.previewAmend(6, step(2));
        QCOMPARE(more.illegal.size(), std::size_t{2}); // three dice: the players have no third
        QCOMPARE(more.illegal[0].n, 8);
        QCOMPARE(std::get<base::NeedsDice>(more.illegal[0].why).count, 3);
    }
    void anAmendDrawsMoreDiceFromBehindAllSeen()
    {
        Table table(m_disk, 3);
        QVERIFY(table.done(goal(900)));
        QVERIFY(table.done(step(3)));
        QVERIFY(table.done(step(3)));
        QVERIFY(table.done(roll()));
        const std::vector<dice::Face> had = lastDice(table.session);
        QVERIFY(table.done(roll()));
        const std::uint64_t highest = table.session.dicePosition();
        const session::AmendOutcome<toy::Game> outcome = table.session.amend(2, step(1), session::Accept::Drop);
        const auto& again =
            std::get<session::Done<toy::Game>>(table.session.entries()[static_cast<std::size_t>(outcome.n) - 3].what);
        const std::vector<dice::Face> now = toy::Game::diceOf(again.command);
        QVERIFY(now.size() > had.size());
        QVERIFY(std::equal(had.begin(), had.end(), now.begin()));
        QCOMPARE(static_cast<int>(now[had.size()]), static_cast<int>(dice::faceAt(3, highest)));
        QVERIFY(table.session.dicePosition() > highest);
    }

    void entriesThatCannotStandWhereTheyStand_data()
    {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("parent");
        QTest::addColumn<int>("to"); // -1: a command
        QTest::newRow("number left out") << 4 << 2 << -1;
        QTest::newRow("number twice") << 2 << 2 << -1;
        QTest::newRow("its own parent") << 3 << 3 << -1;
        QTest::newRow("parent before the beginning") << 3 << -1 << -1;
        QTest::newRow("move to itself") << 3 << 2 << 3;
        QTest::newRow("move to later") << 3 << 2 << 7;
        QTest::newRow("move to before the beginning") << 3 << 2 << -2;
        QTest::newRow("move from elsewhere than the head") << 3 << 1 << 1;
    }
    void entriesThatCannotStandWhereTheyStand()
    {
        QFETCH(int, n);
        QFETCH(int, parent);
        QFETCH(int, to);
        Table table(m_disk);
        QVERIFY(table.done(goal(900)));
        QVERIFY(table.done(step(3)));
        auto entries = m_disk.entries;
        session::Entry<toy::Game> entry{n, parent, session::Done<toy::Game>{}, 0, 0};
        if (to != -1)
            entry.what = session::HeadMoved{session::Why::GoTo, to};
        entries.push_back(entry);
        QCOMPARE(session::firstMalformed<toy::Game>(entries), std::optional<int>(3));
    }
    void aMoveIsNoPlaceToStand()
    {
        Table table(m_disk);
        QVERIFY(table.done(goal(900)));
        QVERIFY(std::holds_alternative<int>(table.session.undo()));
        QVERIFY(table.session.goTo(2) == session::MoveOutcome(session::MoveRefused::NoSuchEntry));
        QVERIFY(*table.session.stateAt(2) == toy::State{});
        QVERIFY(!table.session.stateAt(3));
        QVERIFY(!table.session.stateAt(-1));
        auto entries = m_disk.entries;
        entries.push_back({3, 2, session::Done<toy::Game>{}, 0, 0});
        QCOMPARE(session::firstMalformed<toy::Game>(entries), std::optional<int>(3));
    }
    void theHeadAsItStoodAtAnyEntry()
    {
        Table table(m_disk);
        QVERIFY(table.done(goal(12)));
        QVERIFY(table.done(step(1)));
        QVERIFY(table.done(step(2)));
        QVERIFY(std::holds_alternative<int>(table.session.undo(2)));
        QVERIFY(table.session.amend(1, goal(20), session::Accept::Drop).n == 6);
        const std::vector<int> heads{0, 1, 2, 3, 1, 1, 5};
        for (int n = 0; n < 7; ++n)
            QCOMPARE(table.session.headAt(n), heads[static_cast<std::size_t>(n)]);
        QVERIFY((table.session.pathTo(3) == std::vector<int>{1, 2, 3}));
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "tst_session.moc"
