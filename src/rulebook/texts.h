// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rulebook as it is written in resources/rulebook: what the index is made of.
#pragma once

#include "base/result.h"
#include "rulebook/language.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace rulebook {

/// An entry in one language.
struct Text {
    std::string id;
    std::string title;
    std::vector<std::string> also; ///< what players type when they look for it
    std::string body;              ///< paragraphs, lists, bold words, examples: docs/adr/0009
};

/// An entry with all that does not depend on the language.
struct WrittenEntry {
    std::string id;
    std::string game;
    std::string topic;
    std::string source;
    std::string figure;                ///< empty: none
    std::vector<std::string> editions; ///< empty: both
    std::vector<std::string> rules;    ///< "R-052"
    std::vector<std::string> see;      ///< ids of other entries
    ForEach<Text> texts;
};

/// Words of players that mean words of the rules: "tile", "hex" for "block".
struct Meaning {
    std::vector<std::string> said;
    std::vector<std::string> meant;
};

/// The words of one language that help to find an entry.
struct PlayersWords {
    std::vector<std::string> common; ///< tell nothing about a rule: "the", "how"
    std::vector<Meaning> meanings;
};

/// All that is written.
struct Writing {
    std::vector<WrittenEntry> entries; ///< game by game, as the entries stand in their lists
    ForEach<PlayersWords> words;
};

/// A value, or a sentence for the builder of the program with file and place.
template <class T>
using Read = base::Result<T, std::string>;

/// The entries of one `<language>.md`.
[[nodiscard]] Read<std::vector<Text>> readTexts(std::string_view markdown);
/// The entries of one entries.json; their texts are empty yet.
[[nodiscard]] Read<std::vector<WrittenEntry>> readEntries(std::string_view json, const std::string& game);
/// A list of players' words: lines "common WORD…" and "WORD… = WORD…"; "#" begins a remark.
[[nodiscard]] Read<PlayersWords> readWords(std::string_view list);
/// All files of the folder resources/rulebook.
[[nodiscard]] Read<Writing> readWriting(const std::filesystem::path& folder);

} // namespace rulebook
