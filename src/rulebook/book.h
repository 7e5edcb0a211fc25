// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rulebook: every entry in four languages, found by what players type.
#pragma once

#include "rulebook/excerpt.h"
#include "rulebook/language.h"
#include "sqlite/problem.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rulebook {

/// A value, or why the index could not be read; of the one that ships that means a broken build.
template <class T>
using Result = sqlite::Result<T>;

/// An entry as it is read, in one language.
struct Entry {
    std::string id;    ///< "valid-location", unique over all games
    std::string game;  ///< "zaibatsu"
    std::string topic; ///< "search"; not for reading
    std::string title;
    std::string body;                  ///< paragraphs, "- " lists, "**bold**", "> " examples: docs/adr/0009
    std::vector<std::string> rules;    ///< "R-052": the rules and rulings that it explains
    std::vector<std::string> see;      ///< ids of entries that help further
    std::string source;                ///< where it is printed; empty: nowhere
    std::string figure;                ///< name of a drawing; empty: none
    std::vector<std::string> editions; ///< "first-2011"; empty: every edition
};

/// An entry in a list of contents.
struct Line {
    std::string id;
    std::string game;
    std::string topic;
    std::string title;
};

/// What is asked.
struct Question {
    std::string words;                     ///< as typed, in any of the four languages or several
    Language shown = Language::English;    ///< in which answers are shown; what matches in it counts more
    std::string game;                      ///< only entries of this game; empty: all
    std::size_t most = 10;                 ///< so many answers at most
};

/// An entry that may answer, without its words.
struct Ranked {
    std::string id;
    double score = 0; ///< above 0; compares only within one list
};

/// An entry that may answer, as it is listed.
struct Found {
    std::string id;
    std::string game;
    Marked title;
    Marked excerpt;
    double score = 0;
};

/// The whole rulebook, read from its index. Not for two threads.
class Book {
public:
    /// The one in this program.
    [[nodiscard]] static Result<Book> shipped();
    /// One whose index is these bytes, which must outlive it; another version of the tables is refused.
    [[nodiscard]] static Result<Book> over(std::string_view index);

    Book(Book&&) noexcept;
    Book& operator=(Book&&) noexcept;
    ~Book();

    /// The games that have entries, in the order of the contents.
    [[nodiscard]] std::vector<std::string> games() const;
    /// All entries of a game, or of all where none is named, in the order in which they are read.
    [[nodiscard]] Result<std::vector<Line>> contents(Language language, std::string_view game = {});
    /// The entry of that id; nothing where there is none.
    [[nodiscard]] Result<std::optional<Entry>> entry(std::string_view id, Language language);
    /// Ids of the entries that explain a rule or ruling ("R-052"), the one that is most about it first.
    [[nodiscard]] Result<std::vector<std::string>> explaining(std::string_view rule);
    /// The best answers, best first, without their words.
    [[nodiscard]] Result<std::vector<Ranked>> ranked(const Question& question);
    /// The best answers with title and excerpt in the language shown, best first. Empty where nothing is near.
    [[nodiscard]] Result<std::vector<Found>> search(const Question& question);
    /// Whether a word of it is in no entry, so that the nearest ones were taken for it.
    [[nodiscard]] Result<bool> guesses(const Question& question);

private:
    /// The connection and what lives on it.
    struct Inside;

    explicit Book(std::unique_ptr<Inside> inside);

    std::unique_ptr<Inside> m_inside;
};

} // namespace rulebook
