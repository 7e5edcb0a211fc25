// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How the rules screen is put together: its bar, an entry, the same entry in two languages.
#include "ui/kit/fields.h"
#include "ui/kit/label.h"
#include "ui/kit/sheets.h"
#include "ui/shell/layouts.h"
#include "ui/shell/rule_article.h"
#include "ui/shell/rules_screen.h"

#include <QGridLayout>

#include <algorithm>
#include <array>

namespace ui {

using presentation::Language;

RuleArticleParts RulesScreen::parts(const QString& id, Language language)
{
    return {look(), m_book.article(id, language).value_or(presentation::RuleArticle()),
            [this](const QString& other) { open(other); }};
}

QWidget* RulesScreen::compose(Breadth breadth)
{
    m_list = nullptr;
    m_beside = nullptr;
    const bool chosen = m_best.isEmpty();
    ask(); // in another language it may find others
    if (chosen)
        m_best.clear();
    const auto all = column(0);
    all.layout->addWidget(bar(breadth));
    if (m_two) {
        all.layout->addWidget(twoColumns(breadth), 1);
        return all.widget;
    }
    if (!hasEntryBeside()) {
        all.layout->addWidget(m_reading ? reader(breadth) : finder(breadth), 1);
        return all.widget;
    }
    const auto sides = row(0);
    if (hasContentsBeside())
        sides.layout->addWidget(contentsPart());
    QWidget* list = finder(breadth);
    list->setFixedWidth(hasContentsBeside() ? std::min(look().scaled(520), width() * 2 / 5) : width() * 2 / 5);
    sides.layout->addWidget(list);
    auto* beside = new QWidget;
    m_beside = new QVBoxLayout(beside);
    m_beside->setContentsMargins(0, 0, 0, 0);
    m_beside->addWidget(reader(breadth));
    sides.layout->addWidget(beside, 1);
    all.layout->addWidget(sides.widget, 1);
    return all.widget;
}

QWidget* RulesScreen::bar(Breadth breadth)
{
    auto* out = new TopBar(look(), breadth);
    const bool inside = m_two || (m_reading && !hasEntryBeside());
    QPushButton* back = out->addBack(inside ? tr("Contents") : m_from());
    connect(back, &QPushButton::clicked, this, [this, inside] {
        if (!inside || !closeInner())
            emit backRequested();
    });
    const bool roomy = breadth > Breadth::Narrow || look().textScale() <= 1.5; // else it would be smaller than its text
    if (roomy && (!inside || breadth > Breadth::Compact))
        out->addTitle(title());
    addLanguage(*out, breadth);
    const QString two = tr("Two languages");
    const QKeySequence keys(Qt::CTRL | Qt::Key_2);
    QAbstractButton* pair = nullptr;
    if (breadth == Breadth::Narrow) {
        auto* icon = new IconButton(look(), QStringLiteral("swap"), two, keys);
        icon->setFramed(m_two);
        pair = icon;
    } else {
        auto* button = new Button(look(), m_two ? ButtonKind::Raised : ButtonKind::Plain, two);
        button->setGlyph(QStringLiteral("swap"));
        setHint(*button, two, keys);
        pair = button;
    }
    pair->setObjectName(QStringLiteral("two-languages"));
    connect(pair, &QAbstractButton::clicked, this, [this] { setTwoLanguages(!m_two); });
    out->addRight(pair);
    return out;
}

void RulesScreen::addLanguage(TopBar& into, Breadth breadth)
{
    if (m_two)
        return; // each column has its own
    const QString name = presentation::languageName(language());
    const QString hint = tr("Language of the rules: %1").arg(name);
    const QKeySequence keys(Qt::CTRL | Qt::Key_L);
    QAbstractButton* at = nullptr;
    if (breadth == Breadth::Narrow) {
        at = new IconButton(look(), QStringLiteral("language"), hint, keys);
    } else {
        auto* button = new Button(look(), ButtonKind::Plain, name);
        button->setGlyph(QStringLiteral("language"));
        setHint(*button, hint, keys);
        at = button;
    }
    at->setObjectName(QStringLiteral("rules-language"));
    connect(at, &QAbstractButton::clicked, this, [this, at] { openLanguageMenu(at); });
    into.addRight(at);
}

void RulesScreen::openLanguageMenu(QWidget* at)
{
    QMenu* menu = makeMenu(look(), at);
    for (const Language each : presentation::allLanguages()) {
        QAction* line = menu->addAction(presentation::languageName(each));
        line->setCheckable(true);
        line->setChecked(each == language());
        connect(line, &QAction::triggered, this, [this, each] { setLanguage(each); });
    }
    openMenu(look(), *menu);
}

QWidget* RulesScreen::nothingRead() const
{
    const auto out = column(12);
    out.layout->setContentsMargins(28, 28, 28, 28);
    out.layout->addWidget(new Label(look(), Style::PanelTitle, tr("Look up a rule")));
    out.layout->addWidget(new Label(look(), Style::Body,
                                    tr("Type a few words in any of the four languages, or choose a chapter. Endings, "
                                       "accents and slips of the finger do not matter."),
                                    Ink::TextSecondary));
    out.layout->addStretch(1);
    return out.widget;
}

QWidget* RulesScreen::reader(Breadth breadth)
{
    const QString id = shownEntry();
    if (id.isEmpty())
        return nothingRead();
    const RuleArticleParts article = parts(id, language());
    const int side = breadth <= Breadth::Compact ? 16 : 28;
    const Page one = page(look(), "article-" + id, {side, 16, side, 24}, 12);
    one.layout->addWidget(head(article.article()));
    one.layout->addWidget(article.whole());
    one.layout->addStretch(1);
    one.layout->addWidget(ways());
    return one.area;
}

QWidget* RulesScreen::head(const presentation::RuleArticle& article)
{
    const auto out = row(8);
    out.layout->addWidget(new Label(look(), Style::Caption, article.where, Ink::TextSecondary), 1);
    const bool kept = m_marks.bookmarks.contains(article.id);
    auto* mark = new IconButton(look(), QStringLiteral("bookmark"),
                                kept ? tr("Take the bookmark out") : tr("Put a bookmark here"),
                                QKeySequence(Qt::CTRL | Qt::Key_B));
    mark->setObjectName(QStringLiteral("bookmark"));
    mark->setFramed(kept);
    mark->setInk(kept ? Ink::Possible : Ink::TextSecondary);
    connect(mark, &QPushButton::clicked, this, [this, id = article.id] { toggleBookmark(id); });
    out.layout->addWidget(mark);
    return out.widget;
}

QWidget* RulesScreen::ways()
{
    const auto out = flow(8);
    const auto step = [&](const char* icon, const char* object, const QString& name, Qt::Key key, int by, bool can) {
        auto* button = new IconButton(look(), QLatin1String(icon), name, QKeySequence(Qt::CTRL | key));
        button->setObjectName(QLatin1String(object));
        button->setFramed(true);
        button->setEnabled(can);
        connect(button, &QPushButton::clicked, this, [this, by] { go(by); });
        out.layout->addWidget(button);
    };
    step("back", "entry-before", tr("The entry read before"), Qt::Key_BracketLeft, -1, canGoBack());
    step("chevron-right", "entry-after", tr("The entry read after"), Qt::Key_BracketRight, 1, canGoForward());
    const auto add = [&](const QString& text, const char* object, const QKeySequence& keys,
                         void (RulesScreen::*act)()) {
        auto* button = new Button(look(), ButtonKind::Plain, text);
        button->setObjectName(QLatin1String(object));
        setHint(*button, text, keys);
        connect(button, &QPushButton::clicked, this, act);
        out.layout->addWidget(button);
    };
    add(tr("Copy"), "copy", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), &RulesScreen::copy);
    add(tr("Print"), "print", QKeySequence(QKeySequence::Print), &RulesScreen::print);
    return out.widget;
}

