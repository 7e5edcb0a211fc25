// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "dice/fraction.h"

#include <limits>
#include <numeric>

namespace dice {

namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

std::optional<std::uint64_t> times(std::uint64_t a, std::uint64_t b)
{
    if (a != 0 && b > largest / a)
        return std::nullopt;
    return a * b;
}

} // namespace

std::optional<Fraction> reduced(std::uint64_t num, std::uint64_t den)
{
    if (den == 0)
        return std::nullopt;
    const std::uint64_t common = std::gcd(num, den);
    return Fraction{num / common, den / common};
}

std::optional<Fraction> sum(Fraction a, Fraction b)
{
    // Over the least common denominator: with all denominators dividing 6^n nothing grows beyond 2·6^n.
    const std::uint64_t common = std::gcd(a.den, b.den);
    const auto den = times(a.den, b.den / common);
    const auto left = times(a.num, b.den / common);
    const auto right = times(b.num, a.den / common);
    if (!den || !left || !right || *left > largest - *right)
        return std::nullopt;
    return reduced(*left + *right, *den);
}

std::optional<Fraction> product(Fraction a, Fraction b)
{
    // Reduced crosswise first, so that only a result that itself does not fit is given up.
    const auto left = reduced(a.num, b.den);
    const auto right = reduced(b.num, a.den);
    if (!left || !right)
        return std::nullopt;
    const auto num = times(left->num, right->num);
    const auto den = times(left->den, right->den);
    if (!num || !den)
        return std::nullopt;
    return Fraction{*num, *den};
}

std::optional<Fraction> complement(Fraction chance)
{
    if (chance.num > chance.den)
        return std::nullopt;
    return reduced(chance.den - chance.num, chance.den);
}

} // namespace dice
