// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/saved_clock.h"

#include <QSettings>

#include <algorithm>

namespace app {
namespace {

using std::chrono::milliseconds;

QString keyOf(const QString& tableId) { return QStringLiteral("played/") + tableId; }

milliseconds playedBefore(const QString& file, const QString& tableId)
{
    const QSettings settings(file, QSettings::IniFormat);
    return milliseconds(std::max<qint64>(0, settings.value(keyOf(tableId), 0).toLongLong()));
}

} // namespace

SavedClock::SavedClock(QString file, QString tableId, const platform::Ticker& ticker)
    : m_file(std::move(file)),
      m_tableId(std::move(tableId)),
      m_time(ticker, playedBefore(m_file, m_tableId)),
      m_kept(m_time.played())
{
}

SavedClock::~SavedClock() { keep(); }

void SavedClock::pause()
{
    m_time.pause();
    keep();
}

milliseconds SavedClock::played() const
{
    const milliseconds now = m_time.played();
    if (now - m_kept >= std::chrono::minutes(1))
        keep(); // a killed program loses a minute at most
    return now;
}

void SavedClock::keep() const
{
    const milliseconds now = m_time.played();
    if (now == m_kept)
        return;
    QSettings settings(m_file, QSettings::IniFormat);
    settings.setValue(keyOf(m_tableId), static_cast<qint64>(now.count()));
    m_kept = now;
}

} // namespace app
