// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/screen.h"
#include "ui/shell/services.h"

namespace ui {

/// Some dice for a dispute: how many, roll, what they show.
class RollScreen : public Screen {
    Q_OBJECT
public:
    RollScreen(Look& look, Tables& tables, QWidget* parent = nullptr);
    [[nodiscard]] QString title() const override { return tr("Roll dice"); }
    [[nodiscard]] const QList<int>& faces() const { return m_faces; }
    void roll();

protected:
    [[nodiscard]] QWidget* compose(Breadth breadth) override;

private:
    [[nodiscard]] QWidget* rollButton();
    [[nodiscard]] QString sentence() const;

    Tables& m_tables;
    int m_count = 1;
    QList<int> m_faces;
};

} // namespace ui
