// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The end by time: most control counters, then most bonus counters.
#include "zaibatsu/checks.h"
#include "zaibatsu/decide.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// Counters lying in the Cybernet; Idoru's counts under A-009.
int countersOut(const State& state, const Player& counted)
{
    if (scoresOnly(*state.settings))
        return counted.total - counted.pool;
    const Colour player = counted.colour;
    int count = 0;
    for (const auto& block : state.blocks)
        count += block ? block->counters[static_cast<std::size_t>(player)] : 0;
    if (firstWay(*state.settings, rule("A-009")))
        count += static_cast<int>(std::count_if(state.pawns.begin(), state.pawns.end(),
                                                [player](const PawnState& pawn) { return pawn.counter == player; }));
    return count;
}

/// Free ones, and those lying on cards unless A-011 is off.
int bonusOwned(const State& state, const Player& player)
{
    int count = player.bonus;
    if (!firstWay(*state.settings, rule("A-011")))
        return count;
    for (const CardState& card : state.cards)
        count += card.owner == player.colour ? card.paid : 0;
    for (const PawnState& pawn : state.pawns)
        count += pawn.payer == player.colour ? pawn.paid : 0;
    return count;
}

} // namespace

Decision decide(Attempt& attempt, const EndGame&)
{
    if (auto stop = checkInPlay(attempt))
        return *std::move(stop);
    const State& state = attempt.state();
    std::vector<Colour> winners;
    std::pair<int, int> best{-1, -1};
    for (const Player& player : state.players) {
        if (player.left)
            continue;
        const std::pair<int, int> score{countersOut(state, player), bonusOwned(state, player)};
        if (score > best)
            winners.clear();
        if (score >= best)
            winners.push_back(player.colour);
        best = std::max(best, score);
    }
    return attempt.accept({GameWon{winners, true}});
}

} // namespace zaibatsu
