// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Letters of the scripts that players here type: Latin, Greek, Cyrillic.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace rulebook {

/// The character at `at` of a UTF-8 text, and `at` moved behind it; U+FFFD for bytes that are none.
[[nodiscard]] char32_t takeCharacter(std::string_view text, std::size_t& at);
/// Adds a character as UTF-8.
void append(std::string& text, char32_t character);

/// Whether it belongs to a word: a letter or a digit.
[[nodiscard]] bool isLetter(char32_t character);
/// Whether it only changes the letter before it: an accent that stands alone.
[[nodiscard]] bool isMark(char32_t character);
/// The small letter of a letter.
[[nodiscard]] char32_t small(char32_t letter);
/// A small letter without its accent: é is e, œ is oe, ё is е; й stays, it is no accented и.
[[nodiscard]] std::string bare(char32_t smallLetter);

} // namespace rulebook
