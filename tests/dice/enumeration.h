// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every roll of a pool, one after another: the oracle of all chances.
#pragma once

#include "dice/face_set.h"

#include <cstdint>
#include <vector>

namespace test {

/// Calls `see` once for each of the 6^count rolls.
template <class See>
void everyRoll(int count, See see)
{
    std::vector<dice::Face> roll(static_cast<std::size_t>(count), dice::Face{1});
    for (;;) {
        see(roll);
        std::size_t at = 0;
        while (at < roll.size() && roll[at] == 6)
            roll[at++] = 1;
        if (at == roll.size())
            return;
        ++roll[at];
    }
}

/// 6^count by counting rolls of one die more each time.
inline std::uint64_t sixTo(int count)
{
    std::uint64_t rolls = 1;
    for (int i = 0; i < count; ++i)
        rolls = rolls + rolls + rolls + rolls + rolls + rolls;
    return rolls;
}

} // namespace test
