// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "presentation/rule_book.h"
#include "ui/kit/screen.h"
#include "ui/shell/preferences.h"

#include <functional>
#include <optional>

class QMenu;
class QVBoxLayout;

namespace ui {

class RuleArticleParts;
class TopBar;

/// The rulebook: contents, search, an entry, the same entry in two languages (docs/adr/0011).
class RulesScreen : public Screen {
    Q_OBJECT
public:
    /// `book` outlives the screen; `from` tells where Back leads, in the language of now.
    RulesScreen(Look& look, const presentation::RuleBook& book, ReadingMarks marks, std::function<QString()> from,
                QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Rules"); }
    bool closeInner() override;
    /// Reads an entry, as a tap on its row does.
    void open(const QString& id);
    /// The entry that is read or shown beside the answers; empty: none.
    [[nodiscard]] QString shownEntry() const;
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_read.size(); }
    /// To the entry read before or after, of those read since the screen was opened.
    void go(int steps);
    /// Gives the field of words the focus, but not on a phone, whose keyboard would cover the contents.
    void beginToType();
    /// Looks for words, as if they were typed.
    void find(const QString& words);
    /// The language of contents and entries; nothing: that of the program.
    void setLanguage(std::optional<presentation::Language> language);
    [[nodiscard]] presentation::Language language() const;
    /// The language beside it where two are shown.
    [[nodiscard]] presentation::Language second() const;
    void setTwoLanguages(bool two);
    [[nodiscard]] bool twoLanguages() const { return m_two; }
    [[nodiscard]] const ReadingMarks& marks() const { return m_marks; }

signals:
    void marksChanged(const ui::ReadingMarks& marks);
    void told(const QString& text);

protected:
    [[nodiscard]] QWidget* compose(Breadth breadth) override;

private:
    /// What the list holds while nothing is looked for.
    enum class Shelf : std::uint8_t { Contents, Chapter, Bookmarks, Lately };

    // Parts
    [[nodiscard]] QWidget* bar(Breadth breadth);
    void addLanguage(TopBar& into, Breadth breadth);
    [[nodiscard]] QWidget* contentsPart();
    [[nodiscard]] QWidget* finder(Breadth breadth);
    [[nodiscard]] QWidget* reader(Breadth breadth);
    [[nodiscard]] QWidget* nothingRead() const;
    [[nodiscard]] QWidget* head(const presentation::RuleArticle& article);
    [[nodiscard]] QWidget* ways();
    [[nodiscard]] QWidget* twoColumns(Breadth breadth);
    [[nodiscard]] QWidget* languagePicker(bool second, const QString& where);

    // The list
    void fillContents(QVBoxLayout& into);
    void fillList();
    void fillAnswers(const presentation::RuleAnswer& answer);
    void addHeading(const QString& text);
    /// In line with the rows of the list.
    void addBelowHeading(QWidget* words, int above);
    void addEntries(const QList<presentation::RuleLink>& entries);
    [[nodiscard]] QWidget* entryRow(const presentation::RuleHit& hit);
    [[nodiscard]] QWidget* shelfButton(const QString& icon, const QString& text, const QString& name, bool chosen,
                                       const std::function<void()>& choose);
    void choose(Shelf shelf, int chapter = -1);
    /// The list and what is read beside it as the words in the field leave them; the field keeps the focus.
    void findAgain(const QString& words);
    [[nodiscard]] QList<presentation::RuleLink> named(const QStringList& ids) const;

    /// Answers what is typed, in the language of now; the best one is read beside the list.
    void ask();
    void remember(const QString& id);
    /// Lists the chapter of the entry that is read.
    void followChapter(const QString& id);
    void toggleBookmark(const QString& id);
    void copy();
    void print();
    [[nodiscard]] bool hasContentsBeside() const { return look().breadth(width()) == Breadth::Wide; }
    [[nodiscard]] bool hasEntryBeside() const { return look().breadth(width()) >= Breadth::Medium; }
    [[nodiscard]] RuleArticleParts parts(const QString& id, presentation::Language language);
    void openLanguageMenu(QWidget* at);

    const presentation::RuleBook& m_book;
    ReadingMarks m_marks;
    std::function<QString()> m_from;
    std::optional<presentation::Language> m_language;
    std::optional<presentation::Language> m_second; ///< none was chosen yet
    bool m_two = false;
    bool m_reading = false; ///< a narrow window shows the entry, not the list
    QString m_words;
    presentation::RuleAnswer m_answer; ///< to m_words
    QString m_best; ///< the first of them; read beside the list until another is chosen
    Shelf m_shelf = Shelf::Contents;
    int m_chapter = 0;
    QString m_openGame; ///< whose chapters are listed; empty: none
    QStringList m_read; ///< as they were opened
    int m_at = -1;      ///< the one of them that is read
    QVBoxLayout* m_list = nullptr;   ///< of the content that is composed now
    QVBoxLayout* m_beside = nullptr; ///< where an entry is read beside the list; else null
};

} // namespace ui
