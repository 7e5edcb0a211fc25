// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Movement: by a card's movement actions or by a pawn's own icon.
#include "zaibatsu/carried.h"
#include "zaibatsu/checks.h"
#include "zaibatsu/decide.h"
#include "zaibatsu/movement.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace zaibatsu {

namespace {

About aboutStep(PawnId pawn, const Place& to)
{
    About about;
    about.pawn = pawn;
    about.place = to;
    if (to.on == Place::On::Block)
        about.block = BlockId{to.piece};
    return about;
}

/// A place that a pawn of this kind can stand on.
Stop checkPlace(Attempt& attempt, PawnId pawn, const Place& to)
{
    const State& state = attempt.state();
    const About about = aboutStep(pawn, to);
    if (auto stop =
            attempt.require(cellOf(state, to).has_value(), rule("R-034"), TableObstacle::NotLaid, about, Weight::Table))
        return stop;
    if (auto stop = attempt.require(to.space || usesNoSpaces(state, pawn), rule("A-032"), MoveObstacle::BareBlock,
                                    about, Weight::Table))
        return stop;
    if (to.on == Place::On::Block && to.space && !spaceAt(state, to) && !spacesKnown(faceOf(state, BlockId{to.piece})))
        return attempt.need({BlockId{to.piece}, Field::Sides});
    return attempt.require(!to.space || spaceAt(state, to), rule("R-034"), MoveObstacle::NoSuchSpace, about,
                           Weight::Table);
}

/// R-109; a card that the pawn carries may take it over blocks too, onto any space of them.
bool goesByBlocks(const State& state, const Move& move)
{
    const auto own = move.own ? ownMovementOf(state, move.pawn) : std::nullopt;
    return usesNoSpaces(state, move.pawn) || (own && own->blocks > 0);
}

Stop checkStep(Attempt& attempt, PawnId pawn, const Place& from, const Place& to, bool byBlocks)
{
    const State& state = attempt.state();
    const bool ofItsKind = from != to && (!byBlocks || usesNoSpaces(state, pawn) == !to.space);
    if (ofItsKind && !tracksPlaces(attempt.settings()))
        return std::nullopt;
    const Step step = !ofItsKind ? Step{} : byBlocks ? blockStepBetween(state, from, to) : stepBetween(state, from, to);
    const About about = aboutStep(pawn, to);
    switch (step.kind) {
    case StepKind::Open: return std::nullopt;
    case StepKind::Unknown: return attempt.need(*step.need);
    case StepKind::AgainstArrow: return attempt.refuse(rule("R-043"), MoveObstacle::AgainstArrow, about);
    case StepKind::NoStep: break;
    }
    if (byBlocks)
        return attempt.refuse(rule("R-109"), MoveObstacle::NotAdjacentBlock, about);
    return attempt.refuse(rule("R-034"), MoveObstacle::NoStep, about);
}

Stop checkPath(Attempt& attempt, const Move& move)
{
    const State& state = attempt.state();
    const bool byBlocks = goesByBlocks(state, move);
    std::optional<Place> from = pawnOf(state, move.pawn).at;
    for (const Place& to : move.path) {
        if (auto stop = checkPlace(attempt, move.pawn, to))
            return stop;
        if (from)
            if (auto stop = checkStep(attempt, move.pawn, *from, to, byBlocks))
                return stop;
        from = to;
    }
    About about;
    about.pawn = move.pawn;
    if (move.path.empty())
        return attempt.refuse(rule("R-034"), MoveObstacle::NoStep, about, Weight::Table);
    return attempt.require(hasRoom(state, move.path.back(), move.pawn), roomRule(spaceAt(state, move.path.back())),
                           MoveObstacle::SpaceFull, aboutStep(move.pawn, move.path.back()), Weight::Table);
}

Stop checkLength(Attempt& attempt, const Move& move, int available)
{
    About about;
    about.pawn = move.pawn;
    about.have = available;
    about.need = static_cast<int>(move.path.size());
    const bool judged = tracksPlaces(attempt.settings());
    const RuleId broken = move.own ? ownMovementRule(attempt.state(), move.pawn) : rule("R-034");
    return attempt.require(!judged || *about.need <= available, broken, MoveObstacle::TooFewActions, about);
}

/// An override may move a pawn that is not in the Cybernet: then it enters at the end of the path.
void tellMoved(Attempt& attempt, Unfolding& unfolding, const Move& move, std::optional<int> actions,
               std::optional<int> ownLeft)
{
    const PawnState& pawn = pawnOf(attempt.state(), move.pawn);
    if (pawn.at)
        unfolding.tell(PawnMoved{move.pawn, *pawn.at, move.path, actions, move.own, ownLeft});
    else if (!move.path.empty())
        unfolding.tell(PawnPlaced{move.pawn, move.path.back(), pawn.controller});
}

Decision moveOwn(Attempt& attempt, const Move& move)
{
    OwnReach reach;
    if (auto stop = checkOwnMovement(attempt, move.pawn, reach))
        return *std::move(stop);
    if (auto stop = checkPath(attempt, move))
        return *std::move(stop);
    if (auto stop = checkLength(attempt, move, reach.spaces))
        return *std::move(stop);
    const int left = std::max(0, reach.spaces - static_cast<int>(move.path.size()));
    Unfolding unfolding(attempt.state());
    tellMoved(attempt, unfolding, move, std::nullopt, reach.mayBeSplit ? left : 0);
    return attempt.accept(unfolding.take());
}

Decision moveByCard(Attempt& attempt, const Move& move)
{
    CardMovement movement;
    if (auto stop = checkCardMovement(attempt, move, movement))
        return *std::move(stop);
    if (auto stop = checkPath(attempt, move))
        return *std::move(stop);
    if (auto stop = checkLength(attempt, move, movement.available))
        return *std::move(stop);
    Unfolding unfolding(attempt.state());
    if (!movement.goesOn)
        playCards(attempt, unfolding, move.pawn);
    tellMoved(attempt, unfolding, move, movement.available, std::nullopt);
    const int left = std::max(0, movement.available - static_cast<int>(move.path.size()));
    const auto& cards = attempt.command().cards;
    if (!cards.empty() && !firstWay(attempt.settings(), rule("A-025")) && (left > 0 || movement.goesOn))
        unfolding.tell(MovementKept{cards.front(), move.pawn, left});
    return attempt.accept(unfolding.take());
}

} // namespace

