// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Strong small integers: a block cannot be taken for a pawn.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace base {

/// A small integer that only compares with its own kind. Range 0 to 65,534.
template <class Tag>
struct Id {
    std::uint16_t value = 0;

    friend constexpr auto operator<=>(const Id&, const Id&) = default;

    /// The position in the table of components that this id names.
    [[nodiscard]] constexpr std::size_t index() const { return value; }
};

} // namespace base
