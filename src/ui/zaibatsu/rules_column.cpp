// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/rules_column.h"

#include "ui/kit/fields.h"
#include "ui/shell/rule_row.h"
#include "ui/zaibatsu/flow_parts.h"

namespace ui {

RulesColumn::RulesColumn(const Look& look, const presentation::RuleBook& book, QStringList concerned, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_book(book),
      m_concerned(std::move(concerned))
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    auto* field = new TextField(look, tr("Look up a rule"));
    field->setObjectName(QStringLiteral("find-rule"));
    field->setGlyph(QStringLiteral("magnifier"));
    field->setPlaceholderText(tr("Look up a rule"));
    connect(field, &QLineEdit::textChanged, this, &RulesColumn::fill);
    all->addWidget(field);
    const auto list = column(0);
    m_list = list.layout;
    all->addWidget(list.widget);
    fill({});
}

void RulesColumn::add(const presentation::RuleHit& hit)
{
    SurfaceButton* line = makeRuleRow(m_look, hit);
    connect(line, &QPushButton::clicked, this, [this, id = hit.id] { emit chosen(id); });
    m_list->addWidget(line);
    m_list->addWidget(new Divider(m_look));
}

void RulesColumn::fill(const QString& words)
{
    constexpr int mostAnswers = 8;
    emptyLayout(*m_list);
    const presentation::Language language = presentation::plainLanguage(QLocale());
    if (words.trimmed().isEmpty()) {
        m_list->addWidget(flowHeading(m_look, tr("About what is tapped")));
        for (const QString& id : m_concerned)
            add({id, {}, {m_book.title(id, language), {}}, {}});
        return;
    }
    const presentation::RuleAnswer answer = m_book.search(words, language, mostAnswers);
    if (answer.hits.isEmpty())
        m_list->addWidget(
            new Label(m_look, Style::Body, tr("The rulebook has nothing about these words."), Ink::TextSecondary));
    for (presentation::RuleHit hit : answer.hits) {
        hit.gameName = {}; // there is little room, and the game is on the table
        add(hit);
    }
}

} // namespace ui
