// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The table under the fingers, all 24 blocks and 16 pawns laid: what a frame costs while it is dragged and zoomed, and
// how long a tap waits until its answer is painted. Of each round the 99th of a hundred counts.
#include "device.h"
#include "measure.h"

#include "app/companion.h"
#include "ui/zaibatsu/board_view.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPushButton>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace {

using bench::Better;

constexpr int rounds = 5;
constexpr int framesARound = 120;

/// What a frame took, in milliseconds.
struct Took {
    double real = 0;
    double processor = 0;
};

/// An application that knows when its window has been painted with what its scene rendered last.
class Watch : public QApplication {
public:
    using QApplication::QApplication;

    void follow(QWidget& window, const QQuickWidget& scene)
    {
        m_window = &window;
        connect(scene.quickWindow(), &QQuickWindow::afterRendering, this, [this] { m_rendered = true; });
    }

    /// Does that, then waits for the scene and the window to be painted; nothing where it changes no pixel.
    template <class Act>
    std::optional<Took> paintedAfter(Act&& act, int patience = 2000)
    {
        m_rendered = false;
        m_painted = false;
        QElapsedTimer timer;
        timer.start();
        const std::clock_t begin = std::clock();
        act();
        while (!m_painted && timer.elapsed() < patience)
            processEvents(QEventLoop::AllEvents, 1);
        if (!m_painted)
            return std::nullopt;
        return Took{static_cast<double>(timer.nsecsElapsed()) / 1e6,
                    static_cast<double>(std::clock() - begin) * 1e3 / CLOCKS_PER_SEC};
    }

    bool notify(QObject* receiver, QEvent* event) override
    {
        const bool paints = receiver == m_window && event->type() == QEvent::UpdateRequest;
        const bool done = QApplication::notify(receiver, event);
        m_painted = m_painted || (paints && m_rendered);
        return done;
    }

private:
    QWidget* m_window = nullptr;
    bool m_rendered = false;
    bool m_painted = false;
};

/// The 99th of a hundred.
double p99(std::vector<double> values)
{
    bench::require(!values.empty(), "nothing was painted");
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(std::ceil(0.99 * static_cast<double>(values.size()))) - 1];
}

/// A figure of which each round gives one value: real time and that of the processor.
struct Paced {
    Paced(std::string name, double aim)
        : real{{name, "ms", aim, Better::Lower}, {}},
          processor{{std::move(name) + ", processor time", "ms", aim, Better::Lower}, {}}
    {
    }
    void add(const std::vector<Took>& round)
    {
        std::vector<double> reals;
        std::vector<double> processors;
        for (const Took& took : round) {
            reals.push_back(took.real);
            processors.push_back(took.processor);
        }
        real.rounds.push_back(p99(reals));
        processor.rounds.push_back(p99(processors));
    }
    bench::Figure real;
    bench::Figure processor;
};

/// One finger on a widget.
class Finger {
public:
    Finger(Watch& watch, QWidget& on) : m_watch(watch), m_on(on) { }

    void mouse(QEvent::Type type, QPointF at)
    {
        const bool up = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, m_on.mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                          up ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_on, &event);
    }
    void tap(QPointF at)
    {
        mouse(QEvent::MouseButtonPress, at);
        mouse(QEvent::MouseButtonRelease, at);
    }

    /// In a circle, as large as a hand.
    std::vector<Took> drag()
    {
        std::vector<Took> frames;
        const QPointF middle = QRectF(m_on.rect()).center();
        mouse(QEvent::MouseButtonPress, middle);
        for (int i = 1; i <= framesARound; ++i) {
            const double angle = 2 * M_PI * i / framesARound;
            const QPointF at = middle + 150 * QPointF(std::cos(angle) - 1, std::sin(angle));
            if (const auto took = m_watch.paintedAfter([&] { mouse(QEvent::MouseMove, at); }))
                frames.push_back(*took);
        }
        mouse(QEvent::MouseButtonRelease, middle);
        bench::require(frames.size() > framesARound * 9 / 10, "the board did not follow the finger");
        return frames;
    }

    /// Nearer and back, then the pause in which the blocks are painted for the new size.
    std::vector<Took> zoom(std::vector<Took>& afterwards)
    {
        std::vector<Took> frames;
        const QPointF middle = QRectF(m_on.rect()).center();
        for (int i = 0; i < framesARound; ++i) {
            const auto turn = [&] {
                QWheelEvent event(middle, m_on.mapToGlobal(middle), {}, {0, i < framesARound / 2 ? 12 : -11},
                                  Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
                QCoreApplication::sendEvent(&m_on, &event);
            };
            if (const auto took = m_watch.paintedAfter(turn))
                frames.push_back(*took);
        }
        bench::require(frames.size() > framesARound * 9 / 10, "the board did not follow the wheel");
        const auto rested = m_watch.paintedAfter([] { }, 1000);
        bench::require(rested.has_value(), "the blocks were not painted for the new size");
        afterwards.push_back(*rested);
        return frames;
    }

    /// Each pawn and each block of that board once.
    std::vector<Took> tapEverything(const ui::BoardView& board, const zaibatsu::State& state)
    {
        std::vector<Took> answers;
        for (const ui::BoardTarget& target : ui::targets(state, {}, false)) {
            const QPointF at = board.screenPoint(target);
            if (const auto took = m_watch.paintedAfter([&] { tap(at); }))
                answers.push_back(*took);
        }
        bench::require(answers.size() > 20, "the taps were not answered");
        return answers;
    }

private:
    Watch& m_watch;
    QWidget& m_on;
};

