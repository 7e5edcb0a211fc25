// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// From the start of a process until its window is painted, and what memory it then holds: home against a bare widget
// window, a table of 24 blocks and 16 pawns against a bare window of 24 hexagons. Each round starts each of the four
// once, in turn. `bench_window fill DIR` makes the data folder alone, `bench_window 0 home|picture|table DIR` starts
// once over it: for counting instructions.
#include "device.h"
#include "first_render.h"
#include "measure.h"

#include "app/companion.h"

#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

namespace {

using bench::Better;

constexpr int rounds = 11;

/// Home lists every table that is there.
void checkHome(const ui::MainWindow& window)
{
    const auto buttons = window.findChildren<QPushButton*>();
    const auto rows = std::count_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
        return button->objectName().startsWith(QLatin1String("table-"));
    });
    bench::require(rows == bench::savedTables, "home does not show the saved tables");
}

void checkTable(const ui::MainWindow& window)
{
    bench::require(!window.findChildren<QQuickWidget*>().isEmpty(), "the table was not opened");
}

/// One start of the program, as companion_main.cpp does it.
int start(int argc, char** argv)
{
    bench::FirstPaint application(argc, argv);
    const QByteArray what = argv[2];
    const QString root = QString::fromLocal8Bit(argv[3]);
    bench::require(ui::loadFonts(), "the fonts could not be loaded");
    app::Companion companion(application, bench::deviceUnder(root));
    ui::MainWindow& window = companion.window();
    window.resize(bench::windowSize);
    if (what == "table")
        window.openTable(bench::fullTable(root));
    // Home's picture of the last table comes with the second paint.
    const int status = what == "table" ? bench::shownUntilRendered(application, window)
                                       : application.show(window, what == "picture" ? 2 : 1);
    what == "table" ? checkTable(window) : checkHome(window);
    return status;
}

/// The figures of one start of this program with that window.
struct Start {
    double milliseconds = 0; ///< real time
    double processor = 0;    ///< milliseconds of it
    double megabytes = 0;
};

Start startOf(const QString& program, const QStringList& words, const QString& root)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    auto surroundings = QProcessEnvironment::systemEnvironment();
    if (!surroundings.contains(QStringLiteral("XDG_RUNTIME_DIR")))
        surroundings.insert(QStringLiteral("XDG_RUNTIME_DIR"), root);
    child.setProcessEnvironment(surroundings);
    child.start(program, QStringList{QString::number(bench::nanosecondsNow())} + words);
    bench::require(child.waitForFinished(60'000), "a window was not painted within a minute");
    const auto told = child.readAllStandardOutput().simplified().split(' ');
    bench::require(told.size() == 3, "a window did not tell its figures");
    return {told[0].toDouble(), told[1].toDouble(), told[2].toDouble()};
}

/// Ours, a bare window started beside it, and what ours is of that.
struct Comparison {
    Comparison(std::string name, const char* unit, double aim)
        : ours{{name, unit, 0, Better::Lower}, {}},
          base{{"  a bare window beside it", unit, 0, Better::Lower}, {}},
          ratio{{"  of that", "×", aim, Better::Lower}, {}}
    {
    }
    void add(double a, double b)
    {
        ours.rounds.push_back(a);
        base.rounds.push_back(b);
        ratio.rounds.push_back(a / b);
    }
    void show() const
    {
        for (const auto* figure : {&ours, &base, &ratio})
            bench::show(*figure);
    }
    bench::Figure ours;
    bench::Figure base;
    bench::Figure ratio;
};

/// What one start is asked for, and how it is told.
struct Subject {
    const char* word;
    std::string name;
    const char* base; ///< what is started beside it
    double aim = 0;
};

void compare(const QString& root, const Subject& subject)
{
    Comparison real(subject.name, "ms", subject.aim);
    Comparison processor(subject.name + ", processor time", "ms", subject.aim);
    Comparison memory(subject.name + ", memory", "MB", subject.aim);
    const QString here = QCoreApplication::applicationFilePath();
    const QString bare = QCoreApplication::applicationDirPath() + QLatin1Char('/') + QLatin1String(subject.base);
    for (int i = -1; i < rounds; ++i) {
        const Start a = startOf(here, {QString::fromLatin1(subject.word), root}, root);
        const Start b = startOf(bare, {}, root);
        if (i < 0)
            continue; // it filled the caches of the disk
        real.add(a.milliseconds, b.milliseconds);
        processor.add(a.processor, b.processor);
        memory.add(a.megabytes, b.megabytes);
    }
    for (const Comparison* one : {&real, &processor, &memory})
        one->show();
}

} // namespace

int main(int argc, char** argv)
{
    if (argc == 4)
        return start(argc, argv);
    const QCoreApplication application(argc, argv);
    if (argc == 3 && QByteArray(argv[1]) == "fill") {
        bench::fillDevice(QString::fromLocal8Bit(argv[2]));
        return 0;
    }
    std::puts("The window. Real time from the start of a process; median of several starts (lowest to highest).");
    const QTemporaryDir folder;
    bench::fillDevice(folder.path());
    compare(folder.path(), {"home", "home painted", "bare_window", 2});
    compare(folder.path(), {"picture", "home painted, the picture too", "bare_window"});
    compare(folder.path(), {"table", "table painted", "bare_hexagons", 1.5});
    return 0;
}
