// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/index.h"

#include "rulebook/stemmer.h"
#include "rulebook/stemming_tokenizer.h"
#include "sqlite/transaction.h"

#include <map>
#include <set>

namespace rulebook {
namespace {

using sqlite::Database;
using sqlite::Result;
using sqlite::Statement;

/// Binds the values in order and runs the statement.
template <class... Values>
Result<void> put(Database& database, const std::string& sql, const Values&... values)
{
    Result<Statement> statement = database.prepare(sql);
    if (!statement)
        return base::failure(statement.error());
    int place = 0;
    Result<void> done;
    const auto bind = [&](const auto& value) {
        ++place;
        if (done)
            done = statement->bind(place, value);
    };
    (bind(values), ...);
    return done ? statement->run() : done;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

Result<void> makeTables(Database& database)
{
    std::string sql =
        "CREATE TABLE entry(n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, topic TEXT NOT "
        "NULL, source TEXT NOT NULL, figure TEXT NOT NULL, editions TEXT NOT NULL, rules TEXT NOT NULL, "
        "see TEXT NOT NULL);"
        "CREATE TABLE explains(rule TEXT, size INTEGER, entry INTEGER, PRIMARY KEY(rule, size, entry)) WITHOUT "
        "ROWID;"
        "CREATE TABLE page(n INTEGER PRIMARY KEY, title TEXT NOT NULL, body TEXT NOT NULL);"
        "CREATE TABLE form(form TEXT, language INTEGER, root TEXT, stem TEXT, common INTEGER, "
        "PRIMARY KEY(form, language, root)) WITHOUT ROWID;"
        "CREATE INDEX form_of ON form(stem, language, root, common);";
    for (const Language language : languages)
        for (const std::string& table : {namesTable(language), textsTable(language)})
            sql += "CREATE VIRTUAL TABLE " + table + " USING fts5(t, content='', tokenize='" + tokenizerOf(language)
                + "');";
    sql += "PRAGMA user_version=" + std::to_string(indexVersion);
    return database.execute(sql);
}

/// The forms of the words of one language, each with its root.
class Forms {
public:
    explicit Forms(Language language) : m_language(language), m_stemmer(language) { }

    void addText(std::string_view text)
    {
        for (const Word& word : wordsOf(text))
            add(word, m_stemmer.root(word));
    }
    void addMeaning(const Meaning& meaning)
    {
        for (const std::string& meant : meaning.meant)
            for (const Word& meantWord : wordsOf(meant))
                for (const std::string& said : meaning.said)
                    for (const Word& saidWord : wordsOf(said))
                        add(saidWord, m_stemmer.root(meantWord));
    }
    void addCommon(const std::string& text)
    {
        for (const Word& word : wordsOf(text)) {
            add(word, m_stemmer.root(word));
            m_common.emplace(word.folded, m_stemmer.root(word));
        }
    }
    Result<void> write(Database& database) const
    {
        for (const auto& [form, stem] : m_forms) {
            const std::int64_t common = m_common.contains(form) ? 1 : 0;
            if (auto done = put(database, "INSERT INTO form VALUES(?, ?, ?, ?, ?)", std::string_view(form.first),
                                static_cast<std::int64_t>(placeOf(m_language)), std::string_view(form.second),
                                std::string_view(stem), common);
                !done)
                return done;
        }
        return {};
    }

private:
    void add(const Word& word, const std::string& root)
    {
        m_forms.emplace(std::pair(word.folded, root), m_stemmer.root(word));
    }

    Language m_language;
    Stemmer m_stemmer;
    std::map<std::pair<std::string, std::string>, std::string> m_forms; // form and root, the form's own stem
    std::set<std::pair<std::string, std::string>> m_common;
};

Result<void> putEntry(Database& database, const WrittenEntry& entry, std::int64_t n)
{
    auto done = put(database, "INSERT INTO entry VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)", n, std::string_view(entry.id),
                    std::string_view(entry.game), std::string_view(entry.topic), std::string_view(entry.source),
                    std::string_view(entry.figure), std::string_view(joined(entry.editions)),
                    std::string_view(joined(entry.rules)), std::string_view(joined(entry.see)));
    for (const std::string& rule : entry.rules)
        if (done)
            done = put(database, "INSERT INTO explains VALUES(?, ?, ?)", std::string_view(rule),
                       static_cast<std::int64_t>(entry.rules.size()), n);
    return done;
}

/// A name without its common words, which would only make it longer than what is asked; whole if it has no others.
std::string shortened(const std::string& name, const std::set<std::string>& common)
{
    std::vector<std::string> kept;
    for (const Word& word : wordsOf(name))
        if (!common.contains(word.lower))
            kept.push_back(word.lower);
    return kept.empty() ? name : joined(kept);
}

/// Its rules as players type them, each one word: "R052".
std::string ruleNames(const WrittenEntry& entry)
{
    std::string names = joined(entry.rules);
    std::erase(names, '-');
    return names;
}

/// One entry in one language: its page, its names, its body.
Result<void> putText(Database& database, const WrittenEntry& entry, std::int64_t n, Language language,
                     const std::set<std::string>& common)
{
    const Text& text = entry.texts.at(placeOf(language));
    auto done = put(database, "INSERT INTO page VALUES(?, ?, ?)",
                    n * pagesOfEntry + static_cast<std::int64_t>(placeOf(language)), std::string_view(text.title),
                    std::string_view(text.body));
    std::vector<std::string> names{text.title};
    names.insert(names.end(), text.also.begin(), text.also.end());
    names.push_back(ruleNames(entry));
    for (std::size_t i = 0; done && i < names.size(); ++i)
        done = put(database, "INSERT INTO " + namesTable(language) + "(rowid, t) VALUES(?, ?)",
                   n * namesOfEntry + static_cast<std::int64_t>(i), std::string_view(shortened(names[i], common)));
    if (done)
        done = put(database, "INSERT INTO " + textsTable(language) + "(rowid, t) VALUES(?, ?)", n,
                   std::string_view(text.body));
    return done;
}

Result<void> putLanguage(Database& database, const Writing& writing, Language language)
{
    const PlayersWords& words = writing.words.at(placeOf(language));
    std::set<std::string> common;
    for (const std::string& word : words.common)
        for (const Word& each : wordsOf(word))
            common.insert(each.lower);
    Forms forms(language);
    std::int64_t n = 0;
    for (const WrittenEntry& entry : writing.entries) {
        if (auto done = putText(database, entry, n++, language, common); !done)
            return done;
        const Text& text = entry.texts.at(placeOf(language));
        forms.addText(text.title + "\n" + text.body + "\n" + ruleNames(entry));
        for (const std::string& name : text.also)
            forms.addText(name);
    }
    for (const Meaning& meaning : words.meanings)
        forms.addMeaning(meaning);
    for (const std::string& word : words.common)
        forms.addCommon(word);
    return forms.write(database);
}

Result<void> putAll(Database& database, const Writing& writing)
{
    std::int64_t n = 0;
    for (const WrittenEntry& entry : writing.entries)
        if (auto done = putEntry(database, entry, n++); !done)
            return done;
    for (const Language language : languages) {
        if (auto done = putLanguage(database, writing, language); !done)
            return done;
        for (const std::string& table : {namesTable(language), textsTable(language)}) {
            std::string sql = "INSERT INTO ";
            sql.append(table).append("(").append(table).append(") VALUES('optimize')");
            if (auto done = database.execute(sql); !done)
                return done;
        }
    }
    return {};
}

Result<void> make(const Writing& writing, const std::string& path)
{
    auto database = Database::open(path, sqlite::Open::Create);
    if (!database)
        return base::failure(database.error());
    auto done = addTokenizers(*database);
    if (done)
        done = makeTables(*database);
    if (!done)
        return done;
    auto transaction = sqlite::Transaction::write(*database);
    if (!transaction)
        return base::failure(transaction.error());
    done = putAll(*database, writing);
    return done ? transaction->commit() : done;
}

} // namespace

std::string namesTable(Language language) { return "names_" + std::string(codeOf(language)); }

std::string textsTable(Language language) { return "texts_" + std::string(codeOf(language)); }

Read<void> makeIndex(const Writing& writing, const std::string& path)
{
    if (const auto made = make(writing, path); !made)
        return base::failure(path + ": " + made.error().detail);
    return {};
}

} // namespace rulebook
