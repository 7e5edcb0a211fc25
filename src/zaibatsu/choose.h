// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Answering the first open choice, by `choose` or at once by a command that names its target.
#pragma once

#include "zaibatsu/refuse.h"
#include "zaibatsu/unfolding.h"

namespace zaibatsu {

/// Whether the first open choice of that table can be answered so: an option it offers, or its dice.
[[nodiscard]] Stop checkAnswer(Attempt& attempt, const State& state, const std::optional<Option>& answer,
                               const MaybeDice& dice);

/// Answers the first open choice, as checked, and goes on with what waits behind it.
[[nodiscard]] Stop answerFirst(Attempt& attempt, Unfolding& unfolding, const std::optional<Option>& answer,
                               const MaybeDice& dice);

/// Closes choices at the front that have become void, and goes on behind them.
[[nodiscard]] Stop settlePending(Attempt& attempt, Unfolding& unfolding);

/// The pawns that the dice of a choice are for.
[[nodiscard]] std::vector<PawnId> targetsOf(const State& state, const Choice& choice);

/// Whether A-113 still asks for the pawn's place: until then it stands nowhere.
[[nodiscard]] bool waitsForPlace(const State& state, PawnId pawn);

} // namespace zaibatsu
