// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One effect at work, and what the kinds of effects share.
#pragma once

#include "zaibatsu/effects.h"

namespace zaibatsu {

/// One effect at work.
struct Work {
    Attempt& attempt;
    Unfolding& unfolding;
    const QueuedEffect& queued;

    [[nodiscard]] const Effect& effect() const { return queued.effect; }
    [[nodiscard]] const State& now() const { return unfolding.now(); }
    /// Where it is aimed from.
    [[nodiscard]] std::optional<BlockId> block() const
    {
        return queued.from ? queued.from : blockOf(now(), queued.source);
    }
};

/// A choice that the effect opens.
[[nodiscard]] Choice choiceOf(const Work& work, ChoiceKind kind, Colour player);
/// It comes to nothing.
[[nodiscard]] Fired lapsed(const Work& work);
/// Asks for one of the pawns; without any it lapses.
[[nodiscard]] Fired askPawn(const Work& work, const std::vector<PawnId>& pawns);
/// attack-all and attack-one.
[[nodiscard]] Fired fireAttack(const Work& work);

} // namespace zaibatsu
