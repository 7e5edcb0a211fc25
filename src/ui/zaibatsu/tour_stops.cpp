// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The fingers of the tour, and its stops in the order of an evening.
#include "ui/kit/sheets.h"
#include "ui/shell/main_window.h"
#include "ui/zaibatsu/tour_parts.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEventLoop>
#include <QMenu>
#include <QQuickWidget>
#include <QScrollArea>
#include <QTimer>

#include <algorithm>

namespace ui {

void letSettle()
{
    for (int i = 0; i < 5; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
    }
}

namespace {

QAbstractButton* buttonIn(QWidget& row)
{
    if (auto* itself = qobject_cast<QAbstractButton*>(&row))
        return itself;
    for (auto* button : row.findChildren<QAbstractButton*>())
        if (button->isVisible())
            return button;
    return nullptr;
}

/// The scenes as stops of a whole window.
QList<TourStop> playStops()
{
    QList<TourStop> stops;
    for (const TourScene& scene : tourScenes())
        stops.append({scene.name, true, [scene](const TourWindow& at) { return scene.arrange(*at.screen()); }});
    return stops;
}

} // namespace

void letBoardsPaint(const MainWindow& window)
{
    const auto boards = window.findChildren<QQuickWidget*>();
    if (std::ranges::none_of(boards, [](const QQuickWidget* board) { return board->isVisible(); }))
        return;
    constexpr int later = 16;
    QEventLoop wait;
    QTimer::singleShot(later, Qt::PreciseTimer, &wait, &QEventLoop::quit);
    wait.exec();
}

void tour::bringIntoSight(const MainWindow& window, QWidget& widget)
{
    for (QScrollArea* area : window.findChildren<QScrollArea*>())
        if (area->isAncestorOf(&widget))
            area->ensureWidgetVisible(&widget);
    letSettle();
}

ZaibatsuScreen* TourWindow::screen() const { return qobject_cast<ZaibatsuScreen*>(window.current()); }

bool TourWindow::tap(const QString& name) const
{
    letSettle();
    for (QWidget* row : window.findChildren<QWidget*>(name)) {
        QAbstractButton* button = row->isVisible() ? buttonIn(*row) : nullptr;
        if (!button || !button->isEnabled())
            continue;
        tour::bringIntoSight(window, *button); // a menu opens where its button is
        button->click();
        letSettle();
        return true;
    }
    return false;
}

bool TourWindow::choose(const QString& menu, const QString& line) const
{
    if (!tap(menu))
        return false;
    for (QMenu* open : window.findChildren<QMenu*>())
        if (auto* action = open->findChild<QAction*>(line)) {
            open->close();
            if (auto* sheet =
                    window.findChild<Sheet*>(QStringLiteral("menu-sheet"))) // where it is higher than the window
                sheet->dismiss();
            action->trigger();
            letSettle();
            return true;
        }
    return false;
}

QList<TourStop> tourStops()
{
    return tour::homeStops() + playStops() + tour::tableStops() + tour::pieceStops() + tour::handStops()
        + tour::logStops() + tour::rulesStops();
}

bool leadTo(const TourStop& stop, const TourWindow& at)
{
    if (stop.ofTable) // before it is shown: home is not composed for nothing
        at.window.openTable(at.table);
    at.window.show();
    letSettle();
    const bool there = (!stop.ofTable || at.screen()) && stop.go(at);
    letSettle();
    return there;
}

} // namespace ui
