// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Which pieces a refusal must name and which rule it must give, read from the table and the command alone.
#pragma once

#include "presentation/names.h"
#include "zaibatsu/support/random.h"

#include <set>

namespace testing {

/// A piece or a player.
using Thing = std::variant<zaibatsu::BlockId, zaibatsu::PawnId, zaibatsu::CardId, zaibatsu::Colour>;
using Things = std::set<Thing>;

/// Every code that a refusal can have.
[[nodiscard]] std::vector<zaibatsu::ObstacleCode> allObstacles();

/// The pieces that the sentence must name, and no other. Not for adjust and set-*, where one command has many parts.
[[nodiscard]] Things mustName(const zaibatsu::State& state, const zaibatsu::Command& command,
                              const zaibatsu::ObstacleCode& code);
/// The rules that may stand behind it: several only where the same obstacle bars two things.
[[nodiscard]] std::set<zaibatsu::RuleId> rulesBehind(const zaibatsu::State& state, const zaibatsu::Command& command,
                                                     const zaibatsu::ObstacleCode& code);

/// Gives every piece and player a name of its own: a block and a pawn may print the same one.
void nameApart(zaibatsu::State& state);
/// The pieces and players that a sentence names, in the language installed now.
[[nodiscard]] Things namedIn(const QString& sentence, const zaibatsu::State& state);
/// For a failed comparison.
[[nodiscard]] QString words(const Things& things, const zaibatsu::State& state);

} // namespace testing
