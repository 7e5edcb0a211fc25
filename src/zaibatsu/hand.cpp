// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The maximum that recycling fills a hand to.
#include "zaibatsu/carried.h"
#include "zaibatsu/outlook.h"
#include "zaibatsu/steps.h"

namespace zaibatsu {

namespace {

void add(std::vector<HandPart>& parts, const std::variant<std::monostate, CardId, PawnId>& source, int change)
{
    if (change != 0)
        parts.push_back({source, change});
}

/// the pawn's own icon, the space it stands on, and what it carries count for its controller.
void addPawn(const State& state, PawnId pawn, std::vector<HandPart>& parts)
{
    const auto& at = pawnOf(state, pawn).at;
    const auto space = at ? spaceAt(state, *at) : std::nullopt;
    const int fromSpace = space && space->printed ? space->printed->hand : 0;
    add(parts, pawn, cardOf(state, pawn).hand.value_or(0) + fromSpace);
    forEachCarried(state, pawn, [&](CardId card) { add(parts, card, printedOf(state, card).hand.value_or(0)); });
}

} // namespace

std::vector<HandPart> handParts(const State& state, Colour player)
{
    std::vector<HandPart> parts{{std::monostate{}, 5}};
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardState& card = state.cards[i];
        const bool held = card.where == CardWhere::Held || card.where == CardWhere::Cybernet;
        if (held && card.owner == player)
            add(parts, CardId{static_cast<std::uint16_t>(i)}, state.components->cards[i]->hand.value_or(0));
    }
    forEachInCybernet(state, [&](PawnId pawn) {
        if (pawnOf(state, pawn).controller == player)
            addPawn(state, pawn, parts);
    });
    return parts;
}

int handMaximum(const State& state, Colour player)
{
    int maximum = 0;
    for (const HandPart& part : handParts(state, player))
        maximum += part.change;
    return maximum < 0 ? 0 : maximum;
}

} // namespace zaibatsu
