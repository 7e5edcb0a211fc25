// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The time that is played at a table. The app keeps it; the screen shows it.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace ui {

/// A clock that runs and pauses; it goes on from what was played before.
class TableClock {
public:
    TableClock() = default;
    TableClock(const TableClock&) = delete;
    TableClock& operator=(const TableClock&) = delete;
    virtual ~TableClock() = default;

    virtual void run() = 0;
    virtual void pause() = 0;
    [[nodiscard]] virtual bool running() const = 0;
    [[nodiscard]] virtual std::chrono::milliseconds played() const = 0;
};

/// The clock of the table with this id; null where none is kept.
using TableClocks = std::function<std::unique_ptr<TableClock>(const QString& tableId)>;

/// What a clock says.
struct ClockWords {
    Q_DECLARE_TR_FUNCTIONS(ClockWords)

public:
    QString time;   ///< what is left of the limit, else what was played
    QString below;  ///< "27:50 played"
    QString spoken; ///< "Time left: 32:10"
};
/// `limit`: minutes, where the table plays with one.
[[nodiscard]] ClockWords clockWords(const TableClock& clock, std::optional<int> limit);
/// "32:10", with hours "1:02:05".
[[nodiscard]] QString clockText(std::chrono::milliseconds time);

} // namespace ui
