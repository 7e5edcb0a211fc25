// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>

namespace platform {

/// Counts up while the machine is awake, whatever is done to the wall clock.
using Ticker = std::function<std::chrono::milliseconds()>;
/// CLOCK_MONOTONIC, which stands still while the machine sleeps.
[[nodiscard]] Ticker awakeTicker();

/// The time that was played: runs, pauses, goes on from what was played before.
class PlayTime {
public:
    explicit PlayTime(Ticker ticker, std::chrono::milliseconds before = {});

    void run();
    void pause();
    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] std::chrono::milliseconds played() const;
    /// What is left of a limit; nothing below zero.
    [[nodiscard]] std::chrono::milliseconds left(std::chrono::minutes limit) const;

private:
    Ticker m_ticker;
    std::chrono::milliseconds m_before;
    std::chrono::milliseconds m_since{};
    bool m_running = false;
};

/// How long one turn has been played, on the scale of `PlayTime::played`.
class TurnTime {
public:
    TurnTime() = default;
    /// Goes on with a turn that began when that much had been played.
    TurnTime(int number, std::chrono::milliseconds since) : m_number(number), m_since(since) { }

    /// True when it is another turn than before; it then begins now.
    bool begin(int number, std::chrono::milliseconds played);
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] std::chrono::milliseconds since() const { return m_since; }
    [[nodiscard]] std::chrono::milliseconds inTurn(std::chrono::milliseconds played) const;

private:
    int m_number = -1; ///< no turn yet
    std::chrono::milliseconds m_since{};
};

} // namespace platform