Decision decide(Attempt& attempt, const Move& move)
{
    if (auto stop = checkActionPhase(attempt))
        return *std::move(stop);
    if (auto stop = checkWhose(attempt, move.pawn))
        return *std::move(stop);
    if (auto stop = checkInCybernet(attempt, move.pawn, rule("R-034")))
        return *std::move(stop);
    return move.own ? moveOwn(attempt, move) : moveByCard(attempt, move);
}

Decision decide(Attempt& attempt, const RollMovement& roll)
{
    if (auto stop = checkActionPhase(attempt))
        return *std::move(stop);
    if (auto stop = checkWhose(attempt, roll.pawn))
        return *std::move(stop);
    if (auto stop = checkInCybernet(attempt, roll.pawn, rule("R-117")))
        return *std::move(stop);
    int count = 1;
    if (auto stop = checkMovementRoll(attempt, roll.pawn, count))
        return *std::move(stop);
    if (auto stop = checkNoCard(attempt, roll.pawn, rule("R-117")))
        return *std::move(stop);
    if (auto stop = checkDice(attempt, roll.dice, count))
        return *std::move(stop);
    int spaces = 0;
    for (const dice::Face face : roll.dice->faces)
        spaces += face;
    if (const auto own = ownMovementOf(attempt.state(), roll.pawn))
        spaces += own->spaces;
    if (!firstWay(attempt.settings(), rule("A-034")))
        spaces = std::max(0, spaces + movementChange(attempt.state(), roll.pawn));
    return attempt.accept(
        {DiceRolled{roll.dice->faces, roll.dice->typed, roll.pawn, 0}, MovementRolled{roll.pawn, spaces}});
}

} // namespace zaibatsu
