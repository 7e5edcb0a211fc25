// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is known of a word that a player typed, in each of the four languages.
#pragma once

#include "rulebook/stemmer.h"
#include "sqlite/database.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rulebook {

/// How one language understands a typed word.
struct Understood {
    std::vector<std::string> roots; ///< what it may stand for in the texts: its own root, words with the same meaning
    std::string beginning; ///< not empty: roots that begin so are meant too, as the word is still being typed
    bool common = false; ///< says nothing about a rule: "the", "how"
    bool guessed = false; ///< nobody knows the word; these are the nearest ones

    /// Whether the language does not know the word at all.
    [[nodiscard]] bool unknown() const { return roots.empty() && beginning.empty(); }
};

/// All forms of all words of the rulebook. Lives no longer than the database.
class Vocabulary {
public:
    explicit Vocabulary(sqlite::Database& database);

    /// The word in each language; `typing`: it may be the beginning of one. The languages that have the form itself are
    /// taken, and the one shown if it has another form of the word; else all that have another form or a word that
    /// begins so. Where none does, the words nearest to it: one slip in words of up to five letters, two in longer
    /// ones. A stem that only another language has may be chance ("conter", Spanish contar): the nearest words of the
    /// one shown are taken beside it.
    [[nodiscard]] sqlite::Result<ForEach<Understood>> understood(const Word& word, Language shown, bool typing);

    /// The stemmer of a language.
    [[nodiscard]] const Stemmer& stemmer(Language language) const { return m_stemmers.at(placeOf(language)); }

private:
    /// A form as slips are counted.
    struct Form {
        std::u16string letters;
        std::uint64_t shape = 0;
        std::string form;
        unsigned languages = 0; ///< that have it, as bits by their places
    };

    /// A query that is compiled once, ready to be asked again.
    [[nodiscard]] sqlite::Result<sqlite::Statement*> ready(std::optional<sqlite::Statement>& query, const char* sql);
    /// The languages that have exactly this form.
    [[nodiscard]] sqlite::Result<ForEach<Understood>> byForm(const std::string& form, const Word* typed);
    /// What a language that lacks the form makes of another one of the same stem.
    [[nodiscard]] sqlite::Result<void> addByStem(const Word& word, Language language, Understood& understood);
    /// Languages that have a form that begins so.
    [[nodiscard]] sqlite::Result<void> addBeginnings(const std::string& beginning, ForEach<Understood>& understood);
    /// The forms nearest to a word, of those in one of the languages (bits).
    [[nodiscard]] sqlite::Result<ForEach<Understood>> nearest(const std::string& form, unsigned within);
    /// Reads all forms once; most questions never need them.
    [[nodiscard]] sqlite::Result<void> loadForms();

    sqlite::Database& m_database;
    ForEach<Stemmer> m_stemmers;
    std::vector<Form> m_forms;
    std::optional<sqlite::Statement> m_byForm;
    std::optional<sqlite::Statement> m_byStem;
    std::optional<sqlite::Statement> m_byBeginning;
};

} // namespace rulebook
