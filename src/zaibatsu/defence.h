// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a pawn is defended by where it stands.
#pragma once

#include "zaibatsu/odds.h"
#include "zaibatsu/refusal.h"
#include "zaibatsu/state.h"

namespace zaibatsu {

/// The layers of a pawn's defence; `unknown` must be entered before an attack can be judged.
struct DefenceView {
    DefenceLayers layers;
    std::optional<Fact> unknown;
};
/// What defends the pawn where it stands now.
[[nodiscard]] DefenceView defenceOf(const State& state, PawnId pawn);

/// The numbers that eliminate the pawn.
[[nodiscard]] dice::FaceSet eliminatingNumbers(const State& state, const DefenceLayers& layers);

/// The defence item that it wears, in place of its printed dice.
[[nodiscard]] std::optional<CardId> defenceItem(const State& state, PawnId pawn);

} // namespace zaibatsu
