// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One hand that plays: by mouse, by touch or by keys alone. It does only what a person could: it presses what is seen.
#pragma once

#include "ui/kit/fields.h"
#include "ui/zaibatsu/window_fixture.h"

#include <QButtonGroup>
#include <QQuickItem>
#include <QScrollArea>
#include <QtTest>

#include <cmath>
#include <functional>

namespace support {

/// Presses controls, places on the board and lines of lists. False where that cannot be done.
class Hand {
public:
    explicit Hand(TableWindow& window) : m_window(window) { }
    Hand(const Hand&) = delete;
    Hand& operator=(const Hand&) = delete;
    virtual ~Hand() = default;

    bool press(const QString& name)
    {
        QWidget* control = m_window.control(name);
        if (!control || !control->isEnabled())
            return false;
        scrollTo(*control);
        const bool pressed = pressControl(*control);
        m_window.settle();
        return pressed;
    }
    bool press(const ui::BoardTarget& target)
    {
        m_window.screen.board()->bringIntoView(target, 0); // as a drag would
        for (QPoint before(-1, -1); before != onBoard(target);) { // the view glides
            before = onBoard(target);
            QTest::qWait(20);
        }
        const bool pressed = pressBoard(target);
        m_window.settle();
        return pressed;
    }
    /// The line of that index of a picker.
    bool choose(const QString& name, int index)
    {
        auto* picker = qobject_cast<ui::Picker*>(m_window.part(name));
        if (!picker)
            return false;
        if (picker->picked() == index)
            return true;
        scrollTo(*picker);
        const bool chosen = chooseLine(*picker, index);
        m_window.settle();
        return chosen;
    }

protected:
    virtual bool pressControl(QWidget& control) = 0;
    virtual bool pressBoard(const ui::BoardTarget& target) = 0;
    virtual bool chooseLine(ui::Picker& picker, int index) = 0;
    [[nodiscard]] TableWindow& window() const { return m_window; }
    [[nodiscard]] QPoint onBoard(const ui::BoardTarget& target) const
    {
        return m_window.screen.board()->screenPoint(target).toPoint();
    }
    /// Opens the list of a picker and gives the middle of a line.
    std::pair<QMenu*, QPoint> lineOf(ui::Picker& picker, int index)
    {
        pressControl(picker);
        m_window.settle();
        auto* menu = picker.findChild<QMenu*>();
        if (!menu || index >= menu->actions().size())
            return {nullptr, {}};
        return {menu, menu->actionGeometry(menu->actions().at(index)).center()};
    }

private:
    static void scrollTo(QWidget& control)
    {
        for (QWidget* up = control.parentWidget(); up; up = up->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(up))
                area->ensureWidgetVisible(&control, 8, 8);
        QApplication::processEvents();
    }

