// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/buttons.h"
#include "ui/kit/look.h"

#include <QWidget>

#include <vector>

namespace ui {

/// Six points for the six turns of a block, with a button to either side for the next legal one.
class TurnDial : public QWidget {
    Q_OBJECT
public:
    explicit TurnDial(const Look& look, QWidget* parent = nullptr);
    void setTurns(const std::vector<int>& legal, int chosen);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void turnChosen(int rotation);
    void stepRequested(int by);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How much of its full size it takes in that width.
    [[nodiscard]] double share(int width) const;

    const Look& m_look;
    std::vector<QAbstractButton*> m_points;
    IconButton* m_back;
    IconButton* m_forward;
};

} // namespace ui
