// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/words.h"

#include "rulebook/letters.h"

#include <utility>

namespace rulebook {
namespace {

constexpr char32_t breve = 0x306;
constexpr char32_t smallI = 0x438;      // и
constexpr char32_t smallShortI = 0x439; // й
constexpr char32_t smallYo = 0x451;     // ё
constexpr char32_t smallYe = 0x435;     // е

/// Collects the letters of one word.
class Collected {
public:
    void take(char32_t letter)
    {
        flush();
        m_last = small(letter);
    }
    /// An accent that stands alone is dropped, but и with a breve is another letter.
    void takeMark(char32_t mark)
    {
        if (mark == breve && m_last == smallI)
            m_last = smallShortI;
    }
    [[nodiscard]] bool empty() const { return m_last == 0; }
    [[nodiscard]] Word taken(std::size_t begin, std::size_t end)
    {
        flush();
        return {begin, end, std::exchange(m_lower, {}), std::exchange(m_folded, {})};
    }

private:
    void flush()
    {
        if (m_last == 0)
            return;
        append(m_lower, m_last == smallYo ? smallYe : m_last);
        m_folded += bare(m_last);
        m_last = 0;
    }

    char32_t m_last = 0;
    std::string m_lower;
    std::string m_folded;
};

} // namespace

std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    Collected word;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t before = at;
        const char32_t character = takeCharacter(text, at);
        if (isLetter(character)) {
            if (word.empty())
                begin = before;
            word.take(character);
        } else if (isMark(character) && !word.empty()) {
            word.takeMark(character);
        } else if (!word.empty()) {
            words.push_back(word.taken(begin, before));
        }
    }
    if (!word.empty())
        words.push_back(word.taken(begin, text.size()));
    return words;
}

std::string folded(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t character = takeCharacter(text, at);
        if (character == breve && plain.ends_with(bare(smallI)))
            plain.replace(plain.size() - bare(smallI).size(), std::string::npos, bare(smallShortI));
        else if (isLetter(character))
            plain += bare(small(character));
        else if (!isMark(character))
            append(plain, character);
    }
    return plain;
}

} // namespace rulebook
