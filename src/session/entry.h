// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One line of a table's record. Entries form a tree: each names the entry it follows.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

namespace session {

/// A command that was accepted, with its dice, and what happened.
template <class Game>
struct Done {
    typename Game::Command command;
    std::vector<typename Game::Event> events;

    friend bool operator==(const Done&, const Done&) = default;
};

/// Why the head moved.
enum class Why : std::uint8_t { Undo, Redo, GoTo, Amend };

/// The head moved to another entry; nothing is taken out.
struct HeadMoved {
    Why why = Why::Undo;
    int to = 0; ///< number of a Done entry, or 0 for the table before its first command

    friend bool operator==(const HeadMoved&, const HeadMoved&) = default;
};

/// Numbers count from 1 in the order written and are never reused. A HeadMoved follows the head it leaves.
template <class Game>
struct Entry {
    int n = 0;
    int parent = 0;                ///< the Done entry in force before this one; 0: none
    std::variant<Done<Game>, HeadMoved> what;
    std::uint64_t dicePosition = 0; ///< of the generator, after this entry
    std::int64_t time = 0;          ///< milliseconds since 1970 UTC, from the Clock; marks no order

    friend bool operator==(const Entry&, const Entry&) = default;
};

} // namespace session
