// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The program of the window: what was typed behind its name decides what it shows.
#include "app/companion.h"
#include "app/tour.h"
#include "platform/screen_inhibit.h"
#include "platform/system_theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QTimer>

#include <cstdio>

namespace {

/// What was typed behind the program's name.
struct Asked {
    QString table;
    QString tour;
    QStringList only; ///< stops of the tour
    QString data;
};

Asked askedOf(const QApplication& application)
{
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption tour(QStringLiteral("tour"), QStringLiteral("Write a picture of every screen into DIR."),
                                  QStringLiteral("DIR"));
    const QCommandLineOption data(QStringLiteral("data"), QStringLiteral("Keep tables and settings under DIR."),
                                  QStringLiteral("DIR"));
    const QCommandLineOption only(QStringLiteral("only"),
                                  QStringLiteral("Of the tour that screen alone; may be repeated."),
                                  QStringLiteral("NAME"));
    parser.addOptions({tour, only, data});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A table to open."), QStringLiteral("[FILE]"));
    parser.process(application);
    return {parser.positionalArguments().value(0), parser.value(tour), parser.values(only), parser.value(data)};
}

int showWindow(QApplication& application, const Asked& asked, const platform::DataFolder& folder)
{
    app::Companion companion(application, folder);
    ui::MainWindow& window = companion.window();
    platform::ScreenInhibit screen;
    QObject::connect(&window, &ui::MainWindow::screenNeeded, &screen,
                     [&](bool needed) { screen.keepOn(needed, QObject::tr("A table is open")); });
    window.resize(1280, 800);
    if (!asked.table.isEmpty()) // before it is shown: home is not composed for nothing
        window.openTable(QFileInfo(asked.table).absoluteFilePath());
    window.show();
    const platform::SystemTheme theme;
    QObject::connect(&theme, &platform::SystemTheme::prefersDark, &window,
                     [&companion](bool dark) { companion.setSystemDark(dark); });
    QTimer::singleShot(0, &theme, &platform::SystemTheme::follow); // nobody waits for the desktop's answer
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("zaibatsu-companion"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ZC_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("zaibatsu-companion"));
    const Asked asked = askedOf(application);
    if (!ui::loadFonts())
        std::fputs("zaibatsu-companion: its fonts could not be loaded; the machine's own are used\n", stderr);
    if (!asked.tour.isEmpty())
        return app::takeTour(application, asked.tour, asked.table, asked.only) ? 0 : 1;
    const auto folder = asked.data.isEmpty() ? platform::dataFolder() : platform::dataFolderUnder(asked.data);
    if (!folder) {
        std::fputs("zaibatsu-companion: the data folder cannot be made\n", stderr);
        return 4;
    }
    return showWindow(application, asked, *folder);
}
