// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the rules screen knows and does; its parts stand in rules_parts.cpp, contents and answers in rules_list.cpp.
#include "ui/shell/rules_screen.h"

#include "ui/shell/rule_article.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>

namespace ui {

using presentation::Language;

RulesScreen::RulesScreen(Look& look, const presentation::RuleBook& book, ReadingMarks marks,
                         std::function<QString()> from, QWidget* parent)
    : Screen(look, parent),
      m_book(book),
      m_marks(std::move(marks)),
      m_from(std::move(from)),
      m_openGame(QStringLiteral("zaibatsu"))
{
}

Language RulesScreen::language() const { return m_language.value_or(presentation::plainLanguage(QLocale())); }

Language RulesScreen::second() const
{
    return m_second.value_or(language() == Language::English ? Language::Spanish : Language::English);
}

void RulesScreen::ask()
{
    constexpr int most = 24; // more than anybody reads
    m_answer = m_book.search(m_words, language(), most);
    m_best = m_answer.hits.value(0).id;
}

QString RulesScreen::shownEntry() const
{
    if (!m_best.isEmpty())
        return m_best;
    return m_read.value(m_at);
}

bool RulesScreen::closeInner()
{
    if (m_two) {
        setTwoLanguages(false);
        return true;
    }
    if (m_reading && !hasEntryBeside()) {
        m_reading = false;
        rebuild();
        return true;
    }
    if (!m_words.isEmpty()) {
        find({});
        return true;
    }
    if (m_shelf != Shelf::Contents && !hasContentsBeside()) {
        choose(Shelf::Contents);
        return true;
    }
    return false;
}

void RulesScreen::open(const QString& id)
{
    if (m_book.title(id, language()).isEmpty())
        return emit told(tr("The rulebook has no entry %1.").arg(id));
    m_reading = true;
    if (m_read.value(m_at) != id) {
        m_read = m_read.mid(0, m_at + 1) << id;
        m_at = static_cast<int>(m_read.size()) - 1;
    }
    remember(id);
    followChapter(id);
    m_best.clear(); // last: it may be what was asked for
    if (content())
        rebuild();
}

void RulesScreen::followChapter(const QString& id)
{
    if (m_shelf == Shelf::Bookmarks || m_shelf == Shelf::Lately || !hasContentsBeside())
        return; // there the list is what one came from
    const auto chapters = m_book.contents(language());
    for (int i = 0; i < chapters.size(); ++i)
        if (std::ranges::find(chapters.at(i).entries, id, &presentation::RuleLink::id)
            != chapters.at(i).entries.end()) {
            m_shelf = Shelf::Chapter;
            m_chapter = i;
            m_openGame = chapters.at(i).game;
        }
}

void RulesScreen::remember(const QString& id)
{
    m_marks.lately.removeAll(id);
    m_marks.lately.prepend(id);
    m_marks.lately = m_marks.lately.mid(0, mostLatelyRead);
    emit marksChanged(m_marks);
}

void RulesScreen::go(int steps)
{
    const int to = m_at + steps;
    if (to < 0 || to >= m_read.size())
        return;
    m_at = to;
    m_best.clear();
    m_reading = true;
    remember(m_read.at(to));
    followChapter(m_read.at(to));
    rebuild();
}

void RulesScreen::beginToType()
{
    if (auto* field = content() && hasEntryBeside() ? content()->findChild<QWidget*>("find-rule") : nullptr)
        field->setFocus(Qt::OtherFocusReason);
}

void RulesScreen::find(const QString& words)
{
    m_words = words;
    ask();
    m_reading = false;
    if (content())
        rebuild();
}

void RulesScreen::setLanguage(std::optional<Language> language)
{
    m_language = language;
    if (m_second == this->language())
        m_second.reset();
    rebuild();
}

void RulesScreen::setTwoLanguages(bool two)
{
    m_two = two;
    if (two && shownEntry().isEmpty())
        m_two = false; // nothing is read yet
    if (m_two != two)
        return emit told(tr("Open an entry first: it is then shown in two languages."));
    if (two && !m_best.isEmpty())
        return open(m_best);
    rebuild();
}

void RulesScreen::toggleBookmark(const QString& id)
{
    if (m_marks.bookmarks.removeAll(id) == 0)
        m_marks.bookmarks << id;
    emit marksChanged(m_marks);
    rebuild();
}

void RulesScreen::copy()
{
    if (const auto article = m_book.article(shownEntry(), language())) {
        QGuiApplication::clipboard()->setText(presentation::articleAsText(*article));
        emit told(tr("Copied: %1").arg(article->title));
    }
}

void RulesScreen::print()
{
    const auto article = m_book.article(shownEntry(), language());
    if (!article)
        return;
    auto* dialog = new QPrintDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this,
            [this, article = *article](QPrinter* printer) { printArticle(*printer, look(), article); });
    dialog->open();
}

} // namespace ui
