// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Exact chances. A fraction made here is in lowest terms, so == compares values.
#pragma once

#include <cstdint>
#include <optional>

namespace dice {

/// A number from 0 upwards as num/den; den is never 0.
struct Fraction {
    std::uint64_t num = 0;
    std::uint64_t den = 1;

    friend constexpr bool operator==(const Fraction&, const Fraction&) = default;
};

/// num/den in lowest terms; nothing when den is 0.
[[nodiscard]] std::optional<Fraction> reduced(std::uint64_t num, std::uint64_t den);

/// a + b, or nothing when the result does not fit. Denominators that divide one another never overflow early.
[[nodiscard]] std::optional<Fraction> sum(Fraction a, Fraction b);

/// a × b, or nothing when the result does not fit.
[[nodiscard]] std::optional<Fraction> product(Fraction a, Fraction b);

/// 1 - chance; nothing when chance is above 1.
[[nodiscard]] std::optional<Fraction> complement(Fraction chance);

/// The nearest double, for drawing and percentages; never for deciding.
[[nodiscard]] constexpr double approximate(Fraction fraction)
{
    return static_cast<double>(fraction.num) / static_cast<double>(fraction.den);
}

} // namespace dice
