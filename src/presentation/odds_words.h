// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Words of the odds sheet. For this room alone.
#pragma once

#include "presentation/names.h"
#include "presentation/odds_sheet.h"

namespace presentation {

/// Short texts about rolls.
struct OddsWords {
    Q_DECLARE_TR_FUNCTIONS(OddsWords)

public:
    [[nodiscard]] static QString inTotal(std::uint64_t num, std::uint64_t den);
    /// Where numbers or dice come from.
    [[nodiscard]] static QString source(const Names& names, const zaibatsu::RollSource& source);
    [[nodiscard]] static LossLine loss(zaibatsu::LossReason reason);
    /// "1 die", "+ 1 black die"
    [[nodiscard]] static QString diceFrom(const zaibatsu::DiceFrom& dice, bool first);
    [[nodiscard]] static QString target(const Names& names, zaibatsu::BlockId block);
    [[nodiscard]] static QString target(const Names& names, zaibatsu::PawnId pawn);
    [[nodiscard]] static QString roll(int dice);
    [[nodiscard]] static QString takesControl() { return tr("takes control"); }
    [[nodiscard]] static QString losesPawn() { return tr("loses the pawn"); }
    [[nodiscard]] static QString eliminates() { return tr("eliminates it"); }
};

} // namespace presentation
