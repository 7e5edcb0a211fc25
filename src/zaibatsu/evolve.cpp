// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/evolve.h"

#include "zaibatsu/game.h"

#include <algorithm>

namespace zaibatsu {

namespace {

template <class Piece>
Piece* at(std::vector<Piece>& pieces, std::size_t index)
{
    return index < pieces.size() ? &pieces[index] : nullptr;
}

/// Lays a piece in place of the one with its key, or behind all others.
template <class Piece, class PieceState>
void put(std::vector<std::shared_ptr<const Piece>>& pieces, std::vector<PieceState>& states, const Piece& piece)
{
    for (auto& known : pieces)
        if (known->key == piece.key) {
            known = std::make_shared<const Piece>(piece);
            return;
        }
    pieces.push_back(std::make_shared<const Piece>(piece));
    states.resize(pieces.size());
}

/// What waits names players and their Speedrunners: it follows a colour that was put right.
class Recoloured {
public:
    Recoloured(const std::vector<Player>& before, const std::vector<Player>& after)
    {
        for (const Colour colour : allColours)
            m_to.at(static_cast<std::size_t>(colour)) = colour;
        for (std::size_t seat = 0; seat < before.size() && seat < after.size(); ++seat)
            m_to.at(static_cast<std::size_t>(before[seat].colour)) = after[seat].colour;
    }

    void operator()(Colour& colour) const { colour = m_to.at(static_cast<std::size_t>(colour)); }
    void operator()(PawnId& pawn) const
    {
        for (const Colour colour : allColours)
            if (pawn == speedrunnerOf(colour)) {
                pawn = speedrunnerOf(m_to.at(static_cast<std::size_t>(colour)));
                return;
            }
    }
    template <class Other>
    void operator()(Other&) const
    {
        // blocks, cards, places, yes and no belong to no colour
    }
    void operator()(Source& source) const { std::visit(*this, source); }
    void operator()(Option& option) const { std::visit(*this, option); }
    void operator()(Choice& choice) const
    {
        (*this)(choice.player);
        (*this)(choice.source);
        if (choice.target)
            (*this)(*choice.target);
        for (Option& option : choice.options)
            (*this)(option);
        for (QueuedEffect& queued : choice.then) {
            (*this)(queued.player);
            (*this)(queued.source);
        }
    }

private:
    std::array<Colour, 4> m_to{};
};

/// The pieces are shared between tables: changing them means a new set of them.
std::shared_ptr<Components> copied(const State& state) { return std::make_shared<Components>(*state.components); }

} // namespace

void Game::evolve(State& state, const Event& event)
{
    std::visit([&state](const auto& what) { apply(state, what); }, event);
}

LaidBlock* laidBlock(State& state, BlockId block)
{
    auto* slot = at(state.blocks, block.index());
    return slot && *slot ? &**slot : nullptr;
}

PawnState* pawnState(State& state, PawnId pawn) { return at(state.pawns, pawn.index()); }

CardState* cardState(State& state, CardId card) { return at(state.cards, card.index()); }

void apply(State& state, const BlockSet& event)
{
    const auto components = copied(state);
    put(components->blocks, state.blocks, event.face);
    state.components = components;
}

void apply(State& state, const CardSet& event)
{
    const auto components = copied(state);
    put(components->cards, state.cards, event.card);
    state.components = components;
}

void apply(State& state, const PawnSet& event)
{
    const auto components = copied(state);
    put(components->pawns, state.pawns, event.pawn);
    state.components = components;
}

void apply(State& state, const Adjusted& event)
{
    if (event.turn)
        state.turn = *event.turn;
    if (!event.players.empty()) {
        const Recoloured follow(state.players, event.players);
        std::for_each(state.pending.begin(), state.pending.end(), follow);
        std::for_each(state.turnStartsLeft.begin(), state.turnStartsLeft.end(), follow);
        state.players = event.players;
    }
    if (event.turnStarts)
        state.turnStartsLeft = *event.turnStarts;
    for (const auto& [id, block] : event.blocks)
        if (auto* slot = at(state.blocks, id.index()))
            *slot = block;
    for (const auto& [id, pawn] : event.pawns)
        if (auto* slot = pawnState(state, id))
            *slot = pawn;
    for (const auto& [id, card] : event.cards)
        if (auto* slot = cardState(state, id))
            *slot = card;
    if (event.icons)
        state.icons = *event.icons;
    state.bonusSupply = event.bonusSupply.value_or(state.bonusSupply);
    if (event.winners)
        state.winners = *event.winners;
}

} // namespace zaibatsu
