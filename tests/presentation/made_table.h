// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A ZaibatsuTable in memory, and random play on it.
#pragma once

#include "presentation/zaibatsu_table.h"
#include "support/fake_clock.h"
#include "support/memory_journal.h"
#include "zaibatsu/support/table.h"

#include <random>

namespace testing {

/// A table that is kept in memory only.
struct MadeTable {
    using Disk = support::MemoryDisk<zaibatsu::Game>;

    /// `players` sit at it; the starting roll is still to come.
    explicit MadeTable(int players = 3);
    /// In that state, with no entry yet.
    explicit MadeTable(zaibatsu::State initial);

    /// The next legal command at random: commands that end a phase are rare. False once the game is over.
    bool playOne(std::mt19937& random);
    /// So many of them, with undo, redo and go-to in between where `wander`.
    void play(std::mt19937& random, int count, bool wander = false);

    std::shared_ptr<Disk> disk = std::make_shared<Disk>();
    support::MemoryJournal<zaibatsu::Game>* journal = nullptr; ///< the table owns it
    std::unique_ptr<presentation::ZaibatsuTable> table;
};

/// Pieces as invented for tests, with effects, cards with costs, and bonus corners on every block.
[[nodiscard]] zaibatsu::Components livelyPieces();

} // namespace testing
