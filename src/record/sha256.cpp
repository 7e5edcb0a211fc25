// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/sha256.h"

#include "sha256/sha256.h"

#include <array>
#include <initializer_list>

namespace record {
namespace {

std::string digestOf(std::initializer_list<std::string_view> parts)
{
    sha256_state state;
    sha256_begin(&state);
    for (const std::string_view part : parts)
        sha256_add(&state, part.data(), part.size());
    std::array<std::uint8_t, 32> digest{};
    sha256_end(&state, digest.data());
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * digest.size());
    for (const std::uint8_t byte : digest) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

} // namespace

std::string sha256(std::string_view bytes) { return digestOf({bytes}); }

std::string chained(std::string_view previousHash, std::string_view bytes) { return digestOf({previousHash, bytes}); }

} // namespace record
