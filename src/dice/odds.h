// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Exact odds of a pool of d6.
#pragma once

#include "dice/face_set.h"
#include "dice/fraction.h"

#include <array>
#include <vector>

namespace dice {

/// The largest pool whose 6^n rolls are counted exactly in 64 bits.
inline constexpr int mostDice = 24;

/// 6^count, the number of equally likely rolls; nothing outside 0 to mostDice.
[[nodiscard]] std::optional<std::uint64_t> rollsOf(int count);

/// The chance that at least one of `count` dice shows a face of the set: 1 - ((6 - |set|) / 6)^count.
/// Nothing outside 0 to mostDice dice.
[[nodiscard]] std::optional<Fraction> anyHit(FaceSet faces, int count);

/// By number of hits, 0 to count: the chance that exactly so many dice show a face of the set.
/// Nothing outside 0 to mostDice dice.
[[nodiscard]] std::optional<std::vector<Fraction>> hitDistribution(FaceSet faces, int count);

/// By FaceSet::bits(): how many of the 6^count rolls show exactly the faces of that set, each at least once.
using ShownCounts = std::array<std::uint64_t, 64>;
/// Nothing outside 0 to mostDice dice.
[[nodiscard]] std::optional<ShownCounts> shownSets(int count);

} // namespace dice