QWidget* RulesScreen::languagePicker(bool second, const QString& where)
{
    const auto out = flow(12);
    QStringList names;
    for (const Language each : presentation::allLanguages())
        names << presentation::languageName(each);
    const Language now = second ? this->second() : language();
    auto* picker = new Picker(look(), second ? tr("Second language") : tr("First language"), names,
                              static_cast<int>(presentation::allLanguages().indexOf(now)));
    picker->setObjectName(second ? QStringLiteral("second-language") : QStringLiteral("first-language"));
    connect(picker, &Picker::pickedChanged, this, [this, second](int index) {
        const Language picked = presentation::allLanguages().at(index);
        const Language left = language();
        const Language right = this->second();
        m_language = second ? (picked == left ? right : left) : picked; // the same twice: they change places
        m_second = second ? picked : (picked == right ? left : right);
        rebuild();
    });
    out.layout->addWidget(picker);
    out.layout->addWidget(new Label(look(), Style::Caption, where, Ink::TextSecondary));
    return out.widget;
}

QWidget* RulesScreen::twoColumns(Breadth breadth)
{
    const QString id = shownEntry();
    const std::array both{parts(id, language()), parts(id, second())};
    const bool beside = breadth >= Breadth::Medium;
    const int side = breadth <= Breadth::Compact ? 16 : 32;
    const Page one = page(look(), "two-" + id, {side, 20, side, 24}, 0);
    auto* table = new QWidget;
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(side);
    grid->setVerticalSpacing(16);
    if (beside) {
        auto* line = new Panel(look(), Ink::Hairline);
        line->setFixedWidth(1);
        grid->addWidget(line, 0, 1, -1, 1);
    }
    for (int i = 0; i < 2; ++i) {
        const RuleArticleParts& each = both.at(static_cast<std::size_t>(i));
        const QList<QWidget*> rows{languagePicker(i == 1, each.article().where),
                                   each.title(),
                                   each.body(),
                                   each.figure(),
                                   each.see(),
                                   each.printed()};
        for (int at = 0; at < rows.size(); ++at)
            if (rows.at(at)) // side by side, row by row; else one text below the other
                grid->addWidget(rows.at(at), beside ? at : at + i * static_cast<int>(rows.size()), beside ? 2 * i : 0,
                                Qt::AlignTop);
        if (beside)
            grid->setColumnStretch(2 * i, 1);
    }
    one.layout->addWidget(table);
    one.layout->addStretch(1);
    one.layout->addWidget(ways());
    return one.area;
}

} // namespace ui
