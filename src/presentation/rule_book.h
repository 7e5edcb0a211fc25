// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rulebook for the window: contents, entries and answers as texts to show, in any of the four languages at any
// time.
#pragma once

#include "presentation/languages.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace presentation {

/// Some letters of a text, counted in UTF-16 units.
struct TextSpan {
    int begin = 0;
    int length = 0;

    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

/// A text and what stands out in it: bold words, or those that were asked for.
struct SpannedText {
    QString text;
    QList<TextSpan> spans; ///< in order
};

/// A paragraph of an entry (docs/adr/0009).
struct RuleParagraph {
    enum class Kind : std::uint8_t { Text, Item, Example };
    Kind kind = Kind::Text;
    SpannedText words; ///< bold ones stand out
};

/// An entry by its name.
struct RuleLink {
    QString id;
    QString title;
};

/// An entry as it is read.
struct RuleArticle {
    QString id;
    QString where; ///< "Zaibatsu, Bonus counters"
    QString title;
    QList<RuleParagraph> body;
    QString figure;  ///< name of a drawing; empty: none
    QString caption; ///< what it shows
    QString edition; ///< "Second edition" where it holds in that one alone; else empty
    QList<RuleLink> see;
    QString seeLabel;   ///< "See also"
    QString printed;    ///< "Printed rulebook: …"; says so where it is printed nowhere
    QStringList rules;  ///< "R-082"
};

/// A part of the contents with its entries.
struct RuleChapter {
    QString game;     ///< "zaibatsu"
    QString gameName; ///< "Zaibatsu"
    QString title;    ///< "Bonus counters"
    QList<RuleLink> entries;
};

/// An entry that may answer a question.
struct RuleHit {
    QString id;
    QString gameName;
    SpannedText title;
    SpannedText excerpt;
};

/// What a question has found.
struct RuleAnswer {
    QList<RuleHit> hits; ///< best first
    QString shown;       ///< the words that were found where a word that was typed is in no entry; else empty
};

/// Reads the rulebook that is in the program, which is opened when it is first asked. For one thread.
class RuleBook {
public:
    RuleBook();
    ~RuleBook();
    RuleBook(const RuleBook&) = delete;
    RuleBook& operator=(const RuleBook&) = delete;

    /// False in a broken build only; then everything below is empty.
    [[nodiscard]] bool isReadable() const;
    /// All parts of all games, in the order of reading.
    [[nodiscard]] QList<RuleChapter> contents(Language language) const;
    /// The entry of that id, or nothing.
    [[nodiscard]] std::optional<RuleArticle> article(const QString& id, Language language) const;
    /// Its title; empty where there is none.
    [[nodiscard]] QString title(const QString& id, Language language) const;
    /// The best answers to words in any language, with titles and excerpts in the one shown.
    [[nodiscard]] RuleAnswer search(const QString& words, Language shown, int most) const;
    /// The entries that explain a rule or ruling ("R-052"), the one that is most about it first.
    [[nodiscard]] QStringList explaining(const QString& rule) const;

private:
    struct Inside;
    /// Null: not readable.
    [[nodiscard]] Inside* inside() const;

    mutable std::unique_ptr<Inside> m_inside;
    mutable bool m_opened = false;
};

/// An entry as plain text: to copy, or for any program that shows no more.
[[nodiscard]] QString articleAsText(const RuleArticle& article);
/// An entry as a part of a page, to print.
[[nodiscard]] QString articleAsHtml(const RuleArticle& article);

} // namespace presentation
