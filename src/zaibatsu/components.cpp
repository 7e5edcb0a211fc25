// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/components.h"

#include "zaibatsu/spaces.h"

namespace zaibatsu {

namespace {

template <class IdType, class Piece>
std::optional<IdType> findKey(const std::vector<std::shared_ptr<const Piece>>& pieces, std::string_view key)
{
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (pieces[i]->key == key)
            return IdType{static_cast<std::uint16_t>(i)};
    return std::nullopt;
}

template <class Field>
void lay(std::optional<Field>& onto, const std::optional<Field>& patch)
{
    if (patch)
        onto = patch;
}

void lay(std::string& onto, const std::string& patch)
{
    if (!patch.empty())
        onto = patch;
}

/// Sides and spaces that were entered at different times must not contradict each other: the newer entry counts.
void reconcile(Face& face, const Face& patch)
{
    if (!face.spaces || !face.sides || sidesReached(*face.spaces) == *face.sides)
        return;
    if (patch.spaces) {
        face.sides = sidesReached(*face.spaces);
        return;
    }
    face.spaces.reset();
    face.links.reset();
}

} // namespace

std::optional<BlockId> findBlock(const Components& components, std::string_view key)
{
    return findKey<BlockId>(components.blocks, key);
}

std::optional<PawnId> findPawn(const Components& components, std::string_view key)
{
    return findKey<PawnId>(components.pawns, key);
}

std::optional<CardId> findCard(const Components& components, std::string_view key)
{
    return findKey<CardId>(components.cards, key);
}

Face laidOver(const Face& base, const Face& patch)
{
    Face face = base;
    lay(face.key, patch.key);
    lay(face.sides, patch.sides);
    lay(face.corners, patch.corners);
    lay(face.ice, patch.ice);
    if (patch.spaces && !patch.links)
        face.links.reset(); // old links would name spaces that are gone
    lay(face.spaces, patch.spaces);
    lay(face.links, patch.links);
    lay(face.placed, patch.placed);
    lay(face.controlled, patch.controlled);
    lay(face.turnStart, patch.turnStart);
    const bool printedAgain = patch.sides && patch.corners && patch.ice;
    face.sample = patch.sample || (base.sample && !printedAgain);
    reconcile(face, patch);
    return face;
}

Card laidOver(const Card& base, const Card& patch)
{
    Card card = base;
    lay(card.key, patch.key);
    lay(card.name, patch.name);
    lay(card.actions, patch.actions);
    lay(card.movement, patch.movement);
    lay(card.use, patch.use);
    lay(card.cost, patch.cost);
    lay(card.icebreaker, patch.icebreaker);
    lay(card.skulls, patch.skulls);
    lay(card.defence, patch.defence);
    lay(card.hand, patch.hand);
    lay(card.movementChange, patch.movementChange);
    lay(card.grants, patch.grants);
    lay(card.cannot, patch.cannot);
    lay(card.eachTurn, patch.eachTurn);
    lay(card.ownMovement, patch.ownMovement);
    lay(card.turnStart, patch.turnStart);
    lay(card.sacrifice, patch.sacrifice);
    lay(card.pawn, patch.pawn);
    lay(card.spaces, patch.spaces);
    lay(card.note, patch.note);
    lay(card.slot, patch.slot);
    lay(card.on, patch.on);
    card.bonus = base.bonus || patch.bonus;
    card.sample = patch.sample; // who enters a card by hand vouches for it
    return card;
}

PawnCard laidOver(const PawnCard& base, const PawnCard& patch)
{
    PawnCard pawn = base;
    lay(pawn.key, patch.key);
    lay(pawn.abilities, patch.abilities);
    lay(pawn.fixed, patch.fixed);
    lay(pawn.skulls, patch.skulls);
    lay(pawn.defence, patch.defence);
    lay(pawn.ice, patch.ice);
    lay(pawn.cardMovement, patch.cardMovement);
    lay(pawn.ownMovement, patch.ownMovement);
    lay(pawn.cost, patch.cost);
    lay(pawn.kind, patch.kind);
    lay(pawn.icebreaker, patch.icebreaker);
    lay(pawn.cannot, patch.cannot);
    lay(pawn.eachTurn, patch.eachTurn);
    lay(pawn.hand, patch.hand);
    lay(pawn.movementChange, patch.movementChange);
    lay(pawn.turnStart, patch.turnStart);
    lay(pawn.slotNames, patch.slotNames);
    lay(pawn.anyTurn, patch.anyTurn);
    lay(pawn.rebootBy, patch.rebootBy);
    lay(pawn.note, patch.note);
    pawn.sample = patch.sample; // who enters a pawn card by hand vouches for it
    return pawn;
}

} // namespace zaibatsu
