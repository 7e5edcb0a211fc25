// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/steps.h"

#include "zaibatsu/piece_ids.h"

#include <algorithm>

namespace zaibatsu {

namespace {

constexpr Step noStep{StepKind::NoStep, std::nullopt};
constexpr Step open{StepKind::Open, std::nullopt};

Step unknown(BlockId block) { return {StepKind::Unknown, Fact{block, Field::Sides}}; }

BlockId blockOfIndex(const Place& place) { return BlockId{place.piece}; }

Step insideBlock(const State& state, BlockId block, SpaceId from, SpaceId to)
{
    const Face& face = faceOf(state, block);
    if (!spacesKnown(face))
        return unknown(block);
    switch (wayBetween(face, from, to)) {
    case Way::Open: return open;
    case Way::AgainstArrow: return {StepKind::AgainstArrow, std::nullopt};
    case Way::None: break;
    }
    return noStep;
}

BorderArrow arrowAt(const SpaceView& space, int side)
{
    return space.printed ? space.printed->arrows[static_cast<std::size_t>(hex::wrapSix(side))] : BorderArrow::None;
}

/// Against an arrow at either of two spaces that meet over a border.
Step overBorder(const SpaceView& from, int sideFrom, const SpaceView& to, int sideTo)
{
    const bool against = arrowAt(from, sideFrom) == BorderArrow::In || arrowAt(to, sideTo) == BorderArrow::Out;
    return against ? Step{StepKind::AgainstArrow, std::nullopt} : open;
}

/// only across a shared side where both blocks have a space.
Step acrossBorder(const State& state, const Place& from, const Place& to)
{
    const BlockId a = blockOfIndex(from);
    const BlockId b = blockOfIndex(to);
    const LaidBlock* laidA = findLaid(state, a);
    const LaidBlock* laidB = findLaid(state, b);
    const auto side = laidA && laidB ? hex::sideTowards(laidA->at, laidB->at) : std::nullopt;
    if (!side)
        return noStep;
    for (const BlockId block : {a, b})
        if (!spacesKnown(faceOf(state, block)))
            return unknown(block);
    const auto spaceA = spaceOf(faceOf(state, a), *from.space);
    const auto spaceB = spaceOf(faceOf(state, b), *to.space);
    const int sideA = *side - laidA->rotation;
    const int sideB = hex::opposite(*side) - laidB->rotation;
    if (!spaceA || !spaceB || !spaceA->sides.at(sideA) || !spaceB->sides.at(sideB))
        return noStep;
    return overBorder(*spaceA, sideA, *spaceB, sideB);
}

std::optional<SpaceView> spaceOf(const Card& card, SpaceId id)
{
    if (!card.spaces)
        return id == middleSpace ? std::optional(SpaceView{id, SpaceKind::Figure, {}, nullptr}) : std::nullopt;
    for (const Space& space : *card.spaces)
        if (space.id == id)
            return SpaceView{id, kindOf(space), space.sides, &space};
    return std::nullopt;
}

/// Whether a space of a placed card lies at the side to its block; spaces without any side all do.
bool joined(const Card& card, const SpaceView& space, int side)
{
    if (space.sides.at(side))
        return true;
    return !card.spaces || sidesReached(*card.spaces) == hex::Six{};
}

Step betweenCardAndBlock(const State& state, const Place& card, const Place& block, bool ontoCard)
{
    const CardState& placed = state.cards[card.piece];
    const LaidBlock* laid = findLaid(state, blockOfIndex(block));
    if (!placed.at || placed.beside != blockOfIndex(block) || !laid)
        return noStep;
    const auto side = hex::sideTowards(laid->at, *placed.at);
    if (!side)
        return noStep;
    if (!spacesKnown(faceOf(state, blockOfIndex(block))))
        return unknown(blockOfIndex(block));
    const Card& printed = printedOf(state, CardId{card.piece});
    const auto onto = spaceOf(printed, *card.space);
    const auto beside = zaibatsu::spaceOf(faceOf(state, blockOfIndex(block)), *block.space);
    const int sideBlock = *side - laid->rotation;
    const int sideCard = hex::opposite(*side); // a card is not turned
    if (!onto || !beside || !beside->sides.at(sideBlock) || !joined(printed, *onto, sideCard))
        return noStep;
    return ontoCard ? overBorder(*beside, sideBlock, *onto, sideCard) : overBorder(*onto, sideCard, *beside, sideBlock);
}

Step insideCard(const State& state, CardId card, SpaceId from, SpaceId to)
{
    Face face;
    face.spaces = printedOf(state, card).spaces.value_or(std::vector<Space>{});
    return wayBetween(face, from, to) == Way::Open ? open : noStep;
}

bool sameSideOpen(const State& state, BlockId a, BlockId b, int side)
{
    const auto sidesA = sidesOf(faceOf(state, a));
    const auto sidesB = sidesOf(faceOf(state, b));
    const LaidBlock* laidA = findLaid(state, a);
    const LaidBlock* laidB = findLaid(state, b);
    return sidesA && sidesB && sidesA->at(side - laidA->rotation) && sidesB->at(hex::opposite(side) - laidB->rotation);
}

} // namespace

bool usesNoSpaces(const State& state, PawnId pawn)
{
    const auto& movement = cardOf(state, pawn).ownMovement;
    return movement && movement->kind == OwnMovement::Kind::Blocks;
}

Step stepBetween(const State& state, const Place& from, const Place& to)
{
    if (!from.space || !to.space)
        return noStep;
    const bool cardFrom = from.on == Place::On::Card;
    const bool cardTo = to.on == Place::On::Card;
    if (cardFrom && cardTo)
        return from.piece == to.piece ? insideCard(state, CardId{from.piece}, *from.space, *to.space) : noStep;
    if (cardFrom)
        return betweenCardAndBlock(state, from, to, false);
    if (cardTo)
        return betweenCardAndBlock(state, to, from, true);
    if (from.piece == to.piece)
        return insideBlock(state, blockOfIndex(from), *from.space, *to.space);
    return acrossBorder(state, from, to);
}

Step blockStepBetween(const State& state, const Place& from, const Place& to)
{
    if (to.on != Place::On::Block)
        return noStep;
    const auto stood = blockStoodOn(state, from);
    const auto cell = cellOf(state, stood ? onBlock(*stood, std::nullopt) : from);
    const LaidBlock* target = findLaid(state, blockOfIndex(to));
    const auto side = cell && target ? hex::sideTowards(*cell, target->at) : std::nullopt;
    if (!side)
        return noStep;
    if (to.space && !sidesOf(faceOf(state, blockOfIndex(to))))
        return unknown(blockOfIndex(to)); // nobody knows its spaces yet
    if (firstWay(*state.settings, rule("A-031")) || !stood)
        return open;
    for (const BlockId block : {*stood, blockOfIndex(to)})
        if (!sidesOf(faceOf(state, block)))
            return unknown(block);
    return sameSideOpen(state, *stood, blockOfIndex(to), *side) ? open : noStep;
}

std::optional<SpaceView> spaceAt(const State& state, const Place& place)
{
    if (!place.space)
        return std::nullopt;
    return place.on == Place::On::Block ? zaibatsu::spaceOf(faceOf(state, blockOfIndex(place)), *place.space)
                                        : spaceOf(printedOf(state, CardId{place.piece}), *place.space);
}

std::vector<SpaceId> spaceIdsOf(const Card& card)
{
    if (!card.spaces)
        return {middleSpace};
    std::vector<SpaceId> ids;
    for (const Space& space : *card.spaces)
        ids.push_back(space.id);
    return ids;
}

std::vector<BlockId> laidBlocks(const State& state)
{
    std::vector<BlockId> blocks;
    for (const BlockId block : blockIds(state))
        if (state.blocks[block.index()])
            blocks.push_back(block);
    return blocks;
}

bool placeExists(const State& state, const Place& place)
{
    if (!cellOf(state, place))
        return false;
    return !place.space || spaceAt(state, place);
}

int standingAt(const State& state, const Place& place, std::optional<PawnId> except)
{
    int standing = 0;
    for (std::size_t i = 0; i < state.pawns.size(); ++i)
        if (state.pawns[i].at == place && !(except && except->index() == i))
            ++standing;
    return standing;
}

bool hasRoom(const State& state, const Place& place, std::optional<PawnId> except)
{
    const int room = roomIn(spaceAt(state, place));
    const bool unknown = place.on == Place::On::Block && !spacesKnown(faceOf(state, blockOfIndex(place)));
    return unknown || room == anyNumber || standingAt(state, place, except) < room || !tracksPlaces(*state.settings);
}

std::optional<BlockId> blockOf(const Place& place)
{
    return place.on == Place::On::Block ? std::optional(blockOfIndex(place)) : std::nullopt;
}

std::optional<BlockId> blockStoodOn(const State& state, const Place& place)
{
    if (place.on == Place::On::Block)
        return blockOfIndex(place);
    const bool part = state.settings->edition == Edition::Second2017 && place.piece < state.cards.size();
    return part ? state.cards[place.piece].beside : std::nullopt;
}

bool sameBlock(const State& state, const Place& a, const Place& b)
{
    const auto block = blockStoodOn(state, a);
    return block ? block == blockStoodOn(state, b) : a.on == b.on && a.piece == b.piece;
}

std::optional<hex::Cell> cellOf(const State& state, const Place& place)
{
    if (place.on == Place::On::Card)
        return place.piece < state.cards.size() ? state.cards[place.piece].at : std::nullopt;
    const LaidBlock* laid = findLaid(state, blockOfIndex(place));
    return laid ? std::optional(laid->at) : std::nullopt;
}

std::optional<Place> entryPlace(const State& state, BlockId block, PawnId pawn)
{
    if (usesNoSpaces(state, pawn))
        return onBlock(block, std::nullopt);
    const auto space = entrySpace(faceOf(state, block), pawn);
    return space ? std::optional(onBlock(block, space)) : std::nullopt;
}

std::optional<Place> entryPlace(const State& state, CardId card, PawnId pawn)
{
    if (const auto& spaces = printedOf(state, card).spaces)
        for (const Space& space : *spaces)
            if (space.pawn == pawn)
                return onCard(card, space.id);
    const auto ids = spaceIdsOf(printedOf(state, card));
    return ids.empty() ? std::nullopt : std::optional(onCard(card, ids.front()));
}

} // namespace zaibatsu
