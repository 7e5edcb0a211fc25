// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Which cards are listed and how they stand; the parts with a chosen card. The list stands in card_list.cpp.
#include "ui/zaibatsu/card_flow.h"

#include "presentation/sentences.h"
#include "ui/kit/fold_layout.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/piece_words.h"
#include "zaibatsu/equip.h"
#include "zaibatsu/piece_ids.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;
using presentation::Names;

bool CardFlow::lists(std::optional<z::CardUse>) const { return true; }

std::vector<z::Command> CardFlow::tries(z::CardId) const { return {}; }

QWidget* CardFlow::panel() { return m_card ? chosenPanel() : listPanel(); }

void CardFlow::refresh()
{
    if (!m_awaited.empty())
        for (const std::string& key : {m_awaited, m_awaited + "-1"})
            if (const auto entered = z::findCard(*state().components, key)) {
                m_awaited.clear();
                m_filter.clear();
                if (!tries(*entered).empty() && lists(z::useOf(state(), *entered)))
                    m_card = *entered;
                break;
            }
    if (m_card)
        adopt();
}

void CardFlow::take(z::CardId card)
{
    const auto wanted = tries(card);
    if (wanted.empty()) {
        emit pieceRequested(card);
        return;
    }
    m_card = card;
    adopt();
    emit changed();
    const Standing standing = standingOf(state(), wanted);
    if (standing.kind == Standing::Kind::Unknown && standing.needs.front().about == z::Source(card))
        emit pieceRequested(card);
}

std::vector<CardFlow::Entry> CardFlow::entries() const
{
    std::vector<Entry> all;
    for (const z::CardId id : z::cardIds(state())) {
        const auto use = z::useOf(state(), id);
        const z::Card& card = z::printedOf(state(), id);
        if (card.bonus || !lists(use))
            continue;
        Entry next{id,
                   copiesOf(*state().components, card.key).key,
                   Names(state()).card(id),
                   1,
                   use,
                   standingOf(state(), tries(id))};
        const auto alike = std::ranges::find(all, next.stem, &Entry::stem);
        if (alike == all.end()) {
            all.push_back(std::move(next));
            continue;
        }
        next.copies = alike->copies + 1;
        alike->copies = next.copies;
        if (next.standing.kind < alike->standing.kind) // the first copy that is free
            *alike = std::move(next);
    }
    const auto rank = [](const Entry& entry) {
        return std::pair(entry.use ? static_cast<int>(*entry.use) : 99, static_cast<int>(entry.standing.kind));
    };
    std::ranges::sort(all, [&](const Entry& a, const Entry& b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return all;
}

QWidget* CardFlow::chosenCard()
{
    auto* card = new ui::Card(look());
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(14, 12, 8, 12);
    inside->setSpacing(4);
    auto* head = new QWidget;
    auto* fold = new FoldLayout(head, 8);
    fold->addWidget(new Label(look(), Style::Row, Names(state()).card(*m_card)));
    const auto ways = ui::row(8);
    auto* edit = new IconButton(look(), QStringLiteral("edit"), tr("Enter the card"));
    edit->setObjectName(QStringLiteral("edit-card"));
    connect(edit, &QPushButton::clicked, this, [this] { emit pieceRequested(*m_card); });
    ways.layout->addWidget(edit);
    auto* other = new IconButton(look(), QStringLiteral("back"), tr("Another card"));
    other->setObjectName(QStringLiteral("another"));
    connect(other, &QPushButton::clicked, this, [this] {
        m_card.reset();
        emit changed();
    });
    ways.layout->addWidget(other);
    fold->addWidget(ways.widget);
    inside->addWidget(head);
    inside->addWidget(numbers(printed()));
    return card;
}

} // namespace ui
