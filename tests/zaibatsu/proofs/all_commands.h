// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The commands that can be written down for a table, whether they make sense or not.
#pragma once

#include "zaibatsu/support/random.h"

#include <functional>

namespace proofs {

using Visit = std::function<void(const zaibatsu::Action&)>;

/// Every command of small fields: each pawn, block, card, side, number of cards and option with each other, every
/// step and place; of Search one block of the pile and one that lies. `actions` is what its moves have.
void forEachCommand(testing::Random& random, const zaibatsu::State& state, int actions, const Visit& visit);

/// Ways through the Cybernet at random, up to one step too long.
void forSomeWays(testing::Random& random, const zaibatsu::State& state, int actions, const Visit& visit);

} // namespace proofs
