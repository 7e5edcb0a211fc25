// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/ranking.h"

#include "rulebook/index.h"

#include <algorithm>

namespace rulebook {
namespace {

// Found by measuring: tests/rulebook/questions_test.cpp.
constexpr double weightOfTitle = 1.0;
constexpr double weightOfAlso = 0.65;
constexpr double weightOfSecondName = 0.5;
constexpr double weightOfBody = 0.2;
constexpr double weightOfOtherLanguage = 0.3;

} // namespace

template <class Take>
sqlite::Result<void> Ranking::ask(std::size_t table, const std::string& expression, Take take)
{
    auto& query = m_queries.at(table);
    if (!query) {
        const Language language = languages.at(table % languages.size());
        const std::string name = table < languages.size() ? namesTable(language) : textsTable(language);
        auto made = m_database.prepare("SELECT rowid, bm25(" + name + ") FROM " + name + " WHERE " + name + " MATCH ?");
        if (!made)
            return base::failure(made.error());
        query = std::move(*made);
    }
    query->reset();
    if (auto bound = query->bind(1, std::string_view(expression)); !bound)
        return bound;
    for (;;) {
        const auto row = query->step();
        if (!row)
            return base::failure(row.error());
        if (!*row)
            return {};
        // bm25() is the better the lower.
        take(query->integer(0).value_or(0), -query->real(1).value_or(0));
    }
}

sqlite::Result<std::vector<double>> Ranking::scores(const ForEach<Asked>& asked, Language shown, std::size_t entries)
{
    std::vector<double> scores(entries);
    for (const Language language : languages) {
        const Asked& question = asked.at(placeOf(language));
        const std::string expression = question.expression();
        if (expression.empty())
            continue;
        const double weight = question.fit * (language == shown ? 1 : weightOfOtherLanguage);
        std::vector<double> best(entries);
        std::vector<double> second(entries);
        auto done = ask(placeOf(language), expression, [&](std::int64_t row, double score) {
            const auto entry = static_cast<std::size_t>(row / namesOfEntry);
            const double weighed = score * (row % namesOfEntry == 0 ? weightOfTitle : weightOfAlso);
            second.at(entry) = std::max(second.at(entry), std::min(best.at(entry), weighed));
            best.at(entry) = std::max(best.at(entry), weighed);
        });
        if (done)
            done = ask(placeOf(language) + languages.size(), expression, [&](std::int64_t row, double score) {
                scores.at(static_cast<std::size_t>(row)) += score * weight * weightOfBody;
            });
        if (!done)
            return base::failure(done.error());
        for (std::size_t i = 0; i < entries; ++i)
            scores[i] += (best[i] + second[i] * weightOfSecondName) * weight;
    }
    return scores;
}

} // namespace rulebook
