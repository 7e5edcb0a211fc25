// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Tables for the placement oracle: the same faces as the game's values and as drawn tiles.
#pragma once

#include "zaibatsu/game.h"
#include "zaibatsu/oracle/polygons.h"

#include <random>

namespace oracle {

/// A face known in every field that a Search can ask for, with these sides and corners.
[[nodiscard]] zaibatsu::Face plainFace(std::string key, hex::Six sides, hex::Six corners);

/// The tile that a face is, at a cell with a rotation.
[[nodiscard]] Tile tileOf(const zaibatsu::Face& face, hex::Cell at, int rotation);

/// A two-player table in the action phase of red's first turn with these faces, all but the first in the pile.
[[nodiscard]] zaibatsu::State tableWith(const std::vector<zaibatsu::Face>& faces);

/// Lays a block without asking any rule.
void lay(zaibatsu::State& state, zaibatsu::BlockId block, hex::Cell at, int rotation);

/// Puts red's Speedrunner on a block.
void stand(zaibatsu::State& state, zaibatsu::BlockId block);

/// Everything laid, drawn; the tiles in the order of `order`.
struct Drawn {
    Drawing drawing;
    std::vector<zaibatsu::BlockId> order;

    /// The index of a laid block's tile.
    [[nodiscard]] std::size_t indexOf(zaibatsu::BlockId block) const;
};
[[nodiscard]] Drawn drawnFrom(const zaibatsu::State& state);

/// The point that a recorded icon's three cells have in common: the middle of their centres.
[[nodiscard]] Point pointOf(const std::array<hex::Cell, 3>& cells);

/// All cells within that many steps of the Central Core, sorted.
[[nodiscard]] std::vector<hex::Cell> cellsWithin(int radius);

/// A table of up to 24 random faces laid at random, and what a Search from it is about.
struct RandomTable {
    zaibatsu::State state;
    zaibatsu::BlockId reference; ///< red's Speedrunner stands here
    zaibatsu::BlockId block;     ///< still in the pile
};
[[nodiscard]] RandomTable randomTable(std::mt19937_64& random);

/// Radius within which randomTable() lays.
inline constexpr int laidRadius = 3;

} // namespace oracle
