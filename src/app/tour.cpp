// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/tour.h"

#include "app/companion.h"
#include "app/tour_pictures.h"
#include "app/tour_shelf.h"
#include "ui/zaibatsu/tour.h"

#include <QApplication>
#include <QPainter>
#include <QScreen>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <future>

namespace app {

namespace {

/// The window with the menu that is open over it: menus are windows of their own.
QImage seen(ui::MainWindow& window)
{
    window.setUpdatesEnabled(true);
    ui::letSettle(); // what is read when it is first painted
    ui::letBoardsPaint(window);
    QImage image = window.grab().toImage();
    if (QWidget* menu = QApplication::activePopupWidget()) {
        QPainter painter(&image);
        const QPoint at = window.mapFromGlobal(menu->pos());
        if (!menu->mask().isEmpty())
            painter.setClipRegion(menu->mask().translated(at));
        painter.drawPixmap(at, menu->grab());
        painter.end();
        menu->close();
    }
    return image;
}

/// In the lower right corner of the screen: menus open on the screen alone, and the pointer rests in its upper left
/// one.
void placeOnScreen(ui::MainWindow& window)
{
    const QSize room = QGuiApplication::primaryScreen()->size() - window.size();
    window.move(room.width(), std::max(8, room.height()));
}

/// Takes pictures, each window in a data folder of its own.
class Camera {
public:
    Camera(QApplication& application, const QString& table) : m_application(application), m_shelf(table) { }

    /// The shots, which differ in their theme alone, as pictures of one window; none when it could not be brought
    /// there.
    [[nodiscard]] QList<Picture> take(const ui::TourStop& stop, const QList<Shot>& shots) const
    {
        const QTemporaryDir root;
        const auto data = platform::dataFolderUnder(root.path());
        const QString table = data ? m_shelf.layOut(*data) : QString();
        ui::Preferences wishes;
        wishes.language = presentation::languageCode(shots.first().language);
        wishes.theme = shots.first().theme;
        wishes.textScale = shots.first().textScale;
        wishes.reducedMotion = true;
        if (table.isEmpty() || !ui::savePreferences(data->settingsFile, wishes))
            return {};
        Companion companion(m_application, *data);
        ui::MainWindow& window = companion.window();
        window.resize(shots.first().size);
        placeOnScreen(window);
        window.setUpdatesEnabled(false); // only what it comes to is painted
        if (!ui::leadTo(stop, {window, table, [this] { return m_shelf.longer(); }}))
            return {};
        QList<Picture> pictures;
        for (const Shot& shot : shots) {
            companion.setTheme(shot.theme);
            ui::letSettle();
            pictures.append({shot, seen(window)});
        }
        return pictures;
    }

    /// All pictures of a stop that could be taken.
    [[nodiscard]] QList<Picture> walk(const ui::TourStop& stop) const
    {
        QList<Picture> pictures;
        const bool settings = stop.name.startsWith(QLatin1String("settings")); // they name the theme that is wished for
        for (const QList<Shot>& shots : settings || ui::opensMenu(stop) ? eachAlone(tourShots()) : tourShots()) {
            const QList<Picture> taken = take(stop, shots);
            if (taken.isEmpty())
                std::fprintf(stderr, "tour: %s could not be shown as %s\n", qPrintable(stop.name),
                             qPrintable(shots.first().name()));
            pictures += taken;
        }
        return pictures;
    }

private:
    QApplication& m_application;
    TourShelf m_shelf;
};

/// The stops of those names, all when there are none; false for a name that none has.
std::pair<QList<ui::TourStop>, bool> stopsOf(const QStringList& names)
{
    QList<ui::TourStop> stops = ui::tourStops();
    bool known = true;
    for (const QString& name : names)
        if (std::ranges::find(stops, name, &ui::TourStop::name) == stops.end()) {
            std::fprintf(stderr, "tour: there is no %s\n", qPrintable(name));
            known = false;
        }
    if (!names.isEmpty())
        stops.removeIf([&](const ui::TourStop& stop) { return !names.contains(stop.name); });
    return {stops, known};
}

} // namespace

bool takeTour(QApplication& application, const QString& folder, const QString& table, const QStringList& only)
{
    const QDir into(folder);
    into.mkpath(QStringLiteral("."));
    const Camera camera(application, table);
    auto [stops, whole] = stopsOf(only);
    std::future<bool> written; // by another core, while the next stop is shown
    for (const ui::TourStop& stop : stops) {
        const QList<Picture> pictures = camera.walk(stop);
        whole = pictures.size() == eachAlone(tourShots()).size() && whole;
        whole = (!written.valid() || written.get()) && whole;
        written = std::async(std::launch::async,
                             [into, name = stop.name, pictures] { return writePictures(into, name, pictures); });
    }
    return (!written.valid() || written.get()) && whole;
}

} // namespace app
