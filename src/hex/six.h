// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Six flags, one for each side or each corner of a hexagon.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace hex {

/// Flags of the sides 0 (north-east) to 5 (north-west), clockwise, or of the corners 0 (top) to 5.
/// Indices outside 0 to 5 are taken modulo 6.
class Six {
public:
    constexpr Six() = default;

    /// From the six lowest bits; bit i is side or corner i.
    static constexpr Six fromBits(unsigned bits)
    {
        Six six;
        six.m_bits = static_cast<std::uint8_t>(bits & 63U);
        return six;
    }

    /// All six.
    static constexpr Six all() { return fromBits(63U); }

    /// Whether flag i is set.
    [[nodiscard]] constexpr bool at(int i) const { return ((m_bits >> wrap(i)) & 1U) != 0; }

    /// Sets or clears flag i.
    constexpr void set(int i, bool on = true)
    {
        const auto bit = static_cast<std::uint8_t>(1U << wrap(i));
        m_bits = static_cast<std::uint8_t>(on ? m_bits | bit : m_bits & ~bit);
    }

    /// The flags after turning the block clockwise by k × 60°: what was at i is at (i + k) mod 6.
    [[nodiscard]] constexpr Six turned(int k) const
    {
        const unsigned by = wrap(k);
        return fromBits((static_cast<unsigned>(m_bits) << by) | (static_cast<unsigned>(m_bits) >> (6U - by)));
    }

    /// How many are set, 0 to 6.
    [[nodiscard]] constexpr int count() const { return std::popcount(m_bits); }

    /// The six lowest bits; bit i is side or corner i.
    [[nodiscard]] constexpr unsigned bits() const { return m_bits; }

    friend constexpr auto operator<=>(const Six&, const Six&) = default;

private:
    static constexpr unsigned wrap(int i) { return static_cast<unsigned>(((i % 6) + 6) % 6); }

    std::uint8_t m_bits = 0;
};

} // namespace hex
