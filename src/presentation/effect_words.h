// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Parts of sentences about effects. For this room alone.
#pragma once

#include "presentation/names.h"

namespace presentation {

/// Words for effects and choices.
struct EffectWords {
    Q_DECLARE_TR_FUNCTIONS(EffectWords)

public:
    /// What it does, as a phrase without a full stop.
    [[nodiscard]] static QString text(const Names& names, const zaibatsu::Effect& effect);
    /// "on placement"
    [[nodiscard]] static QString when(zaibatsu::EffectTime time);
    /// What a choice asks, and of whom.
    [[nodiscard]] static QString question(const Names& names, const zaibatsu::Choice& choice);
    /// What a choice of a pawn is about; %1 chooses, %2 is what makes him.
    [[nodiscard]] static QString pawnQuestion(zaibatsu::EffectKind kind);

private:
    [[nodiscard]] static QString skulls(const zaibatsu::Effect& effect);
    [[nodiscard]] static QString reach(zaibatsu::Reach reach);
};

} // namespace presentation
