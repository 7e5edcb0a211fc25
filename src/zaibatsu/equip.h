// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Who may carry what.
#pragma once

#include "zaibatsu/refuse.h"

namespace zaibatsu {

/// Whether the pawn can carry a card of that use.
[[nodiscard]] Stop checkCarrier(Attempt& attempt, CardId card, PawnId pawn);

/// Whether a card can be bought: from the hand or the discard pile, its cost known and payable.
[[nodiscard]] Stop checkFree(Attempt& attempt, CardId card);
[[nodiscard]] Stop checkCost(Attempt& attempt, CardId card);

} // namespace zaibatsu
