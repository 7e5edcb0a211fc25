// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A question as it was typed, turned into what each language's tables are asked.
#pragma once

#include "rulebook/vocabulary.h"

#include <string_view>
#include <vector>

namespace rulebook {

/// What one language is asked.
struct Asked {
    std::vector<Understood> words; ///< those that say something, as this language understands them
    double fit = 0;                ///< the share of all typed words that it knows, 0 to 1

    /// The words as an FTS5 expression; empty: nothing to ask.
    [[nodiscard]] std::string expression() const;
};

/// The question in each language. Words that say nothing ("how", "the") count only where nothing else was typed; the
/// last word may be unfinished.
[[nodiscard]] sqlite::Result<ForEach<Asked>> askedIn(Vocabulary& vocabulary, std::string_view question, Language shown);

/// Which words of the texts a question has found.
class Matching {
public:
    Matching(const Asked& asked, const Stemmer& stemmer) : m_asked(asked), m_stemmer(stemmer) { }

    /// The place in the question of the word that finds this one, or nothing.
    [[nodiscard]] std::optional<std::size_t> matched(const Word& word) const;

private:
    const Asked& m_asked;
    const Stemmer& m_stemmer;
};

} // namespace rulebook
