// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/defence.h"

#include "zaibatsu/carried.h"
#include "zaibatsu/steps.h"

namespace zaibatsu {

std::optional<CardId> defenceItem(const State& state, PawnId pawn)
{
    std::optional<CardId> item;
    forEachCarried(state, pawn, [&](CardId card) {
        if (printedOf(state, card).use == CardUse::Defence)
            item = card;
    });
    return item;
}

DefenceView defenceOf(const State& state, PawnId pawn)
{
    DefenceView view;
    const auto item = defenceItem(state, pawn);
    const auto& own = item ? printedOf(state, *item).defence : cardOf(state, pawn).defence;
    if (own)
        view.layers.own = *own;
    else if (item)
        view.unknown = Fact{*item, Field::Defence};
    else
        view.unknown = Fact{pawn, Field::Defence};
    forEachCarried(state, pawn, [&](CardId card) {
        const auto& defence = printedOf(state, card).defence;
        if (card != item && defence)
            view.layers.items.push_back(*defence);
    });
    const auto& at = pawnOf(state, pawn).at;
    const auto space = at ? spaceAt(state, *at) : std::nullopt;
    if (space && space->printed)
        view.layers.space = space->printed->defence;
    return view;
}

dice::FaceSet eliminatingNumbers(const State& state, const DefenceLayers& layers)
{
    const bool withinRank = firstWay(*state.settings, rule("A-086"));
    return effectiveDefence(layers, withinRank ? ShieldedWins::WithinRank : ShieldedWins::Anywhere).unshielded;
}

} // namespace zaibatsu
