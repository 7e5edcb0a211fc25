// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The four languages of the rulebook.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace rulebook {

/// A language in which every entry is written.
enum class Language : std::uint8_t { English, Spanish, French, Russian };

/// All four, in the order in which the index numbers them.
inline constexpr std::array languages{Language::English, Language::Spanish, Language::French, Language::Russian};

/// A value for each language, in that order.
template <class T>
using ForEach = std::array<T, languages.size()>;

/// Its place in `languages`.
[[nodiscard]] constexpr std::size_t placeOf(Language language) { return static_cast<std::size_t>(language); }

/// "en", "es", "fr", "ru"
[[nodiscard]] std::string_view codeOf(Language language);
/// The language of that code, or nothing.
[[nodiscard]] std::optional<Language> languageOf(std::string_view code);

} // namespace rulebook
