// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How well each entry answers a question.
#pragma once

#include "rulebook/asking.h"

#include <optional>
#include <vector>

namespace rulebook {

/// Asks the full-text tables. Lives no longer than the database.
class Ranking {
public:
    explicit Ranking(sqlite::Database& database) : m_database(database) { }

    /// A score for each entry by its number, 0 where nothing matches. What is written in the language shown counts
    /// more; the title more than the words to find an entry by, and these more than the body.
    [[nodiscard]] sqlite::Result<std::vector<double>> scores(const ForEach<Asked>& asked, Language shown,
                                                             std::size_t entries);

private:
    /// Asks one table; `take` gets a row's number and its score.
    template <class Take>
    [[nodiscard]] sqlite::Result<void> ask(std::size_t table, const std::string& expression, Take take);

    sqlite::Database& m_database;
    std::array<std::optional<sqlite::Statement>, languages.size() * 2> m_queries; // names, then texts, by language
};

} // namespace rulebook
