// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Who reaches whom.
#include "zaibatsu/icebreak.h"
#include "zaibatsu/steps.h"

namespace zaibatsu {

namespace {

/// one step apart; arrows count only under A-028 off.
bool oneStep(const State& state, const Step& step)
{
    return step.kind == StepKind::Open
        || (step.kind == StepKind::AgainstArrow && firstWay(*state.settings, rule("A-028")));
}

/// The places that count for a pawn: its own, or under A-032 off every space of its block.
std::vector<Place> placesOf(const State& state, const Place& at)
{
    if (at.space || firstWay(*state.settings, rule("A-032")) || at.on == Place::On::Card)
        return {at};
    std::vector<Place> places;
    if (!spacesKnown(faceOf(state, BlockId{at.piece})))
        places.push_back(onBlock(BlockId{at.piece}, middleSpace)); // whether a step leads on from here is asked for
    for (const SpaceId space : spaceIdsOf(faceOf(state, BlockId{at.piece})))
        places.push_back(onBlock(BlockId{at.piece}, space));
    return places;
}

} // namespace

Stop checkReach(Attempt& attempt, PawnId pawn, PawnId target, bool adjacent, bool& inReach)
{
    const State& state = attempt.state();
    const auto& from = pawnOf(state, pawn).at;
    const auto& to = pawnOf(state, target).at;
    inReach = from && to && (!tracksPlaces(attempt.settings()) || sameBlock(state, *from, *to));
    if (inReach || !adjacent || !from || !to)
        return std::nullopt;
    std::optional<Fact> unknown;
    for (const Place& a : placesOf(state, *from))
        for (const Place& b : placesOf(state, *to)) {
            const Step step = stepBetween(state, a, b);
            inReach = inReach || oneStep(state, step);
            if (step.kind == StepKind::Unknown)
                unknown = step.need;
        }
    return unknown && !inReach ? attempt.need(*unknown) : std::nullopt;
}

} // namespace zaibatsu
