// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A table's screen as a hand finds it, whichever window it stands in.
#pragma once

#include "ui/zaibatsu/board_view.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QAbstractButton>
#include <QApplication>

namespace support {

/// What is seen of that name; null while nothing is.
inline QWidget* partOf(const ui::ZaibatsuScreen& screen, const QString& name)
{
    for (QWidget* widget : screen.findChildren<QWidget*>(name))
        if (widget->isVisible())
            return widget;
    return nullptr;
}

/// The control inside a row of that name, or the control itself.
inline QWidget* controlOf(const ui::ZaibatsuScreen& screen, const QString& name)
{
    QWidget* widget = partOf(screen, name);
    if (!widget || qobject_cast<QAbstractButton*>(widget))
        return widget;
    for (auto* button : widget->findChildren<QAbstractButton*>())
        if (button->isVisible())
            return button;
    return widget;
}

/// What can be seen and pressed on the screen of a table.
struct ShownTable {
    ui::ZaibatsuScreen& screen;

    void settle() const
    {
        for (int i = 0; i < 5; ++i)
            QApplication::processEvents();
    }
    [[nodiscard]] const zaibatsu::State& state() const { return screen.driver().state(); }
    [[nodiscard]] QWidget* part(const QString& name) const { return partOf(screen, name); }
    [[nodiscard]] QWidget* control(const QString& name) const { return controlOf(screen, name); }
};

} // namespace support
