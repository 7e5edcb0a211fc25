// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A long table, played by chance under the real rules, to be replayed and measured.
#pragma once

#include "session/table_session.h"
#include "zaibatsu/game.h"

namespace bench {

using Session = session::TableSession<zaibatsu::Game>;
using Entry = session::Entry<zaibatsu::Game>;

/// A journal that keeps nothing: figures without a disk.
class NoJournal final : public session::Journal<zaibatsu::Game> {
public:
    base::Result<void, session::JournalFailure> append(int, std::span<const Entry>) override { return {}; }
    base::Result<std::vector<Entry>, session::JournalFailure> load() override { return std::vector<Entry>{}; }
};

/// A clock that costs nothing.
class StillClock final : public session::Clock {
public:
    std::int64_t now() const override { return 1'700'000'000'000; }
};

/// What a played table began with and what was done.
struct Played {
    zaibatsu::State initial;
    std::uint64_t seed = 0;
    std::vector<zaibatsu::Command> commands; ///< without drawn dice, so that a replay draws them again
    std::vector<Entry> entries;
};

/// Four players, 24 known faces, all in the pile but the Central Core; before the starting roll.
[[nodiscard]] zaibatsu::State fourPlayerTable();

/// Plays that many commands; nobody wins, so that the table goes on.
[[nodiscard]] Played play(int commands, std::uint64_t seed);

/// The state after the first `commands` of a played table.
[[nodiscard]] zaibatsu::State stateAfter(const Played& played, std::size_t commands);

} // namespace bench
