// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Whether a block may be laid beside another, asked without a table. A small table is made up for the question and put
// to the rules; nothing is decided here.
#pragma once

#include "zaibatsu/state.h"

#include <QString>

#include <array>
#include <cstdint>
#include <vector>

namespace presentation {

/// What lies beside both blocks, where all three meet in one corner: nothing, a block without a bonus part at that
/// corner, or one with it.
enum class ThirdBlock : std::uint8_t { None, Plain, Part };

/// Two blocks that are to touch. The one that lies is that of the searching pawn.
struct PlacementQuestion {
    hex::Six lyingSides;   ///< sides with a space, as on the table
    hex::Six lyingCorners; ///< corners with a bonus part, as on the table
    hex::Six newSides;     ///< of the new block, as printed
    hex::Six newCorners;
    int side = 1;          ///< of the block that lies, 0 to 5: over it lies the new one
    int turn = 0;          ///< of the new block, clockwise by 60°, 0 to 5
    std::array<ThirdBlock, 2> thirds{}; ///< over the side before `side` and the one after it, clockwise

    friend bool operator==(const PlacementQuestion&, const PlacementQuestion&) = default;
};

/// Whether an icon closes in the corner where a third block meets both.
struct CornerAnswer {
    bool closes = false;
    QString text; ///< "no icon, the new block shows no part in this corner"
    QString rule; ///< "R-056"
};

/// What the rules say.
struct PlacementAnswer {
    bool asked = false; ///< false while no side of one of both is known to have a space
    bool legal = false;
    QString text; ///< one sentence
    QString rule; ///< "R-052"
    std::array<std::vector<int>, 6> turns;           ///< legal ones, by side of the block that lies
    std::array<std::optional<CornerAnswer>, 2> corners; ///< by third block; none without it or where it is not legal
};

/// The pieces of the made-up table. The block that lies is its first (zaibatsu::centralCore), at [0, 0].
inline constexpr zaibatsu::BlockId placedBlock{1};
inline constexpr std::array<zaibatsu::BlockId, 2> thirdBlocks{zaibatsu::BlockId{2}, zaibatsu::BlockId{3}};

/// The side of the block that lies over which third block 0 or 1 lies.
[[nodiscard]] int sideOfThird(const PlacementQuestion& question, std::size_t third);
/// The table that is made up for a question, the new block still to be placed.
[[nodiscard]] zaibatsu::State madeUpTable(const PlacementQuestion& question);
/// The rules' answer, in the language installed now.
[[nodiscard]] PlacementAnswer placementAnswer(const PlacementQuestion& question);

} // namespace presentation
