// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window: everything that it is made of, wired together once.
#include "app/device_tables.h"
#include "app/tour.h"
#include "platform/clock.h"
#include "platform/screen_inhibit.h"
#include "ui/kit/kit_style.h"
#include "ui/shell/main_window.h"
#include "ui/zaibatsu/zaibatsu_screens.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>

#include <cstdio>

namespace {

/// What was typed behind the program's name.
struct Asked {
    QString table;
    QString tour;
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
    parser.addOptions({tour, data});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A table to open."), QStringLiteral("[FILE]"));
    parser.process(application);
    return {parser.positionalArguments().value(0), parser.value(tour), parser.value(data)};
}

int showWindow(QApplication& application, const Asked& asked, const platform::DataFolder& folder)
{
    app::DeviceTables tables(folder, std::make_shared<platform::WallClock>());
    ui::ZaibatsuScreens screens([&tables](const QString& id) { return tables.stateOf(id); });
    ui::Look look(std::make_shared<ui::Tokens>(ui::embeddedTokens()));
    look.setSystemDark(ui::systemPrefersDark());
    ui::applyLook(application, look);
    presentation::Languages languages;
    ui::MainWindow window({look, tables, screens, languages, folder.settingsFile});
    platform::ScreenInhibit screen;
    QObject::connect(&window, &ui::MainWindow::tableShown, &screen, [&](bool shown) {
        screen.keepOn(shown && window.wishes().screenStaysOn, QObject::tr("A table is open"));
    });
    window.resize(1280, 800);
    window.show();
    if (!asked.table.isEmpty())
        window.openTable(QFileInfo(asked.table).absoluteFilePath());
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
        return app::takeTour(asked.tour, asked.table) ? 0 : 1;
    const auto folder = asked.data.isEmpty() ? platform::dataFolder() : platform::dataFolderUnder(asked.data);
    if (!folder) {
        std::fputs("zaibatsu-companion: the data folder cannot be made\n", stderr);
        return 4;
    }
    return showWindow(application, asked, *folder);
}
