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

    /// Whether the players have stopped it: remembered over a restart. By itself it stops nothing.
    virtual void setHeld(bool held) = 0;
    [[nodiscard]] virtual bool held() const = 0;
    /// The number of the turn that is played; another one begins its time anew, after an undo too.
    virtual void setTurn(int number) = 0;
    /// How long this turn has been played.
    [[nodiscard]] virtual std::chrono::milliseconds inTurn() const = 0;
};

/// The clock of the table with this id; null where none is kept.
using TableClocks = std::function<std::unique_ptr<TableClock>(const QString& tableId)>;

/// How much is left of a time limit, from none at all to nothing left.
enum class TimeStage : std::uint8_t { NoLimit, Plenty, FiveMinutes, OneMinute, Up };
/// `limit`: minutes, where the table plays with one.
[[nodiscard]] TimeStage timeStage(std::chrono::milliseconds played, std::optional<int> limit);

/// What a clock says.
struct ClockWords {
    Q_DECLARE_TR_FUNCTIONS(ClockWords)

public:
    QString time;   ///< what is left of the limit, else what was played
    QString below;  ///< "27:50 played"
    QString spoken; ///< "Time left: 32:10"
    QString turn;   ///< "2:10", of the turn
    TimeStage stage = TimeStage::NoLimit;
};
/// `limit`: minutes, where the table plays with one.
[[nodiscard]] ClockWords clockWords(const TableClock& clock, std::optional<int> limit);
/// "32:10", with hours "1:02:05".
[[nodiscard]] QString clockText(std::chrono::milliseconds time);

} // namespace ui
