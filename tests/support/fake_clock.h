// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "session/journal.h"

namespace support {

/// A clock that a test sets; each look lets a second pass.
class FakeClock final : public session::Clock {
public:
    std::int64_t now() const override { return m_now += 1000; }
    void set(std::int64_t now) { m_now = now; }

private:
    mutable std::int64_t m_now = 1'700'000'000'000;
};

} // namespace support
