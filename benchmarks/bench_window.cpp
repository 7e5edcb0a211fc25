// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// From the start of a process until its window is painted, and what memory it then holds: home against a bare widget
// window, the table against a bare window of 24 hexagons. Each round starts each of the four once, in turn.
#include "measure.h"
#include "play.h"

#include "app/device_tables.h"
#include "catalogue/catalogue.h"
#include "platform/clock.h"
#include "ui/kit/kit_style.h"
#include "ui/shell/main_window.h"
#include "ui/zaibatsu/zaibatsu_screens.h"

#include <QApplication>
#include <QFile>
#include <QMainWindow>
#include <QProcess>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

#include <array>
#include <cstdio>

namespace {

using bench::Better;

constexpr QSize windowSize{1280, 800};
constexpr int rounds = 11;

/// Nanoseconds of the clock that all processes share.
long long now()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Memory held now, in MB.
double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const auto pages = status.readAll().split(' ').value(1).toDouble();
    return pages * 4096 / 1e6;
}

/// Waits for the first paint of a window and of the Quick scenes in it, tells how long it took, and ends the program.
class FirstPaint : public QObject {
public:
    FirstPaint(QWidget& window, long long started) : m_window(window), m_started(started)
    {
        for (auto* scene : window.findChildren<QQuickWidget*>()) {
            ++m_waiting;
            connect(scene->quickWindow(), &QQuickWindow::afterRendering, this, [this, scene] { rendered(scene); });
        }
        qApp->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::UpdateRequest && watched == &m_window)
            QTimer::singleShot(0, this, [this] { m_painted = true; tell(); });
        return QObject::eventFilter(watched, event);
    }

private:
    void rendered(QObject* scene)
    {
        if (m_seen.contains(scene))
            return;
        m_seen << scene;
        --m_waiting;
        QTimer::singleShot(0, this, [this] { tell(); });
    }
    void tell()
    {
        if (!m_painted || m_waiting > 0 || m_told)
            return;
        m_told = true;
        std::printf("%.3f %.3f %.3f\n", static_cast<double>(now() - m_started) / 1e6,
                    static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC, residentMegabytes());
        std::fflush(stdout);
        QCoreApplication::quit();
    }

    QWidget& m_window;
    long long m_started;
    QList<QObject*> m_seen;
    int m_waiting = 0;
    bool m_painted = false;
    bool m_told = false;
};

int shown(QWidget& window, long long started)
{
    window.resize(windowSize);
    const FirstPaint first(window, started);
    window.show();
    return QApplication::exec();
}

int bare(long long started)
{
    QMainWindow window;
    return shown(window, started);
}

int hexagons(long long started)
{
    QMainWindow window;
    QQuickWidget scene;
    QQmlComponent component(scene.engine());
    component.setData(R"(
        import QtQuick
        import QtQuick.Shapes
        Item {
            Repeater {
                model: 24
                Shape {
                    x: 90 + (index % 6) * 180; y: 90 + Math.floor(index / 6) * 180
                    ShapePath {
                        fillColor: "#203040"; strokeColor: "#80a0c0"; strokeWidth: 2
                        PathPolyline { path: [Qt.point(0, -80), Qt.point(69, -40), Qt.point(69, 40), Qt.point(0, 80),
                                              Qt.point(-69, 40), Qt.point(-69, -40), Qt.point(0, -80)] }
                    }
                }
            }
        })", QUrl());
    auto* root = qobject_cast<QQuickItem*>(component.create());
    bench::require(root && root->childItems().size() >= 24, "the 24 hexagons could not be made");
    scene.setResizeMode(QQuickWidget::SizeRootObjectToView);
    scene.setContent(QUrl(), &component, root);
    window.setCentralWidget(&scene);
    const int status = shown(window, started);
    window.takeCentralWidget();
    return status;
}

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
                bench::require((*table)->doCommand(line).kind == presentation::Answer::Kind::Done, "a sample command was refused");
    }
}

/// Everything that the app has before its first window, over a data folder.
struct Program {
    Program(QApplication& application, const QString& root)
        : folder(*platform::dataFolderUnder(root)), look(std::make_shared<const ui::Tokens>(ui::embeddedTokens()))
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
    ui::MainWindow window({program.look, program.tables, program.screens, program.languages, program.folder.settingsFile});
    return shown(window, started);
}

int table(QApplication& application, long long started, const QString& root)
{
    Program program(application, root);
    auto shared = std::make_shared<presentation::ZaibatsuTable>(
        presentation::ZaibatsuParts{QStringLiteral("one"), *fullTable(), 7, std::make_unique<bench::NoJournal>(),
                                    std::make_shared<bench::StillClock>(), {}});
    const std::unique_ptr<ui::TableScreen> screen(program.screens.makeTable(program.look, shared, nullptr));
    return shown(*screen, started);
}

/// The figures of one start of this program with that window.
struct Start {
    double milliseconds = 0; ///< real time
    double processor = 0;    ///< milliseconds of it
    double megabytes = 0;
};

Start startOf(const char* kind, const QString& root)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    auto surroundings = QProcessEnvironment::systemEnvironment();
    if (!surroundings.contains(QStringLiteral("XDG_RUNTIME_DIR")))
        surroundings.insert(QStringLiteral("XDG_RUNTIME_DIR"), root);
    child.setProcessEnvironment(surroundings);
    child.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(kind), QString::number(now()), root});
    bench::require(child.waitForFinished(60'000), "a window was not painted within a minute");
    const auto words = child.readAllStandardOutput().simplified().split(' ');
    bench::require(words.size() == 3, "a window did not tell its figures");
    return {words[0].toDouble(), words[1].toDouble(), words[2].toDouble()};
}

/// Ours, a bare window started beside it, and what ours is of that.
struct Comparison {
    Comparison(std::string name, const char* unit, double aim)
        : ours{{name, unit, 0, Better::Lower}, {}}, base{{"  a bare window beside it", unit, 0, Better::Lower}, {}},
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
    (void)startOf(ours, root); // fills the caches of the disk
    (void)startOf(base, root);
    for (int i = 0; i < rounds; ++i) {
        const Start a = startOf(ours, root);
        const Start b = startOf(base, root);
        real.add(a.milliseconds, b.milliseconds);
        processor.add(a.processor, b.processor);
        memory.add(a.megabytes, b.megabytes);
    }
    for (const Comparison* one : {&real, &processor, &memory})
        one->show();
}

int window(QApplication& application, const QString& kind, long long started, const QString& root)
{
    if (kind == QLatin1String("bare"))
        return bare(started);
    if (kind == QLatin1String("hexagons"))
        return hexagons(started);
    if (kind == QLatin1String("home"))
        return home(application, started, root);
    return table(application, started, root);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc == 4) {
        QApplication application(argc, argv);
        return window(application, QString::fromLatin1(argv[1]), QByteArray(argv[2]).toLongLong(),
                      QString::fromLocal8Bit(argv[3]));
    }
    const QCoreApplication application(argc, argv);
    std::puts("The window. Real time from the start of a process; median of several starts (lowest to highest).");
    const QTemporaryDir folder;
    fill(folder.path());
    compare(folder.path(), "home", "bare", 2);
    compare(folder.path(), "table", "hexagons", 1.5);
    return 0;
}
