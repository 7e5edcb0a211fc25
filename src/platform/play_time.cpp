// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "platform/play_time.h"

#include <algorithm>

#include <ctime>

namespace platform {

Ticker awakeTicker()
{
    return [] {
        // Not std::chrono::steady_clock: which clock that is, the standard leaves open.
        timespec now{};
        clock_gettime(CLOCK_MONOTONIC, &now);
        return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::seconds(now.tv_sec)
                                                                     + std::chrono::nanoseconds(now.tv_nsec));
    };
}

PlayTime::PlayTime(Ticker ticker, std::chrono::milliseconds before) : m_ticker(std::move(ticker)), m_before(before) { }

void PlayTime::run()
{
    if (m_running)
        return;
    m_since = m_ticker();
    m_running = true;
}

void PlayTime::pause()
{
    m_before = played();
    m_running = false;
}

std::chrono::milliseconds PlayTime::played() const
{
    return m_running ? m_before + std::max(std::chrono::milliseconds(0), m_ticker() - m_since) : m_before;
}

std::chrono::milliseconds PlayTime::left(std::chrono::minutes limit) const
{
    return std::max(std::chrono::milliseconds(0), limit - played());
}

bool TurnTime::begin(int number, std::chrono::milliseconds played)
{
    if (number == m_number)
        return false;
    m_number = number;
    m_since = played;
    return true;
}

std::chrono::milliseconds TurnTime::inTurn(std::chrono::milliseconds played) const
{
    return std::max(std::chrono::milliseconds(0), played - m_since);
}

} // namespace platform
