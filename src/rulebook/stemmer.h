// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Words of one language reduced to what their forms share: действие, действия, действий.
#pragma once

#include "rulebook/language.h"
#include "rulebook/words.h"

#include <memory>
#include <string>

struct sb_stemmer;

namespace rulebook {

/// The Snowball rules of one language. Not for two threads.
class Stemmer {
public:
    explicit Stemmer(Language language);

    /// The root of a word, without accents unless it is very short (dé is not de); a word that the language does not
    /// inflect stays as it is.
    [[nodiscard]] std::string root(const Word& word) const;

private:
    /// Ends the stemmer.
    struct Closer {
        /// Also for none.
        void operator()(sb_stemmer* stemmer) const;
    };

    std::unique_ptr<sb_stemmer, Closer> m_stemmer;
};

} // namespace rulebook
