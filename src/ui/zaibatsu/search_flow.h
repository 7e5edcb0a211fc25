// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Search: which block was drawn, where it goes, how it lies.
#pragma once

#include "ui/zaibatsu/flow.h"
#include "ui/zaibatsu/played_with.h"
#include "zaibatsu/legal.h"

class QVBoxLayout;

namespace ui {

/// Draw, place, confirm.
class SearchFlow : public Flow {
    Q_OBJECT
public:
    SearchFlow(const Look& look, TableDriver& driver, zaibatsu::PawnId pawn, QObject* parent = nullptr);

    [[nodiscard]] BoardOverlay overlay() const override;
    [[nodiscard]] std::optional<BoardPart> inView() const override;
    [[nodiscard]] QWidget* panel() override;
    void tap(const BoardTarget& meant) override;
    void turn(int by) override;
    void refresh() override;

    /// The block that was drawn; one without a known face is asked for first.
    void draw(zaibatsu::BlockId block);
    void place(hex::Cell at);
    void turnTo(int rotation);
    void confirm();
    [[nodiscard]] std::optional<zaibatsu::BlockId> drawn() const { return m_block; }
    /// Where it would lie; nothing before a cell is chosen.
    [[nodiscard]] std::optional<hex::Cell> at() const { return m_at; }
    [[nodiscard]] int rotation() const { return m_rotation; }
    [[nodiscard]] const std::vector<zaibatsu::Placement>& placements() const { return m_placements; }

private:
    /// Why a cell cannot take the block.
    struct Refused {
        hex::Cell at;
        int rotation = 0;
        zaibatsu::Command command;
        QString text;
        QString rule;
        std::optional<std::pair<zaibatsu::BlockId, int>> guilty;
    };

    [[nodiscard]] std::vector<int> turnsAt(hex::Cell cell) const;
    [[nodiscard]] zaibatsu::Command command(hex::Cell at, int rotation) const;
    [[nodiscard]] std::optional<Refused> whyNot(hex::Cell cell, int rotation) const;
    void refuse(hex::Cell cell, int rotation);
    [[nodiscard]] QWidget* drawPanel();
    void fillPile(QVBoxLayout& into);
    /// The drawn block, else the one under the pawn, of which nobody has entered which sides have a space: till then
    /// nothing says where it fits. None once the players place it as they say.
    [[nodiscard]] std::optional<zaibatsu::BlockId> unknownFace() const;
    void addUnknown(QVBoxLayout& into, zaibatsu::BlockId unknown);
    [[nodiscard]] std::vector<zaibatsu::Placement> placementsAsSaid() const;
    void placeAsSaid();
    [[nodiscard]] QWidget* placePanel();
    [[nodiscard]] QWidget* drawnCard();
    [[nodiscard]] QWidget* dial();
    [[nodiscard]] QWidget* consequences();
    [[nodiscard]] QString fromText() const;

    zaibatsu::PawnId m_pawn;
    PlayedWith m_with;
    bool m_asSaid = false; ///< where it fits is the players' word, not known faces
    QString m_filter;
    std::optional<zaibatsu::BlockId> m_block;
    std::vector<zaibatsu::Placement> m_placements;
    std::optional<hex::Cell> m_at;
    int m_rotation = 0;
    std::optional<Refused> m_refused;
};

} // namespace ui