    TableWindow& m_window;
};

class MouseHand : public Hand {
public:
    using Hand::Hand;

protected:
    bool pressControl(QWidget& control) override
    {
        QTest::mouseClick(&control, Qt::LeftButton);
        return true;
    }
    bool pressBoard(const ui::BoardTarget& target) override
    {
        QTest::mouseClick(window().screen.board(), Qt::LeftButton, {}, onBoard(target));
        return true;
    }
    bool chooseLine(ui::Picker& picker, int index) override
    {
        const auto [menu, at] = lineOf(picker, index);
        if (menu)
            QTest::mouseClick(menu, Qt::LeftButton, {}, at);
        return menu != nullptr;
    }
};

class TouchHand : public Hand {
public:
    using Hand::Hand;

protected:
    bool pressControl(QWidget& control) override { return touch(control, control.rect().center()); }
    bool pressBoard(const ui::BoardTarget& target) override { return touch(*window().screen.board(), onBoard(target)); }
    bool chooseLine(ui::Picker& picker, int index) override
    {
        const auto [menu, at] = lineOf(picker, index);
        return menu && touch(*menu, at);
    }

private:
    static bool touch(QWidget& widget, QPoint at)
    {
        static QPointingDevice* const glass = QTest::createTouchDevice();
        QWidget* whole = widget.window();
        const QPoint there = widget.mapTo(whole, at);
        QTest::touchEvent(whole, glass).press(0, there, whole);
        QTest::touchEvent(whole, glass).release(0, there, whole);
        return true;
    }
};

/// Tab to a control, Space; arrows on the board, Enter.
class KeyHand : public Hand {
public:
    using Hand::Hand;

protected:
    bool pressControl(QWidget& control) override
    {
        const QString name = control.objectName();
        auto* button = qobject_cast<QAbstractButton*>(&control);
        if (button && button->group() && button->group()->exclusive())
            return walkTo(*button->group(), name);
        if (!walkTo(control))
            return false;
        QTest::keyClick(&control, Qt::Key_Space);
        return true;
    }
    bool pressBoard(const ui::BoardTarget& target) override
    {
        ui::BoardView& board = *window().screen.board();
        if (!walkTo(board))
            return false;
        const QPointF wanted = ui::pointOf(window().state(), target);
        const auto away = [&] {
            const QPointF left = wanted - board.rootObject()->property("cursorAt").toPointF();
            return std::pair(left, std::hypot(left.x(), left.y()));
        };
        if (!board.rootObject()->property("cursorShown").toBool())
            QTest::keyClick(&board, Qt::Key_Up);
        for (int i = 0; i < 80 && away().second > 0.01; ++i) {
            const QPointF left = away().first;
            const bool across = (std::abs(left.x()) > std::abs(left.y())) != (i % 7 == 6);
            QTest::keyClick(&board,
                            across ? (left.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                                   : (left.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
            QApplication::processEvents();
        }
        QTest::keyClick(&board, Qt::Key_Return);
        return away().second <= 0.01;
    }
    bool chooseLine(ui::Picker& picker, int index) override
    {
        if (!walkTo(picker))
            return false;
        const auto now = [this] { return qobject_cast<ui::Picker*>(window().part(QStringLiteral("played-with"))); };
        for (int i = 0; i < 100 && now() && now()->picked() != index; ++i) {
            if (QApplication::focusWidget() != now() && !walkTo(*now()))
                return false;
            QTest::keyClick(now(), now()->picked() < index ? Qt::Key_Down : Qt::Key_Up);
            window().settle();
        }
        return now() && now()->picked() == index;
    }

private:
    bool walk(const std::function<bool(QWidget*)>& there)
    {
        QWidget& screen = window().screen;
        for (int i = 0; i < 400 && !there(QApplication::focusWidget()); ++i) {
            QWidget* from = QApplication::focusWidget();
            QTest::keyClick(from && screen.isAncestorOf(from) ? from : &screen, Qt::Key_Tab);
        }
        return there(QApplication::focusWidget());
    }
    bool walkTo(QWidget& control)
    {
        return walk([&](QWidget* at) { return at == &control; });
    }
    /// Tab leads into a group of which one is chosen, arrows inside it; each choice may build the group anew.
    bool walkTo(const QButtonGroup& group, const QString& name)
    {
        const auto names = [&group] {
            QStringList all;
            for (const QAbstractButton* each : group.buttons())
                all << each->objectName();
            return all;
        }();
        const auto inside = [&](QWidget* at) { return at && names.contains(at->objectName()); };
        if (!walk(inside))
            return false;
        for (qsizetype i = 0; i < names.size() && inside(QApplication::focusWidget()); ++i) {
            QWidget* at = QApplication::focusWidget();
            const qsizetype left = names.indexOf(name) - names.indexOf(at->objectName());
            QTest::keyClick(at, left == 0 ? Qt::Key_Space : left > 0 ? Qt::Key_Right : Qt::Key_Left);
            window().settle();
            if (left == 0)
                return true;
        }
        return false;
    }
};

} // namespace support
