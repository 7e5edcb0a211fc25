// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "session/journal.h"

namespace platform {

/// The machine's wall clock, for the time of an entry. It may jump; entries are never ordered by it.
class WallClock : public session::Clock {
public:
    [[nodiscard]] std::int64_t now() const override;
};

} // namespace platform
