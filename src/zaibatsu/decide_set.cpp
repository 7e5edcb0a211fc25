// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Entering faces, cards and pawn cards for this table, field by field over what is known.
#include "zaibatsu/checks.h"
#include "zaibatsu/choose.h"
#include "zaibatsu/decide.h"
#include "zaibatsu/piece_ids.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// After the end nothing is entered any more.
Stop checkNotOver(Attempt& attempt)
{
    return attempt.require(attempt.state().turn.phase != Phase::Over, rule("R-019"), TurnObstacle::GameOver, {},
                           Weight::Table);
}

/// A pawn's space stays, and does not become too small for those that stand there.
Stop checkKeepsSpace(Attempt& attempt, const State& now, const Place& at)
{
    About about;
    about.place = at;
    about.block = blockOf(at);
    const auto before = spaceAt(attempt.state(), at);
    if (!before) // an old file may have put it where no space is
        return std::nullopt;
    const auto space = spaceAt(now, at);
    if (auto stop =
            attempt.require(space.has_value(), rule("R-149"), TableObstacle::SpaceWouldVanish, about, Weight::Table))
        return stop;
    const bool shrinks =
        tracksPlaces(attempt.settings()) && roomIn(space) < roomIn(before); // as it was, an entry may crowd it
    return attempt.require(!shrinks || standingAt(now, at) <= roomIn(space), roomRule(space), TableObstacle::SpaceFull,
                           about, Weight::Table);
}

/// Every pawn keeps the space that it stands on, in blocks and on placed cards.
Stop checkPawnsKeepSpaces(Attempt& attempt, const State& now)
{
    for (const PawnId pawn : pawnIds(now)) {
        const auto& at = pawnOf(now, pawn).at;
        if (!at || !at->space || waitsForPlace(now, pawn))
            continue;
        if (auto stop = checkKeepsSpace(attempt, now, *at))
            return stop;
    }
    return std::nullopt;
}

void layBlock(Unfolding& unfolding, const SetBlock& set)
{
    const State& now = unfolding.now();
    const auto known = findBlock(*now.components, set.face.key);
    unfolding.tell(BlockSet{laidOver(known ? faceOf(now, *known) : Face{}, set.face)});
}

/// The copies of a card that the table has: CARD-1, CARD-2, …
int copiesKnown(const State& state, const std::string& key)
{
    int copies = 0;
    while (findCard(*state.components, key + '-' + std::to_string(copies + 1)))
        ++copies;
    return copies;
}

void layCopy(Unfolding& unfolding, const Card& patch, const std::string& key)
{
    const State& now = unfolding.now();
    const auto known = findCard(*now.components, key);
    Card card = laidOver(known ? printedOf(now, *known) : Card{}, patch);
    card.key = key;
    unfolding.tell(CardSet{std::move(card)});
}

Stop layCard(Attempt& attempt, Unfolding& unfolding, const SetCard& set)
{
    const int known = copiesKnown(unfolding.now(), set.card.key);
    if (set.copies <= 1 && known == 0) {
        layCopy(unfolding, set.card, set.card.key);
        return std::nullopt;
    }
    About about;
    about.card = findCard(*unfolding.now().components, set.card.key + "-1");
    about.have = known;
    about.need = set.copies;
    const bool fits = set.copies <= 1 || set.copies >= known; // cards are only ever added
    if (auto stop = attempt.require(fits, rule("R-004"), TableObstacle::CopiesDiffer, about, Weight::Table))
        return stop;
    for (int copy = 1; copy <= std::max(known, set.copies); ++copy)
        layCopy(unfolding, set.card, set.card.key + '-' + std::to_string(copy));
    return std::nullopt;
}

/// Where a pawn on a block stands that uses spaces, or none, from now on; nothing without room for it.
std::optional<Place> placeOnBlock(const State& state, BlockId block, PawnId pawn)
{
    const auto entry = entryPlace(state, block, pawn);
    if (entry && hasRoom(state, *entry, pawn))
        return entry;
    for (const SpaceId space : spaceIdsOf(faceOf(state, block)))
        if (hasRoom(state, onBlock(block, space), pawn))
            return onBlock(block, space);
    return std::nullopt;
}

/// a pawn that is found to use spaces, or none, is put right where it stands.
Stop putRight(Attempt& attempt, Unfolding& unfolding, PawnId pawn)
{
    const State& now = unfolding.now();
    PawnState standing = pawnOf(now, pawn);
    const auto block = standing.at ? blockOf(*standing.at) : std::nullopt;
    if (!block || usesNoSpaces(now, pawn) == !standing.at->space)
        return std::nullopt;
    About about;
    about.pawn = pawn;
    about.block = *block;
    about.place = standing.at;
    const auto place = placeOnBlock(now, *block, pawn);
    if (auto stop = attempt.require(place.has_value(), rule("R-039"), TableObstacle::SpaceFull, about, Weight::Table))
        return stop;
    standing.at = place;
    Adjusted adjusted;
    adjusted.pawns.emplace_back(pawn, standing);
    unfolding.tell(std::move(adjusted));
    return std::nullopt;
}

Stop layPawn(Attempt& attempt, Unfolding& unfolding, const SetPawn& set)
{
    const State& now = unfolding.now();
    const auto known = findPawn(*now.components, set.pawn.key);
    unfolding.tell(PawnSet{laidOver(known ? cardOf(now, *known) : PawnCard{}, set.pawn)});
    return known ? putRight(attempt, unfolding, *known) : std::nullopt;
}

} // namespace

Decision decide(Attempt& attempt, const SetBlock& set) { return decide(attempt, SetCatalogue{{set}, {}, {}}); }

Decision decide(Attempt& attempt, const SetCard& set) { return decide(attempt, SetCatalogue{{}, {set}, {}}); }

Decision decide(Attempt& attempt, const SetPawn& set) { return decide(attempt, SetCatalogue{{}, {}, {set}}); }

Decision decide(Attempt& attempt, const SetCatalogue& set)
{
    if (auto stop = checkNotOver(attempt))
        return *std::move(stop);
    Unfolding unfolding(attempt.state());
    for (const SetPawn& pawn : set.pawns)
        if (auto stop = layPawn(attempt, unfolding, pawn))
            return *std::move(stop);
    for (const SetCard& card : set.cards)
        if (auto stop = layCard(attempt, unfolding, card))
            return *std::move(stop);
    for (const SetBlock& block : set.blocks)
        layBlock(unfolding, block);
    if (auto stop = checkPawnsKeepSpaces(attempt, unfolding.now()))
        return *std::move(stop);
    return attempt.accept(unfolding.take());
}

} // namespace zaibatsu
