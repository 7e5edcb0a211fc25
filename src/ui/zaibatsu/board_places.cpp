// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Targets on the board. Where the tokens of pawns stand is found in pawn_spots.cpp.
#include "ui/zaibatsu/board_places.h"

#include "base/overload.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/card_look.h"
#include "ui/zaibatsu/hexagon.h"
#include "zaibatsu/piece_ids.h"

#include <algorithm>
#include <cmath>

namespace ui {

using zaibatsu::BlockId;
using zaibatsu::CardId;
using zaibatsu::Place;
using zaibatsu::State;

namespace {

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

/// The nearest space of a card: one alone is meant wherever the card is tapped.
std::optional<zaibatsu::SpaceId> spaceAt(const State& state, CardId card, QPointF inside)
{
    const std::vector<CardSpace> spaces = cardSpaces(zaibatsu::printedOf(state, card));
    const auto nearest =
        std::ranges::min_element(spaces, {}, [inside](const CardSpace& each) { return distance(each.at, inside); });
    return nearest == spaces.end() ? std::nullopt : std::optional(nearest->space.id);
}

/// The block or card whose middle is nearest among those in a cell.
BoardTarget pieceAt(const State& state, QPointF point, double dead)
{
    const hex::Cell cell = hexagon::cellAt(point);
    const auto block = zaibatsu::blockAt(state, cell);
    double least = block ? distance(hexagon::centre(cell), point) : 2;
    std::optional<CardId> nearest;
    for (const CardId card : placedCards(state)) {
        const double away = distance(*cardPoint(state, card), point);
        if (zaibatsu::stateOf(state, card).at != cell || away >= least)
            continue;
        least = away;
        nearest = card;
    }
    if (nearest)
        return CardSpot{*nearest, spaceAt(state, *nearest, point - *cardPoint(state, *nearest))};
    if (block)
        return BlockSpot{*block, spaceAt(state, *block, point - hexagon::centre(cell), dead)};
    return EmptyCell{cell};
}

void addCards(const State& state, bool choosingSpaces, std::vector<BoardTarget>& all)
{
    for (const CardId card : placedCards(state)) {
        if (!choosingSpaces)
            all.emplace_back(CardSpot{card, std::nullopt});
        else
            for (const CardSpace& each : cardSpaces(zaibatsu::printedOf(state, card)))
                all.emplace_back(CardSpot{card, each.space.id});
    }
}

} // namespace

std::vector<CardId> placedCards(const State& state)
{
    std::vector<CardId> cards;
    for (const CardId card : zaibatsu::cardIds(state))
        if (const auto& placed = zaibatsu::stateOf(state, card);
            placed.where == zaibatsu::CardWhere::Cybernet && placed.at)
            cards.push_back(card);
    return cards;
}

std::optional<QPointF> cardPoint(const State& state, CardId card)
{
    if (card.index() >= state.cards.size() || !zaibatsu::stateOf(state, card).at)
        return std::nullopt;
    const zaibatsu::CardState& placed = zaibatsu::stateOf(state, card);
    const QPointF centre = hexagon::centre(*placed.at);
    int before = 0;
    bool shared = zaibatsu::blockAt(state, *placed.at).has_value();
    for (const CardId other : placedCards(state)) {
        const zaibatsu::CardState& its = zaibatsu::stateOf(state, other);
        if (other == card || its.at != placed.at)
            continue;
        shared = true;
        before += its.beside == placed.beside && other < card ? 1 : 0;
    }
    const zaibatsu::LaidBlock* beside = placed.beside ? zaibatsu::findLaid(state, *placed.beside) : nullptr;
    const auto side = shared && beside ? hex::sideTowards(*placed.at, beside->at) : std::nullopt;
    return side ? centre + hexagon::at(*side, 0.4, 0.45 * before) : centre; // A-111 off
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
    const auto add = [&bounds](QPointF centre) { bounds |= QRectF(centre.x() - 1.05, centre.y() - 1.05, 2.1, 2.1); };
    for (const auto& laid : state.blocks)
        if (laid)
            add(hexagon::centre(laid->at));
    for (const CardId card : placedCards(state))
        add(*cardPoint(state, card));
    return bounds.isNull() ? QRectF(-1.05, -1.05, 2.1, 2.1) : bounds;
}

BoardTarget targetOf(const Place& place)
{
    if (place.on == Place::On::Card)
        return CardSpot{CardId{place.piece}, place.space};
    return BlockSpot{BlockId{place.piece}, place.space};
}

std::optional<Place> placeOf(const BoardTarget& meant)
{
    using Found = std::optional<Place>;
    return std::visit(
        base::overload{[](const EmptyCell&) { return Found(); }, [](zaibatsu::PawnId) { return Found(); },
                       [](const BlockSpot& spot) { return Found(zaibatsu::onBlock(spot.block, spot.space)); },
                       [](const CardSpot& spot) { return Found(zaibatsu::onCard(spot.card, spot.space)); }},
        meant);
}

BoardTarget targetAt(const State& state, QPointF point, double r, bool choosingSpaces,
                     const std::optional<PawnFan>& fan)
{
    if (!choosingSpaces) {
        const double reach = std::max(metrics::pawnRadius, 24 / r);
        const PawnSpot* nearest = nullptr;
        const auto spots = pawnSpots(state, fan);
        for (const PawnSpot& spot : spots)
            if (distance(spot.at, point) <= reach
                && (!nearest || distance(spot.at, point) < distance(nearest->at, point)))
                nearest = &spot;
        if (nearest)
            return nearest->pawn;
    }
    return pieceAt(state, point, choosingSpaces ? 4 / r : 0);
}

QPointF pointOf(const State& state, const BoardTarget& meant, const std::optional<PawnFan>& fan)
{
    if (const auto* cell = std::get_if<EmptyCell>(&meant))
        return hexagon::centre(cell->cell);
    if (const auto place = placeOf(meant)) {
        if (const auto point = place->space ? placePoint(state, *place) : std::nullopt)
            return *point;
        return place->on == Place::On::Card ? cardPoint(state, CardId{place->piece}).value_or(QPointF())
                                            : hexagon::centre(state.blocks[place->piece]->at);
    }
    for (const PawnSpot& spot : pawnSpots(state, fan))
        if (spot.pawn == std::get<zaibatsu::PawnId>(meant))
            return spot.at;
    // One that lies under others is where they are.
    const auto stands = standsAt(state, std::get<zaibatsu::PawnId>(meant));
    return stands ? placePoint(state, *stands).value_or(QPointF()) : QPointF();
}

std::vector<BoardTarget> targets(const State& state, const std::vector<hex::Cell>& cells, bool choosingSpaces,
                                 const std::optional<PawnFan>& fan)
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
    addCards(state, choosingSpaces, all);
    if (!choosingSpaces)
        for (const PawnSpot& spot : pawnSpots(state, fan))
            all.emplace_back(spot.pawn);
    for (const hex::Cell cell : cells)
        all.emplace_back(EmptyCell{cell});
    return all;
}

} // namespace ui
