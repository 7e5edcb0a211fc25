// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Who may carry what.
#pragma once

#include "zaibatsu/refuse.h"

namespace zaibatsu {

/// What becomes of the card: in the second edition one for an enemy or a block is that, whatever its use (R-163,
///
[[nodiscard]] std::optional<CardUse> useOf(const State& state, CardId card);

/// Whether the pawn can carry a card of that use.
[[nodiscard]] Stop checkCarrier(Attempt& attempt, CardId card, PawnId pawn);

/// Whether the card can come from a hand: it lies in no place where it is in use.
[[nodiscard]] Stop checkFree(Attempt& attempt, CardId card);
/// Whether its cost is known and payable.
[[nodiscard]] Stop checkCost(Attempt& attempt, CardId card);

} // namespace zaibatsu
