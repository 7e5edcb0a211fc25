// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Which of a flow's steps is reached.
#pragma once

#include "ui/kit/look.h"

#include <QStringList>
#include <QWidget>

namespace ui {

/// A bar for each step with its word below; where the words do not fit side by side, that of the step reached alone.
class StepBar : public QWidget {
    Q_OBJECT
public:
    StepBar(const Look& look, const QStringList& names, int current, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] Style styleOf(int step) const { return step == m_current ? Style::Label : Style::Caption; }
    [[nodiscard]] double share(double width) const;
    [[nodiscard]] bool allFit(double width) const;

    const Look& m_look;
    QStringList m_names;
    int m_current;
};

} // namespace ui
