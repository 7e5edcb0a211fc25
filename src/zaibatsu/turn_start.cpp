// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/turn_start.h"

#include "zaibatsu/about.h"
#include "zaibatsu/carried.h"

#include "base/overload.h"

#include <algorithm>

namespace zaibatsu {

namespace {

bool hasEffects(const std::optional<std::vector<Effect>>& effects) { return effects && !effects->empty(); }

/// A card in the Cybernet, on a pawn or held: of its owner; on a pawn, of the pawn's controller.
bool cardWorksFor(const State& state, const CardState& card, Colour player)
{
    if (card.where == CardWhere::Equipped && card.pawn)
        return pawnOf(state, *card.pawn).controller == player;
    return (card.where == CardWhere::Cybernet || card.where == CardWhere::Held) && card.owner == player;
}

} // namespace

std::vector<Source> turnStartSources(const State& state, Colour player)
{
    std::vector<Source> sources;
    if (scoresOnly(*state.settings)) // nothing is used there
        return sources;
    for (std::size_t i = 0; i < state.blocks.size(); ++i)
        if (state.blocks[i] && state.blocks[i]->owner == player && hasEffects(state.components->blocks[i]->turnStart))
            sources.emplace_back(BlockId{static_cast<std::uint16_t>(i)});
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (hasEffects(state.components->cards[i]->turnStart) && cardWorksFor(state, state.cards[i], player))
            sources.emplace_back(CardId{static_cast<std::uint16_t>(i)});
    forEachInCybernet(state, [&](PawnId pawn) {
        if (pawnOf(state, pawn).controller == player && hasEffects(cardOf(state, pawn).turnStart))
            sources.emplace_back(pawn);
    });
    return sources;
}

std::vector<Source> openTurnStarts(const State& state)
{
    std::vector<Source> open = state.turnStartsLeft;
    if (open.empty())
        return open;
    const auto there = turnStartSources(state, state.turn.player);
    std::erase_if(open,
                  [&](const Source& source) { return std::find(there.begin(), there.end(), source) == there.end(); });
    return open;
}

const std::vector<Effect>* turnStartOf(const State& state, const Source& source)
{
    const auto& effects = std::visit(
        base::overload{
            [&](BlockId block) -> const std::optional<std::vector<Effect>>& { return faceOf(state, block).turnStart; },
            [&](CardId card) -> const std::optional<std::vector<Effect>>& { return printedOf(state, card).turnStart; },
            [&](PawnId pawn) -> const std::optional<std::vector<Effect>>& { return cardOf(state, pawn).turnStart; }},
        source);
    return effects ? &*effects : nullptr;
}

bool isMandatory(const std::vector<Effect>& effects)
{
    return std::any_of(effects.begin(), effects.end(), [](const Effect& effect) { return !effect.may; });
}

Stop checkTurnStartsDone(Attempt& attempt)
{
    const State& state = attempt.state();
    for (const Source& source : openTurnStarts(state)) {
        const auto* effects = turnStartOf(state, source);
        if (!effects || !isMandatory(*effects))
            continue;
        if (auto stop = attempt.refuse(rule("R-023"), TurnObstacle::TurnStartLeft, aboutSource(source)))
            return stop;
    }
    return std::nullopt;
}

} // namespace zaibatsu
