// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The table's screen with fingers that put by hand.
#pragma once

#include "ui/zaibatsu/window_fixture.h"

namespace support {

/// Chooses pieces from the list and puts them.
struct AdjustWindow : TableWindow {
    using TableWindow::TableWindow;

    void clear()
    {
        while (screen.closeInner()) { }
        settle();
    }
    /// Opens with nothing chosen.
    bool open()
    {
        clear();
        screen.select(std::monostate{});
        settle();
        return tap("adjust");
    }
    bool kind(int index)
    {
        auto* kinds = qobject_cast<ui::Segmented*>(part("kinds"));
        if (!kinds)
            return screen.flow() != nullptr; // one kind alone
        QTest::mouseClick(kinds->option(index), Qt::LeftButton);
        settle();
        return true;
    }
    bool set(const QString& stepper, int value)
    {
        auto* field = qobject_cast<ui::Stepper*>(part(stepper));
        if (!field)
            return false;
        field->setValue(value);
        settle();
        return true;
    }
    bool pick(const QString& list, int index)
    {
        auto* field = qobject_cast<ui::Picker*>(part(list));
        if (!field)
            return false;
        field->pick(index);
        settle();
        return true;
    }
    /// A tap where that lies, if it is in sight.
    bool tapSeen(const ui::BoardTarget& target)
    {
        screen.board()->fit();
        settle();
        if (!screen.board()->rect().contains(screen.board()->screenPoint(target).toPoint()))
            screen.board()->zoom(0.6);
        settle();
        if (!screen.board()->rect().contains(screen.board()->screenPoint(target).toPoint()))
            return false;
        tapBoard(target);
        return true;
    }
    [[nodiscard]] int count(const QString& name) const
    {
        int seen = 0;
        for (const QWidget* widget : screen.findChildren<QWidget*>(name))
            seen += widget->isVisible() ? 1 : 0;
        return seen;
    }
};

} // namespace support
