// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The one door for refusals. Every check of decide() goes through an Attempt, so that an override is noted,
// a missing fact asked for, and a test build can switch off one rule.
#pragma once

#include "zaibatsu/game.h"

namespace zaibatsu {

using Decision = base::Decision<Game>;
/// An answer that ends the attempt; empty: it goes on.
using Stop = std::optional<Decision>;

/// Whether a test build switches this rule off (./dev knockout); never in any other build.
[[nodiscard]] bool knockedOut(RuleId id);

/// Whether an override may set a refusal aside; what the table cannot hold is always refused.
enum class Weight : std::uint8_t { Rule, Table };

/// One command on its way through the rules. Refers to both arguments; lives no longer than decide().
class Attempt {
public:
    Attempt(const State& state, const Command& command) : m_state(state), m_command(command), m_actor(state.turn.player)
    {
    }

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const Command& command() const { return m_command; }
    [[nodiscard]] const Settings& settings() const { return *m_state.settings; }
    /// The player it acts for.
    [[nodiscard]] Colour actor() const { return m_actor; }
    void actFor(Colour player) { m_actor = player; }

    /// Refuses, unless an override sets it aside or the rule is knocked out.
    [[nodiscard]] Stop refuse(RuleId rule, ObstacleCode code, About about = {}, Weight weight = Weight::Rule);
    /// Refuses when the condition does not hold.
    [[nodiscard]] Stop require(bool holds, RuleId rule, ObstacleCode code, const About& about = {},
                               Weight weight = Weight::Rule)
    {
        return holds ? std::nullopt : refuse(rule, code, about, weight);
    }
    /// Refuses a whole with every problem of it, but for rules that are knocked out; no override sets it aside.
    [[nodiscard]] Stop refuseAll(std::vector<Refusal> problems);
    /// Asks for something unknown, unless the players declare it.
    [[nodiscard]] Stop need(Fact fact);
    /// Asks for something unknown that decides a roll: declaring it takes a `success` as well.
    [[nodiscard]] Stop needOrSuccess(Fact fact);
    /// Whether the players say that a declared roll succeeded.
    [[nodiscard]] bool success() const { return m_command.success.value_or(false); }
    /// Notes something beside the answer, once.
    void hint(Hint::Code code, std::optional<Fact> fact = {});
    /// Whether players said what the app does not know.
    [[nodiscard]] bool declared() const { return m_command.declared; }

    /// Accepts: what was set aside first, then these events.
    [[nodiscard]] Decision accept(std::vector<Event> events);

private:
    const State& m_state;
    const Command& m_command;
    Colour m_actor;
    std::vector<Refusal> m_overridden;
    std::vector<Fact> m_declared;
    std::vector<Hint> m_hints;
};

} // namespace zaibatsu
