// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One hand that plays: by mouse, by touch or by keys alone. It does only what a person could: it presses what is seen.
#pragma once

#include "ui/kit/fields.h"
#include "ui/zaibatsu/board_places.h"
#include "ui/zaibatsu/shown_table.h"

#include <QButtonGroup>
#include <QMenu>
#include <QQuickItem>
#include <QRadioButton>
#include <QScrollArea>
#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>

namespace support {

/// Presses controls, places on the board and lines of lists. False where that cannot be done.
class Hand {
public:
    explicit Hand(const ShownTable& window) : m_window(window) { }
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
        for (int still = 0; still < 4;) { // the view glides
            const QPoint before = onBoard(target);
            QTest::qWait(20);
            still = before == onBoard(target) ? still + 1 : 0;
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
    [[nodiscard]] const ShownTable& window() const { return m_window; }
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
        menu->setActiveAction(menu->actions().at(index)); // a list longer than the screen is scrolled to it
        m_window.settle();
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

    ShownTable m_window;
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
        // To the window, as a mouse does, not to the widget: what lies in between has its say.
        QWidget* whole = window().screen.window();
        const QPoint there = window().screen.board()->mapTo(whole, onBoard(target));
        QTest::mouseMove(whole->windowHandle(), there);
        QTest::qWait(20); // a hand is not as quick as a program
        QTest::mousePress(whole->windowHandle(), Qt::LeftButton, {}, there);
        QTest::qWait(20);
        QTest::mouseRelease(whole->windowHandle(), Qt::LeftButton, {}, there);
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
        if (const QStringList together = chosenTogether(control); together.size() > 1)
            return walkInside(together, control.objectName(), !qobject_cast<QRadioButton*>(&control));
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
        // A block alone is reached by any of its places that the arrows stop at.
        const auto* spot = std::get_if<ui::BlockSpot>(&target);
        const double near = spot && !spot->space ? 0.8 : 0.01;
        // The arrow that leads nearest; where one has been before, the next best.
        std::map<std::pair<int, int>, std::size_t> been;
        for (int i = 0; i < 60 && away().second > near; ++i) {
            const QPointF left = away().first;
            std::array<std::pair<double, Qt::Key>, 4> ways{{{left.x(), Qt::Key_Right},
                                                            {-left.x(), Qt::Key_Left},
                                                            {left.y(), Qt::Key_Down},
                                                            {-left.y(), Qt::Key_Up}}};
            std::ranges::sort(ways, std::greater(), &std::pair<double, Qt::Key>::first);
            const QPoint here = (left * 100).toPoint();
            QTest::keyClick(&board, ways.at(been[{here.x(), here.y()}]++ % ways.size()).second);
            QApplication::processEvents();
        }
        QTest::keyClick(&board, Qt::Key_Return);
        return away().second <= near;
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
    /// The names of those of which one alone is chosen, where the control is one of them.
    static QStringList chosenTogether(const QWidget& control)
    {
        const auto* button = qobject_cast<const QAbstractButton*>(&control);
        QList<QAbstractButton*> together;
        if (button && button->group() && button->group()->exclusive())
            together = button->group()->buttons();
        else if (button && button->autoExclusive())
            together = button->parentWidget()->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly);
        QStringList names;
        for (const QAbstractButton* each : together)
            if (button->group() || each->autoExclusive())
                names << each->objectName();
        return names;
    }
    /// Tab leads into such a group, arrows inside it; each choice may build the group anew.
    bool walkInside(const QStringList& names, const QString& name, bool across)
    {
        const auto inside = [&](QWidget* at) { return at && names.contains(at->objectName()); };
        if (!walk(inside))
            return false;
        for (qsizetype i = 0; i < names.size() && inside(QApplication::focusWidget()); ++i) {
            QWidget* at = QApplication::focusWidget();
            const qsizetype left = names.indexOf(name) - names.indexOf(at->objectName());
            const Qt::Key on = across ? Qt::Key_Right : Qt::Key_Down;
            const Qt::Key back = across ? Qt::Key_Left : Qt::Key_Up;
            QTest::keyClick(at, left == 0 ? Qt::Key_Space : left > 0 ? on : back);
            window().settle();
            if (left == 0)
                return true;
        }
        return false;
    }
};

} // namespace support
