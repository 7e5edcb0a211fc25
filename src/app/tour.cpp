// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/tour.h"

#include "app/companion.h"
#include "ui/kit/choices.h"
#include "ui/zaibatsu/tour.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QThread>

#include <array>
#include <cstdio>

namespace app {

namespace {

/// How one picture is taken.
struct Shot {
    presentation::Language language = presentation::Language::English;
    ui::ThemeChoice theme = ui::ThemeChoice::Dark;
    QSize size{1280, 800};
    double textScale = 1.0;

    [[nodiscard]] QString name() const
    {
        const QString scale = textScale > 1.0 ? QStringLiteral("-text200") : QString();
        const auto* tone = theme == ui::ThemeChoice::Dark ? "dark"
            : theme == ui::ThemeChoice::Light             ? "light"
                                                          : "contrast";
        return QStringLiteral("%1-%2-%3x%4%5")
            .arg(presentation::languageCode(language), QLatin1String(tone))
            .arg(size.width())
            .arg(size.height())
            .arg(scale);
    }
};

/// One screen of the tour: its name, and what brings a window there.
struct Stop {
    QString name;
    std::function<bool(ui::MainWindow&, const QString& table)> arrange;
};

QList<Shot> allShots()
{
    QList<Shot> shots;
    for (const presentation::Language language : presentation::allLanguages())
        for (const ui::ThemeChoice theme : {ui::ThemeChoice::Dark, ui::ThemeChoice::Light}) {
            shots.append({language, theme, {1280, 800}, 1.0});
            shots.append({language, theme, {360, 740}, 1.0});
            shots.append({language, theme, {1280, 800}, 2.0});
        }
    shots.append({presentation::Language::English, ui::ThemeChoice::HighContrast, {1280, 800}, 1.0});
    return shots;
}

/// Lets animations and late layouts come to rest.
void settle()
{
    for (int i = 0; i < 4; ++i) {
        QApplication::sendPostedEvents();
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    QThread::msleep(20);
    QApplication::processEvents();
}

ui::ZaibatsuScreen* zaibatsuScreen(ui::MainWindow& window)
{
    return qobject_cast<ui::ZaibatsuScreen*>(window.current());
}

/// A screen of the shell; some show a table.
struct ShellStop {
    const char* name;
    bool ofTable;
    void (*go)(ui::MainWindow&);
};

/// The settings as far down as the switches of sound.
void showSound(ui::MainWindow& window)
{
    window.openSettings();
    settle();
    auto* last = window.findChild<QWidget*>(QStringLiteral("sound-clock"));
    for (QWidget* above = last; above; above = above->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(above))
            area->ensureWidgetVisible(last);
}

/// A control inside a part of that name, where that part is seen.
void tapInside(const ui::MainWindow& window, const char* part, const char* control)
{
    for (const auto* each : window.findChildren<QWidget*>(QLatin1String(part)))
        if (auto* button = each->isVisible() ? each->findChild<QAbstractButton*>(QLatin1String(control)) : nullptr)
            button->click();
    settle();
}

/// A placement that is legal and closes an icon.
void showPlacement(ui::MainWindow& window)
{
    window.openQuick(ui::QuickCheck::Placement);
    settle();
    for (const char* control : {"side-0", "side-1", "side-3", "corner-1"})
        tapInside(window, "lies", control);
    if (auto* which = window.findChild<ui::Segmented*>(QStringLiteral("which"))) // one face at a time
        which->option(1)->click();
    settle();
    for (const char* control : {"side-3", "side-5", "corner-4"})
        tapInside(window, "new", control);
    if (auto* third = window.findChild<ui::Segmented*>(QStringLiteral("third-0")))
        third->option(2)->click();
    tapInside(window, "dial", "turn-1");
}

constexpr std::array shellStops{
    ShellStop{"home", false, [](ui::MainWindow& window) { window.goHome(); }},
    ShellStop{"new-table", false, [](ui::MainWindow& window) { window.openNewTable(); }},
    ShellStop{"settings", false, [](ui::MainWindow& window) { window.openSettings(); }},
    ShellStop{"settings-sound", false, showSound},
    ShellStop{"quick-odds", false, [](ui::MainWindow& window) { window.openQuick(ui::QuickCheck::Odds); }},
    ShellStop{"quick-placement", false, showPlacement},
    ShellStop{"quick-roll", false, [](ui::MainWindow& window) { window.openQuick(ui::QuickCheck::Roll); }},
    ShellStop{"log", true, [](ui::MainWindow& window) { window.openLog(); }},
    ShellStop{"export", true, [](ui::MainWindow& window) { window.openExport({}); }},
    ShellStop{"shortcuts", true, [](ui::MainWindow& window) { window.openShortcuts(); }},
};

QList<Stop> allStops()
{
    QList<Stop> stops;
    for (const ShellStop& stop : shellStops)
        stops.append({QString::fromLatin1(stop.name), [stop](ui::MainWindow& window, const QString& table) {
                          if (stop.ofTable)
                              window.openTable(table);
                          stop.go(window);
                          return true;
                      }});
    for (const ui::TourScene& scene : ui::tourScenes())
        stops.append({scene.name, [scene](ui::MainWindow& window, const QString& table) {
                          window.openTable(table);
                          ui::ZaibatsuScreen* screen = zaibatsuScreen(window);
                          settle();
                          return screen && scene.arrange(*screen);
                      }});
    return stops;
}

/// Takes pictures with a data folder of its own, in which `source` is the one table.
class Camera {
public:
    Camera(QApplication& application, const QDir& folder, QString source)
        : m_application(application),
          m_folder(folder),
          m_source(std::move(source))
    {
    }

    /// A picture of a stop; null when the stop could not be reached.
    [[nodiscard]] QImage take(const Stop& stop, const Shot& shot, const QString& table,
                              const platform::DataFolder& data) const
    {
        QFile::remove(table);
        if (!m_source.isEmpty() && !QFile::copy(m_source, table))
            return {};
        ui::Preferences wishes;
        wishes.language = presentation::languageCode(shot.language);
        wishes.theme = shot.theme;
        wishes.textScale = shot.textScale;
        wishes.reducedMotion = true;
        if (!ui::savePreferences(data.settingsFile, wishes))
            return {};
        Companion companion(m_application, data);
        ui::MainWindow& window = companion.window();
        window.resize(shot.size);
        window.show();
        settle();
        if (!stop.arrange(window, table))
            return {};
        settle();
        return window.grab().toImage();
    }

    [[nodiscard]] bool walk(const Stop& stop, const QList<Shot>& shots) const
    {
        bool whole = true;
        QList<QImage> pictures;
        for (const Shot& shot : shots) {
            const QTemporaryDir root;
            const auto data = platform::dataFolderUnder(root.path());
            const QImage picture =
                data ? take(stop, shot, data->tables + QStringLiteral("/Ana, Bo.zbt"), *data) : QImage{};
            if (picture.isNull()) {
                std::fprintf(stderr, "tour: %s could not be shown as %s\n", qPrintable(stop.name),
                             qPrintable(shot.name()));
                whole = false;
                continue;
            }
            m_folder.mkpath(stop.name);
            whole = picture.save(m_folder.filePath(stop.name + QLatin1Char('/') + shot.name() + QStringLiteral(".png")))
                && whole;
            pictures.append(picture);
        }
        return sheet(pictures).save(m_folder.filePath(stop.name + QStringLiteral(".png"))) && whole;
    }

private:
    /// All pictures of a screen side by side, a third of their size.
    [[nodiscard]] static QImage sheet(const QList<QImage>& pictures)
    {
        constexpr int width = 2400;
        constexpr int gap = 12;
        QImage paper(width, 4000, QImage::Format_RGB32);
        paper.fill(QColor(128, 128, 128));
        QPainter painter(&paper);
        QPoint at(gap, gap);
        int rowHeight = 0;
        for (const QImage& picture : pictures) {
            const QImage small = picture.scaledToHeight(300, Qt::SmoothTransformation);
            if (at.x() + small.width() + gap > width)
                at = {gap, at.y() + rowHeight + gap};
            painter.drawImage(at, small);
            rowHeight = small.height();
            at.rx() += small.width() + gap;
        }
        painter.end();
        return paper.copy(0, 0, width, std::min(paper.height(), at.y() + rowHeight + gap));
    }

    QApplication& m_application;
    QDir m_folder;
    QString m_source;
};

} // namespace

bool takeTour(QApplication& application, const QString& folder, const QString& table)
{
    QDir().mkpath(folder);
    const Camera camera(application, QDir(folder), table);
    bool whole = true;
    for (const Stop& stop : allStops())
        whole = camera.walk(stop, allShots()) && whole;
    return whole;
}

} // namespace app
