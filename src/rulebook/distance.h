// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How far one word is from another when a finger slips.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rulebook {

/// The letters of a folded word one by one, as slips are counted; letters beyond U+FFFF become one and the same.
[[nodiscard]] std::u16string lettersOf(std::string_view folded);
/// Which letters a word has, as bits: words with few bits in common are far from each other.
[[nodiscard]] std::uint64_t shapeOf(std::u16string_view letters);
/// Slips that lead from one word to the other at least: no more than the true distance.
[[nodiscard]] int leastDistance(std::uint64_t oneShape, std::uint64_t otherShape);
/// Letters left out, put in, changed, or two neighbours swapped; `most` + 1 where it is more than `most`.
[[nodiscard]] int distance(std::u16string_view one, std::u16string_view other, int most);

} // namespace rulebook
