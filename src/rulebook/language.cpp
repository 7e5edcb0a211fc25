// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/language.h"

namespace rulebook {
namespace {

constexpr ForEach<std::string_view> codes{"en", "es", "fr", "ru"};

} // namespace

std::string_view codeOf(Language language) { return codes.at(placeOf(language)); }

std::optional<Language> languageOf(std::string_view code)
{
    for (const Language language : languages)
        if (codeOf(language) == code)
            return language;
    return std::nullopt;
}

} // namespace rulebook
