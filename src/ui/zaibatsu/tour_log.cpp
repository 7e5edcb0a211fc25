// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The stops of the tour in the log.
#include "ui/shell/log_screen.h"
#include "ui/shell/main_window.h"
#include "ui/zaibatsu/tour_parts.h"

namespace ui::tour {

namespace {

/// An entry chosen in the log; the sample's seventh is a roll.
bool entry(const TourWindow& at, int n)
{
    at.window.openLog();
    at.window.findChild<LogScreen*>()->choose(n);
    letSettle();
    return true;
}

} // namespace

QList<TourStop> logStops()
{
    return {
        {QStringLiteral("log"), true, [](const TourWindow& at) { return at.window.openLog(), true; }},
        {QStringLiteral("log-entry"), true, [](const TourWindow& at) { return entry(at, 6); }},
        {QStringLiteral("log-note"), true,
         [](const TourWindow& at) { return at.window.openLog(), at.tap(QStringLiteral("note")); }},
        {QStringLiteral("fix"), true,
         [](const TourWindow& at) { return entry(at, 7) && at.tap(QStringLiteral("fix-die-0-1")); }},
        {QStringLiteral("export"), true, [](const TourWindow& at) { return at.window.openExport(at.table), true; }},
    };
}

} // namespace ui::tour
