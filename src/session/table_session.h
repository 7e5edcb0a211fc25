// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The one mutable object of a table: the entries as a tree with a head, and the state they fold to.
// Knows no game, no file, no window.
#pragma once

#include "session/ledger.h"
#include "session/redecision.h"

#include <functional>
#include <memory>

namespace session {

/// A table in use. Every change goes through dispatch, undo, redo, goTo or amend.
template <class Game>
class TableSession {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Observer = std::function<void(const Change<Game>&)>;
    using StatusObserver = std::function<void(const Status&)>;

    /// `seed` begins the dice; `journal` and `clock` outlive the session. `entries` are those kept so far, in which
    /// firstMalformed() finds nothing.
    TableSession(State initial, std::uint64_t seed, Journal<Game>& journal, const Clock& clock,
                 std::vector<Entry<Game>> entries = {});

    /// Decides the command, draws dice where asked for and `mayDraw`, keeps the entry, changes the state, tells the
    /// observer. Refused, NeedsDice and NeedsFacts leave everything as it was, the dice position too. Dice that the
    /// command brings are never replaced.
    [[nodiscard]] Outcome<Game> dispatch(Command command, bool mayDraw = true);

    /// Takes back the last `count` commands in force; StepsMissing when there are fewer.
    [[nodiscard]] MoveOutcome undo(int count = 1);
    /// Brings back the last `count` commands taken back; a new command in between ends that.
    [[nodiscard]] MoveOutcome redo(int count = 1);
    /// Puts entry `n` (a command, or 0) in force.
    [[nodiscard]] MoveOutcome goTo(int n);

    /// What amend() would do with Accept::Drop; changes nothing.
    [[nodiscard]] AmendPreview<Game> previewAmend(int n, Command command) const;
    /// Puts `command` in place of entry `n` and decides all later ones again, in one transaction.
    [[nodiscard]] AmendOutcome<Game> amend(int n, Command command, Accept accept);

    /// Tries to keep what is still unsaved.
    void saveNow();

    [[nodiscard]] const State& state() const { return *m_state; }
    [[nodiscard]] std::shared_ptr<const State> sharedState() const { return m_state; }
    /// The state after entry `n`, whether in force or not; nothing if there is no such entry.
    [[nodiscard]] std::optional<State> stateAt(int n) const;
    /// All entries in the order written; entry n stands at n - 1.
    [[nodiscard]] const std::vector<Entry<Game>>& entries() const { return timeline().entries(); }
    /// The command entry in force, 0 for none.
    [[nodiscard]] int head() const { return timeline().head(); }
    /// The head as it stood after the first n entries.
    [[nodiscard]] int headAt(int n) const { return timeline().headAt(n); }
    /// The numbers of the command entries in force, oldest first.
    [[nodiscard]] std::vector<int> inForce() const { return timeline().path(); }
    /// The commands that lead to command entry n, oldest first, n included.
    [[nodiscard]] std::vector<int> pathTo(int n) const { return timeline().pathTo(n); }
    /// How many commands undo could take back.
    [[nodiscard]] int undoable() const { return static_cast<int>(timeline().path().size()); }
    /// How many commands redo could bring back.
    [[nodiscard]] int redoable() const { return timeline().redoable(); }
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    /// How many dice the app has drawn up to the head.
    [[nodiscard]] std::uint64_t dicePosition() const { return timeline().dicePosition(head()); }
    [[nodiscard]] const Status& status() const { return m_ledger.status(); }

    /// Called after each change, once; replaces the one before.
    void observe(Observer observer) { m_observer = std::move(observer); }
    /// Called after each change of the status; replaces the one before.
    void observeStatus(StatusObserver observer) { m_statusObserver = std::move(observer); }

private:
    using Kept = typename Ledger<Game>::Kept;

    [[nodiscard]] const Timeline<Game>& timeline() const { return m_ledger.timeline(); }
    /// The journal first, then the state, then the notice.
    [[nodiscard]] Outcome<Game> enter(base::Accepted<Game> accepted, Command command, std::uint64_t position);
    /// One entry that moves the head.
    [[nodiscard]] MoveOutcome moveHead(Why why, int to);
    /// The state of the entries in force.
    [[nodiscard]] std::shared_ptr<State> folded() const;
    /// Hands entries to the ledger; after a reload the state is new and told.
    [[nodiscard]] Kept append(std::span<Entry<Game>> fresh);
    /// Puts the state in place; the change that tells of it.
    [[nodiscard]] Change<Game> change(typename Change<Game>::Kind kind, std::shared_ptr<State> after);
    /// Tells of a change, and of the status if it is another than before.
    void tell(const Change<Game>& change, const Status& before) const;
    /// Tells of the status if it is another than before.
    void tellStatus(const Status& before) const;

    State m_initial;
    std::uint64_t m_seed;
    const Clock* m_clock;
    Ledger<Game> m_ledger;
    std::shared_ptr<State> m_state;
    Observer m_observer;
    StatusObserver m_statusObserver;
};

template <class Game>
TableSession<Game>::TableSession(State initial, std::uint64_t seed, Journal<Game>& journal, const Clock& clock,
                                 std::vector<Entry<Game>> entries)
    : m_initial(std::move(initial)),
      m_seed(seed),
      m_clock(&clock),
      m_ledger(journal, std::move(entries)),
      m_state(folded())
{
}

} // namespace session

#include "session/acting.h"
