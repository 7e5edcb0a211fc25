// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Placing a block card: which card, beside which block, on which side.
#pragma once

#include "ui/zaibatsu/card_flow.h"

namespace ui {

/// Card, place, confirmation. Legal cells glow; any other says which rule stops it.
class PlaceCardFlow : public CardFlow {
    Q_OBJECT
public:
    /// `block`: the one in hand; its sides alone are offered. Nothing: all blocks.
    PlaceCardFlow(const Look& look, TableDriver& driver, std::optional<zaibatsu::BlockId> block,
                  QObject* parent = nullptr)
        : CardFlow(look, driver, parent),
          m_inHand(block)
    {
    }

    [[nodiscard]] BoardOverlay overlay() const override;
    void tap(const BoardTarget& meant) override;
    /// The cells that can take the card now.
    [[nodiscard]] std::vector<hex::Cell> legalCells() const;
    void confirm();

protected:
    [[nodiscard]] QString title() const override { return tr("Place card"); }
    [[nodiscard]] QString question() const override { return tr("Which card is placed?"); }
    [[nodiscard]] bool lists(std::optional<zaibatsu::CardUse> use) const override;
    [[nodiscard]] std::vector<zaibatsu::Command> tries(zaibatsu::CardId card) const override;
    [[nodiscard]] QWidget* chosenPanel() override;
    void adopt() override;

private:
    [[nodiscard]] hex::Cell cellOf(const zaibatsu::Command& command) const;
    [[nodiscard]] std::vector<zaibatsu::Command> besides(zaibatsu::CardId card, zaibatsu::BlockId block) const;
    [[nodiscard]] std::vector<zaibatsu::Command> possible() const;
    void want(const std::vector<zaibatsu::Command>& wanted, hex::Cell at);
    void addPlaces(QVBoxLayout& into);
    void addRefusal(QVBoxLayout& into, const Standing& standing);

    std::optional<zaibatsu::BlockId> m_inHand;
    std::optional<zaibatsu::Command> m_wanted;
    std::optional<hex::Cell> m_refusedAt;
    Standing m_refused; ///< why the card cannot lie there
};

} // namespace ui
