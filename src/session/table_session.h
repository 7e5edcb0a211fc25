// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The one mutable object of a table: the entries as a tree with a head, and the state they fold to.
// Knows no game, no file, no window.
#pragma once

#include "base/decision.h"
#include "session/change.h"
#include "session/journal.h"

#include <functional>
#include <memory>
#include <optional>

namespace session {

/// A table in use. Every change goes through dispatch, undo, redo, goTo or amend.
template <class Game>
class TableSession {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Observer = std::function<void(const Change<Game>&)>;
    using StatusObserver = std::function<void(const Status&)>;

    /// `seed` begins the dice; `journal` and `clock` outlive the session. `entries` are those kept so far.
    TableSession(State initial, std::uint64_t seed, Journal<Game>& journal, const Clock& clock,
                 std::vector<Entry<Game>> entries = {});

    /// Decides the command, draws dice where asked for and `mayDraw`, keeps the entry, changes the state, tells the
    /// observer. Refused, NeedsDice and NeedsFacts leave everything as it was, the dice position too.
    [[nodiscard]] Outcome<Game> dispatch(Command command, bool mayDraw = true);

    /// Takes back the last `count` commands in force; StepsMissing when there are fewer.
    [[nodiscard]] MoveOutcome undo(int count = 1);
    /// Brings back the last `count` commands taken back; a new command in between ends that.
    [[nodiscard]] MoveOutcome redo(int count = 1);
    /// Puts entry `n` (a command, or 0) in force.
    [[nodiscard]] MoveOutcome goTo(int n);

    /// What amend() would do; changes nothing.
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
    [[nodiscard]] const std::vector<Entry<Game>>& entries() const { return m_entries; }
    /// The command entry in force, 0 for none.
    [[nodiscard]] int head() const { return m_head; }
    /// The numbers of the command entries in force, oldest first.
    [[nodiscard]] std::vector<int> inForce() const;
    /// How many commands undo and redo could move.
    [[nodiscard]] int undoable() const;
    [[nodiscard]] int redoable() const;
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    [[nodiscard]] const Status& status() const { return m_status; }

    /// Called after each change, once; replaces the one before.
    void observe(Observer observer) { m_observer = std::move(observer); }
    void observeStatus(StatusObserver observer) { m_statusObserver = std::move(observer); }
};

} // namespace session
