// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How the rules stand to one of several commands that would do the same: done, asked for, refused.
#pragma once

#include "zaibatsu/game.h"

namespace ui {

/// The best of several tries: an accepted one, else one that needs a fact, else the refusal that says most.
struct Standing {
    enum class Kind : std::uint8_t { Possible, Unknown, Refused };
    Kind kind = Kind::Refused;
    std::optional<zaibatsu::Command> command; ///< the try meant; nothing only where none was made
    std::optional<zaibatsu::Refusal> refusal; ///< Refused
    std::vector<zaibatsu::Fact> needs;        ///< Unknown
    std::vector<zaibatsu::Hint> hints;        ///< Possible
};
[[nodiscard]] Standing standingOf(const zaibatsu::State& state, const std::vector<zaibatsu::Command>& tries);
[[nodiscard]] Standing standingOf(const zaibatsu::State& state, const zaibatsu::Command& command);

} // namespace ui
