// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The list of cards: grouped by kind, filtered by typing, each with its cost and what it does.
#include "presentation/names.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/card_flow.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/piece_words.h"
#include "ui/zaibatsu/standing_parts.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

QWidget* CardFlow::listPanel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("cards"));
    flow.head->addWidget(flowHead(look(), title(), purseText(state()), [this] { emit finished(); }));
    flow.head->addWidget(flowHeading(look(), question()));
    auto* filter = new TextField(look(), tr("Filter the names"));
    filter->setObjectName(QStringLiteral("filter"));
    filter->setPlaceholderText(tr("Filter the names"));
    filter->setGlyph(QStringLiteral("magnifier"));
    filter->setText(m_filter);
    flow.head->addWidget(filter);
    QVBoxLayout* into = flow.body;
    connect(filter, &TextField::textChanged, into, [this, into](const QString& text) {
        m_filter = text;
        emptyLayout(*into);
        fill(*into);
    });
    fill(*into);
    return flow.panel;
}

void CardFlow::fill(QVBoxLayout& into)
{
    std::optional<QString> group;
    const QString wanted = m_filter.trimmed();
    bool named = false;
    for (const Entry& entry : entries()) {
        if (!entry.name.contains(wanted, Qt::CaseInsensitive))
            continue;
        named = named || entry.name.compare(wanted, Qt::CaseInsensitive) == 0;
        if (const QString heading = useGroup(entry.use); group != heading) {
            group = heading;
            into.addWidget(flowHeading(look(), heading));
        }
        into.addWidget(row(entry));
    }
    addNew(into, named);
    into.addStretch(1);
}

void CardFlow::addNew(QVBoxLayout& into, bool named)
{
    const QString name = m_filter.simplified();
    const std::string key = keyOfName(name);
    if (key.empty() || named) {
        into.addWidget(new Label(look(), Style::Body, tr("A card that is missing here: type its name above."),
                                 Ink::TextSecondary));
        return;
    }
    auto* add = new Button(look(), ButtonKind::Dashed, tr("Enter a new card: %1").arg(name));
    add->setObjectName(QStringLiteral("new-card"));
    add->setGlyph(QStringLiteral("plus"));
    connect(add, &QPushButton::clicked, this, [this, name, key] {
        m_awaited = key;
        emit newCardRequested(name);
    });
    into.addWidget(add);
}

QWidget* CardFlow::row(const Entry& entry)
{
    const z::Card& card = z::printedOf(state(), entry.card);
    const QString title =
        entry.copies > 1 ? tr("%1, %n copies", "a card's name", entry.copies).arg(entry.name) : entry.name;
    const bool onlyEntered = !entry.standing.command;
    if (!onlyEntered && entry.standing.kind == Standing::Kind::Refused) {
        QWidget* refused = refusedRow(*this, useIcon(entry.use), title, entry.standing);
        refused->setObjectName("card-" + QString::fromStdString(entry.stem));
        return refused;
    }
    const bool asked = entry.standing.kind == Standing::Kind::Unknown || (onlyEntered && !card.use);
    auto* line = new ActionRow(look(), asked ? QStringLiteral("edit") : useIcon(entry.use), title);
    line->setObjectName("card-" + QString::fromStdString(entry.stem));
    if (asked) {
        line->setPossible(tr("not entered yet"));
    } else {
        const QString cost = card.cost ? costText(*card.cost) : QString();
        line->setPossible(numbers(card), QStringList{cost, cardDoes(state(), card)}.join(QStringLiteral(". ")));
    }
    connect(line, &ActionRow::chosen, this, [this, id = entry.card] { take(id); });
    return line;
}

QWidget* CardFlow::numbers(const z::Card& card) const
{
    const auto part = column(2);
    if (card.use != z::CardUse::None) {
        const auto cost = ui::row(6);
        cost.layout->addWidget(makeCoin(look(), 20));
        cost.layout->addWidget(new Label(look(), Style::Label,
                                         card.cost ? costText(*card.cost) : tr("cost not known yet"),
                                         card.cost ? Ink::Text : Ink::TextSecondary),
                               1);
        part.layout->addWidget(cost.widget);
    }
    const QString does = cardDoes(state(), card);
    part.layout->addWidget(new Label(
        look(), Style::Body, does.isEmpty() ? tr("What it does is not entered yet.") : does, Ink::TextSecondary));
    return part.widget;
}

} // namespace ui
