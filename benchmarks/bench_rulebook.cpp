// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How fast a rule is found over the whole rulebook in four languages, and how often it is the right one; beside plain
// LIKE and full-text search without stemming over the same texts, asked the same questions.
#include "measure.h"

#include "rulebook/asked_questions.h"
#include "rulebook/book.h"
#include "rulebook/texts.h"
#include "sqlite/database.h"

#include <algorithm>
#include <cstdio>

namespace {

using bench::Aim;
using bench::Better;
using rulebook::Book;
using rulebook::Language;

constexpr int rounds = 9;
constexpr std::size_t rows = 10;

/// A question and the language in which its asker reads.
struct Asked {
    Language shown;
    asked::Expected expected;
};

std::vector<Asked> questions(bool slips)
{
    std::vector<Asked> all;
    for (const Language language : rulebook::languages)
        for (asked::Expected& each : asked::questionsIn(language))
            if (each.slip == slips)
                all.push_back({language, std::move(each)});
    bench::require(all.size() >= 40, "the questions are missing");
    return all;
}

template <class T>
T valueOf(sqlite::Result<T> result)
{
    bench::require(result.has_value(), "a table could not be asked");
    return std::move(*result);
}

/// The 99th of a hundred over all questions, in milliseconds of the processor: the index lies in memory, so nothing is
/// waited for.
template <class Work>
void showSlowest(Aim aim, const std::vector<Asked>& all, Work work)
{
    bench::show(bench::measured(std::move(aim), rounds, [&] {
        std::vector<double> taken;
        for (const Asked& each : all)
            taken.push_back(bench::cpuSecondsOf([&] { work(each); }) * 1e3);
        std::sort(taken.begin(), taken.end());
        return taken[taken.size() * 99 / 100];
    }));
}

/// How often the right entry is first, and among three.
template <class Answer>
void showRecall(const std::string& how, bool aims, Answer answer)
{
    for (const Language language : rulebook::languages) {
        std::size_t first = 0;
        std::size_t three = 0;
        const auto all = asked::questionsIn(language);
        for (const asked::Expected& each : all) {
            const std::vector<std::string> ids = answer(Asked{language, each});
            const auto place = std::find(ids.begin(), ids.end(), each.id) - ids.begin();
            if (!ids.empty() && place == 0)
                ++first;
            if (place < 3 && place < static_cast<std::ptrdiff_t>(ids.size()))
                ++three;
        }
        const auto share = [&](std::size_t count) {
            return 100.0 * static_cast<double>(count) / static_cast<double>(all.size());
        };
        const std::string name = "  " + how + ", " + std::string(rulebook::codeOf(language));
        bench::show({{name + ": right one first", "%", aims ? 90.0 : 0.0, Better::Higher}, {share(first)}});
        bench::show({{name + ": among three", "%", aims ? 98.0 : 0.0, Better::Higher}, {share(three)}});
    }
}

std::vector<std::string> idsFrom(sqlite::Statement& query)
{
    std::vector<std::string> ids;
    while (valueOf(query.step()))
        ids.emplace_back(query.text(0).value_or(std::string_view()));
    return ids;
}

/// The same texts in tables that know no languages.
class PlainTables {
public:
    PlainTables() : m_database(valueOf(sqlite::Database::inMemory()))
    {
        const auto writing = rulebook::readWriting(ZC_SOURCE_DIR "/resources/rulebook");
        bench::require(writing.has_value(), "the texts are missing");
        for (const Language language : rulebook::languages)
            fill(*writing, language);
    }

