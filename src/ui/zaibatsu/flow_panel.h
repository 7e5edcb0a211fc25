// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A column with a head and a foot that stay, and a middle that scrolls. In a low window they scroll with it.
#pragma once

#include "ui/kit/containers.h"

class QVBoxLayout;

namespace ui {

/// The panel of a flow, whatever its height.
class FlowPanel : public Panel {
    Q_OBJECT
public:
    explicit FlowPanel(const Look& look, QWidget* parent = nullptr);
    /// The middle's content must have a vertical layout.
    void setParts(QWidget* head, ScrollArea& middle, QWidget* foot);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; } // it takes the height that it gets

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void place();

    const Look& m_look;
    QVBoxLayout* m_all;
    QWidget* m_head = nullptr;
    ScrollArea* m_middle = nullptr;
    QWidget* m_foot = nullptr;
};

} // namespace ui
