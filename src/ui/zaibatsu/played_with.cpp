// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/played_with.h"

#include "presentation/names.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"
#include "zaibatsu/piece_ids.h"

#include <algorithm>
#include <set>

namespace ui {

namespace z = zaibatsu;

namespace {

bool goes(const z::State& state, const z::Command& command)
{
    return !std::holds_alternative<base::Refused<z::Game>>(z::Game::decide(state, command));
}

bool hasIcon(const z::Command& command)
{
    return std::visit(
        [](const auto& action) {
            // The own movement of a Move is another action, not another way to pay for it.
            return requires { action.own; } && !std::is_same_v<std::decay_t<decltype(action)>, z::Move>;
        },
        command.action);
}

} // namespace

void PlayedWith::fit(const z::State& state, const z::Command& meant)
{
    m_ways.clear();
    const auto offer = [&](const Way& way) {
        const Way before = std::exchange(m_way, way);
        if (goes(state, apply(state, meant)))
            m_ways.push_back(way);
        m_way = before;
    };
    const Way before = m_way;
    offer({});
    if (hasIcon(meant))
        offer({std::nullopt, true});
    // Of copies that are alike one is enough, rather one that was not played yet.
    std::vector<z::CardId> cards;
    for (const z::CardId card : z::cardIds(state))
        cards.push_back(card);
    std::ranges::stable_partition(
        cards, [&](z::CardId card) { return state.cards[card.index()].where != z::CardWhere::Discarded; });
    std::set<std::string> named;
    for (const z::CardId card : cards)
        if (const std::string& name = z::printedOf(state, card).name; !named.contains(name)) {
            const std::size_t known = m_ways.size();
            offer({card, false});
            if (m_ways.size() > known)
                named.insert(name);
        }
    const bool holds = std::ranges::find(m_ways, before) != m_ways.end();
    m_way = holds ? before : m_ways.empty() ? Way{} : m_ways.front();
}

z::Command PlayedWith::apply(const z::State& state, const z::Command& meant) const
{
    z::Command command = meant;
    command.cards.clear();
    if (m_way.card)
        command.cards.push_back(*m_way.card);
    if (hasIcon(meant))
        command = build::byIcon(std::move(command), m_way.own);
    if (const auto actions = movement(state))
        if (auto* move = std::get_if<z::Move>(&command.action))
            move->actions = actions;
    return command;
}

std::optional<int> PlayedWith::movement(const z::State& state) const
{
    return m_way.card ? z::printedOf(state, *m_way.card).movement : std::nullopt;
}

QString PlayedWith::words(const z::State& state, const Way& way) const
{
    if (way.own)
        return tr("the pawn's own icon, once this turn");
    return way.card ? presentation::Names(state).card(*way.card) : tr("a card that is not named");
}

QWidget* PlayedWith::row(const Look& look, const z::State& state, const std::function<void()>& chosen)
{
    if (m_ways.size() < 2)
        return nullptr;
    // What needs no card stands first; cards by name.
    std::vector<std::pair<QString, Way>> named;
    for (const Way& way : m_ways)
        named.emplace_back(words(state, way), way);
    const auto firstCard = std::ranges::find_if(named, [](const auto& each) { return each.second.card.has_value(); });
    std::sort(firstCard, named.end(),
              [](const auto& a, const auto& b) { return QString::localeAwareCompare(a.first, b.first) < 0; });
    QStringList options;
    int picked = 0;
    for (std::size_t i = 0; i < named.size(); ++i) {
        options << named[i].first;
        if (named[i].second == m_way)
            picked = static_cast<int>(i);
        m_ways[i] = named[i].second;
    }
    const auto part = column(4);
    part.layout->addWidget(flowHeading(look, tr("Played with")));
    auto* picker = new Picker(look, tr("Played with"), options, picked);
    picker->setObjectName(QStringLiteral("played-with"));
    QObject::connect(picker, &Picker::pickedChanged, picker, [this, chosen](int index) {
        m_way = m_ways[static_cast<std::size_t>(index)];
        chosen();
    });
    part.layout->addWidget(picker);
    return part.widget;
}

} // namespace ui
