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
/// The pawns of one space spread out around it, so that a finger can choose among them.
struct PawnFan {
    zaibatsu::Place place;  ///< where they stand, as standsAt() says it
    double radius = 0;      ///< of the circle on which they stand, in units of R
    friend bool operator==(const PawnFan&, const PawnFan&) = default;
};
/// All pawns in the Cybernet, those that share a space beside each other.
[[nodiscard]] std::vector<PawnSpot> pawnSpots(const zaibatsu::State& state, const std::optional<PawnFan>& fan = {});
/// The place as pawns are drawn on it: those on a whole block stand where its middle space is. Nothing off the board.
[[nodiscard]] std::optional<zaibatsu::Place> standsAt(const zaibatsu::State& state, zaibatsu::PawnId pawn);
/// Keys and screen readers go from token to token, however near these stand.
inline constexpr double keysTellApart = 1e9;
/// The fan, where R measures `r` pixels, that a tap on this pawn opens: others share its token or stand nearer than a
/// finger tells apart, to which R measures `fingerR`.
[[nodiscard]] std::optional<PawnFan> fanAround(const zaibatsu::State& state, zaibatsu::PawnId pawn, double r,
                                               double fingerR);
/// The middle of a placed card; where it shares its cell it lies nearer to its block. Nothing where it does not lie.
[[nodiscard]] std::optional<QPointF> cardPoint(const zaibatsu::State& state, zaibatsu::CardId card);
/// The cards placed in the Cybernet.
[[nodiscard]] std::vector<zaibatsu::CardId> placedCards(const zaibatsu::State& state);

/// The point where the three blocks of an icon meet.
[[nodiscard]] QPointF iconPoint(const zaibatsu::Icon& icon);

/// All laid blocks and placed cards with a margin for the cells around them; the Core's cell when nothing is laid.
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
/// A placed card, and the space of it that was meant.
struct CardSpot {
    zaibatsu::CardId card;
    std::optional<zaibatsu::SpaceId> space;
    friend bool operator==(const CardSpot&, const CardSpot&) = default;
};
/// What a tap means.
using BoardTarget = std::variant<EmptyCell, BlockSpot, zaibatsu::PawnId, CardSpot>;
/// A part of the Cybernet to be seen with R at least that many pixels; where not all of it can, the first comes first.
struct BoardPart {
    std::vector<BoardTarget> targets;
    double leastR = 0;
};
/// The space or piece of a place.
[[nodiscard]] BoardTarget targetOf(const zaibatsu::Place& place);
/// The place that a target names; nothing for cells and pawns.
[[nodiscard]] std::optional<zaibatsu::Place> placeOf(const BoardTarget& meant);

/// What lies at a point when R measures `r` pixels. Pawns count as 48 px wide and come first, unless spaces are chosen.
[[nodiscard]] BoardTarget targetAt(const zaibatsu::State& state, QPointF point, double r, bool choosingSpaces,
                                   const std::optional<PawnFan>& fan = {});
/// Where that target lies.
[[nodiscard]] QPointF pointOf(const zaibatsu::State& state, const BoardTarget& meant,
                              const std::optional<PawnFan>& fan = {});
/// Everything that keys can go to, from top to bottom.
[[nodiscard]] std::vector<BoardTarget> targets(const zaibatsu::State& state, const std::vector<hex::Cell>& cells,
                                               bool choosingSpaces, const std::optional<PawnFan>& fan = {});

} // namespace ui
