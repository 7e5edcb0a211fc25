// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Where things of a table lie in the plane (R = 1), and what lies at a point of it.
#pragma once

#include "ui/zaibatsu/block_look.h"

#include <QPointF>
#include <QRectF>

#include <variant>
#include <vector>

namespace ui {

/// The middle of a space of a laid block or placed card; nothing where it does not lie.
[[nodiscard]] std::optional<QPointF> placePoint(const zaibatsu::State& state, const zaibatsu::Place& place);

/// One token on the board; from four in one space on they share one, with a number.
struct PawnSpot {
    zaibatsu::PawnId pawn;
    QPointF at;
    int together = 1; ///< pawns that this token stands for
};
/// All pawns in the Cybernet, those that share a space beside each other.
[[nodiscard]] std::vector<PawnSpot> pawnSpots(const zaibatsu::State& state);

/// The point where the three blocks of an icon meet.
[[nodiscard]] QPointF iconPoint(const zaibatsu::Icon& icon);

/// All laid blocks with a margin for the cells around them; the Core's cell when nothing is laid.
[[nodiscard]] QRectF boardBounds(const zaibatsu::State& state);

/// An empty cell.
struct EmptyCell {
    hex::Cell cell;
    friend bool operator==(const EmptyCell&, const EmptyCell&) = default;
};
/// A laid block, and the space of it that was meant.
struct BlockSpot {
    zaibatsu::BlockId block;
    std::optional<zaibatsu::SpaceId> space;
    friend bool operator==(const BlockSpot&, const BlockSpot&) = default;
};
/// What a tap means.
using BoardTarget = std::variant<EmptyCell, BlockSpot, zaibatsu::PawnId>;

/// What lies at a point when R measures `r` pixels. Pawns count as 48 px wide and come first, unless spaces are chosen.
[[nodiscard]] BoardTarget targetAt(const zaibatsu::State& state, QPointF point, double r, bool choosingSpaces);
/// Where that target lies.
[[nodiscard]] QPointF pointOf(const zaibatsu::State& state, const BoardTarget& meant);
/// Everything that keys can go to, from top to bottom.
[[nodiscard]] std::vector<BoardTarget> targets(const zaibatsu::State& state, const std::vector<hex::Cell>& cells,
                                               bool choosingSpaces);

} // namespace ui
