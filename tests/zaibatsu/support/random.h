// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Tables with every kind of piece at random, and commands at random, legal or not.
#pragma once

#include "zaibatsu/support/table.h"

#include <random>

namespace testing {

using Random = std::mt19937;

[[nodiscard]] int upTo(Random& random, int most);
[[nodiscard]] bool chance(Random& random, int percent);

[[nodiscard]] dice::FaceSet someFaces(Random& random);
/// None to three effects of any kind.
[[nodiscard]] std::vector<zaibatsu::Effect> someEffects(Random& random, const Table& table);
/// Two to four players, either edition, house rules, faces, cards and pawns at random; in red's first action phase.
[[nodiscard]] Table someTable(Random& random);
/// The same before the starting roll, with any level of tracking.
[[nodiscard]] Table tableBeforeTheStart(Random& random);
/// The command with the dice it asks for.
[[nodiscard]] zaibatsu::Command rolled(Random& random, const zaibatsu::State& state, zaibatsu::Command command);
/// A command out of thin air, legal or not, in the canonical form that legal() lists.
[[nodiscard]] zaibatsu::Action someAction(Random& random, const zaibatsu::State& state, int actions);
/// One step of a random game: "ok", or what went wrong.
[[nodiscard]] QByteArray step(Random& random, Table& table);

} // namespace testing
