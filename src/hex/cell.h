// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Axial coordinates of pointy-top hexagons, y downwards; see docs for the numbering of sides and corners.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace hex {

/// A hexagon of the plane in axial coordinates [q, r]; the Central Core lies at [0, 0].
struct Cell {
    std::int16_t q = 0;
    std::int16_t r = 0;

    friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

/// The largest distance from [0, 0] that a reader accepts for q and r.
inline constexpr int largestCoordinate = 200;

/// Index of side or corner i, any integer, as 0 to 5.
[[nodiscard]] constexpr int wrapSix(int i) { return ((i % 6) + 6) % 6; }

/// The neighbour over side 0 north-east, 1 east, 2 south-east, 3 south-west, 4 west, 5 north-west.
[[nodiscard]] constexpr Cell neighbour(Cell cell, int side)
{
    constexpr std::array<std::array<std::int16_t, 2>, 6> steps{{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};
    const auto& step = steps[static_cast<std::size_t>(wrapSix(side))];
    return {static_cast<std::int16_t>(cell.q + step[0]), static_cast<std::int16_t>(cell.r + step[1])};
}

/// The side of the neighbour that lies on side `side`.
[[nodiscard]] constexpr int opposite(int side) { return wrapSix(side + 3); }

/// Over which side `to` lies next to `from`; nothing if they are not neighbours.
[[nodiscard]] constexpr std::optional<int> sideTowards(Cell from, Cell to)
{
    for (int side = 0; side < 6; ++side)
        if (neighbour(from, side) == to)
            return side;
    return std::nullopt;
}

/// One corner of one cell.
struct CornerOf {
    Cell cell;
    int corner = 0;

    friend constexpr auto operator<=>(const CornerOf&, const CornerOf&) = default;
};

/// The three cell corners that are one point of the plane, beginning with corner `corner` of `cell`.
/// Corner i meets corner (i+2) mod 6 over side i-1 and corner (i+4) mod 6 over side i.
[[nodiscard]] constexpr std::array<CornerOf, 3> meeting(Cell cell, int corner)
{
    const int i = wrapSix(corner);
    return {{{cell, i}, {neighbour(cell, i - 1), wrapSix(i + 2)}, {neighbour(cell, i), wrapSix(i + 4)}}};
}

/// A point of the plane; unit: length of a hexagon's side, y downwards.
struct Point {
    double x = 0;
    double y = 0;
};

/// Centre of a cell: x = √3·(q + r/2), y = 3/2·r.
[[nodiscard]] constexpr Point centre(Cell cell)
{
    constexpr double root3 = 1.7320508075688772;
    return {root3 * (cell.q + cell.r / 2.0), 1.5 * cell.r};
}

} // namespace hex
