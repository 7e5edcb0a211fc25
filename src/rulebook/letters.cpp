// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/letters.h"

namespace rulebook {
namespace {

constexpr char32_t wrong = 0xFFFD;
/// The letters behind U+00E0 and behind U+0100 without their accents; "?" where that is not one plain letter.
constexpr std::string_view latin1 = "aaaaaa?ceeeeiiii?nooooo??uuuuy?y";
constexpr std::string_view latinA = "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkkklllllllllln"
                                    "nnnnnnnnoooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

bool within(char32_t character, char32_t first, char32_t last) { return first <= character && character <= last; }

/// Capitals and small letters in turn: which of the two is the capital changes along the block.
char32_t smallLatinA(char32_t letter)
{
    if (letter == 0x178)
        return 0xFF;
    const bool oddCapital = within(letter, 0x139, 0x148) || within(letter, 0x179, 0x17E);
    if (letter == 0x138 || letter == 0x149 || letter == 0x17F || letter == 0x131)
        return letter;
    return (letter % 2 == 1) == oddCapital ? letter + 1 : letter;
}

/// How many bytes a character has, by its first; 0 for a byte that begins none.
std::size_t lengthOf(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (within(first, 0xC2, 0xDF))
        return 2;
    if (within(first, 0xE0, 0xEF))
        return 3;
    return within(first, 0xF0, 0xF4) ? 4 : 0;
}

} // namespace

char32_t takeCharacter(std::string_view text, std::size_t& at)
{
    const auto first = static_cast<unsigned char>(text[at]);
    const std::size_t length = lengthOf(first);
    if (length == 0 || at + length > text.size()) {
        ++at;
        return wrong;
    }
    char32_t character = length == 1 ? first : first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[at + i]);
        if ((next & 0xC0U) != 0x80) {
            ++at;
            return wrong;
        }
        character = character << 6U | (next & 0x3FU);
    }
    at += length;
    return character;
}

void append(std::string& text, char32_t character)
{
    const auto tail = [&](unsigned shift) {
        text += static_cast<char>(static_cast<unsigned char>(0x80U | (character >> shift & 0x3FU)));
    };
    const auto head = [&](char32_t mark, unsigned shift) {
        text += static_cast<char>(static_cast<unsigned char>(mark | character >> shift));
    };
    if (character < 0x80) {
        head(0, 0);
    } else if (character < 0x800) {
        head(0xC0, 6);
        tail(0);
    } else if (character < 0x10000) {
        head(0xE0, 12);
        tail(6);
        tail(0);
    } else {
        head(0xF0, 18);
        tail(12);
        tail(6);
        tail(0);
    }
}

bool isLetter(char32_t c)
{
    if (c < 0x80)
        return within(c, U'0', U'9') || within(c, U'a', U'z') || within(c, U'A', U'Z');
    return (within(c, 0xC0, 0x24F) && c != 0xD7 && c != 0xF7) || within(c, 0x370, 0x52F);
}

bool isMark(char32_t character) { return within(character, 0x300, 0x36F); }

char32_t small(char32_t letter)
{
    if (within(letter, U'A', U'Z') || within(letter, 0xC0, 0xDE) || within(letter, 0x391, 0x3A9)
        || within(letter, 0x410, 0x42F))
        return letter + 0x20;
    if (within(letter, 0x100, 0x17F))
        return smallLatinA(letter);
    if (within(letter, 0x400, 0x40F))
        return letter + 0x50;
    return within(letter, 0x460, 0x52F) && letter % 2 == 0 ? letter + 1 : letter;
}

std::string bare(char32_t letter)
{
    switch (letter) {
    case 0xDF: return "ss";
    case 0xE6: return "ae";
    case 0xF8: return "o";
    case 0x133: return "ij";
    case 0x153: return "oe";
    case 0x450: // ѐ
    case 0x451: return "\u0435"; // ё
    default: break;
    }
    char plain = '?';
    if (within(letter, 0xE0, 0xFF))
        plain = latin1[letter - 0xE0];
    else if (within(letter, 0x100, 0x17F))
        plain = latinA[letter - 0x100];
    if (plain != '?')
        return {plain};
    std::string same;
    append(same, letter);
    return same;
}

} // namespace rulebook
