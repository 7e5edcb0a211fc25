// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/legal_list.h"

#include "zaibatsu/carried.h"
#include "zaibatsu/equip.h"
#include "zaibatsu/legal.h"
#include "zaibatsu/movement.h"
#include "zaibatsu/piece_ids.h"
#include "zaibatsu/spaces.h"
#include "zaibatsu/steps.h"
#include "zaibatsu/turn_start.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// Whether decide() gets as far as the pawn's own part: not its turn, not its pawn, not able are quickly told.
bool mayAct(const State& state, PawnId pawn)
{
    return pawnOf(state, pawn).controller && pawnOf(state, pawn).where == PawnWhere::Cybernet;
}

/// Both ways to pay: with a card, or with the each-turn icon.
template <class Offer>
void withAndWithoutIcon(const State& state, PawnId pawn, Ability ability, Offer offer)
{
    offer(false);
    if (eachTurnAbilities(state, pawn).has(ability))
        offer(true);
}

/// The block that the pawn stands on; every laid one where the players say which.
std::vector<BlockId> blocksUnder(const State& state, PawnId pawn)
{
    if (!tracksPlaces(*state.settings))
        return laidBlocks(state);
    const auto& at = pawnOf(state, pawn).at;
    const auto block = at ? blockStoodOn(state, *at) : std::nullopt;
    return block ? std::vector{*block} : std::vector<BlockId>{};
}

/// The spaces that players may say; of a block that nothing is known of, the middle.
std::vector<SpaceId> spacesToSay(const Face& face)
{
    return spacesKnown(face) ? spaceIdsOf(face) : std::vector{middleSpace};
}

/// Every other place that players may say the pawn is now.
std::vector<Place> placesFor(const State& state, PawnId pawn)
{
    std::vector<Place> places;
    const bool bare = usesNoSpaces(state, pawn);
    for (const BlockId block : laidBlocks(state)) {
        if (bare)
            places.push_back(onBlock(block, std::nullopt));
        else
            for (const SpaceId space : spacesToSay(faceOf(state, block)))
                places.push_back(onBlock(block, space));
    }
    for (const CardId card : cardIds(state))
        if (!bare && stateOf(state, card).where == CardWhere::Cybernet)
            for (const SpaceId space : spaceIdsOf(printedOf(state, card)))
                places.push_back(onCard(card, space));
    std::erase(places, pawnOf(state, pawn).at.value_or(Place{}));
    return places;
}

void offerSearch(LegalList& list, PawnId pawn, BlockId block, bool own)
{
    const auto placements = legalPlacements(list.state(), pawn, block);
    const auto search = [&](const Placement& place) { return Search{pawn, block, place.at, place.rotation, own}; };
    // What else decides is the same for every place of a block.
    if (placements.empty() || !list.offer(search(placements.front())))
        return;
    for (std::size_t i = 1; i < placements.size(); ++i)
        list.keep(search(placements[i]));
}

/// Beside every laid block; in the second edition by each pawn that stands on it.
void offerPlaces(LegalList& list, CardId card)
{
    const State& state = list.state();
    const bool second = state.settings->edition == Edition::Second2017;
    for (const BlockId block : laidBlocks(state))
        for (int side = 0; side < 6; ++side) {
            if (!second)
                list.offer(PlaceCard{card, block, side, std::nullopt});
            else
                forEachInCybernet(state, [&](PawnId pawn) {
                    const auto under = blocksUnder(state, pawn);
                    if (std::find(under.begin(), under.end(), block) != under.end())
                        list.offer(PlaceCard{card, block, side, pawn});
                });
        }
}

} // namespace

void offerSearches(LegalList& list, PawnId pawn)
{
    const State& state = list.state();
    if (!mayAct(state, pawn))
        return;
    withAndWithoutIcon(state, pawn, Ability::Search, [&](bool own) {
        for (std::size_t i = 0; i < state.blocks.size(); ++i)
            if (!state.blocks[i])
                offerSearch(list, pawn, BlockId{static_cast<std::uint16_t>(i)}, own);
    });
}

void offerMoves(LegalList& list, PawnId pawn, int actions)
{
    const State& state = list.state();
    if (!mayAct(state, pawn))
        return;
    if (!tracksPlaces(*state.settings)) {
        for (const Place& place : placesFor(state, pawn)) {
            list.offer(Move{pawn, {place}, actions, false});
            list.offer(Move{pawn, {place}, std::nullopt, true});
        }
        return;
    }
    const int available = actionsOfCard(state, pawn, actions);
    for (ReachablePlace& reach : reachablePlaces(state, pawn, available))
        list.offer(Move{pawn, std::move(reach.path), actions, false});
    for (ReachablePlace& reach : reachableByOwnMovement(state, pawn))
        list.offer(Move{pawn, std::move(reach.path), std::nullopt, true});
}

void offerRolls(LegalList& list, PawnId pawn)
{
    const State& state = list.state();
    list.offer(Reboot{pawn, std::nullopt});
    if (!firstWay(*state.settings, rule("A-097")))
        list.offer(Reboot{pawn, 4});
    if (!mayAct(state, pawn))
        return;
    list.offer(RollMovement{pawn, std::nullopt});
    withAndWithoutIcon(state, pawn, Ability::Icebreaker, [&](bool own) {
        for (const BlockId block : blocksUnder(state, pawn))
            list.offer(Icebreak{pawn, block, std::nullopt, own});
        forEachInCybernet(state, [&](PawnId target) { list.offer(Icebreak{pawn, target, std::nullopt, own}); });
    });
    withAndWithoutIcon(state, pawn, Ability::Delete, [&](bool own) {
        forEachInCybernet(state, [&](PawnId target) { list.offer(Delete{pawn, target, std::nullopt, own}); });
    });
}

void offerCards(LegalList& list)
{
    const State& state = list.state();
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<std::uint16_t>(i)};
        const auto use = useOf(state, card);
        if (!use || use == CardUse::None)
            continue;
        if (use != CardUse::BlockCard) {
            forEachInCybernet(state, [&](PawnId pawn) { list.offer(Equip{card, pawn}); });
            list.offer(Equip{card, std::nullopt});
            continue;
        }
        offerPlaces(list, card);
    }
}

void offerUses(LegalList& list)
{
    for (const Source& source : openTurnStarts(list.state()))
        list.offer(Use{source, std::nullopt});
    if (list.state().turn.phase == Phase::Action)
        forEachInCybernet(list.state(), [&](PawnId pawn) {
            const auto& at = pawnOf(list.state(), pawn).at;
            const auto space = at ? spaceAt(list.state(), *at) : std::nullopt;
            if (space && space->printed && !space->printed->effects.empty())
                list.offer(Use{pawn, std::nullopt});
        });
}

} // namespace zaibatsu
