// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/saved_clock.h"

#include <QSettings>

#include <algorithm>

namespace app {
namespace {

using std::chrono::milliseconds;

/// What a killed program may lose.
constexpr std::chrono::seconds lost{5};

QString keyOf(const char* what, const QString& tableId) { return QLatin1String(what) + QLatin1Char('/') + tableId; }

milliseconds timeIn(const QSettings& settings, const char* what, const QString& tableId)
{
    return milliseconds(std::max<qint64>(0, settings.value(keyOf(what, tableId), 0).toLongLong()));
}

} // namespace

SavedClock::SavedClock(QString file, QString tableId, const platform::Ticker& ticker)
    : m_file(std::move(file)),
      m_tableId(std::move(tableId)),
      m_time(ticker)
{
    const QSettings settings(m_file, QSettings::IniFormat);
    m_kept = timeIn(settings, "played", m_tableId);
    m_time = platform::PlayTime(ticker, m_kept);
    m_held = settings.value(keyOf("held", m_tableId), false).toBool();
    bool known = false;
    const int turn = settings.value(keyOf("turn", m_tableId)).toInt(&known);
    if (known)
        m_turn = {turn, timeIn(settings, "turn-since", m_tableId)};
}

SavedClock::~SavedClock() { keepChanged(); }

void SavedClock::pause()
{
    m_time.pause();
    keepChanged();
}

milliseconds SavedClock::played() const
{
    const milliseconds now = m_time.played();
    if (now - m_kept >= lost)
        keep();
    return now;
}

void SavedClock::setHeld(bool held)
{
    if (std::exchange(m_held, held) != held)
        keep();
}

void SavedClock::setTurn(int number)
{
    if (m_turn.begin(number, m_time.played()))
        m_turnKept = false; // a tap does not wait for this file
}

void SavedClock::keepChanged() const
{
    if (m_time.played() != m_kept || !m_turnKept)
        keep();
}

void SavedClock::keep() const
{
    m_kept = m_time.played();
    m_turnKept = true;
    QSettings settings(m_file, QSettings::IniFormat);
    settings.setValue(keyOf("played", m_tableId), static_cast<qint64>(m_kept.count()));
    settings.setValue(keyOf("held", m_tableId), m_held);
    settings.setValue(keyOf("turn", m_tableId), m_turn.number());
    settings.setValue(keyOf("turn-since", m_tableId), static_cast<qint64>(m_turn.since().count()));
}

} // namespace app
