// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/book.h"

#include "rulebook/index.h"
#include "rulebook/ranking.h"
#include "rulebook/shipped.h"
#include "rulebook/stemming_tokenizer.h"

#include <algorithm>

namespace rulebook {
namespace {

/// The first game of the contents is the one that most questions are about.
constexpr double weightOfFurtherGames = 0.85;

std::string textAt(const sqlite::Statement& row, int column)
{
    return std::string(row.text(column).value_or(std::string_view()));
}

std::vector<std::string> wordsAt(const sqlite::Statement& row, int column)
{
    std::vector<std::string> words;
    for (std::string_view rest = row.text(column).value_or(std::string_view()); !rest.empty();) {
        const std::size_t blank = rest.find(' ');
        words.emplace_back(rest.substr(0, blank));
        rest.remove_prefix(blank == std::string_view::npos ? rest.size() : blank + 1);
    }
    return words;
}

std::int64_t pageOf(std::size_t entry, Language language)
{
    return static_cast<std::int64_t>(entry) * pagesOfEntry + static_cast<std::int64_t>(placeOf(language));
}

} // namespace

struct Book::Inside {
    /// An entry as far as every question needs it.
    struct Known {
        std::string id;
        std::string game;
        std::string topic;
    };

    explicit Inside(sqlite::Database opened) : database(std::move(opened)), vocabulary(database), ranking(database) { }

    /// Reads which entries there are.
    [[nodiscard]] Result<void> load();
    /// The numbers of the best entries with their scores, best first; of equals the one that is read first.
    [[nodiscard]] Result<std::vector<std::pair<std::size_t, double>>> best(const Question& question,
                                                                           const ForEach<Asked>& asked);
    /// Title and body of an entry; nothing is missing in an index that was made.
    [[nodiscard]] Result<std::pair<std::string, std::string>> page(std::size_t entry, Language language);

    sqlite::Database database;
    Vocabulary vocabulary;
    Ranking ranking;
    std::vector<Known> entries;
};

Result<void> Book::Inside::load()
{
    const auto version = database.integer("PRAGMA user_version");
    if (!version)
        return base::failure(version.error());
    if (*version != indexVersion)
        return base::failure(sqlite::Problem{sqlite::Code::Misuse, 0, "an index of another version"});
    auto query = database.prepare("SELECT id, game, topic FROM entry ORDER BY n");
    if (!query)
        return base::failure(query.error());
    for (auto row = query->step(); !row || *row; row = query->step()) {
        if (!row)
            return base::failure(row.error());
        entries.push_back({textAt(*query, 0), textAt(*query, 1), textAt(*query, 2)});
    }
    return {};
}

Result<std::vector<std::pair<std::size_t, double>>> Book::Inside::best(const Question& question,
                                                                       const ForEach<Asked>& asked)
{
    const auto scores = ranking.scores(asked, question.shown, entries.size());
    if (!scores)
        return base::failure(scores.error());
    std::vector<std::pair<std::size_t, double>> found;
    for (std::size_t n = 0; n < entries.size(); ++n) {
        const double weight = entries[n].game == entries.front().game ? 1 : weightOfFurtherGames;
        if ((*scores)[n] > 0 && (question.game.empty() || entries[n].game == question.game))
            found.emplace_back(n, (*scores)[n] * weight);
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        return a.second > b.second || (a.second == b.second && a.first < b.first);
    });
    if (found.size() > question.most)
        found.resize(question.most);
    return found;
}

Result<std::pair<std::string, std::string>> Book::Inside::page(std::size_t entry, Language language)
{
    auto query = database.prepare("SELECT title, body FROM page WHERE n = ?");
    if (!query)
        return base::failure(query.error());
    if (auto bound = query->bind(1, pageOf(entry, language)); !bound)
        return base::failure(bound.error());
    if (auto row = query->step(); !row)
        return base::failure(row.error());
    return std::pair(textAt(*query, 0), textAt(*query, 1));
}

Book::Book(std::unique_ptr<Inside> inside) : m_inside(std::move(inside)) { }
Book::Book(Book&&) noexcept = default;
Book& Book::operator=(Book&&) noexcept = default;
Book::~Book() = default;

Result<Book> Book::shipped() { return over(shippedIndex()); }

