// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/oracle/polygons.h"

#include <cmath>

namespace oracle {

namespace {

const double pi = std::acos(-1.0);

Point centreOf(int q, int r) { return {std::sqrt(3.0) * (q + r / 2.0), 1.5 * r}; }

/// A point at an angle from straight up, clockwise as seen on paper, at distance 1.
Point around(Point centre, double sixths)
{
    const double angle = sixths * pi / 3;
    return {centre.x + std::sin(angle), centre.y - std::cos(angle)};
}

} // namespace

bool coincide(Point a, Point b) { return std::abs(a.x - b.x) < 1e-6 && std::abs(a.y - b.y) < 1e-6; }

Drawing::Cut Drawing::cut(const Tile& tile)
{
    Cut cut{centreOf(tile.q, tile.r), {}, tile.spaces, tile.fragments};
    for (std::size_t i = 0; i < 6; ++i)
        cut.corners[i] = around(cut.centre, static_cast<double>(i) + tile.rotation);
    return cut;
}

std::vector<Drawing::Seam> Drawing::seams(const Cut& mine, const Cut& theirs)
{
    std::vector<Seam> seams;
    for (std::size_t i = 0; i < 6; ++i)
        for (std::size_t j = 0; j < 6; ++j) {
            const auto& a = mine.corners[i];
            const auto& b = mine.corners[i == 5 ? 0 : i + 1];
            const auto& c = theirs.corners[j];
            const auto& d = theirs.corners[j == 5 ? 0 : j + 1];
            if ((coincide(a, d) && coincide(b, c)) || (coincide(a, c) && coincide(b, d)))
                seams.push_back({i, j});
        }
    return seams;
}

void Drawing::lay(const Tile& tile) { m_tiles.push_back(cut(tile)); }

void Drawing::cover(int q, int r) { m_covers.push_back(centreOf(q, r)); }

Verdict Drawing::judge(std::size_t reference, const Tile& tile) const
{
    const Cut& theirs = m_tiles[reference];
    const Point centre = centreOf(tile.q, tile.r);
    if (std::hypot(centre.x - theirs.centre.x, centre.y - theirs.centre.y) > 2.5)
        return Verdict::NotAdjacent; // too far for hexagons of side 1 to touch
    const Cut mine = cut(tile);
    const auto shared = seams(mine, theirs);
    if (shared.size() != 1) // none, or all six: the reference itself
        return Verdict::NotAdjacent;
    for (const Cut& other : m_tiles)
        if (coincide(other.centre, mine.centre))
            return Verdict::Taken;
    for (const Point& cover : m_covers)
        if (coincide(cover, mine.centre))
            return Verdict::Taken;
    if (!theirs.spaces[shared.front().theirs])
        return Verdict::ReferenceWithoutSpace;
    return mine.spaces[shared.front().mine] ? Verdict::Legal : Verdict::NewWithoutSpace;
}

std::vector<Point> Drawing::icons(const Tile& tile) const
{
    const Cut mine = cut(tile);
    std::vector<Point> points;
    for (std::size_t i = 0; i < 6; ++i) {
        int fragments = mine.fragments[i] ? 1 : 0;
        for (const Cut& other : m_tiles)
            for (std::size_t j = 0; j < 6; ++j)
                if (coincide(mine.corners[i], other.corners[j]) && other.fragments[j])
                    ++fragments;
        if (fragments == 3)
            points.push_back(mine.corners[i]);
    }
    return points;
}

} // namespace oracle
