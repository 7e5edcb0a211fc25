// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/evolve.h"

#include "base/overload.h"

namespace zaibatsu {

void apply(State& state, const PawnPlaced& event)
{
    PawnState* pawn = pawnState(state, event.pawn);
    if (!pawn)
        return;
    pawn->where = PawnWhere::Cybernet;
    pawn->at = event.at;
    pawn->controller = event.controller;
}

void apply(State& state, const PawnMoved& event)
{
    PawnState* pawn = pawnState(state, event.pawn);
    if (!pawn || event.path.empty())
        return;
    pawn->at = event.path.back();
    if (event.ownLeft)
        pawn->ownLeft = event.ownLeft;
}

void apply(State& state, const MovementRolled& event)
{
    if (PawnState* pawn = pawnState(state, event.pawn))
        pawn->ownLeft = event.spaces;
}

void apply(State& state, const MovementKept& event)
{
    if (CardState* card = cardState(state, event.card))
        card->movementLeft = event.left;
}

void apply(State& state, const EachTurnUsed& event)
{
    if (PawnState* pawn = pawnState(state, event.pawn))
        pawn->used.insert(event.ability);
}

void apply(State& state, const PawnEliminated& event)
{
    PawnState* pawn = pawnState(state, event.pawn);
    if (!pawn)
        return;
    pawn->where = event.to;
    pawn->at.reset();
    if (event.to != PawnWhere::Eliminated) // only a pawn that waits for Reboot keeps its controller
        pawn->controller.reset();
}

void apply(State& state, const PawnRebooted& event)
{
    if (PawnState* pawn = pawnState(state, event.pawn)) {
        pawn->where = PawnWhere::Cybernet;
        pawn->at = event.at;
    }
}

void apply(State& state, const PawnControlChanged& event)
{
    PawnState* pawn = pawnState(state, event.pawn);
    if (!pawn)
        return;
    pawn->controller = event.to;
    if (!event.to && pawn->where == PawnWhere::Eliminated) // its card goes back to the others
        pawn->where = PawnWhere::Reserve;
}

void apply(State& state, const BonusCountersPaid& event)
{
    const auto onto = base::overload{[&](CardId id) {
                                         CardState* card = cardState(state, id);
                                         if (!card)
                                             return false;
                                         card->paid += event.count;
                                         card->owner = event.player;
                                         return true;
                                     },
                                     [&](PawnId id) {
                                         PawnState* pawn = pawnState(state, id);
                                         if (!pawn)
                                             return false;
                                         pawn->paid += event.count;
                                         pawn->payer = event.player;
                                         return true;
                                     }};
    if (!std::visit(onto, event.on))
        return;
    if (Player* player = findPlayer(state, event.player))
        player->bonus -= event.count;
}

void apply(State& state, const BonusCountersReturned& event)
{
    const auto from = base::overload{[&](CardId id) {
                                         CardState* card = cardState(state, id);
                                         if (card)
                                             card->paid -= event.count;
                                         return card != nullptr;
                                     },
                                     [&](PawnId id) {
                                         PawnState* pawn = pawnState(state, id);
                                         if (!pawn)
                                             return false;
                                         pawn->paid -= event.count;
                                         pawn->payer.reset();
                                         return true;
                                     }};
    if (!std::visit(from, event.from))
        return;
    Player* player = findPlayer(state, event.player);
    if (event.toSupply || !player)
        state.bonusSupply += event.count;
    else
        player->bonus += event.count;
}

} // namespace zaibatsu
