// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The index: one SQLite database of everything written, made at build time and embedded in the programs.
#pragma once

#include "rulebook/texts.h"

#include <cstdint>
#include <string>

namespace rulebook {

/// The version of the tables; a program reads only its own.
inline constexpr std::int64_t indexVersion = 1;
/// Entries have numbers from 0 in the order written. A page, one entry in one language, has this many pages between
/// itself and that of the next entry.
inline constexpr std::int64_t pagesOfEntry = static_cast<std::int64_t>(languages.size());
/// A name, the title or words to find an entry by, has its entry's number times this, plus its own place; the title is
/// 0.
inline constexpr std::int64_t namesOfEntry = 64;

/// The names of a language's full-text tables: "names_en", "texts_en".
[[nodiscard]] std::string namesTable(Language language);
/// The bodies.
[[nodiscard]] std::string textsTable(Language language);

/// Writes the index to a new file.
[[nodiscard]] Read<void> makeIndex(const Writing& writing, const std::string& path);

} // namespace rulebook
