// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What players put by hand while they play: data, notes, corrections.
#pragma once

#include "zaibatsu/support/random.h"

namespace proofs {

/// A set-block, set-card, set-pawn, set-catalogue, note or adjust at random; the table may refuse it.
[[nodiscard]] zaibatsu::Action somethingByHand(testing::Random& random, const zaibatsu::State& state);

} // namespace proofs
