// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every screen of the program in every state that a picture should show, and how one gets there. The table is played
// on: use a copy.
#pragma once

#include <QList>
#include <QString>

#include <functional>

namespace ui {

class MainWindow;
class ZaibatsuScreen;

/// A state of the table's screen: its name, and what brings a fresh screen there. False when the table does not allow
/// it.
struct TourScene {
    QString name;
    std::function<bool(ZaibatsuScreen&)> arrange;
};

/// Those of the course of play; they expect a running table with at least one legal Search, Move and Icebreaker
/// somewhere.
[[nodiscard]] QList<TourScene> tourScenes();

/// The window that is led round, and what it shows there.
struct TourWindow {
    MainWindow& window;
    QString table;                     ///< id of the sample table, played to its end; one of the list
    std::function<QString()> elsewhere; ///< a file of the same table with other entries

    /// The screen of the open table; null while another is on top.
    [[nodiscard]] ZaibatsuScreen* screen() const;
    /// Presses the control of that name, or the one in the row of that name. False when there is none in sight.
    bool tap(const QString& name) const;
    /// Opens the menu behind a control and chooses the line of that name.
    bool choose(const QString& menu, const QString& line) const;
};

/// A picture of the tour: a name that serves as a file's, and what brings a fresh window there.
struct TourStop {
    QString name;
    bool ofTable; ///< whether it begins with the table open; else with home
    std::function<bool(const TourWindow&)> go;
};

/// All of them, those of `tourScenes` too.
[[nodiscard]] QList<TourStop> tourStops();
/// Whether a menu is open there: a window of its own, gone when the look or the language changes.
[[nodiscard]] inline bool opensMenu(const TourStop& stop) { return stop.name.startsWith(QLatin1String("menu-")); }
/// Shows the window and brings it to a stop; false when it cannot be reached.
bool leadTo(const TourStop& stop, const TourWindow& at);
/// Lets late layouts come to rest.
void letSettle();
/// Lets boards and dice paint what they show, which they do a few milliseconds later.
void letBoardsPaint(const MainWindow& window);

} // namespace ui
