// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The three answers of every game's decide().
#pragma once

#include <variant>
#include <vector>

namespace base {

/// The command is done; these events happened.
template <class Game>
struct Accepted {
    std::vector<typename Game::Event> events;
    std::vector<typename Game::Hint> hints;
};

/// The rules or the table say no; nothing happened.
template <class Game>
struct Refused {
    typename Game::Refusal refusal;
};

/// That many six-sided dice are needed in all, those the command already has included; decide again with them.
struct NeedsDice {
    int count = 1;
};

/// Something unknown must be entered first.
template <class Game>
struct NeedsFacts {
    std::vector<typename Game::Fact> facts;
};

/// What decide() says of a command.
template <class Game>
using Decision = std::variant<Accepted<Game>, Refused<Game>, NeedsDice, NeedsFacts<Game>>;

} // namespace base