    /// Every word somewhere in the entry; entries with one in the title first.
    [[nodiscard]] std::vector<std::string> like(const Asked& asked)
    {
        const std::string table = "plain_" + std::string(rulebook::codeOf(asked.shown));
        std::string where;
        std::string order;
        const auto words = rulebook::wordsOf(asked.expected.words);
        for (std::size_t i = 1; i <= words.size(); ++i) {
            const std::string place = "?" + std::to_string(i);
            where += (where.empty() ? "" : " AND ") + ("title||also||body LIKE " + place);
            order += (order.empty() ? "" : "+") + ("(title LIKE " + place + ")");
        }
        auto query = valueOf(m_database.prepare("SELECT id FROM " + table + " WHERE " + where + " ORDER BY " + order
                                                + " DESC LIMIT 10"));
        for (std::size_t i = 0; i < words.size(); ++i)
            bench::require(
                query.bind(static_cast<int>(i) + 1, std::string_view("%" + words[i].lower + "%")).has_value(),
                "a word could not be bound");
        return idsFrom(query);
    }
    /// Full text with accents folded and nothing else; any of the words.
    [[nodiscard]] std::vector<std::string> unstemmed(const Asked& asked)
    {
        const std::string table = "full_" + std::string(rulebook::codeOf(asked.shown));
        std::string match;
        for (const auto& word : rulebook::wordsOf(asked.expected.words))
            match += (match.empty() ? "\"" : " OR \"") + word.lower + "\"";
        auto query = valueOf(m_database.prepare("SELECT id FROM " + table + " WHERE " + table
                                                + " MATCH ? ORDER BY bm25(" + table + ", 0, 10, 5, 1) LIMIT 10"));
        bench::require(query.bind(1, std::string_view(match)).has_value(), "a question could not be bound");
        return idsFrom(query);
    }

private:
    void fill(const rulebook::Writing& writing, Language language)
    {
        const std::string code(rulebook::codeOf(language));
        const auto made = m_database.execute("CREATE TABLE plain_" + code
                                             + "(id, title, also, body);CREATE VIRTUAL TABLE full_" + code
                                             + " USING fts5(id UNINDEXED, title, also, body, "
                                               "tokenize='unicode61 remove_diacritics 2')");
        bench::require(made.has_value(), "a table could not be made");
        for (const char* table : {"plain_", "full_"}) {
            auto insert = valueOf(m_database.prepare("INSERT INTO " + (table + code) + " VALUES(?, ?, ?, ?)"));
            for (const auto& entry : writing.entries) {
                const auto& text = entry.texts.at(rulebook::placeOf(language));
                std::string also;
                for (const std::string& words : text.also)
                    also += words + "\n";
                int place = 0;
                for (const std::string& value : {entry.id, text.title, also, text.body})
                    bench::require(insert.bind(++place, std::string_view(value)).has_value(), "a text was refused");
                bench::require(insert.run().has_value(), "a text was not kept");
            }
        }
    }
    sqlite::Database m_database;
};

rulebook::Question questionOf(const Asked& asked) { return {asked.expected.words, asked.shown, {}, rows}; }

void ours(const std::vector<Asked>& whole, const std::vector<Asked>& slips)
{
    bench::show(bench::measured({"first answer after opening", "ms", 10, Better::Lower}, 15, [&] {
        return bench::secondsOf([&] {
                   Book fresh = valueOf(Book::shipped());
                   bench::require(!valueOf(fresh.search(questionOf(whole.front()))).empty(), "nothing was found");
               })
            * 1e3;
    }));
    Book book = valueOf(Book::shipped());
    const auto rank = [&](const Asked& each) { bench::keep(valueOf(book.ranked(questionOf(each))).size()); };
    const auto search = [&](const Asked& each) { bench::keep(valueOf(book.search(questionOf(each))).size()); };
    showSlowest({"ids and ranks, the 99th of a hundred", "ms", 1, Better::Lower}, whole, rank);
    showSlowest({"ten rows with excerpts, the 99th of a hundred", "ms", 5, Better::Lower}, whole, search);
    showSlowest({"with a slip, the 99th of a hundred", "ms", 20, Better::Lower}, slips, search);
    showRecall("ours", true, [&](const Asked& each) {
        std::vector<std::string> ids;
        const auto ranked = valueOf(book.ranked(questionOf(each)));
        for (const auto& found : ranked)
            ids.push_back(found.id);
        return ids;
    });
}

void others(const std::vector<Asked>& whole)
{
    PlainTables tables;
    const auto like = [&](const Asked& each) { return tables.like(each); };
    const auto unstemmed = [&](const Asked& each) { return tables.unstemmed(each); };
    showSlowest({"plain LIKE, ids, the 99th of a hundred", "ms", 0, Better::Lower}, whole, like);
    showRecall("LIKE", false, like);
    showSlowest({"unstemmed full text, ids, the 99th of a hundred", "ms", 0, Better::Lower}, whole, unstemmed);
    showRecall("unstemmed", false, unstemmed);
}

} // namespace

int main()
{
    std::puts("Finding a rule. The first answer in real time, the rest in processor time; median of several rounds "
              "(lowest to highest).");
    const auto whole = questions(false);
    const auto slips = questions(true);
    ours(whole, slips);
    others(whole);
    return 0;
}
