// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Recycling, and the next player large, so that the device can be turned.
#pragma once

#include "ui/zaibatsu/flow.h"

namespace ui {

/// A page in the recycling phase.
class HandOver : public Flow {
    Q_OBJECT
public:
    HandOver(const Look& look, TableDriver& driver, QObject* parent = nullptr);

    [[nodiscard]] FlowRoom room() const override { return FlowRoom::Page; }
    [[nodiscard]] QWidget* panel() override;

    void setKept(int kept);
    void go();

signals:
    void undoRequested();
    /// Whether the table is to be turned to the next player's seat.
    void turnSeatRequested(bool turn);

private:
    [[nodiscard]] zaibatsu::Colour next() const;
    [[nodiscard]] QWidget* recycling();
    [[nodiscard]] QWidget* recyclingHead();
    [[nodiscard]] QWidget* step(int number, const QString& title, const QString& detail, QWidget* end);
    [[nodiscard]] QWidget* handSum();
    [[nodiscard]] QWidget* seatLine();
    [[nodiscard]] QWidget* nextPlayer();
    [[nodiscard]] QWidget* nextFacts();
    [[nodiscard]] int mostKept() const;
    [[nodiscard]] int draws() const;

    int m_kept = 0;
    bool m_turn = false;
};

} // namespace ui
