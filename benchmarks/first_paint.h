// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Tells when a window is painted for the first time, and ends the program. Needs Qt Widgets alone, so that a bare
// window links nothing else.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QWidget>
#include <QWindow>

#include <chrono>
#include <cstdio>
#include <ctime>

namespace bench {

inline constexpr QSize windowSize{1280, 800};

/// Nanoseconds of the clock that all processes share.
inline long long nanosecondsNow()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Memory held now, in MB.
inline double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    return status.readAll().split(' ').value(1).toDouble() * 4096 / 1e6;
}

/// An application that prints three figures once its window is painted (milliseconds since `started`, those of the
/// processor, memory in MB) and ends.
class FirstPaint : public QApplication {
public:
    FirstPaint(int& argc, char** argv) : QApplication(argc, argv), m_started(QByteArray(argv[1]).toLongLong()) { }

    /// Shows the window and waits until it has been painted that often.
    int show(QWidget& window, int paints = 1)
    {
        m_window = &window;
        m_paints = paints;
        window.show();
        return exec();
    }
    /// The window does not count as painted before this scene has been rendered.
    void await(QObject* scene) { m_waiting << scene; }
    void rendered(QObject* scene) { m_waiting.removeOne(scene); }

    bool notify(QObject* receiver, QEvent* event) override
    {
        const bool paints = m_window
            && ((event->type() == QEvent::Expose && receiver == m_window->windowHandle())
                || (event->type() == QEvent::UpdateRequest && receiver == m_window));
        const bool done = QApplication::notify(receiver, event);
        if (paints && m_waiting.isEmpty() && --m_paints == 0)
            tell();
        return done;
    }

private:
    void tell()
    {
        std::printf("%.3f %.3f %.3f\n", static_cast<double>(nanosecondsNow() - m_started) / 1e6,
                    static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC, residentMegabytes());
        std::fflush(stdout);
        quit();
    }

    long long m_started;
    QWidget* m_window = nullptr;
    int m_paints = 1;
    QList<QObject*> m_waiting;
};

} // namespace bench
