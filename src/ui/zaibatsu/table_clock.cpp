// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/table_clock.h"

#include <algorithm>

namespace ui {

QString clockText(std::chrono::milliseconds time)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const auto two = [](auto number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    const auto minutes = seconds / 60;
    if (minutes < 60)
        return QStringLiteral("%1:%2").arg(minutes).arg(two(seconds % 60));
    return QStringLiteral("%1:%2:%3").arg(minutes / 60).arg(two(minutes % 60), two(seconds % 60));
}

TimeStage timeStage(std::chrono::milliseconds played, std::optional<int> limit)
{
    using std::chrono::minutes;
    if (!limit)
        return TimeStage::NoLimit;
    const auto left = minutes(*limit) - played;
    if (left <= minutes(0))
        return TimeStage::Up;
    if (left <= minutes(1))
        return TimeStage::OneMinute;
    return left <= minutes(5) ? TimeStage::FiveMinutes : TimeStage::Plenty;
}

ClockWords clockWords(const TableClock& clock, std::optional<int> limit)
{
    const auto played = clock.played();
    const QString turn = clockText(clock.inTurn());
    if (!limit)
        return {clockText(played), ClockWords::tr("played"), ClockWords::tr("Played: %1").arg(clockText(played)), turn};
    const auto left = std::max(std::chrono::milliseconds(0), std::chrono::minutes(*limit) - played);
    const TimeStage stage = timeStage(played, limit);
    if (stage == TimeStage::Up)
        return {clockText(left), ClockWords::tr("%1 played").arg(clockText(played)), ClockWords::tr("Time is up"), turn,
                stage};
    return {clockText(left), ClockWords::tr("%1 played").arg(clockText(played)),
            ClockWords::tr("Time left: %1").arg(clockText(left)), turn, stage};
}

} // namespace ui
