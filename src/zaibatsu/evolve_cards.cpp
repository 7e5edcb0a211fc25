// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/evolve.h"

namespace zaibatsu {

void apply(State& state, const CardPlayed& event)
{
    if (CardState* card = cardState(state, event.card)) {
        *card = {};
        card->where = CardWhere::Table;
        card->pawn = event.pawn;
    }
}

void apply(State& state, const CardEquipped& event)
{
    if (CardState* card = cardState(state, event.card)) {
        card->where = CardWhere::Equipped;
        card->pawn = event.pawn;
        card->owner = event.player;
    }
}

void apply(State& state, const CardHeld& event)
{
    if (CardState* card = cardState(state, event.card)) {
        card->where = CardWhere::Held;
        card->owner = event.player;
    }
}

void apply(State& state, const CardPlaced& event)
{
    if (CardState* card = cardState(state, event.card)) {
        card->where = CardWhere::Cybernet;
        card->at = event.at;
        card->beside = event.beside;
        card->owner = event.player;
    }
}

void apply(State& state, const CardDiscarded& event)
{
    if (CardState* card = cardState(state, event.card)) {
        const int paid = card->paid; // returned by an event of its own
        *card = {};
        card->where = CardWhere::Discarded;
        card->paid = paid;
    }
}

void apply(State& state, const BonusCardMoved& event)
{
    if (CardState* card = cardState(state, event.card)) {
        card->where = event.to ? CardWhere::Held : CardWhere::Supply;
        card->owner = event.to;
    }
}

} // namespace zaibatsu
