// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// From the start of a process until its window is painted, and what memory it then holds: home against a bare widget
// window, the table against a bare window of 24 hexagons. Each round starts each of the four once, in turn.
#include "measure.h"
#include "play.h"

#include "presentation/zaibatsu_table.h"
#include "ui/fake_tables.h"
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
        std::printf("%.3f %.3f\n", static_cast<double>(now() - m_started) / 1e6, residentMegabytes());
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

/// Everything that the app has before its first window.
struct Program {
    explicit Program(QApplication& application) : look(std::make_shared<const ui::Tokens>(ui::embeddedTokens()))
    {
        bench::require(ui::loadFonts(), "a font is missing");
        ui::applyLook(application, look);
        tables.kept = fake::sampleTables();
    }
    ui::Look look;
    presentation::Languages languages;
    fake::Tables tables;
    ui::ZaibatsuScreens screens{[](const QString&) { return fullTable(); }};
    QTemporaryDir folder;
};

int home(QApplication& application, long long started)
{
    Program program(application);
    ui::MainWindow window({program.look, program.tables, program.screens, program.languages,
                           program.folder.filePath(QStringLiteral("settings.ini"))});
    return shown(window, started);
}

int table(QApplication& application, long long started)
{
    Program program(application);
    auto journal = std::make_unique<bench::NoJournal>();
    auto shared = std::make_shared<presentation::ZaibatsuTable>(presentation::ZaibatsuParts{
        QStringLiteral("one"), *fullTable(), 7, std::move(journal), std::make_shared<bench::StillClock>(), {}});
    const std::unique_ptr<ui::TableScreen> screen(program.screens.makeTable(program.look, shared, nullptr));
    return shown(*screen, started);
}

/// The figures of one start of this program with that window.
struct Start {
    double milliseconds = 0;
    double megabytes = 0;
};

Start startOf(const char* kind)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(kind), QString::number(now())});
    bench::require(child.waitForFinished(60'000), "a window was not painted within a minute");
    const auto words = child.readAllStandardOutput().simplified().split(' ');
    bench::require(words.size() == 2, "a window did not tell its figures");
    return {words[0].toDouble(), words[1].toDouble()};
}

void compare(const char* name, const char* ours, const char* base, double aim)
{
    const auto figure = [](std::string text, const char* unit, double wanted) {
        return bench::Figure{{std::move(text), unit, wanted, Better::Lower}, {}};
    };
    const std::string what = name;
    auto ourTime = figure(what + " painted", "ms", 0);
    auto baseTime = figure(std::string("  beside it: ") + base, "ms", 0);
    auto timeRatio = figure("  of that", "×", aim);
    auto ourMemory = figure(what + ", memory", "MB", 0);
    auto baseMemory = figure(std::string("  beside it: ") + base, "MB", 0);
    auto memoryRatio = figure("  of that", "×", aim);
    for (int i = -1; i < rounds; ++i) { // the first one fills the caches of the disk
        const Start a = startOf(ours);
        const Start b = startOf(base);
        if (i < 0)
            continue;
        ourTime.rounds.push_back(a.milliseconds);
        baseTime.rounds.push_back(b.milliseconds);
        timeRatio.rounds.push_back(a.milliseconds / b.milliseconds);
        ourMemory.rounds.push_back(a.megabytes);
        baseMemory.rounds.push_back(b.megabytes);
        memoryRatio.rounds.push_back(a.megabytes / b.megabytes);
    }
    for (const auto& one : {ourTime, baseTime, timeRatio, ourMemory, baseMemory, memoryRatio})
        bench::show(one);
}

int window(QApplication& application, const QString& kind, long long started)
{
    if (kind == QLatin1String("bare"))
        return bare(started);
    if (kind == QLatin1String("hexagons"))
        return hexagons(started);
    if (kind == QLatin1String("home"))
        return home(application, started);
    return table(application, started);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc == 3) {
        QApplication application(argc, argv);
        return window(application, QString::fromLatin1(argv[1]), QByteArray(argv[2]).toLongLong());
    }
    const QCoreApplication application(argc, argv);
    std::puts("The window. Real time from the start of a process; median of several starts (lowest to highest).");
    compare("home", "home", "bare", 2);
    compare("table", "table", "hexagons", 1.5);
    return 0;
}
