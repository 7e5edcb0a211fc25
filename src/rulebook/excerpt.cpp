// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/excerpt.h"

#include <algorithm>
#include <set>

namespace rulebook {
namespace {

constexpr std::size_t longest = 180; // characters
constexpr std::string_view omitted = "…";
constexpr std::string_view itemMark = " · ";
/// What a further word of the question counts against one that is found again.
constexpr std::size_t weightOfNewWord = 8;

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80; }

/// The byte behind so many characters from there, or the end.
std::size_t behind(std::string_view text, std::size_t at, std::size_t characters)
{
    for (; at < text.size() && characters > 0; --characters)
        for (++at; at < text.size() && continues(text[at]); ++at) { }
    return at;
}

/// Where sentences begin.
std::vector<std::size_t> beginnings(std::string_view text)
{
    std::vector<std::size_t> found{0};
    for (std::size_t i = 0; i + 2 < text.size(); ++i)
        if ((text[i] == '.' || text[i] == '?' || text[i] == '!') && text[i + 1] == ' ')
            found.push_back(i + 2);
        else if (text.substr(i).starts_with(itemMark))
            found.push_back(i + itemMark.size());
    return found;
}

/// A word that was asked for.
struct Hit {
    Range where;
    std::size_t word; ///< its place in the question
};

std::vector<Hit> hitsIn(std::string_view text, const Matching& matching)
{
    std::vector<Hit> hits;
    for (const Word& word : wordsOf(text))
        if (const auto asked = matching.matched(word))
            hits.push_back({{word.begin, word.end}, *asked});
    return hits;
}

/// How much of the question stands between two bytes.
std::size_t worth(const std::vector<Hit>& hits, Range range)
{
    std::set<std::size_t> words;
    std::size_t count = 0;
    for (const Hit& hit : hits) {
        if (hit.where.begin < range.begin || hit.where.end > range.end)
            continue;
        words.insert(hit.word);
        ++count;
    }
    return words.size() * weightOfNewWord + std::min(count, weightOfNewWord - 1);
}

/// From a sentence on: as much as fits, whole words only.
Range windowFrom(std::string_view text, std::size_t begin)
{
    std::size_t end = behind(text, begin, longest);
    if (end < text.size())
        while (end > begin && text[end] != ' ')
            --end;
    return {begin, end > begin ? end : behind(text, begin, longest)};
}

} // namespace

std::string plainBody(std::string_view body)
{
    std::string plain;
    while (!body.empty()) {
        const std::size_t end = std::min(body.find('\n'), body.size());
        std::string_view line = body.substr(0, end);
        body.remove_prefix(std::min(end + 1, body.size()));
        const bool item = line.starts_with("- ");
        if (item || line.starts_with("> "))
            line.remove_prefix(2);
        if (line.empty())
            continue;
        if (!plain.empty())
            plain += item ? itemMark : " ";
        for (std::size_t i = 0; i < line.size(); ++i)
            if (line.substr(i).starts_with("**"))
                ++i;
            else
                plain += line[i];
    }
    return plain;
}

Marked marked(std::string text, const Matching& matching)
{
    Marked whole;
    for (const Hit& hit : hitsIn(text, matching))
        whole.marks.push_back(hit.where);
    whole.text = std::move(text);
    return whole;
}

Marked excerptOf(std::string_view body, const Matching& matching)
{
    const std::string text = plainBody(body);
    const std::vector<Hit> hits = hitsIn(text, matching);
    Range best = windowFrom(text, 0);
    for (const std::size_t begin : beginnings(text))
        if (const Range window = windowFrom(text, begin); worth(hits, window) > worth(hits, best))
            best = window;
    Marked excerpt;
    if (best.begin > 0)
        excerpt.text = std::string(omitted) + " ";
    const std::size_t moved = excerpt.text.size();
    for (const Hit& hit : hits)
        if (hit.where.begin >= best.begin && hit.where.end <= best.end)
            excerpt.marks.push_back({hit.where.begin - best.begin + moved, hit.where.end - best.begin + moved});
    excerpt.text += text.substr(best.begin, best.end - best.begin);
    if (best.end < text.size())
        excerpt.text += " " + std::string(omitted);
    return excerpt;
}

} // namespace rulebook
