// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/state.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// Pieces are equal by what is printed on them; shared ones are the quick case.
template <class Piece>
bool sameValue(const std::shared_ptr<const Piece>& a, const std::shared_ptr<const Piece>& b)
{
    return a == b || (a && b && *a == *b);
}

template <class Piece>
bool samePieces(const std::vector<std::shared_ptr<const Piece>>& a, const std::vector<std::shared_ptr<const Piece>>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), sameValue<Piece>);
}

} // namespace

bool operator==(const Components& a, const Components& b)
{
    return samePieces(a.blocks, b.blocks) && samePieces(a.pawns, b.pawns) && samePieces(a.cards, b.cards);
}

bool operator==(const State& a, const State& b)
{
    return a.turn == b.turn && a.players == b.players && a.blocks == b.blocks && a.icons == b.icons
        && a.pawns == b.pawns && a.cards == b.cards && a.bonusSupply == b.bonusSupply && a.pending == b.pending
        && a.nextChoice == b.nextChoice && a.winners == b.winners && a.turnStartsLeft == b.turnStartsLeft
        && sameValue(a.settings, b.settings) && sameValue(a.components, b.components);
}

const Player* findPlayer(const State& state, Colour colour)
{
    for (const Player& player : state.players)
        if (player.colour == colour)
            return &player;
    return nullptr;
}

Player* findPlayer(State& state, Colour colour)
{
    for (Player& player : state.players)
        if (player.colour == colour)
            return &player;
    return nullptr;
}

std::optional<BlockId> blockAt(const State& state, hex::Cell cell)
{
    for (std::size_t i = 0; i < state.blocks.size(); ++i)
        if (state.blocks[i] && state.blocks[i]->at == cell)
            return BlockId{static_cast<std::uint16_t>(i)};
    return std::nullopt;
}

} // namespace zaibatsu
