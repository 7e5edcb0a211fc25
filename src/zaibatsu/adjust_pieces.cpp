// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/adjust.h"

#include "zaibatsu/about.h"
#include "zaibatsu/carried.h"
#include "zaibatsu/steps.h"

namespace zaibatsu {

namespace {

template <class Value>
void put(Value& onto, const std::optional<Value>& patch)
{
    if (patch)
        onto = *patch;
}

/// State and place agree; leaving the Cybernet clears the place, and the controller unless it waits for Reboot.
void placePawn(Adjusting& work, const PawnPatch& patch, PawnState& pawn)
{
    put(pawn.controller, patch.controller);
    put(pawn.at, patch.at);
    if (patch.where)
        pawn.where = *patch.where;
    else if (patch.at && *patch.at)
        pawn.where = PawnWhere::Cybernet;
    if (pawn.where != PawnWhere::Cybernet) {
        const bool givenPlace = patch.at && *patch.at;
        const bool keeps = pawn.where == PawnWhere::Eliminated;
        const bool givenController = patch.controller && *patch.controller && !keeps;
        if (givenPlace || givenController)
            work.problem(TableObstacle::StateAndPlaceDisagree, aboutPawn(patch.pawn));
        pawn.at.reset();
        if (!keeps)
            pawn.controller.reset();
    } else if (!pawn.at) {
        work.problem(TableObstacle::StateAndPlaceDisagree, aboutPawn(patch.pawn));
    }
}

/// Idoru's counter follows her controller unless given.
void followIdoru(const PawnPatch& patch, const State& state, PawnState& pawn)
{
    if (!isIdoru(state, patch.pawn) || patch.counter)
        return;
    if (patch.controller || patch.where)
        pawn.counter = pawn.controller;
}

void adjustPawn(Adjusting& work, const PawnPatch& patch)
{
    PawnState& pawn = work.after.pawns[patch.pawn.index()];
    placePawn(work, patch, pawn);
    put(pawn.paid, patch.paid);
    put(pawn.payer, patch.payer);
    put(pawn.counter, patch.counter);
    put(pawn.used, patch.used);
    put(pawn.ownLeft, patch.ownLeft);
    followIdoru(patch, work.after, pawn);
    const bool range = pawn.paid < 0 || (pawn.ownLeft && *pawn.ownLeft < 0) || (pawn.paid > 0 && !pawn.payer);
    if (range)
        work.problem(TableObstacle::OutOfRange, aboutPawn(patch.pawn));
}

/// What a card's state rules out is cleared.
void clearCard(const CardPatch& patch, CardState& card)
{
    const bool loose = card.where == CardWhere::Supply || card.where == CardWhere::Discarded;
    if (card.where != CardWhere::Equipped && card.where != CardWhere::Table)
        card.pawn.reset();
    if (card.where != CardWhere::Cybernet) {
        card.at.reset();
        card.beside.reset();
    }
    if (loose && !patch.owner)
        card.owner.reset();
    if (loose && !patch.paid)
        card.paid = 0;
    if (card.where != CardWhere::Table)
        card.movementLeft = 0;
}

void adjustCard(Adjusting& work, const CardPatch& patch)
{
    CardState& card = work.after.cards[patch.card.index()];
    put(card.where, patch.where);
    put(card.pawn, patch.pawn);
    put(card.paid, patch.paid);
    put(card.owner, patch.owner);
    put(card.at, patch.at);
    put(card.beside, patch.beside);
    clearCard(patch, card);
    if (card.pawn && card.pawn->index() >= work.after.pawns.size())
        work.problem(TableObstacle::UnknownPiece, aboutCard(patch.card));
    const bool complete = (card.where != CardWhere::Equipped || card.pawn)
        && (card.where != CardWhere::Cybernet || (card.at && card.beside));
    if (!complete)
        work.problem(card.where == CardWhere::Cybernet ? TableObstacle::CardBesideNothing
                                                       : TableObstacle::StateAndPlaceDisagree,
                     aboutCard(patch.card));
    if (card.paid < 0 || (card.paid > 0 && !card.owner))
        work.problem(TableObstacle::OutOfRange, aboutCard(patch.card));
}

} // namespace

void adjustPawns(Adjusting& work)
{
    for (const PawnPatch& patch : work.adjust.pawns) {
        if (patch.pawn.index() < work.after.pawns.size())
            adjustPawn(work, patch);
        else
            work.problem(TableObstacle::UnknownPiece);
    }
}

void adjustCards(Adjusting& work)
{
    for (const CardPatch& patch : work.adjust.cards) {
        if (patch.card.index() < work.after.cards.size())
            adjustCard(work, patch);
        else
            work.problem(TableObstacle::UnknownPiece);
    }
}

} // namespace zaibatsu
