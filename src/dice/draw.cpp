// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "dice/draw.h"

#include <limits>

namespace dice {

namespace {

constexpr std::uint64_t goldenRatio = 0x9E3779B97F4A7C15ULL; // odd, so multiples of it visit every word

/// The finalizer of splitmix64: each input bit changes about half of the output bits.
constexpr std::uint64_t mix(std::uint64_t word)
{
    word = (word ^ (word >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    word = (word ^ (word >> 27U)) * 0x94D049BB133111EBULL;
    return word ^ (word >> 31U);
}

} // namespace

std::uint64_t mixed(std::uint64_t seed, std::uint64_t index, std::uint64_t attempt)
{
    // One round for each argument: tables with neighbouring seeds share no stretch of dice.
    std::uint64_t word = mix(seed + goldenRatio);
    word = mix(word ^ (index * goldenRatio + 1));
    return mix(word + (attempt + 1) * goldenRatio);
}

Face faceAt(std::uint64_t seed, std::uint64_t index)
{
    for (std::uint64_t attempt = 0;; ++attempt)
        if (const auto face = faceFrom(mixed(seed, index, attempt), std::numeric_limits<std::uint64_t>::max()))
            return *face;
}

Drawn draw(std::uint64_t seed, std::uint64_t position, int count)
{
    Drawn drawn{{}, position};
    for (int i = 0; i < count; ++i)
        drawn.faces.push_back(faceAt(seed, drawn.position++));
    return drawn;
}

} // namespace dice
