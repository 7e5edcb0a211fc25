// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/ids.h"

namespace zaibatsu {

std::string toString(RuleId id)
{
    std::string digits = std::to_string(id.number);
    digits.insert(0, digits.size() < 3 ? 3 - digits.size() : 0, '0');
    return std::string(1, id.series) + '-' + digits;
}

std::string toString(SpaceId id)
{
    std::string text;
    for (std::uint64_t packed = id.packed; packed != 0; packed >>= 8U)
        text.insert(text.begin(), static_cast<char>(packed & 0xFFU));
    return text;
}

} // namespace zaibatsu
