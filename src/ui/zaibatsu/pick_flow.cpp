// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/pick_flow.h"

#include "base/overload.h"
#include "presentation/sentences.h"
#include "ui/zaibatsu/flow_parts.h"

namespace ui {

namespace z = zaibatsu;

namespace {

std::optional<BoardTarget> onBoard(const z::State& state, const z::Option& option)
{
    const auto laid = [&](z::BlockId block) {
        return block.index() < state.blocks.size() && state.blocks[block.index()];
    };
    if (const auto* pawn = std::get_if<z::PawnId>(&option))
        return BoardTarget(*pawn);
    if (const auto* block = std::get_if<z::BlockId>(&option); block && laid(*block))
        return BoardTarget(BlockSpot{*block, std::nullopt});
    if (const auto* place = std::get_if<z::Place>(&option); place && place->on == z::Place::On::Block)
        return BoardTarget(BlockSpot{z::BlockId{place->piece}, place->space});
    return std::nullopt;
}

} // namespace

std::optional<BoardTarget> targetOf(const z::State& state, const z::Command& command)
{
    return std::visit(base::overload{
                          [&](const z::Icebreak& icebreak) -> std::optional<BoardTarget> {
                              if (const auto* block = std::get_if<z::BlockId>(&icebreak.target))
                                  return onBoard(state, *block);
                              return onBoard(state, std::get<z::PawnId>(icebreak.target));
                          },
                          [&](const z::Delete& attack) { return onBoard(state, attack.target); },
                          [&](const z::Sacrifice& sacrifice) { return onBoard(state, sacrifice.pawn); },
                          [&](const z::Choose& choose) {
                              return choose.answer ? onBoard(state, *choose.answer) : std::optional<BoardTarget>();
                          },
                          [](const auto&) { return std::optional<BoardTarget>(); },
                      },
                      command.action);
}

PickFlow::PickFlow(const Look& look, TableDriver& driver, Asked asked, QObject* parent)
    : Flow(look, driver, parent),
      m_asked(std::move(asked)),
      m_question(m_asked())
{
}

BoardOverlay PickFlow::overlay() const
{
    BoardOverlay overlay;
    for (const z::Command& command : m_question.commands) {
        const auto meant = targetOf(state(), command);
        if (!meant)
            continue;
        if (const auto* pawn = std::get_if<z::PawnId>(&*meant))
            overlay.pawnStates.emplace(*pawn, PawnState::Threatened);
        if (const auto* spot = std::get_if<BlockSpot>(&*meant)) {
            if (spot->space) {
                overlay.steps.push_back({z::onBlock(spot->block, spot->space), 0, StepMark::Kind::Reachable});
                overlay.choosingSpaces = true;
            } else {
                overlay.marks.emplace(spot->block, BlockMark::Possible);
            }
        }
    }
    return overlay;
}

void PickFlow::tap(const BoardTarget& meant)
{
    for (const z::Command& command : m_question.commands) {
        const auto wanted = targetOf(state(), command);
        if (!wanted)
            continue;
        const auto* asked = std::get_if<BlockSpot>(&*wanted);
        const auto* tapped = std::get_if<BlockSpot>(&meant);
        const bool sameBlock =
            asked && tapped && asked->block == tapped->block && (!asked->space || asked->space == tapped->space);
        if (*wanted == meant || sameBlock) {
            const z::Command chosen = command;
            emit picked(chosen);
            return;
        }
    }
}

QString PickFlow::words(const z::Command& command) const
{
    if (const auto* choose = std::get_if<z::Choose>(&command.action); choose && choose->answer)
        return presentation::Names(state()).option(*choose->answer);
    return presentation::commandText(state(), command);
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
    for (std::size_t i = 0; i < m_question.commands.size(); ++i) {
        const z::Command command = m_question.commands[i];
        auto* option = new ActionRow(look(), QStringLiteral("chevron-right"), words(command));
        option->setObjectName(QStringLiteral("option-%1").arg(i));
        option->setPossible();
        connect(option, &ActionRow::chosen, this, [this, command] { emit picked(command); });
        flow.body->addWidget(option);
    }
    flow.body->addStretch(1);
    return flow.panel;
}

} // namespace ui
