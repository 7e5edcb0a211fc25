// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The door of this room: decide, evolve, legal. Pure functions over State; see docs/architecture.md.
#pragma once

#include "base/decision.h"
#include "zaibatsu/event.h"

#include <span>

namespace zaibatsu {

/// A hint beside an answer: something unknown was taken as none, or a limit the text leaves open was passed.
struct Hint {
    /// Many: more than one on a pawn, where no limit is printed; SupplyEmpty: no bonus counter left.
    enum class Code : std::uint8_t { TakenAsNone, ManyGenericItems, ManyBots, SupplyEmpty, SampleFace };
    Code code = Code::TakenAsNone;
    std::optional<Fact> fact;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// Zaibatsu for TableSession and Codec.
struct Game {
    using State = zaibatsu::State;
    using Command = zaibatsu::Command;
    using Event = zaibatsu::Event;
    using Refusal = zaibatsu::Refusal;
    using Fact = zaibatsu::Fact;
    using Hint = zaibatsu::Hint;

    /// What would happen. Never changes anything and draws no dice.
    [[nodiscard]] static base::Decision<Game> decide(const State& state, const Command& command);
    /// Applies one event; cannot fail.
    static void evolve(State& state, const Event& event);
    /// One canonical command for each effect that would be accepted now.
    [[nodiscard]] static std::vector<Command> legal(const State& state, int actions = 1);
    /// The command with the dice that decide() asked for.
    [[nodiscard]] static Command withDice(Command command, std::span<const dice::Face> faces);
    /// Dice that the command carries, empty if none.
    [[nodiscard]] static std::vector<dice::Face> diceOf(const Command& command);
    /// Whether those dice were typed by the players.
    [[nodiscard]] static bool diceTyped(const Command& command);
    /// The command with its dice taken out, as before the roll.
    [[nodiscard]] static Command withoutDice(Command command);
    /// The command done as with `override`.
    [[nodiscard]] static Command overridden(Command command, const std::string& reason);
};

} // namespace zaibatsu
