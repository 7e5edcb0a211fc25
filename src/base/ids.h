// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// All ids of a table of components, in its order.
#pragma once

#include "base/id.h"

#include <ranges>

namespace base {

/// The ids 0 to count - 1 of one kind, to go through with for; count at most 65,535.
template <class Id>
[[nodiscard]] constexpr auto firstIds(std::size_t count)
{
    return std::views::iota(std::size_t{0}, count)
        | std::views::transform([](std::size_t at) { return Id{static_cast<std::uint16_t>(at)}; });
}

} // namespace base
