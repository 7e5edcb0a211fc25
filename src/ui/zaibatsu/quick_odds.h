// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Dice and odds without a table: a dispute settled in ten seconds.
#pragma once

#include "presentation/odds_sheet.h"
#include "ui/kit/screen.h"
#include "zaibatsu/odds.h"

class QVBoxLayout;

namespace ui {

/// An Icebreaker or a Delete put together by hand, with its chances.
class QuickOdds : public Screen {
    Q_OBJECT
public:
    explicit QuickOdds(Look& look, QWidget* parent = nullptr);
    [[nodiscard]] QString title() const override { return tr("Quick check"); }

protected:
    [[nodiscard]] QWidget* compose(Breadth breadth) override;

private:
    /// Numbers of one row of dice.
    using Numbers = dice::FaceSet;
    void addIcebreak(QVBoxLayout& into);
    void addDelete(QVBoxLayout& into);
    void addChances(QVBoxLayout& into);
    [[nodiscard]] QWidget* numberRow(const QString& name, const QString& object, bool shielded, Numbers& numbers);
    [[nodiscard]] QWidget* countRow(const QString& name, const QString& object, int& count);
    [[nodiscard]] QWidget* switchRow(const QString& name, const QString& object, bool& value);

    int m_kind = 0; ///< 0 Icebreaker, 1 Delete
    zaibatsu::IcebreakRoll m_roll;
    zaibatsu::DefenceLayers m_target;
    int m_skulls = 1;
};

} // namespace ui
