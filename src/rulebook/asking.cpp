// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/asking.h"

#include "rulebook/letters.h"

#include <algorithm>

namespace rulebook {
namespace {

/// More words than anybody types; the rest of a pasted page is left out.
constexpr std::size_t mostWords = 24;

bool isDigit(char byte) { return byte >= '0' && byte <= '9'; }

/// A single letter is the beginning of too much.
bool singleLetter(const Word& word)
{
    std::size_t behindFirst = 0;
    static_cast<void>(takeCharacter(word.folded, behindFirst));
    return behindFirst == word.folded.size();
}

/// "R-052" and "R 052" are one word, as the index has it.
void joinRuleIds(std::vector<Word>& words)
{
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        Word& letter = words[i];
        const Word& number = words[i + 1];
        if (letter.folded.size() != 1 || isDigit(letter.folded.front()) || number.folded.size() != 3
            || !std::all_of(number.folded.begin(), number.folded.end(), isDigit))
            continue;
        letter = {letter.begin, number.end, letter.lower + number.lower, letter.folded + number.folded};
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

std::vector<Word> wordsAsked(std::string_view question)
{
    std::vector<Word> words = wordsOf(question);
    joinRuleIds(words);
    if (words.size() > mostWords)
        words.resize(mostWords);
    return words;
}

/// The language shown decides where it knows the word, else all that know it: French dé is no Spanish dé.
bool commonWord(const ForEach<Understood>& word, Language shown)
{
    if (const Understood& here = word.at(placeOf(shown)); !here.unknown())
        return here.common;
    return std::all_of(word.begin(), word.end(), [](const Understood& each) { return each.common || each.unknown(); });
}

bool knownWord(const ForEach<Understood>& word)
{
    return std::any_of(word.begin(), word.end(), [](const Understood& each) { return !each.unknown(); });
}

} // namespace

std::string Asked::expression() const
{
    std::string text;
    const auto add = [&](const std::string& phrase, const char* behind) {
        text += (text.empty() ? "\"" : " OR \"") + phrase + behind;
    };
    for (const Understood& word : words) {
        for (const std::string& root : word.roots)
            add(root, "\"");
        if (!word.beginning.empty())
            add(word.beginning, "\" *");
    }
    return text;
}

sqlite::Result<ForEach<Asked>> askedIn(Vocabulary& vocabulary, std::string_view question, Language shown)
{
    const std::vector<Word> typed = wordsAsked(question);
    std::vector<ForEach<Understood>> words;
    for (const Word& word : typed) {
        const bool typing = &word == &typed.back() && (typed.size() == 1 || !singleLetter(word));
        auto understood = vocabulary.understood(word, shown, typing);
        if (!understood)
            return base::failure(understood.error());
        words.push_back(std::move(*understood));
    }
    const bool anythingSaid = std::any_of(
        words.begin(), words.end(), [&](const auto& word) { return knownWord(word) && !commonWord(word, shown); });
    ForEach<Asked> asked;
    for (auto& word : words) {
        const bool wanted = !anythingSaid || !commonWord(word, shown);
        for (std::size_t place = 0; place < asked.size(); ++place) {
            if (word.at(place).unknown())
                continue;
            asked.at(place).fit += 1.0 / static_cast<double>(words.size());
            if (wanted)
                asked.at(place).words.push_back(std::move(word.at(place)));
        }
    }
    return asked;
}

std::optional<std::size_t> Matching::matched(const Word& word) const
{
    const std::string root = m_stemmer.root(word);
    for (std::size_t i = 0; i < m_asked.words.size(); ++i) {
        const Understood& each = m_asked.words[i];
        if (std::find(each.roots.begin(), each.roots.end(), root) != each.roots.end())
            return i;
        if (!each.beginning.empty() && (root.starts_with(each.beginning) || word.folded.starts_with(each.beginning)))
            return i;
    }
    return std::nullopt;
}

} // namespace rulebook
