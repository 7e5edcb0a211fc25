// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Icebreaker and Delete between their commands and their outlooks.
#pragma once

#include "zaibatsu/outlook.h"
#include "zaibatsu/refuse.h"

namespace zaibatsu {

/// What an Icebreaker is aimed at.
using Target = std::variant<BlockId, PawnId>;

/// The ICE of a target, as printed; the Central Core has none, whatever was entered.
[[nodiscard]] const std::optional<Ice>& iceOf(const State& state, const Target& target);

/// Numbers, dice and risks, whether it may be rolled or not.
[[nodiscard]] IcebreakOutlook rollOutlook(const State& state, PawnId pawn, const Target& target);

/// Skulls and defence, whether it may be rolled or not.
[[nodiscard]] DeleteOutlook attackOutlook(const State& state, PawnId pawn, PawnId target);

/// Whether a pawn reaches another: on the same block, or with
/// `adjacent` one step away. Asks for what is unknown.
[[nodiscard]] Stop checkReach(Attempt& attempt, PawnId pawn, PawnId target, bool adjacent, bool& inReach);

} // namespace zaibatsu
