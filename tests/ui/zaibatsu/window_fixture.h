// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The table's screen with a finger that counts its taps.
#pragma once

#include "ui/look_support.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/shown_table.h"
#include "ui/zaibatsu/table_fixture.h"

#include <QMenu>

namespace support {

/// A screen over a table in memory.
struct TableWindow {
    explicit TableWindow(TableInMemory table, QSize size = {1280, 800}, double scale = 1.0)
        : look(makeLook(ui::ThemeChoice::Dark, scale)),
          made(std::move(table)),
          screen(*look, made.table, nullptr, std::make_unique<CountingDoor>(*made.table, calls))
    {
        ::support::settle(screen, size);
        settle();
    }
    /// What a hand finds here.
    operator ShownTable() { return {screen}; }
    void settle()
    {
        for (int i = 0; i < 5; ++i)
            QApplication::processEvents();
    }
    [[nodiscard]] const zaibatsu::State& state() const { return made.table->state(); }
    [[nodiscard]] QWidget* part(const QString& name) const { return partOf(screen, name); }
    [[nodiscard]] QWidget* control(const QString& name) const { return controlOf(screen, name); }
    bool tap(const QString& name)
    {
        QWidget* widget = control(name);
        if (!widget || !widget->isEnabled())
            return false;
        ++taps;
        QTest::mouseClick(widget, Qt::LeftButton);
        settle();
        return true;
    }
    void tapBoard(const ui::BoardTarget& target)
    {
        ++taps;
        QTest::mouseClick(screen.board(), Qt::LeftButton, {}, screen.board()->screenPoint(target).toPoint());
        settle();
    }
    void tapPlane(QPointF at)
    {
        ++taps;
        QTest::mouseClick(screen.board(), Qt::LeftButton, {}, screen.board()->screenPoint(at).toPoint());
        settle();
    }
    /// On to the action phase of whoever's turn it is.
    void toAction()
    {
        for (int i = 0; i < 6 && state().turn.phase != zaibatsu::Phase::Action; ++i)
            screen.driver().act(ui::build::nextPhase());
        while (screen.closeInner()) { }
        settle();
    }

    int calls = 0;
    int taps = 0;
    std::unique_ptr<ui::Look> look;
    TableInMemory made;
    ui::ZaibatsuScreen screen;
};

} // namespace support
