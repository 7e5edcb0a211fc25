// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/board_places.h"

#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/hexagon.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace ui {

using zaibatsu::BlockId;
using zaibatsu::Place;
using zaibatsu::State;

namespace {

/// Where the tokens of a space stand: its middle and the direction in which they stand beside each other.
struct Seat {
    QPointF at;
    QPointF beside{1, 0};
    bool core = false;
};

std::optional<Seat> seatOf(const State& state, const Place& place)
{
    if (place.on == Place::On::Card) {
        if (place.piece >= state.cards.size() || !state.cards[place.piece].at)
            return std::nullopt;
        return Seat{hexagon::centre(*state.cards[place.piece].at)};
    }
    if (place.piece >= state.blocks.size() || !state.blocks[place.piece])
        return std::nullopt;
    const BlockId block{place.piece};
    const zaibatsu::LaidBlock& laid = *state.blocks[place.piece];
    const QPointF centre = hexagon::centre(laid.at);
    if (block == zaibatsu::centralCore)
        return Seat{centre + QPointF(0, 0.12), {1, 0}, true};
    const TurnedGraph graph = turnedGraph(zaibatsu::faceOf(state, block), laid.rotation, false);
    const std::optional<int> side = place.space ? graph.sideOf(*place.space) : std::nullopt;
    if (!side)
        return Seat{centre + QPointF(0, metrics::counterY)};
    return Seat{centre + hexagon::at(*side, metrics::seatN), hexagon::along(*side)};
}

/// The Core holds its pawns in rows of three, every other space beside each other along its side.
QPointF standing(const Seat& seat, std::size_t i, std::size_t count)
{
    if (!seat.core) {
        const double step = count == 2 && seat.beside != QPointF(1, 0) ? 2 * metrics::seatDouble : metrics::pawnStep;
        return seat.at + seat.beside * (step * (static_cast<double>(i) - static_cast<double>(count - 1) / 2));
    }
    constexpr std::size_t perRow = 3;
    const std::size_t row = i / perRow;
    const std::size_t rows = (count + perRow - 1) / perRow;
    const std::size_t inRow = row + 1 < rows ? perRow : count - row * perRow;
    const double step = count == 2 ? 0.48 : 0.42;
    const double x = step * (static_cast<double>(i % perRow) - static_cast<double>(inRow - 1) / 2);
    const double y = rows > 1 ? 0.38 * (static_cast<double>(row) - static_cast<double>(rows - 1) / 2) + 0.05 : 0;
    return seat.at + QPointF(x, y);
}

double distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

std::optional<zaibatsu::SpaceId> spaceAt(const State& state, BlockId block, QPointF inside, double dead)
{
    const zaibatsu::LaidBlock& laid = *state.blocks[block.index()];
    const bool core = block == zaibatsu::centralCore;
    const TurnedGraph graph = turnedGraph(zaibatsu::faceOf(state, block), laid.rotation, core);
    if (core)
        return graph.middle ? std::optional(graph.middle->id) : std::nullopt;
    const auto area = hexagon::areaAt(inside, dead);
    if (!area)
        return std::nullopt;
    if (area->middle)
        return graph.middle ? std::optional(graph.middle->id) : std::nullopt;
    const zaibatsu::Space* space = graph.atSide(area->side);
    return space ? std::optional(space->id) : std::nullopt;
}

} // namespace

std::optional<QPointF> placePoint(const State& state, const Place& place)
{
    const auto seat = seatOf(state, place);
    return seat ? std::optional(seat->at) : std::nullopt;
}

std::vector<PawnSpot> pawnSpots(const State& state)
{
    std::map<Place, std::vector<zaibatsu::PawnId>> standingAt;
    for (std::size_t i = 0; i < state.pawns.size(); ++i)
        if (state.pawns[i].where == zaibatsu::PawnWhere::Cybernet && state.pawns[i].at)
            standingAt[*state.pawns[i].at].push_back(zaibatsu::PawnId{static_cast<std::uint16_t>(i)});
    std::vector<PawnSpot> spots;
    for (const auto& [place, pawns] : standingAt) {
        const auto seat = seatOf(state, place);
        if (!seat)
            continue;
        if (pawns.size() >= 4 && !seat->core) {
            spots.push_back({pawns.front(), seat->at, static_cast<int>(pawns.size())});
            continue;
        }
        for (std::size_t i = 0; i < pawns.size(); ++i)
            spots.push_back({pawns[i], standing(*seat, i, pawns.size()), 1});
    }
    return spots;
}

QPointF iconPoint(const zaibatsu::Icon& icon)
{
    QPointF sum;
    for (const hex::Cell cell : icon.cells)
        sum += hexagon::centre(cell);
    return sum / 3;
}

QRectF boardBounds(const State& state)
{
    QRectF bounds;
    for (const auto& laid : state.blocks)
        if (laid) {
            const QPointF centre = hexagon::centre(laid->at);
            bounds |= QRectF(centre.x() - 1.05, centre.y() - 1.05, 2.1, 2.1);
        }
    return bounds.isNull() ? QRectF(-1.05, -1.05, 2.1, 2.1) : bounds;
}

BoardTarget targetAt(const State& state, QPointF point, double r, bool choosingSpaces)
{
    if (!choosingSpaces) {
        const double reach = std::max(metrics::pawnRadius, 24 / r);
        const PawnSpot* nearest = nullptr;
        const auto spots = pawnSpots(state);
        for (const PawnSpot& spot : spots)
            if (distance(spot.at, point) <= reach
                && (!nearest || distance(spot.at, point) < distance(nearest->at, point)))
                nearest = &spot;
        if (nearest)
            return nearest->pawn;
    }
    const hex::Cell cell = hexagon::cellAt(point);
    const auto block = zaibatsu::blockAt(state, cell);
    if (!block)
        return EmptyCell{cell};
    const double dead = choosingSpaces ? 4 / r : 0;
    return BlockSpot{*block, spaceAt(state, *block, point - hexagon::centre(cell), dead)};
}

QPointF pointOf(const State& state, const BoardTarget& meant)
{
    if (const auto* cell = std::get_if<EmptyCell>(&meant))
        return hexagon::centre(cell->cell);
    if (const auto* spot = std::get_if<BlockSpot>(&meant)) {
        const auto seat = seatOf(state, zaibatsu::onBlock(spot->block, spot->space));
        return seat && spot->space ? seat->at : hexagon::centre(state.blocks[spot->block.index()]->at);
    }
    for (const PawnSpot& spot : pawnSpots(state))
        if (spot.pawn == std::get<zaibatsu::PawnId>(meant))
            return spot.at;
    return {};
}

std::vector<BoardTarget> targets(const State& state, const std::vector<hex::Cell>& cells, bool choosingSpaces)
{
    std::vector<BoardTarget> all;
    for (std::size_t i = 0; i < state.blocks.size(); ++i) {
        if (!state.blocks[i])
            continue;
        const BlockId block{static_cast<std::uint16_t>(i)};
        if (!choosingSpaces) {
            all.emplace_back(BlockSpot{block, std::nullopt});
            continue;
        }
        for (const zaibatsu::Space& space : zaibatsu::graphOf(zaibatsu::faceOf(state, block)).spaces)
            all.emplace_back(BlockSpot{block, space.id});
    }
    if (!choosingSpaces)
        for (const PawnSpot& spot : pawnSpots(state))
            all.emplace_back(spot.pawn);
    for (const hex::Cell cell : cells)
        all.emplace_back(EmptyCell{cell});
    return all;
}

} // namespace ui
