// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/texts.h"

#include "record/value.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

namespace rulebook {
namespace {

constexpr std::size_t largestFile = std::size_t{4} << 20U;
constexpr std::string_view alsoMark = "also: ";
constexpr std::array games{"zaibatsu", "infiltration", "neuroscape"};

std::vector<std::string_view> parted(std::string_view text, std::string_view by)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t at = text.find(by);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos)
            return parts;
        text.remove_prefix(at + by.size());
    }
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \n\r\t";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::vector<std::string> wordsIn(std::string_view text)
{
    std::istringstream words{std::string(text)};
    return {std::istream_iterator<std::string>(words), {}};
}

std::vector<std::string> listOf(const record::Value* value)
{
    std::vector<std::string> list;
    if (value != nullptr)
        if (const auto* items = std::get_if<record::Array>(&value->data))
            for (const record::Value& item : *items)
                list.emplace_back(record::textOf(&item));
    return list;
}

Read<std::string> contentsOf(const std::filesystem::path& path)
{
    const std::ifstream file(path, std::ios::binary);
    std::ostringstream contents;
    contents << file.rdbuf();
    if (!file || !contents || contents.str().empty())
        return base::failure(path.string() + " cannot be read");
    return contents.str();
}

/// One chunk behind "## ": id, title, words to find it by, an empty line, the body.
Read<Text> textOf(std::string_view chunk)
{
    const std::size_t gap = chunk.find("\n\n");
    const auto head = parted(chunk.substr(0, gap), "\n");
    const std::string id(trimmed(head[0]));
    if (gap == std::string_view::npos || head.size() != 3 || head[2].substr(0, alsoMark.size()) != alsoMark)
        return base::failure(id + ": title, words to find it by or body are missing");
    Text text{id, std::string(trimmed(head[1])), {}, std::string(trimmed(chunk.substr(gap)))};
    for (const std::string_view words : parted(head[2].substr(alsoMark.size()), " | "))
        text.also.emplace_back(trimmed(words));
    return text;
}

Read<void> addTexts(std::vector<WrittenEntry>& entries, const std::filesystem::path& folder, Language language)
{
    const auto path = folder / (std::string(codeOf(language)) + ".md");
    const auto contents = contentsOf(path);
    if (!contents)
        return base::failure(contents.error());
    auto texts = readTexts(*contents);
    if (!texts)
        return base::failure(path.string() + ": " + texts.error());
    if (!std::equal(texts->begin(), texts->end(), entries.begin(), entries.end(),
                    [](const Text& text, const WrittenEntry& entry) { return text.id == entry.id; }))
        return base::failure(path.string() + ": the entries are not those of entries.json, in that order");
    for (std::size_t i = 0; i < entries.size(); ++i)
        entries[i].texts.at(placeOf(language)) = std::move((*texts)[i]);
    return {};
}

Read<std::vector<WrittenEntry>> readGame(const std::filesystem::path& folder, const std::string& game)
{
    const auto json = contentsOf(folder / "entries.json");
    if (!json)
        return base::failure(json.error());
    auto entries = readEntries(*json, game);
    if (!entries)
        return entries;
    for (const Language language : languages)
        if (auto added = addTexts(*entries, folder, language); !added)
            return base::failure(added.error());
    return entries;
}

} // namespace

Read<std::vector<Text>> readTexts(std::string_view markdown)
{
    std::vector<Text> texts;
    const std::string whole = "\n" + std::string(markdown);
    const auto chunks = parted(whole, "\n## ");
    for (auto chunk = chunks.begin() + 1; chunk != chunks.end(); ++chunk) {
        auto text = textOf(*chunk);
        if (!text)
            return base::failure(text.error());
        texts.push_back(std::move(*text));
    }
    return texts;
}

Read<std::vector<WrittenEntry>> readEntries(std::string_view json, const std::string& game)
{
    const auto value = record::parse(json, largestFile);
    const record::Value* list = value ? record::member(*value, "entries") : nullptr;
    const auto* items = list ? std::get_if<record::Array>(&list->data) : nullptr;
    if (items == nullptr)
        return base::failure(game + ": entries.json is no list of entries");
    std::vector<WrittenEntry> entries;
    for (const record::Value& item : *items) {
        const auto text = [&](const char* key) { return std::string(record::textOf(record::member(item, key))); };
        const auto many = [&](const char* key) { return listOf(record::member(item, key)); };
        entries.push_back({text("id"),
                           game,
                           text("topic"),
                           text("source"),
                           text("figure"),
                           many("editions"),
                           many("rules"),
                           many("see"),
                           {}});
        if (entries.back().id.empty())
            return base::failure(game + ": an entry without an id");
    }
    return entries;
}

Read<PlayersWords> readWords(std::string_view list)
{
    PlayersWords read;
    for (const std::string_view line : parted(list, "\n")) {
        auto words = wordsIn(line);
        if (words.empty() || words.front().starts_with('#'))
            continue;
        const auto equals = std::find(words.begin(), words.end(), "=");
        if (words.front() == "common" && equals == words.end())
            read.common.insert(read.common.end(), words.begin() + 1, words.end());
        else if (equals != words.begin() && equals != words.end() && equals + 1 != words.end())
            read.meanings.push_back({{words.begin(), equals}, {equals + 1, words.end()}});
        else
            return base::failure("neither common words nor a meaning: " + std::string(line));
    }
    return read;
}

Read<Writing> readWriting(const std::filesystem::path& folder)
{
    Writing writing;
    for (const char* game : games) {
        auto entries = readGame(folder / game, game);
        if (!entries)
            return base::failure(entries.error());
        std::move(entries->begin(), entries->end(), std::back_inserter(writing.entries));
    }
    for (const Language language : languages) {
        const auto path = folder / ("words-" + std::string(codeOf(language)) + ".txt");
        const auto contents = contentsOf(path);
        auto words = contents ? readWords(*contents) : base::failure(contents.error());
        if (!words)
            return base::failure(path.string() + ": " + words.error());
        writing.words.at(placeOf(language)) = std::move(*words);
    }
    return writing;
}

} // namespace rulebook
