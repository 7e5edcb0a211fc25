// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/letters.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>

namespace rulebook {
namespace {

constexpr char32_t wrong = 0xFFFD;

/// Letters that Unicode takes for letters of their own, and how they are typed where the keyboard lacks them.
struct Typed {
    char32_t letter;
    const char* as;
};
constexpr std::array<Typed, 10> typed{{{0xDF, "ss"},
                                       {0xE6, "ae"},
                                       {0xF8, "o"},
                                       {0x111, "d"},
                                       {0x127, "h"},
                                       {0x131, "i"},
                                       {0x133, "ij"},
                                       {0x142, "l"},
                                       {0x153, "oe"},
                                       {0x167, "t"}}};

utf8proc_int32_t code(char32_t character) { return static_cast<utf8proc_int32_t>(character); }

} // namespace

char32_t takeCharacter(std::string_view text, std::size_t& at)
{
    const std::string_view rest = text.substr(at);
    std::array<utf8proc_uint8_t, 4> bytes{};
    std::size_t most = 0;
    for (; most < bytes.size() && most < rest.size(); ++most)
        bytes[most] = static_cast<utf8proc_uint8_t>(rest[most]);
    utf8proc_int32_t character = 0;
    const auto length = utf8proc_iterate(bytes.data(), static_cast<utf8proc_ssize_t>(most), &character);
    at += length > 0 ? static_cast<std::size_t>(length) : 1;
    return length > 0 ? static_cast<char32_t>(character) : wrong;
}

void append(std::string& text, char32_t character)
{
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto length = utf8proc_encode_char(code(character), bytes.data());
    std::transform(bytes.begin(), bytes.begin() + length, std::back_inserter(text),
                   [](utf8proc_uint8_t byte) { return static_cast<char>(byte); });
}

bool isLetter(char32_t character)
{
    const auto kind = utf8proc_category(code(character));
    return (kind >= UTF8PROC_CATEGORY_LU && kind <= UTF8PROC_CATEGORY_LO) || kind == UTF8PROC_CATEGORY_ND;
}

bool isMark(char32_t character) { return utf8proc_category(code(character)) == UTF8PROC_CATEGORY_MN; }

char32_t small(char32_t letter) { return static_cast<char32_t>(utf8proc_tolower(code(letter))); }

std::string bare(char32_t letter)
{
    const auto* const known =
        std::find_if(typed.begin(), typed.end(), [&](const Typed& one) { return one.letter == letter; });
    if (known != typed.end())
        return known->as;
    std::array<utf8proc_int32_t, 8> parts{};
    int boundary = 0;
    const auto count = utf8proc_decompose_char(code(letter), parts.data(), parts.size(), UTF8PROC_DECOMPOSE, &boundary);
    std::string text;
    if (letter == U'й' || count <= 0 || count > static_cast<utf8proc_ssize_t>(parts.size())) {
        append(text, letter); // й is no accented и
        return text;
    }
    for (auto part = parts.begin(); part != parts.begin() + count; ++part)
        if (const auto character = static_cast<char32_t>(*part); !isMark(character))
            append(text, character);
    return text;
}

} // namespace rulebook
