// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Refusals of turn, pawn and Search.
#include "presentation/told.h"

using namespace zaibatsu;

namespace presentation {

QString Obstacles::text(TurnObstacle code, const Told& told)
{
    switch (code) {
    case TurnObstacle::NotStarted: return tr("The game has not begun. Enter the starting rolls first.");
    case TurnObstacle::AlreadyStarted: return tr("The game has begun. Starting rolls come before any play.");
    case TurnObstacle::WrongPhase:
        return tr("Not now: this is the %1. Go on to the phase it belongs to.")
            .arg(Names::phase(told.state().turn.phase));
    case TurnObstacle::GameOver: return tr("The game is over. Only notes and changes by hand are possible.");
    case TurnObstacle::ChoiceOpen: return tr("A choice of %1 is still open. Answer it first.").arg(told.player());
    case TurnObstacle::NotYourPawn:
        return tr("%1 is not controlled by %2. Choose a pawn that is.").arg(told.pawn(), told.player());
    case TurnObstacle::PawnUncontrolled:
        return tr("Nobody controls %1, so it does nothing. Choose a pawn of your own.").arg(told.pawn());
    case TurnObstacle::TurnStartLeft:
        return tr("The effect of %1 in the beginning phase is still to come. Use it first.").arg(told.piece());
    case TurnObstacle::HandTooLarge:
        return tr("%1 keeps %2, and the hand maximum is %3. Discard down to it.", "%2 and %3: each a number of cards")
            .arg(told.player(), cards(told.have()), cards(told.need()));
    case TurnObstacle::DrawsTooMany:
        return tr("%1 draws up to the hand maximum: %2 at most, not %3.", "%2 and %3: each a number of cards")
            .arg(told.player(), cards(told.need()), cards(told.have()));
    }
    return {};
}

QString Obstacles::text(PawnObstacle code, const Told& told)
{
    switch (code) {
    case PawnObstacle::NotInCybernet:
        return tr("%1 is not in the Cybernet. Choose a pawn that stands there.").arg(told.pawn());
    case PawnObstacle::LacksAbility:
        return tr("%1 does not have the ability %2. Choose a pawn that has it.").arg(told.pawn(), told.ability());
    case PawnObstacle::CannotIcon:
        return tr("%1 bears the “cannot” icon for %2. Choose another pawn.").arg(told.pawn(), told.ability());
    case PawnObstacle::EachTurnUsed:
        return tr("%1 has used its icon for %2 this turn. Play a card, or wait for the next turn.")
            .arg(told.pawn(), told.ability());
    case PawnObstacle::NoEachTurnIcon:
        return tr("%1 has no each-turn icon for %2. Play a card instead.").arg(told.pawn(), told.ability());
    case PawnObstacle::NotEliminated:
        return tr("%1 is not eliminated. Reboot brings back eliminated pawns only.").arg(told.pawn());
    case PawnObstacle::NoReboot:
        return tr("%1 does not have the ability Reboot. It returns only by its own entry rule.").arg(told.pawn());
    }
    return {};
}

QString Obstacles::text(SearchObstacle code, const Told& told)
{
    switch (code) {
    case SearchObstacle::NotOnBlock:
        return tr("%1 does not stand on a block, so Search has no reference block. Move it onto one first.")
            .arg(told.pawn());
    case SearchObstacle::BlockNotInPile:
        return tr("%1 is no longer in the pile. Choose a block that has not been placed.").arg(told.block());
    case SearchObstacle::PileEmpty: return tr("The pile is empty: there is nothing left to find by Search.");
    case SearchObstacle::NotAdjacent:
        return tr("This cell does not touch the reference block, %1. Choose a cell beside it.").arg(told.otherBlock());
    case SearchObstacle::CellTaken:
        return tr("%1 lies in this cell. Choose an empty one beside the reference block.").arg(told.taker());
    case SearchObstacle::ReferenceSideWithoutSpace:
        return tr("This side of %1 is a wall. Blocks join only where both sides have a space.").arg(told.otherBlock());
    case SearchObstacle::SideWithoutSpace:
        return tr("%1 would touch %2 with a wall. Turn it until a side with a space meets it.")
            .arg(told.block(), told.otherBlock());
    case SearchObstacle::AgainstArrow:
        return tr("Arrows bar the step from %2 into %1 here. Turn it or choose another side.")
            .arg(told.block(), told.otherBlock());
    case SearchObstacle::FitsNowhere:
        return tr("No side of %1 has a space, so it fits nowhere. Put it under the pile and take the next one.")
            .arg(told.block());
    }
    return {};
}

} // namespace presentation
