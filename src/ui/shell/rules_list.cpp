// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Contents, answers, bookmarks and what was lately read.
#include "ui/kit/fields.h"
#include "ui/kit/label.h"
#include "ui/kit/rows.h"
#include "ui/shell/layouts.h"
#include "ui/shell/rule_row.h"
#include "ui/shell/rules_screen.h"

namespace ui {
namespace {

/// Rows of a list, which touch each other.
constexpr int rowHeight = 56;

} // namespace

QWidget* RulesScreen::shelfButton(const QString& icon, const QString& text, const QString& name, bool chosen,
                                  const std::function<void()>& choose)
{
    auto* button = new Button(look(), chosen ? ButtonKind::Raised : ButtonKind::Quiet, text);
    button->setObjectName(name);
    button->setAlignedLeft(true);
    button->setHeight(rowHeight);
    button->setGlyph(icon);
    if (chosen)
        button->setAccessibleDescription(tr("chosen"));
    connect(button, &QPushButton::clicked, this, choose);
    return button;
}

QWidget* RulesScreen::contentsPart()
{
    auto* out = new Panel(look(), Ink::Panel);
    out->setLines(Qt::RightEdge);
    out->setFixedWidth(look().scaled(256));
    auto* all = new QVBoxLayout(out);
    all->setContentsMargins(0, 0, 1, 0);
    const Page one = page(look(), QStringLiteral("contents"), {8, 8, 8, 16}, 0);
    fillContents(*one.layout);
    one.layout->addStretch(1);
    all->addWidget(one.area);
    return out;
}

void RulesScreen::fillContents(QVBoxLayout& into)
{
    const bool beside = hasContentsBeside() && m_words.isEmpty();
    const auto add = [&](const QString& icon, const QString& text, const char* name, Shelf shelf) {
        into.addWidget(
            shelfButton(icon, text, QLatin1String(name), beside && m_shelf == shelf, [this, shelf] { choose(shelf); }));
    };
    add(QStringLiteral("bookmark"), tr("Bookmarks"), "bookmarks", Shelf::Bookmarks);
    add(QStringLiteral("clock"), tr("Lately read"), "lately", Shelf::Lately);
    const QList<presentation::RuleChapter> chapters = m_book.contents(language());
    QString game;
    for (int i = 0; i < chapters.size(); ++i) {
        const presentation::RuleChapter& each = chapters.at(i);
        const bool open = each.game == m_openGame;
        if (each.game != game) {
            game = each.game;
            auto* name = new Button(look(), ButtonKind::Quiet, each.gameName);
            name->setObjectName("game-" + game);
            name->setAlignedLeft(true);
            name->setHeight(rowHeight);
            name->setTrailingGlyph(open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"));
            name->setAccessibleDescription(open ? tr("its chapters are listed") : tr("its chapters are folded"));
            connect(name, &QPushButton::clicked, this, [this, game, open] {
                m_openGame = open ? QString() : game;
                rebuild();
            });
            into.addWidget(name);
        }
        if (open)
            into.addWidget(
                shelfButton({}, each.title, QStringLiteral("chapter-%1").arg(i),
                            beside && (m_shelf == Shelf::Chapter || m_shelf == Shelf::Contents) && m_chapter == i,
                            [this, i] { choose(Shelf::Chapter, i); }));
    }
}

void RulesScreen::choose(Shelf shelf, int chapter)
{
    m_shelf = shelf;
    if (chapter >= 0)
        m_chapter = chapter;
    m_words.clear();
    m_best.clear();
    m_reading = false;
    rebuild();
}

QWidget* RulesScreen::finder(Breadth breadth)
{
    auto* out = new Panel(look(), Ink::Bg);
    if (hasEntryBeside())
        out->setLines(Qt::RightEdge);
    auto* all = new QVBoxLayout(out);
    const int side = breadth <= Breadth::Compact ? 12 : 16;
    all->setContentsMargins(side, 14, side, 0);
    all->setSpacing(8);
    auto* field = new TextField(look(), tr("Look up a rule"), m_words);
    field->setObjectName(QStringLiteral("find-rule"));
    field->setGlyph(QStringLiteral("magnifier"));
    field->setPlaceholderText(tr("Look up a rule"));
    field->setMinimumHeight(60);
    connect(field, &QLineEdit::textChanged, this, &RulesScreen::findAgain);
    connect(field, &QLineEdit::returnPressed, this, [this] {
        if (!m_best.isEmpty())
            open(m_best);
    });
    auto* clear = new IconButton(look(), QStringLiteral("close"), tr("Clear"));
    clear->setObjectName(QStringLiteral("clear-words"));
    connect(clear, &QPushButton::clicked, this, [this] { find({}); });
    connect(field, &QLineEdit::textChanged, clear,
            [clear](const QString& words) { clear->setVisible(!words.isEmpty()); });
    const auto line = row(8);
    line.layout->addWidget(field, 1);
    line.layout->addWidget(clear);
    clear->setVisible(!m_words.isEmpty()); // once it has a parent
    all->addWidget(line.widget);
    const Page one = page(look(), QStringLiteral("answers"), {0, 0, 0, 16}, 0);
    m_list = one.layout;
    all->addWidget(one.area, 1);
    fillList();
    return out;
}

void RulesScreen::findAgain(const QString& words)
{
    m_words = words;
    ask();
    fillList();
    if (!m_beside)
        return;
    emptyLayout(*m_beside);
    m_beside->addWidget(reader(look().breadth(width())));
}

QList<presentation::RuleLink> RulesScreen::named(const QStringList& ids) const
{
    QList<presentation::RuleLink> out;
    for (const QString& id : ids)
        if (const QString title = m_book.title(id, language()); !title.isEmpty()) // else of another version
            out << presentation::RuleLink{id, title};
    return out;
}

void RulesScreen::fillList()
{
    emptyLayout(*m_list);
    if (!m_words.trimmed().isEmpty()) {
        fillAnswers(m_answer);
        m_list->addStretch(1);
        return;
    }
    const bool contents = m_shelf == Shelf::Contents;
    if (contents && !hasContentsBeside()) {
        fillContents(*m_list);
        m_list->addStretch(1);
        return;
    }
    if (!hasContentsBeside()) {
        auto* back = new Button(look(), ButtonKind::Quiet, tr("Contents"));
        back->setObjectName(QStringLiteral("to-contents"));
        back->setGlyph(QStringLiteral("back"));
        back->setAlignedLeft(true);
        back->setHeight(rowHeight);
        connect(back, &QPushButton::clicked, this, [this] { choose(Shelf::Contents); });
        m_list->addWidget(back);
    }
    if (m_shelf == Shelf::Bookmarks || m_shelf == Shelf::Lately) {
        const bool marked = m_shelf == Shelf::Bookmarks;
        const auto entries = named(marked ? m_marks.bookmarks : m_marks.lately);
        addHeading(marked ? tr("Bookmarks") : tr("Lately read"));
        if (entries.isEmpty())
            addBelowHeading(
                new Label(look(), Style::Body,
                          marked ? tr("None yet. The ribbon beside an entry puts one.") : tr("Nothing was read yet."),
                          Ink::TextSecondary),
                0);
        addEntries(entries);
    } else if (const auto chapter = m_book.contents(language()).value(m_chapter); !chapter.title.isEmpty()) {
        addHeading(chapter.title);
        addEntries(chapter.entries);
    }
    m_list->addStretch(1);
}

void RulesScreen::addHeading(const QString& text) { addBelowHeading(new Label(look(), Style::PanelTitle, text), 10); }

void RulesScreen::addBelowHeading(QWidget* words, int above)
{
    const auto line = row(0);
    line.layout->setContentsMargins(16, above, 12, 6); // as the rows below it
    line.layout->addWidget(words, 1);
    m_list->addWidget(line.widget);
}

void RulesScreen::addEntries(const QList<presentation::RuleLink>& entries)
{
    for (const presentation::RuleLink& each : entries) {
        m_list->addWidget(entryRow({each.id, {}, {each.title, {}}, {}}));
        m_list->addWidget(new Divider(look()));
    }
}

void RulesScreen::fillAnswers(const presentation::RuleAnswer& answer)
{
    const auto told = column(0);
    told.layout->setContentsMargins(4, 0, 4, 6);
    if (answer.hits.isEmpty()) {
        told.layout->addWidget(
            new Label(look(), Style::Body, tr("The rulebook has nothing about these words."), Ink::TextSecondary));
        told.layout->addWidget(new Label(look(), Style::Body,
                                         tr("One word is often enough, as it is printed on the card or block."),
                                         Ink::TextSecondary));
    } else if (!answer.shown.isEmpty()) {
        told.layout->addWidget(new Label(
            look(), Style::Body, tr("Nothing for these words. Shown: %1").arg(answer.shown), Ink::TextSecondary));
    } else {
        told.layout->addWidget(new Label(look(), Style::Body,
                                         tr("%n entries", "of the rulebook", static_cast<int>(answer.hits.size())),
                                         Ink::TextSecondary));
    }
    m_list->addWidget(told.widget);
    for (const presentation::RuleHit& hit : answer.hits) {
        m_list->addWidget(entryRow(hit));
        m_list->addWidget(new Divider(look()));
    }
}

QWidget* RulesScreen::entryRow(const presentation::RuleHit& hit)
{
    SurfaceButton* button = makeRuleRow(look(), hit, hasEntryBeside() && hit.id == shownEntry());
    connect(button, &QPushButton::clicked, this, [this, id = hit.id] { open(id); });
    return button;
}

} // namespace ui
