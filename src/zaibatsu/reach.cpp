// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Ways through the Cybernet for movement.
#include "zaibatsu/legal.h"
#include "zaibatsu/steps.h"

#include <algorithm>
#include <functional>
#include <map>

namespace zaibatsu {

namespace {

void addIfOpen(const State& state, const Place& from, const Place& to, std::vector<Place>& places)
{
    if (stepBetween(state, from, to).kind == StepKind::Open)
        places.push_back(to);
}

void addOnBlock(const State& state, const Place& from, BlockId block, std::vector<Place>& places)
{
    for (const SpaceId space : spaceIdsOf(faceOf(state, block)))
        addIfOpen(state, from, onBlock(block, space), places);
}

void addOnCard(const State& state, const Place& from, CardId card, std::vector<Place>& places)
{
    for (const SpaceId space : spaceIdsOf(printedOf(state, card)))
        addIfOpen(state, from, onCard(card, space), places);
}

using NextPlaces = std::function<std::vector<Place>(const Place&)>;

/// Breadth first: every place within `most` steps, with the place before it.
std::vector<ReachablePlace> explore(const State& state, PawnId pawn, int most, const NextPlaces& nextPlaces)
{
    const auto start = pawnOf(state, pawn).at;
    if (!start || pawnOf(state, pawn).where != PawnWhere::Cybernet)
        return {};
    std::vector<ReachablePlace> found{{*start, 0, {}}};
    for (std::size_t next = 0; next < found.size(); ++next) {
        const ReachablePlace here = found[next];
        if (here.cost >= most)
            break;
        for (const Place& to : nextPlaces(here.place)) {
            const bool seen =
                std::any_of(found.begin(), found.end(), [&](const ReachablePlace& known) { return known.place == to; });
            if (seen)
                continue;
            ReachablePlace step{to, here.cost + 1, here.path};
            step.path.push_back(to);
            found.push_back(std::move(step));
        }
    }
    found.erase(found.begin());
    std::erase_if(found, [&](const ReachablePlace& end) { return !hasRoom(state, end.place, pawn); });
    return found;
}

} // namespace

std::vector<Place> openSteps(const State& state, const Place& from)
{
    std::vector<Place> places;
    const auto cell = cellOf(state, from);
    if (!cell)
        return places;
    for (std::size_t i = 0; i < state.blocks.size(); ++i) {
        const auto& laid = state.blocks[i];
        if (laid && (laid->at == *cell || hex::sideTowards(*cell, laid->at)))
            addOnBlock(state, from, BlockId{static_cast<std::uint16_t>(i)}, places);
    }
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (state.cards[i].at && state.cards[i].where == CardWhere::Cybernet)
            addOnCard(state, from, CardId{static_cast<std::uint16_t>(i)}, places);
    return places;
}

std::vector<Place> openBlockSteps(const State& state, const Place& from)
{
    std::vector<Place> places;
    for (std::size_t i = 0; i < state.blocks.size(); ++i) {
        const Place to = onBlock(BlockId{static_cast<std::uint16_t>(i)}, std::nullopt);
        if (state.blocks[i] && blockStepBetween(state, from, to).kind == StepKind::Open)
            places.push_back(to);
    }
    return places;
}

std::vector<ReachablePlace> reachablePlaces(const State& state, PawnId pawn, int actions)
{
    if (usesNoSpaces(state, pawn))
        return reachableOverBlocks(state, pawn, actions);
    return explore(state, pawn, actions, [&state](const Place& from) { return openSteps(state, from); });
}

std::vector<ReachablePlace> reachableOverBlocks(const State& state, PawnId pawn, int blocks)
{
    const bool bare = usesNoSpaces(state, pawn);
    return explore(state, pawn, blocks, [&state, bare](const Place& from) {
        const std::vector<Place> around = openBlockSteps(state, from);
        std::vector<Place> places;
        for (const Place& block : around)
            for (const SpaceId space : spaceIdsOf(faceOf(state, BlockId{block.piece})))
                places.push_back(onBlock(BlockId{block.piece}, space));
        return bare ? around : places;
    });
}

} // namespace zaibatsu
