// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/adjust.h"

#include "zaibatsu/about.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// Counters that lie in the Cybernet, on blocks and on Idoru's card; on a table of scores, as told.
int placed(const State& state, const Player& player)
{
    if (scoresOnly(*state.settings))
        return player.total - player.pool;
    const Colour colour = player.colour;
    int count = 0;
    for (const auto& block : state.blocks)
        count += block ? block->counters[static_cast<std::size_t>(colour)] : 0;
    for (const PawnState& pawn : state.pawns)
        count += pawn.counter == colour ? 1 : 0;
    return count;
}

/// What lies on blocks counts; a table of scores keeps the number placed, whichever of the others is told.
void adjustCounters(Adjusting& work, const PlayerPatch& patch, Player& player)
{
    const int lying = placed(work.after, player);
    if (scoresOnly(*work.after.settings)) {
        player.total = patch.total.value_or(player.total);
        player.pool = patch.pool.value_or(player.total - lying);
        if (player.pool > player.total)
            work.problem(TableObstacle::CountersExceedSupply, aboutPlayer(player.colour));
        return;
    }
    if (patch.total)
        player.total = *patch.total;
    else if (patch.pool)
        player.total = *patch.pool + lying;
    if (patch.pool && *patch.pool != player.total - lying)
        work.problem(TableObstacle::CountersExceedSupply, aboutPlayer(player.colour));
}

void adjustPlayer(Adjusting& work, const PlayerPatch& patch, Player& player)
{
    if (patch.name)
        player.name = *patch.name;
    player.bonus = patch.bonus.value_or(player.bonus);
    player.openingHand = patch.openingHand.value_or(player.openingHand);
    player.left = patch.left.value_or(player.left);
    if (patch.blackMarker)
        player.blackMarker = *patch.blackMarker;
    adjustCounters(work, patch, player);
    const bool range = player.bonus < 0 || player.openingHand < 0 || player.openingHand > 54 || player.name.empty();
    if (player.total < 0 || player.total > 10)
        work.problem(TableObstacle::CountersExceedSupply, aboutPlayer(player.colour));
    if (range)
        work.problem(TableObstacle::OutOfRange, aboutPlayer(player.colour));
}

void adjustTurn(Adjusting& work, const TurnPatch& patch)
{
    Turn& turn = work.after.turn;
    turn.number = patch.number.value_or(turn.number);
    turn.player = patch.player.value_or(turn.player);
    if (patch.phase)
        turn.phase = *patch.phase;
    if (turn.phase != Phase::Setup && turn.number == 0)
        turn.number = 1; // set-up is left by hand
    const bool fits = turn.phase == Phase::Setup ? turn.number == 0 : turn.number > 0;
    if (!fits)
        work.problem(TableObstacle::OutOfRange);
    if (!findPlayer(work.after, turn.player))
        work.problem(TableObstacle::OwnerWithoutSeat, aboutPlayer(turn.player));
    if (patch.phase && *patch.phase != Phase::Over)
        work.after.winners.clear();
}

void adjustWinners(Adjusting& work, const std::vector<Colour>& winners)
{
    work.after.winners = winners;
    for (const Colour colour : winners)
        if (!findPlayer(work.after, colour))
            work.problem(TableObstacle::OwnerWithoutSeat, aboutPlayer(colour));
    if (!winners.empty())
        work.after.turn.phase = Phase::Over;
}

} // namespace

void adjustPlayers(Adjusting& work)
{
    for (const PlayerPatch& patch : work.adjust.players) {
        Player* player = findPlayer(work.after, patch.colour);
        if (!player) {
            work.problem(TableObstacle::OwnerWithoutSeat, aboutPlayer(patch.colour));
            continue;
        }
        adjustPlayer(work, patch, *player);
    }
    for (Player& player : work.after.players)
        player.pool = player.total - placed(work.after, player);
    if (work.adjust.turn)
        adjustTurn(work, *work.adjust.turn);
    if (work.adjust.winners)
        adjustWinners(work, *work.adjust.winners);
}

namespace {

void recolour(Adjusting& work, Colour from, Colour to)
{
    State& state = work.after;
    if (findPlayer(state, to) || !findPlayer(state, from)) {
        work.problem(TableObstacle::ColourTaken, aboutPlayer(to));
        return;
    }
    const auto change = [from, to](auto& colour) {
        if (colour == from)
            colour = to;
    };
    for (auto& block : state.blocks) {
        if (!block)
            continue;
        change(block->owner);
        change(block->lastOwner);
        std::swap(block->counters[static_cast<std::size_t>(from)], block->counters[static_cast<std::size_t>(to)]);
    }
    for (Icon& icon : state.icons)
        change(icon.wonBy);
    for (PawnState& pawn : state.pawns) {
        change(pawn.controller);
        change(pawn.payer);
        change(pawn.counter);
    }
    for (CardState& card : state.cards) {
        change(card.owner);
        if (card.pawn == speedrunnerOf(from))
            card.pawn = speedrunnerOf(to);
    }
    std::swap(state.pawns[speedrunnerOf(from).index()], state.pawns[speedrunnerOf(to).index()]);
    change(findPlayer(state, from)->colour);
    change(state.turn.player);
    for (Colour& winner : state.winners)
        change(winner);
}

} // namespace

void recolourPlayers(Adjusting& work)
{
    for (const PlayerPatch& patch : work.adjust.players)
        if (patch.recolour && *patch.recolour != patch.colour)
            recolour(work, patch.colour, *patch.recolour);
}

} // namespace zaibatsu
