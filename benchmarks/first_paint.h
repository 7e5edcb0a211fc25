// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Tells when a window is painted for the first time, and ends the program. Needs Qt Widgets alone, so that a bare
// window links nothing else.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QTimer>
#include <QWidget>

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

/// Waits for the first paint of a window, and of the scenes in it that are named, and prints three figures:
/// milliseconds since `started`, those of the processor, memory in MB.
class FirstPaint : public QObject {
public:
    FirstPaint(QWidget& window, long long started) : m_window(window), m_started(started)
    {
        qApp->installEventFilter(this);
    }

    /// The window is not painted before this scene has been rendered.
    void await(QObject* scene) { m_waiting << scene; }
    void rendered(QObject* scene)
    {
        if (m_waiting.removeOne(scene))
            QTimer::singleShot(0, this, [this] { tell(); });
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::UpdateRequest && watched == &m_window)
            QTimer::singleShot(0, this, [this] {
                m_painted = true;
                tell();
            });
        return QObject::eventFilter(watched, event);
    }

private:
    void tell()
    {
        if (!m_painted || !m_waiting.isEmpty() || m_told)
            return;
        m_told = true;
        std::printf("%.3f %.3f %.3f\n", static_cast<double>(nanosecondsNow() - m_started) / 1e6,
                    static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC, residentMegabytes());
        std::fflush(stdout);
        QCoreApplication::quit();
    }

    QWidget& m_window;
    long long m_started;
    QList<QObject*> m_waiting;
    bool m_painted = false;
    bool m_told = false;
};

} // namespace bench
