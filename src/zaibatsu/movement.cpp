// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/movement.h"

#include "zaibatsu/about.h"
#include "zaibatsu/carried.h"
#include "zaibatsu/checks.h"
#include "zaibatsu/legal.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// the second way changes own movement too; once for each activation.
int ownCount(const State& state, PawnId pawn, int count)
{
    return firstWay(*state.settings, rule("A-034")) ? count : std::max(0, count + movementChange(state, pawn));
}

/// A-036, second way: the restriction icon bars every movement but the one printed on the pawn itself.
bool movementBarred(const State& state, PawnId pawn)
{
    const PawnCard& card = cardOf(state, pawn);
    const bool printed = card.ownMovement && card.ownMovement->kind != OwnMovement::Kind::None;
    return card.cardMovement == false && !printed && !firstWay(*state.settings, rule("A-036"));
}

/// it has a movement of its own; for a roll, one that is rolled for.
Stop checkHasOwn(Attempt& attempt, PawnId pawn, const std::optional<OwnTotal>& own, bool byRoll)
{
    const State& state = attempt.state();
    if (!own)
        if (auto stop = attempt.need({pawn, Field::OwnMovement}))
            return stop;
    if (auto stop = attempt.require(!own || !own->none(), byRoll ? rule("R-117") : rule("R-119"),
                                    MoveObstacle::NoOwnMovement, aboutPawn(pawn)))
        return stop;
    if (auto stop = attempt.require(!own || !byRoll || own->dice > 0, rule("R-117"), MoveObstacle::NothingToRoll,
                                    aboutPawn(pawn)))
        return stop;
    return attempt.require(!own || !movementBarred(state, pawn), rule("A-036"), MoveObstacle::MovementBarred,
                           aboutPawn(pawn));
}

void addOwn(OwnTotal& total, const OwnMovement& more)
{
    switch (more.kind) {
    case OwnMovement::Kind::Spaces: total.spaces += more.count; break;
    case OwnMovement::Kind::Roll: total.dice += std::max(1, more.count); break;
    case OwnMovement::Kind::Blocks: total.blocks += std::max(1, more.count); break;
    case OwnMovement::Kind::None: break;
    }
}

/// A-025 off: a card on the table with movement left, played for this pawn.
bool goesOnWith(const Attempt& attempt, PawnId pawn)
{
    const auto& cards = attempt.command().cards;
    if (cards.size() != 1 || firstWay(attempt.settings(), rule("A-025")))
        return false;
    const CardState& card = stateOf(attempt.state(), cards.front());
    return card.where == CardWhere::Table && card.pawn == pawn && card.movementLeft > 0;
}

/// The movement printed on the cards named; nothing while one is unknown.
std::optional<int> printedMovement(const Attempt& attempt)
{
    int sum = 0;
    for (const CardId card : attempt.command().cards) {
        const auto& movement = printedOf(attempt.state(), card).movement;
        if (!movement)
            return std::nullopt;
        sum += *movement;
    }
    return attempt.command().cards.empty() ? std::nullopt : std::optional(sum);
}

/// All of them printed; each is changed by itself.
int sumOfCards(const Attempt& attempt, PawnId pawn)
{
    int sum = 0;
    for (const CardId card : attempt.command().cards)
        sum += actionsOfCard(attempt.state(), pawn, printedOf(attempt.state(), card).movement.value_or(0));
    return sum;
}

Fact missingMovement(const Attempt& attempt, PawnId pawn)
{
    for (const CardId card : attempt.command().cards)
        if (!printedOf(attempt.state(), card).movement)
            return {card, Field::Movement};
    return {pawn, Field::Movement};
}

Stop countActions(Attempt& attempt, const Move& move, CardMovement& movement)
{
    const auto printed = printedMovement(attempt);
    if (!printed && !move.actions && tracksPlaces(attempt.settings()))
        if (auto stop = attempt.need(missingMovement(attempt, move.pawn)))
            return stop;
    About about = aboutPawn(move.pawn);
    about.have = move.actions;
    about.need = printed;
    if (attempt.command().cards.size() == 1)
        about.card = attempt.command().cards.front();
    const bool agree = !printed || !move.actions || *printed == *move.actions;
    if (auto stop = attempt.require(agree, rule("R-034"), MoveObstacle::ActionsDiffer, about))
        return stop;
    // Declared or not tracked, without a number: as many as the path takes.
    const int actions = move.actions.value_or(printed.value_or(static_cast<int>(move.path.size())));
    movement.available = printed ? sumOfCards(attempt, move.pawn) : actionsOfCard(attempt.state(), move.pawn, actions);
    return std::nullopt;
}

} // namespace

