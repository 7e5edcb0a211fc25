// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The cards of a pawn and of a player that change what it can do.
#pragma once

#include "zaibatsu/state.h"

namespace zaibatsu {

/// Calls `visit(CardId)` for each card that the pawn carries.
template <class Visit>
void forEachCarried(const State& state, PawnId pawn, Visit visit)
{
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (state.cards[i].where == CardWhere::Equipped && state.cards[i].pawn == pawn)
            visit(CardId{static_cast<std::uint16_t>(i)});
}

/// Calls `visit(CardId)` for each bonus card that the player holds.
template <class Visit>
void forEachBonusCard(const State& state, Colour player, Visit visit)
{
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (state.cards[i].where == CardWhere::Held && state.cards[i].owner == player
            && state.components->cards[i]->bonus)
            visit(CardId{static_cast<std::uint16_t>(i)});
}

/// Calls `visit(PawnId)` for each pawn in the Cybernet.
template <class Visit>
void forEachInCybernet(const State& state, Visit visit)
{
    for (std::size_t i = 0; i < state.pawns.size(); ++i)
        if (state.pawns[i].where == PawnWhere::Cybernet)
            visit(PawnId{static_cast<std::uint16_t>(i)});
}

/// The abilities barred by the icon "cannot", on the pawn's card or on what it carries.
[[nodiscard]] Abilities barredAbilities(const State& state, PawnId pawn);
/// The abilities that its "each turn" icons give.
[[nodiscard]] Abilities eachTurnAbilities(const State& state, PawnId pawn);
/// The abilities that carried cards give.
[[nodiscard]] Abilities grantedAbilities(const State& state, PawnId pawn);
/// Whether it has the ability, from its card or from what it carries; nothing while its card is unknown.
[[nodiscard]] std::optional<bool> hasAbility(const State& state, PawnId pawn, Ability ability);
/// What movement cards of this pawn change by.
[[nodiscard]] int movementChange(const State& state, PawnId pawn);
/// Whether it is Idoru.
[[nodiscard]] bool isIdoru(const State& state, PawnId pawn);

} // namespace zaibatsu
