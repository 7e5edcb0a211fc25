// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Were the dice fair, and who was lucky? Figures to look at after a table; nothing depends on them.
#pragma once

#include "dice/face_set.h"

#include <array>
#include <cstddef>
#include <span>

namespace dice {

/// How often each face fell; face f stands at f - 1.
using Tally = std::array<std::uint64_t, 6>;

/// Counts faces; anything outside 1 to 6 is left out.
[[nodiscard]] Tally tallyOf(std::span<const Face> faces);

/// Pearson's statistic against six equally likely faces; 0 for no dice.
[[nodiscard]] double chiSquare(const Tally& tally);

/// The chance that fair dice are at least as uneven (5 degrees of freedom): near 0 is suspicious.
[[nodiscard]] double chanceOfUneven(double chiSquare);

/// One roll of a player: what would have hit, and what fell.
struct RolledFor {
    FaceSet numbers;
    std::span<const Face> faces;
};

/// Luck of a player over his rolls, exact in sixths.
struct Luck {
    std::int64_t hits = 0;           ///< dice that hit
    std::int64_t expectedSixths = 0; ///< hits to be expected, times six
    std::int64_t varianceOf36 = 0;   ///< variance of the hits, times 36

    friend bool operator==(const Luck&, const Luck&) = default;

    /// Hits minus expectation.
    [[nodiscard]] double difference() const;
    /// The difference in standard deviations; 0 where nothing was left to chance.
    [[nodiscard]] double score() const;
};

/// Adds up the rolls.
[[nodiscard]] Luck luckOf(std::span<const RolledFor> rolls);

} // namespace dice