/// The control of that name that is on show.
QPushButton* shown(const ui::MainWindow& window, const char* name)
{
    for (auto* button : window.findChildren<QPushButton*>(QLatin1String(name)))
        if (button->isVisible() && button->isEnabled())
            return button;
    return nullptr;
}

/// Undo and redo in turn: each is an entry on disk, and everything is shown anew.
std::vector<Took> undoAndRedo(Watch& watch, const ui::MainWindow& window)
{
    std::vector<Took> answers;
    for (int i = 0; i < 40; ++i) {
        QPushButton* button = shown(window, i % 2 == 0 ? "undo" : "redo");
        bench::require(button, "there is nothing to undo");
        // From within the loop, so that the bar of before is deleted as it is after a tap.
        if (const auto took = watch.paintedAfter([&] { QTimer::singleShot(0, button, &QPushButton::click); }))
            answers.push_back(*took);
    }
    bench::require(answers.size() == 40, "undo and redo were not answered");
    return answers;
}

void measure(Watch& watch, app::Companion& companion)
{
    auto& window = companion.window();
    auto* screen = qobject_cast<ui::ZaibatsuScreen*>(window.current());
    bench::require(screen && screen->board(), "the table was not opened");
    watch.follow(window, *screen->board());
    QElapsedTimer settling;
    for (settling.start(); settling.elapsed() < 1000;)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    Paced drag("a frame while the table is dragged", 10);
    Paced zoom("a frame while it is zoomed", 10);
    Paced rest("  the one after it: all blocks painted anew", 0);
    Paced tap("a tap on a piece until it is answered", 50);
    Paced undo("undo or redo of all blocks at once, on disk", 50);
    Finger finger(watch, *screen->board());
    for (int i = -1; i < rounds; ++i) {
        std::vector<Took> rested;
        const auto dragged = finger.drag();
        const auto zoomed = finger.zoom(rested);
        screen->board()->fit();
        const auto tapped = finger.tapEverything(*screen->board(), screen->driver().table().state());
        const auto undone = undoAndRedo(watch, window);
        if (i < 0)
            continue; // it filled the caches
        drag.add(dragged);
        zoom.add(zoomed);
        rest.add(rested);
        tap.add(tapped);
        undo.add(undone);
    }
    for (const bench::Figure* figure :
         {&drag.processor, &zoom.processor, &rest.processor, &tap.real, &tap.processor, &undo.real, &undo.processor})
        bench::show(*figure);
}

} // namespace

int main(int argc, char** argv)
{
    Watch watch(argc, argv);
    std::puts("The table under the fingers: the 99th of a hundred; median of several rounds (lowest to highest).");
    const QTemporaryDir folder;
    bench::fillDevice(folder.path());
    bench::require(ui::loadFonts(), "the fonts could not be loaded");
    app::Companion companion(watch, bench::deviceUnder(folder.path()));
    companion.window().resize(1280, 800);
    companion.window().openTable(bench::fullTable(folder.path()));
    companion.window().show();
    measure(watch, companion);
    return 0;
}
