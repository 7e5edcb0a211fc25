// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/stemming_tokenizer.h"

#include "rulebook/stemmer.h"

namespace rulebook {
namespace {

/// Cuts texts into the roots of their words.
class StemmingTokenizer final : public sqlite::Tokenizer {
public:
    explicit StemmingTokenizer(Language language) : m_stemmer(language) { }

    void cut(std::string_view text, bool question, const Sink& sink) const override
    {
        for (const Word& word : wordsOf(text))
            if (!sink(question ? word.lower : m_stemmer.root(word), word.begin, word.end))
                return;
    }

private:
    Stemmer m_stemmer;
};

} // namespace

std::string tokenizerOf(Language language) { return "rulebook_" + std::string(codeOf(language)); }

sqlite::Result<void> addTokenizers(sqlite::Database& database)
{
    for (const Language language : languages)
        if (auto added = database.addTokenizer(tokenizerOf(language), std::make_shared<StemmingTokenizer>(language));
            !added)
            return added;
    return {};
}

} // namespace rulebook
