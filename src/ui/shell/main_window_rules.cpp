// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rulebook: its screen, and the sheet behind a `?`.
#include "presentation/rule_entry.h"
#include "ui/kit/label.h"
#include "ui/kit/rows.h"
#include "ui/kit/sheets.h"
#include "ui/shell/main_window.h"
#include "ui/shell/rule_article.h"
#include "ui/shell/rules_screen.h"

#include <QApplication>

namespace ui {

void MainWindow::openRules(const QString& entry)
{
    auto* screen = qobject_cast<RulesScreen*>(current());
    if (!screen) {
        const Screen* below = current();
        const auto from = [this, below] {
            if (below == m_home)
                return tr("Home");
            const bool table = qobject_cast<const TableScreen*>(below); // its title is the players' names
            return table ? tr("Table") : below->title();
        };
        screen = new RulesScreen(m_parts.look, m_book, loadReading(m_parts.preferencesFile), from);
        connect(screen, &RulesScreen::told, this, [this](const QString& text) { tell(text); });
        connect(screen, &RulesScreen::marksChanged, this, [this](const ReadingMarks& marks) {
            if (!saveReading(m_parts.preferencesFile, marks))
                tell(tr("The bookmarks could not be saved; they hold until the rules are closed."));
        });
        push(screen);
        if (entry.isEmpty())
            screen->beginToType();
    }
    if (!entry.isEmpty())
        screen->open(entry);
}

void MainWindow::openHelp()
{
    const QString help = helpOf(QApplication::focusWidget());
    if (help.isEmpty())
        openRules();
    else
        openRule(help);
}

void MainWindow::openRule(const QString& id)
{
    m_fillSheet = [this, id] { showRule(id); };
    m_fillSheet();
}

namespace {

void write(Sheet& sheet, const Look& look, Style style, const QString& text, Ink ink = Ink::Text)
{
    sheet.body()->addWidget(new Label(look, style, text, ink));
}

/// The rule's own sentence; of one that is not there, that it is not.
void writeRule(Sheet& sheet, const Look& look, const QString& id, const QString& title)
{
    sheet.setAccessibleName(QStringLiteral("%1: %2").arg(id, title));
    auto* says = new Label(look, Style::PanelTitle, title);
    says->setObjectName(QStringLiteral("rule-title"));
    sheet.body()->addWidget(says);
}

void writePlaces(Sheet& sheet, const Look& look, const QStringList& places)
{
    for (const QString& place : places) {
        sheet.body()->addWidget(new Divider(look));
        sheet.body()->addWidget(
            new InfoRow(look, makeIcon(look, QStringLiteral("book"), 24, Ink::TextSecondary), place));
    }
}

} // namespace

void MainWindow::showRule(const QString& id)
{
    const Look& look = m_parts.look;
    const auto rule = presentation::ruleEntry(id);
    const auto article = m_book.article(rule ? m_book.explaining(id).value(0) : id, m_parts.languages.current());
    Sheet* sheet = newSheet(rule || !article ? id : article->where, QStringLiteral("rule"));
    if (rule) {
        writeRule(*sheet, look, id, rule->title);
        write(*sheet, look, Style::Body, rule->kind, Ink::TextSecondary);
    } else if (!article) {
        writeRule(*sheet, look, id, tr("No rule has the number %1.").arg(id));
    }
    if (rule && article) {
        sheet->body()->addSpacing(8);
        sheet->body()->addWidget(new Divider(look));
        sheet->body()->addSpacing(8);
    }
    if (article)
        showArticle(*sheet, *article);
    if (rule)
        write(*sheet, look, Style::Label, tr("Where it is printed"), Ink::TextSecondary);
    writePlaces(*sheet, look, rule ? rule->places : article ? QStringList{article->printed} : QStringList());
    sheet->body()->addStretch();
    sheet->open();
}

void MainWindow::showArticle(Sheet& sheet, const presentation::RuleArticle& article)
{
    const RuleArticleParts parts(m_parts.look, article, [this](const QString& other) { openRules(other); });
    for (QWidget* part : {parts.title(), parts.body(), parts.figure(), parts.see()})
        if (part)
            sheet.body()->addWidget(part);
    sheet.body()->addSpacing(8);
    auto* open = new Button(m_parts.look, ButtonKind::Plain, tr("Open the rules"));
    open->setObjectName(QStringLiteral("open-rules"));
    open->setGlyph(QStringLiteral("book"));
    connect(open, &QPushButton::clicked, this, [this, entry = article.id] { openRules(entry); });
    sheet.foot()->addStretch(1);
    sheet.foot()->addWidget(open);
}

} // namespace ui
