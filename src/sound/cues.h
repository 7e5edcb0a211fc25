// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Which sounds tell what happened: a pure table from the game's events (design: resources/look-tokens.json, "sounds").
#pragma once

#include "zaibatsu/event.h"

#include <array>
#include <chrono>
#include <optional>
#include <vector>

namespace sound {

/// Everything that can be heard.
enum class Kind : std::uint8_t {
    Won,
    Eliminated,
    Hit,
    Miss,
    ControlGained,
    ControlLost,
    BonusWon,
    Reboot,
    NextPlayer,
    Placed,
    BonusFormed,
    Dice,
    Refused,
    Undo,
    ClockWarning
};
/// All of them, the most important first.
inline constexpr std::array allKinds{Kind::Won,           Kind::Eliminated,  Kind::Hit,         Kind::Miss,
                                     Kind::ControlGained, Kind::ControlLost, Kind::BonusWon,    Kind::Reboot,
                                     Kind::NextPlayer,    Kind::Placed,      Kind::BonusFormed, Kind::Dice,
                                     Kind::Refused,       Kind::Undo,        Kind::ClockWarning};

/// One sound and when it begins.
struct Cue {
    Kind kind = Kind::Placed;
    std::optional<zaibatsu::Colour> owner{}; ///< whose tone: control only
    std::chrono::milliseconds after{};       ///< from now; what stands before it has rung by then

    friend bool operator==(const Cue&, const Cue&) = default;
};

/// What is heard of the events of one command: at most one sound of each stage (dice, verdict, pieces, what follows),
/// so that no two of them cover each other. The most important first; none for what needs no ear.
[[nodiscard]] std::vector<Cue> cues(const std::vector<zaibatsu::Event>& events);

} // namespace sound
