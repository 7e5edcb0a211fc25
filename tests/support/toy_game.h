// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A race of two counters to a goal: proves that session, record, store, log and command line know no game.
#pragma once

#include "base/decision.h"
#include "base/overload.h"
#include "dice/face_set.h"

#include <array>
#include <optional>
#include <span>
#include <string>

namespace toy {

/// The whole table.
struct State {
    std::array<int, 2> at{};
    int player = 0;
    int turn = 1;
    std::optional<int> goal; ///< unknown until entered
    std::optional<int> winner;
    friend bool operator==(const State&, const State&) = default;
};

/// Enters the goal, 1 to 1,000.
struct SetGoal {
    int goal = 0;
    friend bool operator==(const SetGoal&, const SetGoal&) = default;
};
/// Steps by 1 to 3, not past the goal.
struct Step {
    int by = 0;
    friend bool operator==(const Step&, const Step&) = default;
};
/// Rolls 1 + (place mod 3) dice; a last die that shows 6 brings one more, up to 5 in all.
struct Roll {
    std::vector<dice::Face> dice;
    bool typed = false;
    friend bool operator==(const Roll&, const Roll&) = default;
};
/// One command; with a reason it is done although a rule refuses it.
struct Command {
    std::variant<SetGoal, Step, Roll> action;
    std::optional<std::string> reason;
    friend bool operator==(const Command&, const Command&) = default;
};

/// The goal is known.
struct GoalSet {
    int goal = 0;
    friend bool operator==(const GoalSet&, const GoalSet&) = default;
};
/// Dice fell.
struct Rolled {
    std::vector<dice::Face> dice;
    bool typed = false;
    friend bool operator==(const Rolled&, const Rolled&) = default;
};
/// A counter moved and the other player is next.
struct Moved {
    int player = 0;
    int by = 0;
    friend bool operator==(const Moved&, const Moved&) = default;
};
/// A counter stands on or behind the goal.
struct Won {
    int player = 0;
    friend bool operator==(const Won&, const Won&) = default;
};
using Event = std::variant<GoalSet, Rolled, Moved, Won>;

enum class Refusal : std::uint8_t { OutOfRange, PastGoal, Over, WrongDice };
enum class Fact : std::uint8_t { Goal };
enum class Hint : std::uint8_t { NearGoal };

/// The toy for TableSession and Codec. NeedsDice counts the dice in all, with those the command already has.
struct Game {
    using State = toy::State;
    using Command = toy::Command;
    using Event = toy::Event;
    using Refusal = toy::Refusal;
    using Fact = toy::Fact;
    using Hint = toy::Hint;
    using Decision = base::Decision<Game>;

    [[nodiscard]] static Decision decide(const State& state, const Command& command)
    {
        if (state.winner)
            return base::Refused<Game>{Refusal::Over};
        if (const auto* set = std::get_if<SetGoal>(&command.action))
            return set->goal >= 1 && set->goal <= 1000 ? Decision(base::Accepted<Game>{{GoalSet{set->goal}}, {}})
                                                       : base::Refused<Game>{Refusal::OutOfRange};
        if (!state.goal)
            return base::NeedsFacts<Game>{{Fact::Goal}};
        if (const auto* step = std::get_if<Step>(&command.action))
            return decideStep(state, *step, command.reason.has_value());
        return decideRoll(state, std::get<Roll>(command.action));
    }

    static void evolve(State& state, const Event& event)
    {
        std::visit(base::overload{[&](const GoalSet& e) { state.goal = e.goal; }, [](const Rolled&) {},
                                  [&](const Moved& e) {
                                      state.at[static_cast<std::size_t>(e.player & 1)] += e.by;
                                      state.player = 1 - (e.player & 1);
                                      ++state.turn;
                                  },
                                  [&](const Won& e) { state.winner = e.player; }},
                   event);
    }

    [[nodiscard]] static std::vector<Command> legal(const State& state, int = 1)
    {
        std::vector<Command> commands;
        for (const Command& command :
             {Command{Step{1}, {}}, Command{Step{2}, {}}, Command{Step{3}, {}}, Command{Roll{}, {}}}) {
            const Decision decision = decide(state, command);
            if (std::holds_alternative<base::Accepted<Game>>(decision)
                || std::holds_alternative<base::NeedsDice>(decision))
                commands.push_back(command);
        }
        return commands;
    }

    [[nodiscard]] static Command withDice(Command command, std::span<const dice::Face> faces)
    {
        if (auto* roll = std::get_if<Roll>(&command.action))
            roll->dice.assign(faces.begin(), faces.end()); // a mark "typed" stays
        return command;
    }
    [[nodiscard]] static std::vector<dice::Face> diceOf(const Command& command)
    {
        const auto* roll = std::get_if<Roll>(&command.action);
        return roll ? roll->dice : std::vector<dice::Face>{};
    }
    [[nodiscard]] static bool diceTyped(const Command& command)
    {
        const auto* roll = std::get_if<Roll>(&command.action);
        return roll != nullptr && roll->typed;
    }
    [[nodiscard]] static Command withoutDice(Command command)
    {
        if (auto* roll = std::get_if<Roll>(&command.action))
            *roll = Roll{};
        return command;
    }
    [[nodiscard]] static Command overridden(Command command, const std::string& reason)
    {
        command.reason = reason;
        return command;
    }

    /// How many dice the player to move needs after these have fallen.
    [[nodiscard]] static std::size_t diceNeeded(const State& state, std::span<const dice::Face> faces)
    {
        auto needed = static_cast<std::size_t>(1 + state.at[static_cast<std::size_t>(state.player)] % 3);
        while (needed <= faces.size() && needed < 5 && faces[needed - 1] == 6)
            ++needed;
        return needed;
    }

private:
    [[nodiscard]] static base::Accepted<Game> moved(const State& state, int by)
    {
        base::Accepted<Game> accepted{{Moved{state.player, by}}, {}};
        const int place = state.at[static_cast<std::size_t>(state.player)] + by;
        if (place >= *state.goal)
            accepted.events.push_back(Won{state.player});
        else if (place + 3 >= *state.goal)
            accepted.hints.push_back(Hint::NearGoal);
        return accepted;
    }
    [[nodiscard]] static Decision decideStep(const State& state, const Step& step, bool anyway)
    {
        if (step.by < 1 || step.by > 3) // the table cannot hold it, with a reason neither
            return base::Refused<Game>{Refusal::OutOfRange};
        if (state.at[static_cast<std::size_t>(state.player)] + step.by > *state.goal && !anyway)
            return base::Refused<Game>{Refusal::PastGoal};
        return moved(state, step.by);
    }
    [[nodiscard]] static Decision decideRoll(const State& state, const Roll& roll)
    {
        const std::size_t needed = diceNeeded(state, roll.dice);
        if (roll.dice.size() < needed)
            return base::NeedsDice{static_cast<int>(needed)};
        int sum = 0;
        for (const dice::Face face : roll.dice)
            sum += face >= 1 && face <= 6 ? face : 1000;
        if (roll.dice.size() > needed || sum >= 1000)
            return base::Refused<Game>{Refusal::WrongDice};
        base::Accepted<Game> accepted = moved(state, sum);
        accepted.events.insert(accepted.events.begin(), Rolled{roll.dice, roll.typed});
        return accepted;
    }
};

} // namespace toy
