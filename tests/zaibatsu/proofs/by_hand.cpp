// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/proofs/by_hand.h"

#include "zaibatsu/carried.h"

namespace proofs {

using namespace zaibatsu;
using namespace testing;

namespace {

template <class IdType>
IdType any(Random& random, std::size_t count)
{
    return IdType{static_cast<std::uint16_t>(upTo(random, static_cast<int>(count) - 1))};
}

SetBlock someFace(Random& random, const State& state)
{
    Face face;
    face.key = faceOf(state, any<BlockId>(random, state.blocks.size())).key;
    switch (upTo(random, 3)) {
    case 0: face.sides = hex::Six::fromBits(static_cast<unsigned>(upTo(random, 63)) | 9U); break;
    case 1: face.corners = hex::Six::fromBits(static_cast<unsigned>(upTo(random, 63))); break;
    case 2: face.turnStart.emplace(); break;
    default: face.ice = Ice{someFaces(random), chance(random, 20)}; break;
    }
    return {face};
}

SetCard someCard(Random& random, const State& state)
{
    Card card;
    card.key = chance(random, 20) ? "extra" : printedOf(state, any<CardId>(random, state.cards.size())).key;
    card.movement = upTo(random, 4);
    if (chance(random, 50))
        card.cost = upTo(random, 2);
    return {card, 1};
}

SetPawn somePawn(Random& random, const State& state)
{
    PawnCard card;
    card.key = cardOf(state, any<PawnId>(random, state.pawns.size())).key;
    card.defence = Defence{someFaces(random), someFaces(random)};
    if (chance(random, 50))
        card.skulls = upTo(random, 2);
    return {card};
}

PlayerPatch somePlayer(Random& random, const State& state)
{
    const Player& player =
        state.players[static_cast<std::size_t>(upTo(random, static_cast<int>(state.players.size()) - 1))];
    PlayerPatch patch;
    patch.colour = player.colour;
    switch (upTo(random, 5)) {
    case 0: patch.left = state.turn.player != player.colour; break;
    case 1: patch.blackMarker = chance(random, 50); break;
    case 2: patch.recolour = static_cast<Colour>(upTo(random, 3)); break;
    default: patch.bonus = player.bonus + upTo(random, 3); break;
    }
    return patch;
}

CardPatch discarded(CardId card)
{
    CardPatch patch;
    patch.card = card;
    patch.where = CardWhere::Discarded;
    return patch;
}

/// Rather one that an open choice is about: then it may become void.
PawnId pawnToCorrect(Random& random, const State& state)
{
    const auto open = state.pending.empty() ? std::nullopt : state.pending.front().target;
    return open ? *open : any<PawnId>(random, state.pawns.size());
}

/// A pawn changes hands, comes to the Core, or goes; with what it carries, or it is refused.
void correctPawn(Random& random, const State& state, Adjust& adjust)
{
    PawnPatch patch;
    patch.pawn = pawnToCorrect(random, state);
    switch (upTo(random, 2)) {
    case 0: patch.controller = state.turn.player; break;
    case 1:
        patch.where = PawnWhere::Cybernet;
        patch.at = onBlock(centralCore, middleSpace);
        patch.controller = state.turn.player;
        break;
    default:
        patch.where = PawnWhere::Reserve;
        if (chance(random, 80))
            forEachCarried(state, patch.pawn, [&](CardId card) { adjust.cards.push_back(discarded(card)); });
        break;
    }
    adjust.pawns.push_back(patch);
}

BlockPatch someBlock(Random& random, const State& state)
{
    BlockPatch patch;
    patch.block = any<BlockId>(random, state.blocks.size());
    if (!findLaid(state, patch.block))
        patch.at =
            hex::Cell{static_cast<std::int16_t>(upTo(random, 4) - 2), static_cast<std::int16_t>(upTo(random, 4) - 2)};
    patch.rotation = upTo(random, 5);
    return patch;
}

Adjust someCorrection(Random& random, const State& state)
{
    Adjust adjust;
    adjust.note = "as it lies";
    switch (state.pending.empty() ? upTo(random, 5) : 1) {
    case 0: adjust.blocks.push_back(someBlock(random, state)); break;
    case 1: correctPawn(random, state, adjust); break;
    case 2: adjust.cards.push_back(discarded(any<CardId>(random, state.cards.size()))); break;
    case 3: adjust.turn = TurnPatch{{}, {}, static_cast<Phase>(1 + upTo(random, 2))}; break;
    default: adjust.players.push_back(somePlayer(random, state)); break;
    }
    return adjust;
}

} // namespace

Action somethingByHand(Random& random, const State& state)
{
    switch (upTo(random, 9)) {
    case 0: return someFace(random, state);
    case 1: return someCard(random, state);
    case 2: return somePawn(random, state);
    case 3: return SetCatalogue{{someFace(random, state)}, {someCard(random, state)}, {somePawn(random, state)}};
    case 4: return Note{"a word"};
    default: return someCorrection(random, state);
    }
}

} // namespace proofs
