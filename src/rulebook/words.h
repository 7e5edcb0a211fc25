// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A text as words that can be compared whatever their case and accents.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace rulebook {

/// One word of a text. Apostrophes and hyphens part words.
struct Word {
    std::size_t begin = 0; ///< its first byte in the text
    std::size_t end = 0;   ///< the byte behind it
    std::string lower;     ///< in small letters, accents kept, as stemming needs them; ё is е
    std::string folded;    ///< in small letters without accents, as words are compared
};

/// The words of a UTF-8 text, in order; bytes that are no UTF-8 part words.
[[nodiscard]] std::vector<Word> wordsOf(std::string_view text);
/// A text in small letters without accents; everything that is no letter stays.
[[nodiscard]] std::string folded(std::string_view text);

} // namespace rulebook
