// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "dice/fairness.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace dice {

Tally tallyOf(std::span<const Face> faces)
{
    Tally tally{};
    for (const Face face : faces)
        if (face >= 1 && face <= 6)
            ++tally[face - 1U];
    return tally;
}

double chiSquare(const Tally& tally)
{
    const double expected = static_cast<double>(std::accumulate(tally.begin(), tally.end(), std::uint64_t{0})) / 6;
    if (expected <= 0)
        return 0;
    double total = 0;
    for (const std::uint64_t count : tally) {
        const double off = static_cast<double>(count) - expected;
        total += off * off / expected;
    }
    return total;
}

double chanceOfUneven(double chiSquare)
{
    // The closed form of the upper tail for five degrees of freedom.
    if (chiSquare <= 0)
        return 1;
    const double tail = std::erfc(std::sqrt(chiSquare / 2));
    return tail + std::sqrt(2 * chiSquare / std::numbers::pi) * std::exp(-chiSquare / 2) * (1 + chiSquare / 3);
}

double Luck::difference() const { return static_cast<double>(6 * hits - expectedSixths) / 6; }

double Luck::score() const
{
    return varianceOf36 == 0 ? 0 : difference() * 6 / std::sqrt(static_cast<double>(varianceOf36));
}

Luck luckOf(std::span<const RolledFor> rolls)
{
    Luck luck;
    for (const RolledFor& roll : rolls) {
        const std::int64_t size = roll.numbers.size();
        for (const Face face : roll.faces) {
            luck.hits += roll.numbers.contains(face) ? 1 : 0;
            luck.expectedSixths += size;
            luck.varianceOf36 += size * (6 - size);
        }
    }
    return luck;
}

} // namespace dice
