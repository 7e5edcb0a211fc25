// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Where a block may be placed by Search. decide() and legalPlacements() both ask here.
#pragma once

#include "zaibatsu/legal.h"
#include "zaibatsu/refuse.h"

namespace zaibatsu {

/// The reference block of a Search. Where places are not tracked, a laid block that the new one fits
/// beside: the players say that the pawn stands there.
[[nodiscard]] std::optional<BlockId> referenceOf(const State& state, const Search& search);

/// in this order. Without a reference block (set aside) only what the table can hold.
[[nodiscard]] Stop checkPlacement(Attempt& attempt, const Search& search, std::optional<BlockId> reference);

/// Whether a placed card takes that cell.
[[nodiscard]] bool cardTakes(const State& state, hex::Cell cell);

} // namespace zaibatsu
