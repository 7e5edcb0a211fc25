// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "dice/odds.h"

namespace dice {

namespace {

std::uint64_t power(std::uint64_t base, int exponent)
{
    std::uint64_t result = 1;
    for (int i = 0; i < exponent; ++i)
        result *= base;
    return result;
}

/// By set size 0 to 6: in how many rolls each of exactly that many faces shows at least once.
/// Drawn die by die: a roll that shows k faces comes from one that showed k, or one face less.
std::array<std::uint64_t, 7> surjections(int count)
{
    std::array<std::uint64_t, 7> ways{1};
    for (int die = 0; die < count; ++die) {
        for (std::size_t size = 6; size >= 1; --size)
            ways[size] = size * (ways[size] + ways[size - 1]);
        ways[0] = 0;
    }
    return ways;
}

} // namespace

std::optional<std::uint64_t> rollsOf(int count)
{
    if (count < 0 || count > mostDice)
        return std::nullopt;
    return power(6, count);
}

std::optional<Fraction> anyHit(FaceSet faces, int count)
{
    const auto rolls = rollsOf(count);
    if (!rolls)
        return std::nullopt;
    const std::uint64_t misses = power(static_cast<std::uint64_t>(6 - faces.size()), count);
    return reduced(*rolls - misses, *rolls);
}

std::optional<std::vector<Fraction>> hitDistribution(FaceSet faces, int count)
{
    const auto rolls = rollsOf(count);
    if (!rolls)
        return std::nullopt;
    const auto hitting = static_cast<std::uint64_t>(faces.size());
    std::vector<Fraction> chances;
    std::uint64_t ways = 1; // the binomial coefficient
    for (int hits = 0; hits <= count; ++hits) {
        const std::uint64_t favourable = ways * power(hitting, hits) * power(6 - hitting, count - hits);
        chances.push_back(*reduced(favourable, *rolls));
        ways = ways * static_cast<std::uint64_t>(count - hits) / static_cast<std::uint64_t>(hits + 1);
    }
    return chances;
}

std::optional<ShownCounts> shownSets(int count)
{
    if (!rollsOf(count))
        return std::nullopt;
    const auto ways = surjections(count);
    ShownCounts counts{};
    for (unsigned bits = 0; bits < 64; ++bits)
        counts[bits] = ways[static_cast<std::size_t>(FaceSet::fromBits(bits).size())];
    return counts;
}

} // namespace dice
