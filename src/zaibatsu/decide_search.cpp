// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Search: taking a block and placing it.
#include "zaibatsu/checks.h"
#include "zaibatsu/control.h"
#include "zaibatsu/decide.h"
#include "zaibatsu/effects.h"
#include "zaibatsu/placement.h"

#include <algorithm>

namespace zaibatsu {

namespace {

bool pileEmpty(const State& state)
{
    return std::none_of(state.blocks.begin(), state.blocks.end(), [](const auto& laid) { return !laid; });
}

Stop checkSearch(Attempt& attempt, const Search& search)
{
    const State& state = attempt.state();
    if (auto stop = checkActionPhase(attempt))
        return stop;
    if (auto stop = checkWhose(attempt, search.pawn, true))
        return stop;
    if (auto stop = checkInCybernet(attempt, search.pawn, rule("R-047")))
        return stop;
    if (auto stop = checkAbility(attempt, search.pawn, Ability::Search, rule("R-046"), search.own))
        return stop;
    if (auto stop = checkOneCard(attempt, search.pawn, search.own))
        return stop;
    if (auto stop = checkCards(attempt, Ability::Search, rule("R-046")))
        return stop;
    About about;
    about.pawn = search.pawn;
    about.block = search.block;
    if (auto stop = attempt.require(!pileEmpty(state), rule("A-043"), SearchObstacle::PileEmpty, about, Weight::Table))
        return stop;
    if (auto stop = attempt.require(!findLaid(state, search.block), rule("R-048"), SearchObstacle::BlockNotInPile,
                                    about, Weight::Table))
        return stop;
    const auto reference = referenceOf(state, search);
    if (auto stop = attempt.require(reference.has_value(), rule("R-047"), SearchObstacle::NotOnBlock, about))
        return stop;
    return checkPlacement(attempt, search, reference);
}

std::vector<QueuedEffect> placedEffects(const State& state, BlockId block, Colour player)
{
    const auto& effects = faceOf(state, block).placed;
    return queueOf(effects.value_or(std::vector<Effect>{}), {block, EffectTime::Placed, {}, player, {}, {}, {}});
}

} // namespace

Decision decide(Attempt& attempt, const Search& search)
{
    if (auto stop = checkSearch(attempt, search))
        return *std::move(stop);
    Unfolding unfolding(attempt.state());
    playCards(attempt, unfolding, search.pawn);
    useEachTurn(unfolding, search.pawn, Ability::Search, search.own);
    unfolding.tell(BlockPlaced{search.block, search.at, hex::wrapSix(search.rotation), search.pawn, attempt.actor()});
    formIcons(attempt, unfolding, search.block);
    if (!firstWay(attempt.settings(), rule("A-066")))
        awardIcons(unfolding, search.block);
    if (!faceOf(attempt.state(), search.block).placed)
        attempt.hint(Hint::Code::TakenAsNone, Fact{search.block, Field::Placed});
    // effects come after the counters
    if (auto stop = runEffects(attempt, unfolding, placedEffects(attempt.state(), search.block, attempt.actor())))
        return *std::move(stop);
    return attempt.accept(unfolding.take());
}

} // namespace zaibatsu
