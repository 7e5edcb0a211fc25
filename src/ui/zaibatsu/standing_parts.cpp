// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/standing_parts.h"

#include "presentation/sentences.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/piece_words.h"

namespace ui {

namespace z = zaibatsu;
using presentation::Names;

namespace {

/// Words of this file.
struct StandingParts {
    Q_DECLARE_TR_FUNCTIONS(StandingParts)
};

} // namespace

QWidget* refusedRow(Flow& flow, const QString& icon, const QString& title, const Standing& standing)
{
    const auto part = column(0);
    auto* line = new ActionRow(flow.look(), icon, title);
    const QString rule = standing.refusal ? presentation::ruleName(standing.refusal->rule) : QString();
    line->setImpossible(standing.refusal ? presentation::refusalText(flow.state(), *standing.refusal) : QString(),
                        rule);
    QObject::connect(line, &ActionRow::whyAsked, &flow, &Flow::ruleRequested);
    part.layout->addWidget(line);
    const std::function<void()> way = standing.command ? flow.wayRound(*standing.command) : std::function<void()>();
    if (!way)
        return part.widget;
    auto* anyway = new Button(flow.look(), ButtonKind::Quiet, StandingParts::tr("Do it anyway"));
    anyway->setObjectName(QStringLiteral("anyway"));
    QObject::connect(anyway, &QPushButton::clicked, &flow, way);
    const auto indented = ui::row(0);
    indented.layout->setContentsMargins(36, 0, 0, 0);
    indented.layout->addWidget(anyway, 0, Qt::AlignLeft);
    part.layout->addWidget(indented.widget);
    return part.widget;
}

QWidget* askedFor(Flow& flow, const std::vector<z::Fact>& needs)
{
    const auto part = column(8);
    part.layout->addWidget(new Label(flow.look(), Style::Body, presentation::factText(flow.state(), needs.front())));
    auto* enter = new Button(flow.look(), ButtonKind::Raised, StandingParts::tr("Enter it"));
    enter->setObjectName(QStringLiteral("enter-piece"));
    enter->setGlyph(QStringLiteral("edit"));
    QObject::connect(enter, &QPushButton::clicked, &flow,
                     [&flow, piece = z::Source(needs.front().about)] { emit flow.pieceRequested(piece); });
    part.layout->addWidget(enter);
    return part.widget;
}

QString purseText(const z::State& state)
{
    const z::Player* player = z::findPlayer(state, state.turn.player);
    return player ? StandingParts::tr("%1 has %n free bonus counter(s).", nullptr, player->bonus)
                        .arg(Names(state).player(player->colour))
                  : QString();
}

QString forCost(const QString& verb, std::optional<int> cost)
{
    return cost ? StandingParts::tr("%1: %2", "an action and its cost").arg(verb, costText(*cost)) : verb;
}

} // namespace ui
