// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Events, refusals, hints, facts and choices as sentences, in the language installed now.
// The only place where the rules get words.
#pragma once

#include "zaibatsu/game.h"

#include <QString>
#include <QStringList>

namespace presentation {

/// What is wrong and what to do, naming the pieces; all problems of an adjust.
[[nodiscard]] QString refusalText(const zaibatsu::State& state, const zaibatsu::Refusal& refusal);
/// One obstacle alone.
[[nodiscard]] QString obstacleText(const zaibatsu::State& state, const zaibatsu::ObstacleCode& code,
                                   const zaibatsu::About& about);
/// What is to be entered first.
[[nodiscard]] QString factText(const zaibatsu::State& state, const zaibatsu::Fact& fact);
/// What was taken for granted.
[[nodiscard]] QString hintText(const zaibatsu::State& state, const zaibatsu::Hint& hint);
/// The same of what comes next: "The effect of Sprawl on placement is not entered: none fires."
[[nodiscard]] QString notEnteredText(const zaibatsu::State& state, const zaibatsu::Hint& hint);
/// What a choice asks, and of whom.
[[nodiscard]] QString choiceText(const zaibatsu::State& state, const zaibatsu::Choice& choice);
/// What an effect does.
[[nodiscard]] QString effectText(const zaibatsu::State& state, const zaibatsu::Effect& effect);
/// What a command wants, as a short line without a full stop.
[[nodiscard]] QString commandText(const zaibatsu::State& state, const zaibatsu::Command& command);
/// What happened, as one sentence. `state` is the table just before or after it.
[[nodiscard]] QString eventText(const zaibatsu::State& state, const zaibatsu::Event& event);
/// Whether its words need the table before it: a choice while it is open, what a change by hand changed.
[[nodiscard]] bool isToldBefore(const zaibatsu::Event& event);

/// The sentence of the event that says best what these are about; empty if there are none.
[[nodiscard]] QString mainText(const zaibatsu::State& state, const std::vector<zaibatsu::Event>& events);

/// "R-052"
[[nodiscard]] QString ruleName(zaibatsu::RuleId rule);
/// What a rule says in a few words; empty for a rule that never refuses anything.
[[nodiscard]] QString ruleTitle(zaibatsu::RuleId rule);

} // namespace presentation
