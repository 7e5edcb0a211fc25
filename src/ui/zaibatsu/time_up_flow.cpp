// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/time_up_flow.h"

#include "presentation/sentences.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

std::vector<z::Colour> winnersByTime(const z::State& state)
{
    const auto decision = z::Game::decide(state, build::endGame());
    if (const auto* accepted = std::get_if<base::Accepted<z::Game>>(&decision))
        for (const z::Event& event : accepted->events)
            if (const auto* won = std::get_if<z::GameWon>(&event))
                return won->winners;
    return {};
}

TimeUpFlow::TimeUpFlow(const Look& look, TableDriver& driver, bool up, QObject* parent)
    : Flow(look, driver, parent),
      m_up(up)
{
}

QWidget* TimeUpFlow::panel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("time-up"), 24);
    flow.head->addWidget(
        flowHead(look(), m_up ? tr("Time is up") : tr("End the game by time"), QString(), [this] { emit finished(); }));
    const auto line = row(8);
    line.layout->addWidget(
        new Label(
            look(), Style::Body,
            tr("Most control counters in the Cybernet win, then most bonus counters. The game ends only if you say "
               "so.")),
        1);
    line.layout->addWidget(
        whyButton(look(), QStringLiteral("R-020"), [this](const QString& rule) { emit ruleRequested(rule); }));
    flow.head->addWidget(line.widget);
    flow.body->addWidget(outcome());
    flow.body->addStretch(1);
    flow.foot->addWidget(foot());
    return flow.panel;
}

QWidget* TimeUpFlow::outcome() const
{
    const std::vector<z::Colour> winners = winnersByTime(state());
    const auto pile = column(8);
    if (winners.empty()) {
        const auto decision = z::Game::decide(state(), build::endGame());
        const auto* refused = std::get_if<base::Refused<z::Game>>(&decision);
        pile.layout->addWidget(
            new Label(look(), Style::Body, refused ? presentation::refusalText(state(), refused->refusal) : QString()));
        return pile.widget;
    }
    const presentation::Names names(state());
    QStringList words;
    for (const z::Colour winner : winners)
        words << names.player(winner);
    auto* who =
        new Label(look(), Style::Title,
                  winners.size() == 1 ? tr("%1 would win now").arg(words.front())
                                      : tr("These would share the win now: %1").arg(words.join(QStringLiteral(", "))));
    who->setObjectName(QStringLiteral("would-win"));
    pile.layout->addWidget(who);
    pile.layout->addSpacing(8);
    for (const z::Player& each : state().players) {
        if (each.left)
            continue;
        pile.layout->addWidget(player(each, std::ranges::find(winners, each.colour) != winners.end()));
        pile.layout->addWidget(new Divider(look()));
    }
    return pile.widget;
}

QWidget* TimeUpFlow::player(const z::Player& player, bool wins) const
{
    const auto line = row(12);
    line.layout->setContentsMargins(0, 8, 0, 8);
    line.layout->addWidget(makeMark(look(), ownerOf(player.colour), 32));
    const auto words = column(2);
    words.layout->addWidget(new Label(look(), Style::Row, presentation::Names(state()).player(player.colour)));
    words.layout->addWidget(new Label(look(), Style::Caption,
                                      tr("%1 of %2 counters in the Cybernet, free bonus counters: %3")
                                          .arg(player.total - player.pool)
                                          .arg(player.total)
                                          .arg(player.bonus),
                                      Ink::TextSecondary));
    line.layout->addWidget(words.widget, 1);
    if (wins)
        line.layout->addWidget(makeIcon(look(), QStringLiteral("star"), 24, Ink::Text));
    return line.widget;
}

QWidget* TimeUpFlow::foot()
{
    const auto line = row(8);
    auto* on = new Button(look(), ButtonKind::Plain, tr("Play on"));
    on->setObjectName(QStringLiteral("play-on"));
    connect(on, &QPushButton::clicked, this, [this] { emit finished(); });
    auto* over = new Button(look(), ButtonKind::Confirm, tr("End the game"));
    over->setObjectName(QStringLiteral("end-game"));
    over->setEnabled(!winnersByTime(state()).empty());
    connect(over, &QPushButton::clicked, this, &TimeUpFlow::end);
    line.layout->addWidget(on, 1);
    line.layout->addWidget(over, 2);
    return line.widget;
}

void TimeUpFlow::end()
{
    TableDriver& table =
        driver(); // closed first, so that what lay below follows the end; this lives until the tap is over
    emit finished();
    table.act(build::endGame());
}

} // namespace ui
