// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/elimination.h"

#include "zaibatsu/carried.h"
#include "zaibatsu/control.h"
#include "zaibatsu/piece_ids.h"
#include "zaibatsu/steps.h"

namespace zaibatsu {

namespace {

/// Counters on a pawn's own card go back when it is lost or taken.
void clearPawnCard(Unfolding& unfolding, PawnId pawn)
{
    const PawnState before = pawnOf(unfolding.now(), pawn);
    if (before.paid > 0 && before.payer) {
        const bool toSupply = !firstWay(*unfolding.now().settings, rule("A-117"));
        unfolding.tell(BonusCountersReturned{*before.payer, before.paid, pawn, toSupply});
    }
    if (before.counter)
        unfolding.tell(CounterReturned{pawn, *before.counter, 1});
}

PawnWhere afterElimination(const State& state, PawnId pawn)
{
    if (isIdoru(state, pawn))
        return PawnWhere::Removed;
    const auto& own = cardOf(state, pawn).abilities; // what an item gave leaves with it
    const bool reboots = own && own->has(Ability::Reboot);
    return reboots && pawnOf(state, pawn).controller ? PawnWhere::Eliminated : PawnWhere::Reserve;
}

std::vector<PawnId> pawnsOn(const State& state, CardId card)
{
    std::vector<PawnId> pawns;
    forEachInCybernet(state, [&](PawnId pawn) {
        const auto& at = pawnOf(state, pawn).at;
        if (at && at->on == Place::On::Card && at->piece == card.value)
            pawns.push_back(pawn);
    });
    return pawns;
}

/// The cards that are lost with a block.
std::vector<CardId> cardsBeside(const State& state, BlockId block)
{
    std::vector<CardId> cards;
    if (state.settings->edition == Edition::Second2017) // there they are part of the block
        return cards;
    for (const CardId card : cardIds(state))
        if (stateOf(state, card).where == CardWhere::Cybernet && stateOf(state, card).beside == block)
            cards.push_back(card);
    return cards;
}

/// The spaces of a laid block, those first that take the fewest links from the side that faces a neighbouring cell.
std::vector<SpaceId> nearestFirst(const State& state, BlockId block, std::optional<hex::Cell> neighbour)
{
    const Face& face = faceOf(state, block);
    std::vector<SpaceId> sorted;
    std::vector<SpaceId> rest = spaceIdsOf(face);
    const auto take = [&](auto&& isNext) {
        std::erase_if(rest, [&](SpaceId space) {
            const bool next = isNext(space);
            if (next)
                sorted.push_back(space);
            return next;
        });
    };
    const LaidBlock* laid = findLaid(state, block);
    if (const auto side = laid && neighbour ? hex::sideTowards(laid->at, *neighbour) : std::nullopt)
        take([&](SpaceId space) {
            const auto view = spaceOf(face, space);
            return view && view->sides.at(*side - laid->rotation);
        });
    // The piece is put there and does not walk: an arrow makes no space farther.
    for (std::size_t at = 0; at < sorted.size(); ++at)
        take([&, from = sorted[at]](SpaceId to) { return wayBetween(face, from, to) != Way::None; });
    sorted.insert(sorted.end(), rest.begin(), rest.end());
    return sorted;
}

/// the pawn's controller, else the active player, chooses a space of the anchor.
std::optional<Choice> choiceFor(Unfolding& unfolding, CardId card, std::optional<hex::Cell> cardLayAt, BlockId anchor,
                                PawnId pawn)
{
    const State& now = unfolding.now();
    Choice choice;
    choice.kind = ChoiceKind::Place;
    choice.player = pawnOf(now, pawn).controller.value_or(now.turn.player);
    choice.source = card;
    choice.rule = rule("A-113");
    choice.options = placesOnAnchor(now, anchor, pawn, cardLayAt);
    choice.target = pawn;
    if (!choice.options.empty() && firstWay(*now.settings, rule("A-113")))
        return choice;
    eliminate(unfolding, pawn);
    return std::nullopt;
}

} // namespace

void discardCard(Unfolding& unfolding, CardId card)
{
    const CardState before = stateOf(unfolding.now(), card);
    if (before.paid > 0 && before.owner)
        unfolding.tell(BonusCountersReturned{*before.owner, before.paid, card, false});
    unfolding.tell(CardDiscarded{card});
}

void discardCarried(Unfolding& unfolding, PawnId pawn)
{
    std::vector<CardId> carried;
    forEachCarried(unfolding.now(), pawn, [&](CardId card) { carried.push_back(card); });
    for (const CardId card : carried)
        discardCard(unfolding, card);
}

void eliminate(Unfolding& unfolding, PawnId pawn)
{
    const PawnState before = pawnOf(unfolding.now(), pawn);
    if (before.where != PawnWhere::Cybernet)
        return;
    const PawnWhere to = afterElimination(unfolding.now(), pawn);
    discardCarried(unfolding, pawn);
    clearPawnCard(unfolding, pawn);
    unfolding.tell(PawnEliminated{pawn, to, before.at.value_or(Place{}), before.controller});
}

void changeController(Unfolding& unfolding, PawnId pawn, std::optional<Colour> to)
{
    const auto from = pawnOf(unfolding.now(), pawn).controller;
    discardCarried(unfolding, pawn);
    clearPawnCard(unfolding, pawn);
    unfolding.tell(PawnControlChanged{pawn, from, to});
    if (to && isIdoru(unfolding.now(), pawn))
        placeCounter(unfolding, pawn, *to, 1);
}

std::vector<Option> placesOnAnchor(const State& state, BlockId anchor, PawnId pawn, std::optional<hex::Cell> cardLayAt)
{
    std::vector<Option> places;
    if (usesNoSpaces(state, pawn)) {
        places.emplace_back(onBlock(anchor, std::nullopt));
        return places;
    }
    if (!spacesKnown(faceOf(state, anchor))) // declared: its middle is there in any case
        places.emplace_back(onBlock(anchor, middleSpace));
    for (const SpaceId space : nearestFirst(state, anchor, cardLayAt))
        if (hasRoom(state, onBlock(anchor, space), pawn))
            places.emplace_back(onBlock(anchor, space));
    return places;
}

std::optional<Fact> unknownRefuge(const State& state, BlockId block)
{
    if (spacesKnown(faceOf(state, block)) || !firstWay(*state.settings, rule("A-113")))
        return std::nullopt;
    for (const CardId card : cardsBeside(state, block))
        for (const PawnId pawn : pawnsOn(state, card))
            if (!usesNoSpaces(state, pawn))
                return Fact{block, Field::Sides};
    return std::nullopt;
}

std::vector<Choice> discardBlockCards(Unfolding& unfolding, BlockId block)
{
    std::vector<Choice> choices;
    for (const CardId card : cardsBeside(unfolding.now(), block)) {
        const auto pawns = pawnsOn(unfolding.now(), card);
        const std::optional<hex::Cell> lay = stateOf(unfolding.now(), card).at;
        discardCard(unfolding, card);
        for (const PawnId pawn : pawns)
            if (auto choice = choiceFor(unfolding, card, lay, block, pawn))
                choices.push_back(std::move(*choice));
    }
    return choices;
}

} // namespace zaibatsu
