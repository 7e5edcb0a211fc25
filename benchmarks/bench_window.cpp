// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// From the start of a process until its window is painted, and what memory it then holds: home against a bare widget
// window, the table against a bare window of 24 hexagons. Each round starts each of the four once, in turn.
#include "first_render.h"
#include "measure.h"
#include "play.h"

#include "app/device_tables.h"
#include "catalogue/catalogue.h"
#include "platform/clock.h"
#include "ui/kit/kit_style.h"
#include "ui/shell/main_window.h"
#include "ui/zaibatsu/zaibatsu_screens.h"

#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

namespace {

using bench::Better;

constexpr int rounds = 11;

/// A table on which all blocks are laid.
std::shared_ptr<const zaibatsu::State> fullTable()
{
    auto state = bench::fourPlayerTable();
    state.turn = {1, zaibatsu::Colour::Red, zaibatsu::Phase::Action};
    std::uint16_t block = 1;
    for (int q = -2; q <= 2; ++q)
        for (int r = -3; r <= 2; ++r)
            if ((q != 0 || r != 0) && block < state.blocks.size()) {
                zaibatsu::LaidBlock laid;
                laid.at = {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
                laid.rotation = block % 6;
                state.blocks[block++] = laid;
            }
    bench::require(block == state.blocks.size(), "not all blocks were laid");
    return std::make_shared<const zaibatsu::State>(std::move(state));
}

QByteArray sample(const char* name)
{
    QFile file(QStringLiteral(ZC_SAMPLE_DIR "/") + QLatin1String(name));
    bench::require(file.open(QIODevice::ReadOnly), "the sample table is not where it was when this was built");
    return file.readAll();
}

/// A data folder with the sample table four times, as a device has it after some evenings.
void fill(const QString& root)
{
    const auto folder = platform::dataFolderUnder(root);
    bench::require(folder.has_value(), "the data folder could not be made");
    app::NewZaibatsu made;
    made.settings.seats = {{"Ana", zaibatsu::Colour::Red}, {"Bo", zaibatsu::Colour::Blue}};
    const auto pieces = catalogue::readPieces(sample("faces.json").toStdString(), *catalogue::namesFor(made.settings));
    bench::require(pieces.has_value(), "the sample faces could not be read");
    made.pieces = *pieces;
    for (int i = 0; i < 4; ++i) {
        made.seed = static_cast<std::uint64_t>(i);
        const auto path = std::filesystem::path(folder->tables.toStdString()) / ("table-" + std::to_string(i) + ".zbt");
        auto table = app::createZaibatsu(path, made, std::make_shared<platform::WallClock>());
        bench::require(table.has_value(), "a table could not be made");
        for (const QByteArray& line : sample("commands.jsonl").split('\n'))
            if (!line.isEmpty())
                bench::require((*table)->doCommand(line).kind == presentation::Answer::Kind::Done,
                               "a sample command was refused");
    }
}

/// Everything that the app has before its first window, over a data folder.
struct Program {
    Program(QApplication& application, const QString& root)
        : folder(*platform::dataFolderUnder(root)),
          look(std::make_shared<const ui::Tokens>(ui::embeddedTokens()))
    {
        bench::require(ui::loadFonts(), "a font is missing");
        application.setStyle(new ui::KitStyle(look)); // the application owns it
    }
    platform::DataFolder folder;
    app::DeviceTables tables{folder, std::make_shared<platform::WallClock>()};
    ui::ZaibatsuScreens screens{[this](const QString& id) { return tables.stateOf(id); }};
    ui::Look look;
    presentation::Languages languages;
};

int home(QApplication& application, long long started, const QString& root)
{
    Program program(application, root);
    bench::require(program.tables.list().size() == 4, "the data folder does not hold the four tables");
    ui::MainWindow window(
        {program.look, program.tables, program.screens, program.languages, program.folder.settingsFile});
    return bench::shownUntilRendered(window, started);
}

int table(QApplication& application, long long started, const QString& root)
{
    Program program(application, root);
    auto shared =
        std::make_shared<presentation::ZaibatsuTable>(presentation::ZaibatsuParts{QStringLiteral("one"),
                                                                                  *fullTable(),
                                                                                  7,
                                                                                  std::make_unique<bench::NoJournal>(),
                                                                                  std::make_shared<bench::StillClock>(),
                                                                                  {}});
    const std::unique_ptr<ui::TableScreen> screen(program.screens.makeTable(program.look, shared, nullptr));
    return bench::shownUntilRendered(*screen, started);
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

void compare(const QString& root, const char* ours, const char* base, double aim)
{
    const std::string name = ours;
    Comparison real(name + " painted", "ms", aim);
    Comparison processor(name + " painted, processor time of that", "ms", aim);
    Comparison memory(name + ", memory", "MB", aim);
    const QString here = QCoreApplication::applicationFilePath();
    const QString bare = QCoreApplication::applicationDirPath() + QLatin1Char('/') + QLatin1String(base);
    for (int i = -1; i < rounds; ++i) {
        const Start a = startOf(here, {QString::fromLatin1(ours), root}, root);
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
    if (argc == 4) { // one start: since when, what, over which data folder
        QApplication application(argc, argv);
        const long long started = QByteArray(argv[1]).toLongLong();
        const QString root = QString::fromLocal8Bit(argv[3]);
        return QByteArray(argv[2]) == "home" ? home(application, started, root) : table(application, started, root);
    }
    const QCoreApplication application(argc, argv);
    std::puts("The window. Real time from the start of a process; median of several starts (lowest to highest).");
    const QTemporaryDir folder;
    fill(folder.path());
    compare(folder.path(), "home", "bare_window", 2);
    compare(folder.path(), "table", "bare_hexagons", 1.5);
    return 0;
}
