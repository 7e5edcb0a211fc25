// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Random play against the naive table: after every step both hold the same state, dice position, undo and redo.
#include "naive_table.h"
#include "session/table_session.h"
#include "support/fake_clock.h"
#include "support/memory_journal.h"

#include <QTest>
#include <rapidcheck.h>

namespace {

using Session = session::TableSession<toy::Game>;
using Entries = std::vector<session::Entry<toy::Game>>;

/// One step of random play; what the numbers mean depends on the kind.
struct Step {
    int kind = 0;
    int a = 0;
    int b = 0;
};
std::ostream& operator<<(std::ostream& out, const Step& step)
{
    return out << step.kind << ':' << step.a << ',' << step.b;
}

rc::Gen<std::vector<Step>> play()
{
    return rc::gen::container<std::vector<Step>>(
        rc::gen::construct<Step>(rc::gen::weightedElement<int>({{8, 0}, {3, 1}, {3, 2}, {1, 3}, {2, 4}, {1, 5}}),
                                 rc::gen::inRange(0, 1000), rc::gen::inRange(0, 1000)));
}

toy::Command command(int a, int b)
{
    if (a % 10 == 0)
        return {toy::SetGoal{10 + b % 60}, {}};
    if (a % 10 < 4)
        return {toy::Step{b % 5}, b % 7 == 0 ? std::optional<std::string>("the table says so") : std::nullopt};
    if (a % 10 == 4) {
        const auto face = static_cast<dice::Face>(1 + b % 5);
        return {toy::Roll{{face, face, face, face, face}, true}, {}};
    }
    if (a % 10 < 7)
        return {toy::Roll{{static_cast<dice::Face>(1 + b % 6)}, true}, {}};
    return {toy::Roll{}, {}};
}

/// A session and the naive table beside it, held together after every step.
class Pair {
public:
    explicit Pair(std::uint64_t seed) : m_naive(seed), m_session({}, seed, m_journal, m_clock)
    {
        m_session.observe([this](const session::Change<toy::Game>& change) {
            ++m_notices;
            RC_ASSERT(*change.before == m_before);
            RC_ASSERT(*change.after == m_session.state());
        });
        enter({toy::SetGoal{40}, {}});
    }
    void step(const Step& step)
    {
        m_notices = 0;
        m_before = m_session.state();
        const Entries before = m_session.entries();
        const int expected = act(step) ? 1 : 0;
        RC_ASSERT(m_notices == expected);
        RC_ASSERT(before.size() <= m_session.entries().size());
        RC_ASSERT((before.size() == m_session.entries().size()) == (expected == 0));
        RC_ASSERT(std::equal(before.begin(), before.end(), m_session.entries().begin()));
        agree();
    }
    void takeBackAndRepeat()
    {
        m_before = m_session.state();
        if (m_session.undoable() == 0)
            return;
        RC_ASSERT(std::holds_alternative<int>(m_session.undo()));
        m_naive.put(m_naive.path().size() == 1 ? 0 : m_naive.path()[m_naive.path().size() - 2]);
        agree();
        m_before = m_session.state();
        RC_ASSERT(std::holds_alternative<int>(m_session.redo()));
        m_naive.put(m_naive.ahead().front());
        agree();
    }
    void readAgain() const
    {
        RC_ASSERT(!session::firstMalformed<toy::Game>(m_disk.entries));
        const Session again({}, m_session.seed(), m_otherJournal, m_clock, m_disk.entries);
        RC_ASSERT(again.entries() == m_session.entries());
        RC_ASSERT(again.state() == m_session.state());
        RC_ASSERT(again.dicePosition() == m_session.dicePosition());
        RC_ASSERT(again.inForce() == m_session.inForce());
        RC_ASSERT(again.redoable() == m_session.redoable());
        for (int n = 1; n <= static_cast<int>(again.entries().size()); ++n)
            if (m_naive.has(n))
                RC_ASSERT(*again.stateAt(n) == naive::Table::stateOf(m_naive.list(n)));
    }

private:
    bool act(const Step& step)
    {
        switch (step.kind) {
        case 1: return undo(1 + step.a % 3);
        case 2: return redo(1 + step.a % 3);
        case 3: return goTo(step.a % static_cast<int>(m_session.entries().size() + 2));
        case 4:
            return amend(step.a, command(step.b, step.a),
                         step.b % 2 == 0 ? session::Accept::Drop : session::Accept::Keep);
        case 5: return restart();
        default: return enter(command(step.a, step.b));
        }
    }
    bool enter(const toy::Command& what)
    {
        const auto expected = m_naive.played(what);
        const auto outcome = m_session.dispatch(what);
        const auto* entered = std::get_if<session::Entered<toy::Game>>(&outcome);
        RC_ASSERT((entered != nullptr) == expected.has_value());
        if (!entered)
            return false;
        const auto& done = std::get<session::Done<toy::Game>>(m_session.entries().back().what);
        RC_ASSERT(done.command == expected->command);
        RC_ASSERT(done.events == entered->events);
        m_naive.add(entered->n, m_naive.head(), *expected);
        m_naive.put(entered->n);
        return true;
    }
    bool undo(int count)
    {
        const auto size = static_cast<int>(m_naive.path().size());
        const bool moved = std::holds_alternative<int>(m_session.undo(count));
        RC_ASSERT(moved == (count <= size));
        if (moved)
            m_naive.put(count == size ? 0 : m_naive.path()[static_cast<std::size_t>(size - count - 1)]);
        return moved;
    }
    bool redo(int count)
    {
        const std::vector<int> ahead = m_naive.ahead();
        const bool moved = std::holds_alternative<int>(m_session.redo(count));
        RC_ASSERT(moved == (static_cast<std::size_t>(count) <= ahead.size()));
        if (moved)
            m_naive.put(ahead[static_cast<std::size_t>(count - 1)]);
        return moved;
    }
    bool goTo(int n)
    {
        const bool moved = std::holds_alternative<int>(m_session.goTo(n));
        RC_ASSERT(moved == m_naive.has(n));
        if (moved)
            m_naive.put(n);
        return moved;
    }
    bool amend(int which, const toy::Command& what, session::Accept accept)
    {
        const auto last = static_cast<int>(m_session.entries().size());
        const int n = which % 4 == 0 || m_naive.path().empty()
            ? which % (last + 2)
            : m_naive.path()[static_cast<std::size_t>(which) % m_naive.path().size()];
        const naive::Amended expected = m_naive.amended(n, what, accept, highest());
        const naive::Amended dropped = m_naive.amended(n, what, session::Accept::Drop, highest());
        compare(m_session.previewAmend(n, what), dropped);
        const session::AmendOutcome<toy::Game> outcome = m_session.amend(n, what, accept);
        compare(outcome.preview, expected);
        RC_ASSERT((outcome.n != 0) == expected.possible);
        if (!expected.possible)
            return false;
        int parent =
            n == m_naive.path().front() ? 0 : *(std::find(m_naive.path().begin(), m_naive.path().end(), n) - 1);
        int next = last;
        for (const naive::Step& step : expected.steps) {
            m_naive.add(++next, parent, step);
            RC_ASSERT(
                std::get<session::Done<toy::Game>>(m_session.entries()[static_cast<std::size_t>(next - 1)].what).command
                == step.command);
            parent = next;
        }
        m_naive.put(parent);
        return true;
    }
    static void compare(const session::AmendPreview<toy::Game>& preview, const naive::Amended& expected)
    {
        RC_ASSERT(preview.possible == expected.possible);
        std::vector<int> changed;
        for (const auto& entry : preview.changed)
            changed.push_back(entry.n);
        std::vector<int> illegal;
        for (const auto& entry : preview.illegal)
            illegal.push_back(entry.n);
        RC_ASSERT(changed == expected.changed);
        RC_ASSERT(illegal == expected.illegal);
    }
    bool restart()
    {
        readAgain();
        return false;
    }
    [[nodiscard]] std::uint64_t highest() const
    {
        std::uint64_t found = 0;
        for (const auto& entry : m_session.entries())
            found = std::max(found, entry.dicePosition);
        return found;
    }
    void agree() const
    {
        RC_ASSERT(m_session.state() == m_naive.state());
        RC_ASSERT(m_session.dicePosition() == m_naive.position());
        RC_ASSERT(m_session.head() == m_naive.head());
        RC_ASSERT(m_session.inForce() == m_naive.path());
        RC_ASSERT(m_session.redoable() == static_cast<int>(m_naive.ahead().size()));
        RC_ASSERT(m_disk.entries == m_session.entries());
        RC_ASSERT(m_session.headAt(static_cast<int>(m_session.entries().size())) == m_session.head());
    }

