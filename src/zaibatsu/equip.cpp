// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/equip.h"

#include "zaibatsu/about.h"
#include "zaibatsu/carried.h"
#include "zaibatsu/checks.h"
#include "zaibatsu/steps.h"

#include <algorithm>
#include <initializer_list>

namespace zaibatsu {

namespace {

int carriedOf(const State& state, PawnId pawn, std::initializer_list<CardUse> uses)
{
    int count = 0;
    forEachCarried(state, pawn, [&](CardId card) {
        const auto use = useOf(state, card);
        count += use && std::find(uses.begin(), uses.end(), *use) != uses.end() ? 1 : 0;
    });
    return count;
}

/// the pawn has the ability that the card works with.
Stop checkHas(Attempt& attempt, CardId card, PawnId pawn, Ability ability, RuleId rule, CardObstacle code)
{
    const auto has = hasAbility(attempt.state(), pawn, ability);
    if (!has)
        if (auto stop = attempt.need({pawn, Field::Abilities}))
            return stop;
    return attempt.require(has.value_or(true), rule, code, aboutCard(card, pawn));
}

/// No other card in the same place.
Stop checkSlot(Attempt& attempt, CardId card, PawnId pawn, std::initializer_list<CardUse> uses, RuleId rule)
{
    const bool free = carriedOf(attempt.state(), pawn, uses) == 0;
    return attempt.require(free, rule, CardObstacle::SlotTaken, aboutCard(card, pawn));
}

/// The same for specialised items, neuroconsoles and weapons; A-103 off: one of them in all.
Stop checkSpecialised(Attempt& attempt, CardId card, PawnId pawn, std::initializer_list<CardUse> uses, RuleId rule)
{
    if (auto stop = checkSlot(attempt, card, pawn, uses, rule))
        return stop;
    const int special =
        carriedOf(attempt.state(), pawn, {CardUse::Neuroconsole, CardUse::Weapon, CardUse::DroneWeapon});
    return attempt.require(special == 0 || firstWay(attempt.settings(), zaibatsu::rule("A-103")),
                           zaibatsu::rule("A-103"), CardObstacle::SlotTaken, aboutCard(card, pawn));
}

/// A-104 off: one card on the left side, bot or neuroconsole.
Stop checkLeftSide(Attempt& attempt, CardId card, PawnId pawn)
{
    const int left = carriedOf(attempt.state(), pawn, {CardUse::Bot, CardUse::Neuroconsole});
    const bool free = left == 0 || firstWay(attempt.settings(), rule("A-104"));
    return attempt.require(free, rule("A-104"), CardObstacle::SlotTaken, aboutCard(card, pawn));
}

Stop checkGeneric(Attempt& attempt, CardId card, PawnId pawn)
{
    const int carried = carriedOf(attempt.state(), pawn, {CardUse::Generic});
    if (carried > 0)
        attempt.hint(Hint::Code::ManyGenericItems);
    return attempt.require(carried == 0 || firstWay(attempt.settings(), rule("A-102")), rule("A-102"),
                           CardObstacle::SlotTaken, aboutCard(card, pawn));
}

Stop checkNeuroconsole(Attempt& attempt, CardId card, PawnId pawn)
{
    if (auto stop = checkHas(attempt, card, pawn, Ability::Icebreaker, rule("R-128"), CardObstacle::NeedsIcebreaker))
        return stop;
    if (auto stop = checkSpecialised(attempt, card, pawn, {CardUse::Neuroconsole}, rule("R-128")))
        return stop;
    return checkLeftSide(attempt, card, pawn);
}

Stop checkWeapon(Attempt& attempt, CardId card, PawnId pawn)
{
    if (auto stop = checkHas(attempt, card, pawn, Ability::Delete, rule("R-129"), CardObstacle::NeedsDelete))
        return stop;
    return checkSpecialised(attempt, card, pawn, {CardUse::Weapon, CardUse::DroneWeapon}, rule("R-129"));
}

Stop checkBot(Attempt& attempt, CardId card, PawnId pawn)
{
    if (auto stop = checkHas(attempt, card, pawn, Ability::Icebreaker, rule("R-131"), CardObstacle::NeedsIcebreaker))
        return stop;
    if (carriedOf(attempt.state(), pawn, {CardUse::Bot}) > 0)
        attempt.hint(Hint::Code::ManyBots);
    return checkLeftSide(attempt, card, pawn);
}

/// Whether printed slots decide what the pawn carries: in the second edition, as far as they are known.
bool slotsSay(const State& state, CardId card, PawnId pawn)
{
    return state.settings->edition == Edition::Second2017 && !printedOf(state, card).slot.empty()
        && cardOf(state, pawn).slotNames;
}

/// in the second edition a card needs a free slot of its kind, and nothing else.
Stop checkPrintedSlot(Attempt& attempt, CardId card, PawnId pawn)
{
    const State& state = attempt.state();
    const std::string& slot = printedOf(state, card).slot;
    const auto slots = cardOf(state, pawn).slotNames.value_or(std::vector<std::string>{});
    std::ptrdiff_t taken = 0;
    forEachCarried(state, pawn, [&](CardId carried) { taken += printedOf(state, carried).slot == slot ? 1 : 0; });
    return attempt.require(taken < std::count(slots.begin(), slots.end(), slot), rule("R-162"), CardObstacle::SlotTaken,
                           aboutCard(card, pawn));
}

bool ownPawnOnBlockOf(const State& state, PawnId target, Colour player)
{
    const auto& at = pawnOf(state, target).at;
    return at && std::any_of(state.pawns.begin(), state.pawns.end(), [&](const PawnState& pawn) {
               const bool there = pawn.at && (!tracksPlaces(*state.settings) || sameBlock(state, *pawn.at, *at));
               return pawn.controller == player && there;
           });
}

/// on an opponent's pawn; its other way asks for an own pawn there and a free slot.
Stop checkMalware(Attempt& attempt, CardId card, PawnId pawn)
{
    const State& state = attempt.state();
    const auto controller = pawnOf(state, pawn).controller;
    if (auto stop = attempt.require(controller && controller != attempt.actor(), rule("R-139"),
                                    CardObstacle::MalwareOwnPawn, aboutCard(card, pawn)))
        return stop;
    if (auto stop = checkInCybernet(attempt, pawn, rule("A-101"), Weight::Table))
        return stop;
    if (firstWay(attempt.settings(), rule("A-108")))
        return std::nullopt;
    About about = aboutCard(card, pawn);
    about.place = pawnOf(state, pawn).at;
    if (about.place)
        about.place->space.reset();
    if (auto stop = attempt.require(ownPawnOnBlockOf(state, pawn, attempt.actor()), rule("R-163"),
                                    CardObstacle::NotSameBlock, about))
        return stop;
    if (slotsSay(state, card, pawn))
        return checkPrintedSlot(attempt, card, pawn);
    return attempt.require(carriedOf(state, pawn, {CardUse::Malware, CardUse::Generic}) == 0, rule("R-163"),
                           CardObstacle::SlotTaken, aboutCard(card, pawn));
}

Stop checkByUse(Attempt& attempt, CardId card, PawnId pawn, CardUse use)
{
    switch (use) {
    case CardUse::Generic: return checkGeneric(attempt, card, pawn);
    case CardUse::Defence: return checkSlot(attempt, card, pawn, {CardUse::Defence}, rule("R-127"));
    case CardUse::Neuroconsole: return checkNeuroconsole(attempt, card, pawn);
    case CardUse::Weapon: return checkWeapon(attempt, card, pawn);
    case CardUse::DroneWeapon:
        return checkSpecialised(attempt, card, pawn, {CardUse::Weapon, CardUse::DroneWeapon}, rule("R-130"));
    case CardUse::Bot: return checkBot(attempt, card, pawn);
    case CardUse::Malware:
    case CardUse::BlockCard:
    case CardUse::None: break;
    }
    return std::nullopt;
}

} // namespace

std::optional<CardUse> useOf(const State& state, CardId card)
{
    const Card& printed = printedOf(state, card);
    if (state.settings->edition == Edition::Second2017 && printed.on == CardOn::Enemy)
        return CardUse::Malware;
    return state.settings->edition == Edition::Second2017 && printed.on == CardOn::Block ? CardUse::BlockCard
                                                                                         : printed.use;
}

Stop checkFree(Attempt& attempt, CardId card)
{
    if (auto stop = checkNoBonusCard(attempt, card))
        return stop;
    const CardState& where = stateOf(attempt.state(), card);
    const bool free = where.where == CardWhere::Supply || where.where == CardWhere::Discarded;
    return attempt.require(free, rule("R-026"), CardObstacle::AlreadyUsed, aboutCard(card), Weight::Table);
}

Stop checkCost(Attempt& attempt, CardId card)
{
    const State& state = attempt.state();
    const auto& cost = printedOf(state, card).cost;
    if (!cost)
        if (auto stop = attempt.need({card, Field::Cost}))
            return stop;
    const Player* player = findPlayer(state, attempt.actor());
    About about = aboutCard(card);
    about.player = attempt.actor();
    about.have = player ? player->bonus : 0;
    about.need = cost.value_or(0);
    return attempt.require(*about.have >= *about.need, rule("R-120"), CardObstacle::TooFewBonus, about, Weight::Table);
}

Stop checkCarrier(Attempt& attempt, CardId card, PawnId pawn)
{
    const State& state = attempt.state();
    const CardUse use = useOf(state, card).value_or(CardUse::None);
    if (use == CardUse::Malware)
        return checkMalware(attempt, card, pawn);
    const bool own = pawnOf(state, pawn).controller == attempt.actor();
    About about = aboutCard(card, pawn);
    about.player = attempt.actor();
    if (auto stop = attempt.require(own, rule("R-123"), CardObstacle::WrongPawn, about))
        return stop;
    if (auto stop = checkInCybernet(attempt, pawn, rule("A-101"), Weight::Table))
        return stop;
    if (slotsSay(state, card, pawn))
        return checkPrintedSlot(attempt, card, pawn);
    const bool drone = cardOf(state, pawn).kind == PawnKind::Drone;
    if (auto stop = attempt.require(!drone || use == CardUse::DroneWeapon, rule("R-108"),
                                    CardObstacle::DroneCarriesNone, aboutCard(card, pawn)))
        return stop;
    if (auto stop = attempt.require(drone || use != CardUse::DroneWeapon, rule("R-130"), CardObstacle::OnlyDrones,
                                    aboutCard(card, pawn)))
        return stop;
    return checkByUse(attempt, card, pawn, use);
}

} // namespace zaibatsu
