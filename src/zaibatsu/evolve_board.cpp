// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/evolve.h"

#include "base/overload.h"

namespace zaibatsu {

namespace {

void addToPool(State& state, Colour colour, int change)
{
    if (Player* player = findPlayer(state, colour))
        player->pool += change;
}

void addBonus(State& state, Colour colour, int change)
{
    if (Player* player = findPlayer(state, colour))
        player->bonus += change;
}

std::uint8_t& countersOf(LaidBlock& block, Colour colour) { return block.counters[static_cast<std::size_t>(colour)]; }

} // namespace

void apply(State& state, const BlockPlaced& event)
{
    if (event.block.index() >= state.blocks.size())
        return;
    LaidBlock laid;
    laid.at = event.at;
    laid.rotation = event.rotation;
    state.blocks[event.block.index()] = laid;
}

void apply(State& state, const BonusIconFormed& event)
{
    state.icons.push_back({event.cells, event.counter, std::nullopt});
    state.bonusSupply -= event.counter ? 1 : 0;
}

void apply(State& state, const ControlGained& event)
{
    if (LaidBlock* block = laidBlock(state, event.block))
        block->owner = block->lastOwner = event.player;
}

void apply(State& state, const ControlLost& event)
{
    if (LaidBlock* block = laidBlock(state, event.block))
        block->owner.reset();
}

void apply(State& state, const CounterPlaced& event)
{
    const auto onto = base::overload{[&](BlockId id) {
                                         LaidBlock* block = laidBlock(state, id);
                                         if (!block)
                                             return false;
                                         auto& counters = countersOf(*block, event.player);
                                         counters = static_cast<std::uint8_t>(counters + event.count);
                                         return true;
                                     },
                                     [&](PawnId id) {
                                         PawnState* pawn = pawnState(state, id);
                                         if (pawn)
                                             pawn->counter = event.player;
                                         return pawn != nullptr;
                                     }};
    if (std::visit(onto, event.on))
        addToPool(state, event.player, -event.count);
}

void apply(State& state, const CounterReturned& event)
{
    const auto from = base::overload{[&](BlockId id) {
                                         LaidBlock* block = laidBlock(state, id);
                                         if (!block)
                                             return false;
                                         auto& counters = countersOf(*block, event.player);
                                         counters = static_cast<std::uint8_t>(counters - event.count);
                                         return true;
                                     },
                                     [&](PawnId id) {
                                         PawnState* pawn = pawnState(state, id);
                                         if (pawn)
                                             pawn->counter.reset();
                                         return pawn != nullptr;
                                     }};
    if (std::visit(from, event.from))
        addToPool(state, event.player, event.count);
}

void apply(State& state, const BonusCounterWon& event)
{
    for (Icon& icon : state.icons)
        if (icon.cells == event.cells && !icon.wonBy) {
            icon.counter = false;
            icon.wonBy = event.player;
            addBonus(state, event.player, event.counter ? 1 : 0);
            return;
        }
}

void apply(State& state, const BonusCountersGained& event)
{
    if (event.block) {
        LaidBlock* block = laidBlock(state, *event.block);
        if (!block)
            return;
        block->bonus -= event.count;
    } else {
        state.bonusSupply -= event.count;
    }
    addBonus(state, event.player, event.count);
}

void apply(State& state, const BonusCountersLaid& event)
{
    if (LaidBlock* block = laidBlock(state, event.block)) {
        block->bonus += event.count;
        state.bonusSupply -= event.count;
    }
}

} // namespace zaibatsu