    support::FakeClock m_clock;
    support::MemoryDisk<toy::Game> m_disk;
    support::MemoryJournal<toy::Game> m_journal{m_disk};
    mutable support::MemoryJournal<toy::Game> m_otherJournal{m_disk};
    naive::Table m_naive;
    Session m_session;
    toy::State m_before;
    int m_notices = 0;
};

} // namespace

class RandomPlay : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("RC_PARAMS"))
            qputenv("RC_PARAMS", "max_success=1000 max_size=150");
    }
    void everyStepAgreesWithTheNaiveTable()
    {
        QVERIFY(rc::check("every step agrees with the naive table", [](std::uint64_t seed) {
            Pair pair(seed);
            const auto steps = *play();
            for (const Step& step : steps)
                pair.step(step);
            pair.readAgain();
        }));
    }
    void everyStepTakenBackAndRepeated()
    {
        QVERIFY(rc::check("undo(do(s)) == s at every step, dice position included", [](std::uint64_t seed) {
            Pair pair(seed);
            const auto steps = *play();
            for (const Step& step : steps) {
                pair.step(step);
                pair.takeBackAndRepeat();
            }
            pair.readAgain();
        }));
    }
};

QTEST_GUILESS_MAIN(RandomPlay)
#include "tst_random_play.moc"
