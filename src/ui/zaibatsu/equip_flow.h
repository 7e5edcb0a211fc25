// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Equip: which card, on which pawn, for what.
#pragma once

#include "ui/zaibatsu/card_flow.h"

namespace ui {

/// Card, pawn, confirmation. The pawn is chosen by list or on the board.
class EquipFlow : public CardFlow {
    Q_OBJECT
public:
    /// `pawn`: the one in hand, tried first; nothing when none is.
    EquipFlow(const Look& look, TableDriver& driver, std::optional<zaibatsu::PawnId> pawn, QObject* parent = nullptr)
        : CardFlow(look, driver, parent),
          m_inHand(pawn)
    {
    }

    [[nodiscard]] BoardOverlay overlay() const override;
    void tap(const BoardTarget& meant) override;
    void carryOn(std::optional<zaibatsu::PawnId> pawn);
    void confirm();

protected:
    [[nodiscard]] QString title() const override { return tr("Equip"); }
    [[nodiscard]] QString question() const override { return tr("Which card is equipped?"); }
    [[nodiscard]] bool lists(std::optional<zaibatsu::CardUse> use) const override;
    [[nodiscard]] std::vector<zaibatsu::Command> tries(zaibatsu::CardId card) const override;
    [[nodiscard]] QWidget* chosenPanel() override;
    void adopt() override;

private:
    [[nodiscard]] std::vector<zaibatsu::PawnId> pawnsInPlay(bool own) const;
    void addCarriers(QVBoxLayout& into);
    [[nodiscard]] QString carrierDetail(zaibatsu::PawnId pawn) const;
    void addOutcome(QVBoxLayout& into, const Standing& standing);

    std::optional<zaibatsu::PawnId> m_inHand;
    std::optional<zaibatsu::Command> m_wanted; ///< the card on that pawn
};

} // namespace ui
