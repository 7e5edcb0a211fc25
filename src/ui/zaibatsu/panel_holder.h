// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace ui {

/// Holds one widget that is made anew again and again; scroll places, the focus and what is typed in stay where they
/// were.
class PanelHolder : public QWidget {
    Q_OBJECT
public:
    explicit PanelHolder(QWidget* parent = nullptr);
    /// Takes the widget; null empties the holder and hides it.
    void hold(QWidget* widget);
    [[nodiscard]] QWidget* held() const { return m_held; }

private:
    QWidget* m_held = nullptr;
};

} // namespace ui
