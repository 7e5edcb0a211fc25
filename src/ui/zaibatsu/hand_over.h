// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Recycling, and the next player large, so that the device can be turned.
#pragma once

#include "ui/zaibatsu/flow.h"

namespace ui {

/// The next block whose face is not entered: first of those that lie, then of the others. Nothing where places are not
/// tracked or all are known.
[[nodiscard]] std::optional<zaibatsu::BlockId> nextUnknownFace(const zaibatsu::State& state);

/// A page in the recycling phase.
class HandOver : public Flow {
    Q_OBJECT
public:
    HandOver(const Look& look, TableDriver& driver, QObject* parent = nullptr);

    [[nodiscard]] FlowRoom room() const override { return FlowRoom::Page; }
    [[nodiscard]] QWidget* panel() override;

    /// Whether a face that nobody has entered is offered here.
    void setOffersFace(bool offers) { m_offersFace = offers; }
    void setKept(int kept);
    void go();

signals:
    void undoRequested();
    /// Whether the table is to be turned to the next player's seat.
    void turnSeatRequested(bool turn);
    /// No more faces are to be offered this evening.
    void faceOfferDismissed();

private:
    [[nodiscard]] zaibatsu::Colour next() const;
    [[nodiscard]] QWidget* recycling();
    [[nodiscard]] QWidget* recyclingHead();
    [[nodiscard]] QWidget* step(int number, const QString& title, const QString& detail, QWidget* end);
    [[nodiscard]] QWidget* handSum();
    [[nodiscard]] QWidget* seatLine();
    [[nodiscard]] QWidget* faceOffer(zaibatsu::BlockId block);
    [[nodiscard]] QWidget* nextPlayer();
    [[nodiscard]] QWidget* nextFacts();
    [[nodiscard]] int mostKept() const;
    [[nodiscard]] int draws() const;

    int m_kept = 0;
    bool m_turn = false;
    bool m_offersFace = false;
};

} // namespace ui
