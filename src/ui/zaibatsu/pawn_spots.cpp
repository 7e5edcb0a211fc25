// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Where the tokens of pawns stand: on their seats, beside each other, or spread out around their space.
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/board_places.h"
#include "ui/zaibatsu/card_look.h"
#include "ui/zaibatsu/hexagon.h"
#include "zaibatsu/piece_ids.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace ui {

using zaibatsu::BlockId;
using zaibatsu::CardId;
using zaibatsu::PawnId;
using zaibatsu::Place;
using zaibatsu::State;

namespace {

/// Tokens whose middles are nearer than this, in pixels, are spread out before one is chosen.
constexpr double tellApart = 40;
/// How far from each other spread tokens stand along their circle, in pixels: 48 and 8 between.
constexpr double fanStep = 56;

/// Where the tokens of a space stand: its middle and the direction in which they stand beside each other.
struct Seat {
    QPointF at;
    QPointF beside{1, 0};
    bool core = false;
};

std::optional<Seat> seatOnCard(const State& state, const Place& place)
{
    const auto centre = cardPoint(state, CardId{place.piece});
    if (!centre)
        return std::nullopt;
    for (const CardSpace& each : cardSpaces(zaibatsu::printedOf(state, CardId{place.piece})))
        if (each.space.id == place.space)
            return Seat{*centre + each.at, each.side ? hexagon::along(*each.side) : QPointF(1, 0)};
    return Seat{*centre};
}

std::optional<Seat> seatOf(const State& state, const Place& place)
{
    if (place.on == Place::On::Card)
        return seatOnCard(state, place);
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

QPointF spread(const Seat& seat, double radius, std::size_t i, std::size_t count)
{
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count);
    return seat.at + radius * QPointF(std::sin(angle), -std::cos(angle));
}

/// All pawns by where they stand on the board.
std::map<Place, std::vector<PawnId>> crowds(const State& state)
{
    std::map<Place, std::vector<PawnId>> all;
    for (const PawnId pawn : zaibatsu::pawnIds(state))
        if (const auto place = standsAt(state, pawn))
            all[*place].push_back(pawn);
    return all;
}

} // namespace

std::optional<QPointF> placePoint(const State& state, const Place& place)
{
    const auto seat = seatOf(state, place);
    return seat ? std::optional(seat->at) : std::nullopt;
}

std::optional<Place> standsAt(const State& state, PawnId pawn)
{
    const zaibatsu::PawnState& token = zaibatsu::pawnOf(state, pawn);
    if (token.where != zaibatsu::PawnWhere::Cybernet || !token.at)
        return std::nullopt;
    const Place at = *token.at;
    if (at.on == Place::On::Card || at.piece >= state.blocks.size() || !state.blocks[at.piece])
        return at;
    const TurnedGraph graph = turnedGraph(zaibatsu::faceOf(state, BlockId{at.piece}), 0, false);
    const bool reaches = at.space && at.piece != zaibatsu::centralCore.value && graph.sideOf(*at.space);
    return reaches ? at : zaibatsu::onBlock(BlockId{at.piece}, std::nullopt);
}

std::vector<PawnSpot> pawnSpots(const State& state, const std::optional<PawnFan>& fan)
{
    std::vector<PawnSpot> spots;
    for (const auto& [place, pawns] : crowds(state)) {
        const auto seat = seatOf(state, place);
        if (!seat)
            continue;
        const bool fanned = fan && fan->place == place;
        if (pawns.size() >= 4 && !seat->core && !fanned) {
            spots.push_back({pawns.front(), seat->at, static_cast<int>(pawns.size())});
            continue;
        }
        for (std::size_t i = 0; i < pawns.size(); ++i)
            spots.push_back(
                {pawns[i], fanned ? spread(*seat, fan->radius, i, pawns.size()) : standing(*seat, i, pawns.size()), 1});
    }
    return spots;
}

std::optional<PawnFan> fanAround(const State& state, PawnId pawn, double r, double fingerR)
{
    const auto place = standsAt(state, pawn);
    const auto all = crowds(state);
    const auto crowd = place ? all.find(*place) : all.end();
    const auto seat = place ? seatOf(state, *place) : std::nullopt;
    if (crowd == all.end() || !seat || crowd->second.size() < 2)
        return std::nullopt;
    const std::size_t count = crowd->second.size();
    const QPointF apart = standing(*seat, 1, count) - standing(*seat, 0, count);
    const bool stacked = count >= 4 && !seat->core;
    if (!stacked && std::hypot(apart.x(), apart.y()) * fingerR >= tellApart)
        return std::nullopt;
    const double around = fanStep * static_cast<double>(std::max<std::size_t>(count, 3)) / (2 * std::numbers::pi);
    return PawnFan{*place, std::max(0.36, around / r)};
}

} // namespace ui