int actionsOfCard(const State& state, PawnId pawn, int printed)
{
    return printed > 0 ? std::max(0, printed + movementChange(state, pawn)) : 0;
}

std::optional<OwnTotal> ownMovementOf(const State& state, PawnId pawn)
{
    const auto& printed = cardOf(state, pawn).ownMovement;
    const bool byBlocks = usesNoSpaces(state, pawn);
    std::optional<OwnTotal> total;
    if (printed)
        addOwn(total.emplace(), *printed);
    // A-036, second way: only what is printed on the pawn itself works
    const bool barred = cardOf(state, pawn).cardMovement == false && !firstWay(*state.settings, rule("A-036"));
    forEachCarried(state, pawn, [&](CardId card) {
        const auto& carried = printedOf(state, card).ownMovement;
        if (carried && !(barred && total && !total->none()))
            addOwn(total ? *total : total.emplace(), *carried);
    });
    if (!total || total->blocks == 0)
        return total;
    // Blocks do not add up with spaces: a pawn that uses no spaces goes by blocks, any other by its spaces and dice.
    const bool spaces = total->spaces > 0 || total->dice > 0;
    return byBlocks || !spaces ? OwnTotal{0, 0, total->blocks} : OwnTotal{total->spaces, total->dice, 0};
}

RuleId ownMovementRule(const State& state, PawnId pawn)
{
    const auto own = ownMovementOf(state, pawn);
    if (own && own->dice > 0)
        return rule("R-117");
    return own && own->blocks > 0 ? rule("R-109") : rule("R-119");
}

Stop checkOwnMovement(Attempt& attempt, PawnId pawn, OwnReach& reach)
{
    const State& state = attempt.state();
    const auto own = ownMovementOf(state, pawn);
    if (auto stop = checkHasOwn(attempt, pawn, own, false))
        return stop;
    const RuleId by = ownMovementRule(state, pawn);
    if (auto stop = checkMostCards(attempt, pawn, 0, by))
        return stop;
    const auto& left = pawnOf(state, pawn).ownLeft;
    const bool rolls = own && own->dice > 0;
    reach.mayBeSplit = !firstWay(attempt.settings(), rolls ? rule("A-033") : rule("A-030"));
    if (auto stop = attempt.require(!rolls || left, by, MoveObstacle::NotRolled, aboutPawn(pawn)))
        return stop;
    if (auto stop = attempt.require(!left || *left > 0, by, MoveObstacle::OwnMovementUsed, aboutPawn(pawn)))
        return stop;
    reach.spaces = left ? *left : ownCount(state, pawn, own ? own->spaces + own->blocks : 0);
    return std::nullopt;
}

Stop checkCardMovement(Attempt& attempt, const Move& move, CardMovement& movement)
{
    const State& state = attempt.state();
    const bool barred = cardOf(state, move.pawn).cardMovement == false;
    if (auto stop = attempt.require(!barred, rule("R-037"), MoveObstacle::NoCardMovement, aboutPawn(move.pawn)))
        return stop;
    movement.goesOn = goesOnWith(attempt, move.pawn);
    if (movement.goesOn) {
        movement.available = stateOf(state, attempt.command().cards.front()).movementLeft;
        return std::nullopt;
    }
    if (auto stop = checkCards(attempt, std::nullopt, rule("R-034")))
        return stop;
    return countActions(attempt, move, movement);
}

Stop checkMovementRoll(Attempt& attempt, PawnId pawn, int& count)
{
    const State& state = attempt.state();
    const auto own = ownMovementOf(state, pawn);
    if (auto stop = checkHasOwn(attempt, pawn, own, true))
        return stop;
    if (own)
        count = std::max(1, own->dice);
    return attempt.require(!pawnOf(state, pawn).ownLeft, rule("R-117"), MoveObstacle::AlreadyRolled, aboutPawn(pawn));
}

std::vector<ReachablePlace> reachableByOwnMovement(const State& state, PawnId pawn)
{
    const auto own = ownMovementOf(state, pawn);
    const auto& left = pawnOf(state, pawn).ownLeft;
    if (!own || own->none() || (own->dice > 0 && !left))
        return {};
    const int most = left ? *left : ownCount(state, pawn, own->spaces + own->blocks);
    return own->blocks > 0 ? reachableOverBlocks(state, pawn, most) : reachablePlaces(state, pawn, most);
}

} // namespace zaibatsu
