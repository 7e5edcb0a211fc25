// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/evolve.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// Takes a choice away; what waits behind it then waits behind the last one still open.
void close(State& state, int id)
{
    const auto found = std::find_if(state.pending.begin(), state.pending.end(),
                                    [id](const Choice& choice) { return choice.id == id; });
    if (found == state.pending.end())
        return;
    std::vector<QueuedEffect> then = std::move(found->then);
    state.pending.erase(found);
    if (state.pending.empty())
        return;
    auto& last = state.pending.back().then;
    last.insert(last.end(), then.begin(), then.end());
}

} // namespace

void apply(State& state, const StartRolled& event)
{
    for (std::size_t i = 0; i < state.players.size() && i < event.openingHands.size(); ++i)
        state.players[i].openingHand = event.openingHands[i];
    state.turn.player = event.first;
}

void apply(State& state, const TurnBegan& event)
{
    state.turn = {event.number, event.player, Phase::Beginning};
    state.turnStartsLeft = event.turnStarts;
    for (std::size_t i = 0; i < state.pawns.size(); ++i) {
        PawnState& pawn = state.pawns[i];
        pawn.ownLeft.reset();
        // one that may act in any turn has its icons back when its own player's turn begins
        const bool anyTurn = state.components->pawns[i]->anyTurn.value_or(false);
        if (!anyTurn || !pawn.controller || pawn.controller == event.player)
            pawn.used = {};
    }
}

void apply(State& state, const PhaseBegan& event)
{
    state.turn.phase = event.phase;
    if (event.phase != Phase::Beginning)
        state.turnStartsLeft.clear();
    if (event.phase != Phase::Recycling)
        return;
    for (CardState& card : state.cards)
        if (card.where == CardWhere::Table) {
            card = {};
            card.where = CardWhere::Discarded;
        }
}

void apply(State& state, const EffectFired& event)
{
    if (event.time == EffectTime::TurnStart)
        std::erase(state.turnStartsLeft, event.source);
}

void apply(State& state, const ChoiceOpened& event)
{
    state.pending.push_back(event.choice);
    state.nextChoice = std::max(state.nextChoice, event.choice.id + 1);
}

void apply(State& state, const ChoiceMade& event) { close(state, event.choice); }

void apply(State& state, const ChoiceClosed& event) { close(state, event.choice); }

void apply(State& state, const GameWon& event)
{
    state.winners = event.winners;
    state.turn.phase = Phase::Over;
    state.pending.clear();
    state.turnStartsLeft.clear();
}

} // namespace zaibatsu
