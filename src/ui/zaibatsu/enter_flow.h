// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Cracker and Cyborg come in over their block cards, for a price.
#pragma once

#include "ui/zaibatsu/flow.h"
#include "ui/zaibatsu/standing.h"

namespace ui {

/// Which of the pawns that block cards let in, its cost, confirmation.
class EnterFlow : public Flow {
    Q_OBJECT
public:
    /// `pawn`: the one in hand; nothing: any.
    EnterFlow(const Look& look, TableDriver& driver, std::optional<zaibatsu::PawnId> pawn, QObject* parent = nullptr);

    [[nodiscard]] QWidget* panel() override;
    void refresh() override;
    void confirm();

private:
    [[nodiscard]] std::vector<zaibatsu::PawnId> pawns() const;
    [[nodiscard]] QString detail(zaibatsu::PawnId pawn) const;
    [[nodiscard]] QWidget* row(zaibatsu::PawnId pawn);

    std::optional<zaibatsu::PawnId> m_inHand;
    std::optional<zaibatsu::PawnId> m_pawn;
};

} // namespace ui
