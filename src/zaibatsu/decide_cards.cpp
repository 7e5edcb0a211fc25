// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Items, bots, malware and block cards.
#include "zaibatsu/about.h"
#include "zaibatsu/checks.h"
#include "zaibatsu/decide.h"
#include "zaibatsu/equip.h"
#include "zaibatsu/placement.h"
#include "zaibatsu/spaces.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// A-100 off: paid for earlier, it waits in the buyer's control zone.
bool waitsPaid(const Attempt& attempt, CardId card)
{
    const CardState& where = stateOf(attempt.state(), card);
    return where.where == CardWhere::Held && where.owner == attempt.actor() && !printedOf(attempt.state(), card).bonus
        && !firstWay(attempt.settings(), rule("A-100"));
}

Stop checkItem(Attempt& attempt, CardId card)
{
    const auto use = useOf(attempt.state(), card);
    if (!use)
        if (auto stop = attempt.need({card, Field::Use}))
            return stop;
    const bool item = use != CardUse::None && use != CardUse::BlockCard;
    return attempt.require(item, rule("R-033"), CardObstacle::NotAnItem, aboutCard(card), Weight::Table);
}

Stop checkEquip(Attempt& attempt, const Equip& equip, bool waits)
{
    if (auto stop = checkActionPhase(attempt))
        return stop;
    if (!waits)
        if (auto stop = checkFree(attempt, equip.card))
            return stop;
    if (auto stop = checkItem(attempt, equip.card))
        return stop;
    const bool later = !equip.pawn && !waits && !firstWay(attempt.settings(), rule("A-100"));
    if (auto stop = attempt.require(equip.pawn || later, rule("R-123"), CardObstacle::WrongPawn, aboutCard(equip.card),
                                    Weight::Table))
        return stop;
    if (equip.pawn)
        if (auto stop = checkCarrier(attempt, equip.card, *equip.pawn))
            return stop;
    return waits ? std::nullopt : checkCost(attempt, equip.card);
}

void pay(std::vector<Event>& events, const Attempt& attempt, CardId card)
{
    const int cost = printedOf(attempt.state(), card).cost.value_or(0);
    if (cost > 0)
        events.emplace_back(BonusCountersPaid{attempt.actor(), cost, card});
}

/// in the second edition a pawn that stands on a block with ICE attaches the card.
Stop checkAttaching(Attempt& attempt, const PlaceCard& place)
{
    const State& state = attempt.state();
    About about = aboutCard(place.card);
    about.block = place.beside;
    about.place = onBlock(place.beside, std::nullopt);
    about.pawn = place.pawn;
    const auto& at = place.pawn ? pawnOf(state, *place.pawn).at : std::nullopt;
    const bool there = !tracksPlaces(attempt.settings()) || (at && blockStoodOn(state, *at) == place.beside);
    const bool stands = at && there && pawnOf(state, *place.pawn).controller == attempt.actor();
    if (auto stop = attempt.require(stands, rule("R-164"), CardObstacle::NotSameBlock, about))
        return stop;
    const auto& ice = faceOf(state, place.beside).ice;
    if (!ice)
        if (auto stop = attempt.need({place.beside, Field::Ice}))
            return stop;
    return attempt.require(!ice || !ice->numbers.empty(), rule("R-164"), CardObstacle::NoIce, about);
}

Stop checkAnchor(Attempt& attempt, const PlaceCard& place)
{
    const State& state = attempt.state();
    About about = aboutCard(place.card);
    about.block = place.beside;
    const LaidBlock* laid = findLaid(state, place.beside);
    if (auto stop = attempt.require(laid, rule("R-134"), TableObstacle::NotLaid, about, Weight::Table))
        return stop;
    if (auto stop = attempt.require(place.beside != centralCore, rule("A-124"), CardObstacle::BesideCore, about))
        return stop;
    if (attempt.settings().edition == Edition::Second2017)
        return checkAttaching(attempt, place);
    return attempt.require(laid && laid->owner == attempt.actor(), rule("R-134"), CardObstacle::NotControlled, about);
}

Stop checkCardCell(Attempt& attempt, const PlaceCard& place)
{
    const State& state = attempt.state();
    const LaidBlock laid = laidCopy(state, place.beside);
    const hex::Cell cell = hex::neighbour(laid.at, place.side);
    About about = aboutCard(place.card);
    about.block = place.beside;
    about.side = place.side;
    about.cell = cell;
    const bool empty = !blockAt(state, cell) && !cardTakes(state, cell);
    if (auto stop = attempt.require(empty, rule("R-134"), CardObstacle::CellTaken, about, Weight::Table))
        return stop;
    if (!firstWay(attempt.settings(), rule("A-110")))
        return std::nullopt;
    const auto sides = sidesOf(faceOf(state, place.beside));
    if (!sides)
        return attempt.need({place.beside, Field::Sides});
    return attempt.require(sides->at(place.side - laid.rotation), rule("A-110"), CardObstacle::SideWithoutSpace, about);
}

Stop checkPlaceCard(Attempt& attempt, const PlaceCard& place)
{
    if (auto stop = checkActionPhase(attempt))
        return stop;
    if (auto stop = checkFree(attempt, place.card))
        return stop;
    const auto use = useOf(attempt.state(), place.card);
    if (!use)
        if (auto stop = attempt.need({place.card, Field::Use}))
            return stop;
    if (auto stop = attempt.require(!use || use == CardUse::BlockCard, rule("R-033"), CardObstacle::NotBlockCard,
                                    aboutCard(place.card), Weight::Table))
        return stop;
    if (auto stop = checkAnchor(attempt, place))
        return stop;
    if (auto stop = checkCardCell(attempt, place))
        return stop;
    return checkCost(attempt, place.card);
}

} // namespace

Decision decide(Attempt& attempt, const Equip& equip)
{
    const bool waits = waitsPaid(attempt, equip.card);
    if (auto stop = checkEquip(attempt, equip, waits))
        return *std::move(stop);
    std::vector<Event> events;
    if (!waits)
        pay(events, attempt, equip.card);
    if (equip.pawn)
        events.emplace_back(CardEquipped{equip.card, *equip.pawn, attempt.actor()});
    else
        events.emplace_back(CardHeld{equip.card, attempt.actor()});
    return attempt.accept(std::move(events));
}

Decision decide(Attempt& attempt, const PlaceCard& place)
{
    if (auto stop = checkPlaceCard(attempt, place))
        return *std::move(stop);
    std::vector<Event> events;
    pay(events, attempt, place.card);
    const hex::Cell cell = hex::neighbour(laidCopy(attempt.state(), place.beside).at, place.side);
    events.emplace_back(CardPlaced{place.card, cell, place.beside, attempt.actor()});
    return attempt.accept(std::move(events));
}

} // namespace zaibatsu
