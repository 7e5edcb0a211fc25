// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The ids of every piece that a table knows, laid or not, in the order of its components.
#pragma once

#include "base/ids.h"
#include "zaibatsu/state.h"

namespace zaibatsu {

/// Every block.
[[nodiscard]] inline auto blockIds(const State& state) { return base::firstIds<BlockId>(state.blocks.size()); }
/// Every pawn.
[[nodiscard]] inline auto pawnIds(const State& state) { return base::firstIds<PawnId>(state.pawns.size()); }
/// Every card.
[[nodiscard]] inline auto cardIds(const State& state) { return base::firstIds<CardId>(state.cards.size()); }

} // namespace zaibatsu