Result<Book> Book::over(std::string_view index)
{
    auto database = sqlite::Database::over(index);
    if (!database)
        return base::failure(database.error());
    auto inside = std::make_unique<Inside>(std::move(*database));
    auto done = addTokenizers(inside->database);
    if (done)
        done = inside->load();
    if (!done)
        return base::failure(done.error());
    return Book(std::move(inside));
}

std::vector<std::string> Book::games() const
{
    std::vector<std::string> games;
    for (const Inside::Known& entry : m_inside->entries)
        if (games.empty() || games.back() != entry.game)
            games.push_back(entry.game);
    return games;
}

Result<std::vector<Line>> Book::contents(Language language, std::string_view game)
{
    std::vector<Line> lines;
    for (std::size_t n = 0; n < m_inside->entries.size(); ++n) {
        const Inside::Known& known = m_inside->entries[n];
        if (!game.empty() && known.game != game)
            continue;
        auto page = m_inside->page(n, language);
        if (!page)
            return base::failure(page.error());
        lines.push_back({known.id, known.game, known.topic, std::move(page->first)});
    }
    return lines;
}

Result<std::optional<Entry>> Book::entry(std::string_view id, Language language)
{
    auto query = m_inside->database.prepare(
        "SELECT id, game, topic, title, body, source, figure, rules, see, editions, entry.n FROM entry "
        "JOIN page ON page.n = entry.n * ? + ? WHERE id = ?");
    if (!query)
        return base::failure(query.error());
    auto bound = query->bind(1, pagesOfEntry);
    if (bound)
        bound = query->bind(2, static_cast<std::int64_t>(placeOf(language)));
    if (bound)
        bound = query->bind(3, id);
    if (!bound)
        return base::failure(bound.error());
    const auto row = query->step();
    if (!row)
        return base::failure(row.error());
    if (!*row)
        return std::optional<Entry>();
    return std::optional(Entry{textAt(*query, 0), textAt(*query, 1), textAt(*query, 2), textAt(*query, 3),
                               textAt(*query, 4), wordsAt(*query, 7), wordsAt(*query, 8), textAt(*query, 5),
                               textAt(*query, 6), wordsAt(*query, 9)});
}

Result<std::vector<std::string>> Book::explaining(std::string_view rule)
{
    auto query = m_inside->database.prepare(
        "SELECT id FROM explains JOIN entry ON n = entry WHERE rule = ? ORDER BY size, entry");
    if (!query)
        return base::failure(query.error());
    if (auto bound = query->bind(1, rule); !bound)
        return base::failure(bound.error());
    std::vector<std::string> ids;
    for (auto row = query->step(); !row || *row; row = query->step()) {
        if (!row)
            return base::failure(row.error());
        ids.push_back(textAt(*query, 0));
    }
    return ids;
}

Result<std::vector<Ranked>> Book::ranked(const Question& question)
{
    const auto asked = askedIn(m_inside->vocabulary, question.words, question.shown);
    if (!asked)
        return base::failure(asked.error());
    const auto best = m_inside->best(question, *asked);
    if (!best)
        return base::failure(best.error());
    std::vector<Ranked> ranked;
    for (const auto& [n, score] : *best)
        ranked.push_back({m_inside->entries[n].id, score});
    return ranked;
}

Result<bool> Book::guesses(const Question& question)
{
    const auto asked = askedIn(m_inside->vocabulary, question.words, question.shown);
    if (!asked)
        return base::failure(asked.error());
    return std::any_of(asked->begin(), asked->end(), [](const Asked& each) {
        return std::any_of(each.words.begin(), each.words.end(), [](const Understood& word) { return word.guessed; });
    });
}

Result<std::vector<Found>> Book::search(const Question& question)
{
    const auto asked = askedIn(m_inside->vocabulary, question.words, question.shown);
    if (!asked)
        return base::failure(asked.error());
    const auto best = m_inside->best(question, *asked);
    if (!best)
        return base::failure(best.error());
    const Matching matching(asked->at(placeOf(question.shown)), m_inside->vocabulary.stemmer(question.shown));
    std::vector<Found> found;
    for (const auto& [n, score] : *best) {
        auto page = m_inside->page(n, question.shown);
        if (!page)
            return base::failure(page.error());
        found.push_back({m_inside->entries[n].id, m_inside->entries[n].game, marked(std::move(page->first), matching),
                         excerptOf(page->second, matching), score});
    }
    return found;
}

} // namespace rulebook
