// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Blocks as cardboard hexagons drawn in the plane. What touches what is found by comparing drawn points,
// so that no table of neighbours, sides or corners of the game's own code is trusted.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace oracle {

/// A point of the drawing; unit: length of a hexagon's side, y downwards.
struct Point {
    double x = 0;
    double y = 0;
};

/// Whether two drawn points are one.
[[nodiscard]] bool coincide(Point a, Point b);

/// What is printed on a block, and where it lies.
struct Tile {
    std::array<bool, 6> spaces{};    ///< printed side 0 (north-east), then clockwise
    std::array<bool, 6> fragments{}; ///< printed corner 0 (top), then clockwise
    int q = 0;
    int r = 0;
    int rotation = 0; ///< turned clockwise by that many sixths
};

/// What the rules say of laying a tile by a Search from a reference tile, first obstacle first.
enum class Verdict { Legal, NotAdjacent, Taken, ReferenceWithoutSpace, NewWithoutSpace };

/// Hexagons on a sheet of paper.
class Drawing {
public:
    /// Draws one more tile; its index counts from 0.
    void lay(const Tile& tile);
    /// Covers a cell with something that has neither spaces nor fragments (a block card).
    void cover(int q, int r);

    /// in this order.
    [[nodiscard]] Verdict judge(std::size_t reference, const Tile& tile) const;

    /// The points where a fragment of the new tile meets fragments of two tiles that lie there already.
    [[nodiscard]] std::vector<Point> icons(const Tile& tile) const;

private:
    struct Cut {
        Point centre;
        std::array<Point, 6> corners; ///< as printed, turned with the tile; side i runs from corner i to the next
        std::array<bool, 6> spaces{};
        std::array<bool, 6> fragments{};
    };
    struct Seam {
        std::size_t mine;
        std::size_t theirs;
    };

    [[nodiscard]] static Cut cut(const Tile& tile);
    [[nodiscard]] static std::vector<Seam> seams(const Cut& mine, const Cut& theirs);

    std::vector<Cut> m_tiles;
    std::vector<Point> m_covers;
};

} // namespace oracle
