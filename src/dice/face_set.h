// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <initializer_list>

namespace dice {

/// What one die shows, 1 to 6.
using Face = std::uint8_t;

/// A set of faces of a d6, such as the numbers of an ICE.
class FaceSet {
public:
    constexpr FaceSet() = default;
    constexpr FaceSet(std::initializer_list<int> faces)
    {
        for (const int face : faces)
            insert(face);
    }

    /// From six bits; bit 0 is face 1.
    static constexpr FaceSet fromBits(unsigned bits)
    {
        FaceSet set;
        set.m_bits = static_cast<std::uint8_t>(bits & 63U);
        return set;
    }

    /// Adds a face; anything outside 1 to 6 is ignored.
    constexpr void insert(int face)
    {
        if (face >= 1 && face <= 6)
            m_bits = static_cast<std::uint8_t>(m_bits | (1U << (face - 1)));
    }

    /// Whether the face belongs to the set; false outside 1 to 6.
    [[nodiscard]] constexpr bool contains(int face) const
    {
        return face >= 1 && face <= 6 && ((m_bits >> (face - 1)) & 1U) != 0;
    }

    /// How many faces, 0 to 6.
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    /// Whether no face belongs to it.
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    /// Six bits; bit 0 is face 1.
    [[nodiscard]] constexpr unsigned bits() const { return m_bits; }

    /// Union.
    [[nodiscard]] friend constexpr FaceSet operator|(FaceSet a, FaceSet b) { return fromBits(a.bits() | b.bits()); }
    /// Intersection.
    [[nodiscard]] friend constexpr FaceSet operator&(FaceSet a, FaceSet b) { return fromBits(a.bits() & b.bits()); }
    /// Faces of a that are not in b.
    [[nodiscard]] friend constexpr FaceSet operator-(FaceSet a, FaceSet b) { return fromBits(a.bits() & ~b.bits()); }
    friend constexpr auto operator<=>(const FaceSet&, const FaceSet&) = default;

private:
    std::uint8_t m_bits = 0;
};

} // namespace dice
