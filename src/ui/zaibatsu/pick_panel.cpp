// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The column of a choice among commands.
#include "base/overload.h"
#include "presentation/sentences.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/pick_flow.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

std::optional<z::PawnId> actingPawn(const z::Command& command)
{
    return std::visit(
        [](const auto& action) -> std::optional<z::PawnId> {
            if constexpr (requires { z::PawnId(action.pawn); })
                return z::PawnId(action.pawn);
            return std::nullopt;
        },
        command.action);
}

QString PickFlow::nameOf(const BoardTarget& meant) const
{
    const presentation::Names names(state());
    if (const auto* pawn = std::get_if<z::PawnId>(&meant))
        return names.pawn(*pawn);
    const auto place = placeOf(meant);
    return place ? names.place(*place) : QString();
}

QString PickFlow::words(const z::Command& command) const
{
    if (const auto* choose = std::get_if<z::Choose>(&command.action); choose && choose->answer)
        return presentation::Names(state()).option(*choose->answer);
    QString text = presentation::commandText(state(), command);
    const auto sameWords = [&](const z::Command& other) {
        return other != command && presentation::commandText(state(), other) == text;
    };
    const auto pawn = actingPawn(command);
    // Two pawns can do the same: then the words say who does.
    if (!pawn || std::ranges::none_of(m_question.commands, sameWords))
        return text;
    return tr("%1, with %2", "an action, a pawn").arg(text, presentation::Names(state()).pawn(*pawn));
}

QWidget* PickFlow::panel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("pick"));
    const Action close = m_question.dismissable ? Action([this] { emit finished(); }) : Action();
    flow.head->addWidget(flowHead(look(), m_question.title, QString(), close));
    if (!m_question.text.isEmpty()) {
        const auto line = row(8);
        line.layout->addWidget(new Label(look(), Style::Body, m_question.text), 1);
        if (!m_question.rule.isEmpty())
            line.layout->addWidget(
                whyButton(look(), m_question.rule, [this](const QString& rule) { emit ruleRequested(rule); }));
        flow.head->addWidget(line.widget);
    }
    if (m_refused)
        flow.body->addWidget(refusalCard(
            look(), {nameOf(m_refused->meant), m_refused->text, m_refused->rule},
            [this](const QString& rule) { emit ruleRequested(rule); }, wayRound(m_refused->command)));
    addOptions(*flow.body);
    flow.body->addStretch(1);
    return flow.panel;
}

void PickFlow::addOptions(QVBoxLayout& into)
{
    const std::vector<z::Command>& shown = listed();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const z::Command command = shown[i];
        const bool aims = std::holds_alternative<z::Choose>(command.action) && harms(command);
        auto* option =
            new ActionRow(look(), aims ? QStringLiteral("fx-attack-one") : QStringLiteral("check"), words(command));
        option->setObjectName(QStringLiteral("option-%1").arg(i));
        option->setPossible();
        connect(option, &ActionRow::chosen, this, [this, command] { emit picked(command); });
        into.addWidget(option);
    }
    if (m_narrowed.empty())
        return;
    auto* all = new Button(look(), ButtonKind::Quiet, tr("Show all choices"));
    all->setObjectName(QStringLiteral("all-options"));
    connect(all, &QPushButton::clicked, this, [this] {
        m_narrowed.clear();
        emit changed();
    });
    into.addWidget(all);
}

} // namespace ui
