// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/carried.h"

namespace zaibatsu {

namespace {

constexpr std::array<Ability, 4> allAbilities{Ability::Icebreaker, Ability::Delete, Ability::Search, Ability::Reboot};

void add(Abilities& onto, const std::optional<Abilities>& more)
{
    for (const Ability ability : allAbilities)
        if (more && more->has(ability))
            onto.insert(ability);
}

/// One field of the pawn's card and of all cards that it carries.
Abilities together(const State& state, PawnId pawn, std::optional<Abilities> PawnCard::* own,
                   std::optional<Abilities> Card::* carried)
{
    Abilities all;
    if (own)
        add(all, cardOf(state, pawn).*own);
    forEachCarried(state, pawn, [&](CardId card) { add(all, printedOf(state, card).*carried); });
    return all;
}

} // namespace

Abilities barredAbilities(const State& state, PawnId pawn)
{
    return together(state, pawn, &PawnCard::cannot, &Card::cannot);
}

Abilities eachTurnAbilities(const State& state, PawnId pawn)
{
    return together(state, pawn, &PawnCard::eachTurn, &Card::eachTurn);
}

Abilities grantedAbilities(const State& state, PawnId pawn) { return together(state, pawn, nullptr, &Card::grants); }

std::optional<bool> hasAbility(const State& state, PawnId pawn, Ability ability)
{
    const auto& own = cardOf(state, pawn).abilities;
    if ((own && own->has(ability)) || grantedAbilities(state, pawn).has(ability))
        return true;
    return own ? std::optional(false) : std::nullopt;
}

int movementChange(const State& state, PawnId pawn)
{
    int change = cardOf(state, pawn).movementChange.value_or(0);
    forEachCarried(state, pawn, [&](CardId card) { change += printedOf(state, card).movementChange.value_or(0); });
    return change;
}

bool isIdoru(const State& state, PawnId pawn) { return cardOf(state, pawn).key == "idoru"; }

} // namespace zaibatsu
