// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The app's dice: counter-based, so that die number n of a table is always the same face. A roll that is
// taken back and rolled again, or a table that is read again, gives what it gave before.
#pragma once

#include "dice/face_set.h"

#include <optional>
#include <vector>

namespace dice {

/// The face for a random word out of 0 to `largest`, or nothing: words beyond the last full six are drawn
/// again, so that no face is favoured (rejection, no modulo bias).
[[nodiscard]] constexpr std::optional<Face> faceFrom(std::uint64_t word, std::uint64_t largest)
{
    const std::uint64_t leftOver = (largest % 6 + 1) % 6; // words more than a multiple of six
    if (word > largest - leftOver)
        return std::nullopt;
    return static_cast<Face>(word % 6 + 1);
}

/// 64 well mixed bits, a function of its arguments alone.
[[nodiscard]] std::uint64_t mixed(std::uint64_t seed, std::uint64_t index, std::uint64_t attempt);

/// What die number `index` of a table with that seed shows.
[[nodiscard]] Face faceAt(std::uint64_t seed, std::uint64_t index);

/// Dice as drawn, and how many the table has drawn after them.
struct Drawn {
    std::vector<Face> faces;
    std::uint64_t position = 0;

    friend bool operator==(const Drawn&, const Drawn&) = default;
};

/// The next `count` dice of a table that has drawn `position` so far; none when count is below 1.
[[nodiscard]] Drawn draw(std::uint64_t seed, std::uint64_t position, int count);

} // namespace dice
