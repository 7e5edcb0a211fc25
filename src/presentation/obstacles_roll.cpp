// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Refusals of movement, Icebreaker and Delete.
#include "presentation/told.h"

using namespace zaibatsu;

namespace presentation {
namespace {

/// Where a pawn that moves by blocks may go.
QString overBlocks(const Told& told)
{
    return told.firstWay(rule("A-031"))
        ? Obstacles::tr("%1 moves to a block that touches its own. Choose one of those.").arg(told.pawn())
        : Obstacles::tr("%1 moves to a block that touches its own where both have a space. Choose one of those.")
              .arg(told.pawn());
}

} // namespace

QString Obstacles::text(MoveObstacle code, const Told& told)
{
    switch (code) {
    case MoveObstacle::NoStep:
        if (!told.about().place)
            return tr("%1 would stay where it is. Name the spaces it moves to.").arg(told.pawn());
        return tr("No step leads to %1 from there. A step follows a link or a shared side with a space on both blocks.")
            .arg(told.place());
    case MoveObstacle::AgainstArrow:
        return tr("An arrow bars the step to %1. Find a way that follows the arrows.").arg(told.place());
    case MoveObstacle::SpaceFull: return tr("%1 is full. End the movement on a space with room.").arg(told.place());
    case MoveObstacle::TooFewActions:
        return tr("This way takes %1, there are %2. Choose a nearer space.", "each a number of movement actions")
            .arg(steps(told.need()), steps(told.have()));
    case MoveObstacle::ActionsDiffer:
        if (!told.about().card)
            return tr("The cards give %1 together, not %2. Enter what is printed on them.",
                      "each a number of movement actions")
                .arg(steps(told.need()), steps(told.have()));
        return tr("%1 gives %2, not %3. Enter what is printed on it.", "each a number of movement actions")
            .arg(told.card(), steps(told.need()), steps(told.have()));
    case MoveObstacle::NoCardMovement:
        return tr("%1 takes no movement from cards. Use its own movement.").arg(told.pawn());
    case MoveObstacle::NoOwnMovement:
        return tr("%1 has no movement of its own. Play a card for its movement.").arg(told.pawn());
    case MoveObstacle::OwnMovementUsed:
        return tr("%1 has used its own movement. It moves again next turn.").arg(told.pawn());
    case MoveObstacle::NotRolled: return tr("%1 has not rolled for its movement yet. Roll first.").arg(told.pawn());
    case MoveObstacle::AlreadyRolled:
        return tr("%1 has already rolled for its movement. There is one roll each turn.").arg(told.pawn());
    case MoveObstacle::NoSuchSpace: return tr("There is no space %1. Choose one that the block has.").arg(told.place());
    case MoveObstacle::BareBlock:
        return tr("%1 has to stand on a space. Choose a space of the block.").arg(told.pawn());
    case MoveObstacle::NotAdjacentBlock: return overBlocks(told);
    case MoveObstacle::NothingToRoll: return tr("%1 moves without a roll. Name where it moves to.").arg(told.pawn());
    case MoveObstacle::MovementBarred:
        return tr("The restriction icon keeps %1 from moving. Choose another pawn.").arg(told.pawn());
    }
    return {};
}

QString Obstacles::steps(int count) { return tr("%n movement action(s)", nullptr, count); }

QString Obstacles::text(IcebreakObstacle code, const Told& told)
{
    switch (code) {
    case IcebreakObstacle::NotOnTarget:
        return tr("%1 does not stand on %2. Move it there first.").arg(told.pawn(), told.block());
    case IcebreakObstacle::NoIce:
        return tr("%1 has no ICE, so nobody can take control of it. Choose another block.").arg(told.block());
    case IcebreakObstacle::OwnBlock:
        return tr("%1 is under control of %2 already. Choose a block that is not.").arg(told.block(), told.player());
    case IcebreakObstacle::OwnPawn:
        return tr("%1 is controlled by %2 already. Choose a pawn that is not.").arg(told.pawn(), told.player());
    case IcebreakObstacle::PawnNotInRange:
        return told.firstWay(rule("A-076"))
            ? tr("%1 is out of reach. Icebreaker reaches its own block and adjacent spaces.").arg(told.pawn())
            : tr("%1 is out of reach. Icebreaker reaches only pawns on the same block.").arg(told.pawn());
    case IcebreakObstacle::NoPawnIce:
        return tr("%1 has no ICE dice on its card. Choose a pawn that has some.").arg(told.pawn());
    case IcebreakObstacle::IceCovered:
        return tr("Defence equipment covers the ICE dice of %1. It cannot be taken while it wears it.")
            .arg(told.pawn());
    case IcebreakObstacle::NoCounterLeft:
        return tr("%1 has no control counter left to mark it with. Free one first.").arg(told.player());
    }
    return {};
}

QString Obstacles::text(DeleteObstacle code, const Told& told)
{
    switch (code) {
    case DeleteObstacle::Itself: return tr("%1 cannot use Delete on itself. Choose another target.").arg(told.pawn());
    case DeleteObstacle::OwnPawn:
        return tr("%1 is your own pawn, and this table does not allow that. Choose another target.").arg(told.pawn());
    case DeleteObstacle::NotInRange:
        return told.firstWay(rule("A-082"))
            ? tr("%1 is out of reach. Delete reaches its own block and adjacent spaces.").arg(told.pawn())
            : tr("%1 is out of reach. Delete reaches only pawns on the same block.").arg(told.pawn());
    case DeleteObstacle::NoSkulls:
        return tr("%1 has no attack skull, so there is no die to roll. Give it a weapon first.").arg(told.pawn());
    case DeleteObstacle::NotInCybernet:
        return tr("%1 is not in the Cybernet. Choose a target that stands there.").arg(told.pawn());
    }
    return {};
}

} // namespace presentation
