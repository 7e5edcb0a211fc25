// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Effects of blocks, cards and pawns: firing them in order, opening choices, going on after the answers.
#pragma once

#include "zaibatsu/refuse.h"
#include "zaibatsu/unfolding.h"

namespace zaibatsu {

/// Fires the effects in order, up to the first that leaves something to choose; the rest waits behind it.
[[nodiscard]] Stop runEffects(Attempt& attempt, Unfolding& unfolding, std::vector<QueuedEffect> queue);

/// Opens these choices first; the effects wait behind them.
[[nodiscard]] Stop openThenRun(Attempt& attempt, Unfolding& unfolding, std::vector<Choice> choices,
                               std::vector<QueuedEffect> queue);

/// Effects printed together as they wait to fire, each of them like `first`.
[[nodiscard]] std::vector<QueuedEffect> queueOf(const std::vector<Effect>& effects, QueuedEffect first);

/// What firing one effect left to choose.
struct Fired {
    std::vector<Choice> choices;
    Stop stop;
};
/// Fires one effect, also where it is optional.
[[nodiscard]] Fired fireEffect(Attempt& attempt, Unfolding& unfolding, const QueuedEffect& queued);

/// The options of an open choice that still hold: pieces may have left since it opened.
[[nodiscard]] std::vector<Option> optionsNow(const State& state, const Choice& choice);

/// Pawns that an attack from a block can name (R-140; reach of an attack).
[[nodiscard]] std::vector<PawnId> attackable(const State& state, std::optional<BlockId> from, Reach reach);

/// The block an effect comes from: itself, or where its card or pawn is.
[[nodiscard]] std::optional<BlockId> blockOf(const State& state, const Source& source);

/// The players in turn order from the active one.
[[nodiscard]] std::vector<Colour> playersFromActive(const State& state);

/// Effects that fire because the pawn is sacrificed, for its controller.
[[nodiscard]] std::vector<QueuedEffect> sacrificeEffects(const State& state, PawnId pawn);

/// Rolls fell on these targets: those hit are eliminated.
[[nodiscard]] Stop resolveAttack(Attempt& attempt, Unfolding& unfolding, const std::vector<PawnId>& targets,
                                 const Dice& dice);

} // namespace zaibatsu
