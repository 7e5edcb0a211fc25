// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/enter_flow.h"

#include "presentation/sentences.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/piece_words.h"
#include "ui/zaibatsu/standing_parts.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

EnterFlow::EnterFlow(const Look& look, TableDriver& driver, std::optional<z::PawnId> pawn, QObject* parent)
    : Flow(look, driver, parent),
      m_inHand(pawn)
{
    EnterFlow::refresh();
}

std::vector<z::PawnId> EnterFlow::pawns() const
{
    std::vector<z::PawnId> pawns;
    for (const auto& card : state().components->cards)
        if (card->pawn && (!m_inHand || m_inHand == card->pawn) && std::ranges::find(pawns, *card->pawn) == pawns.end())
            pawns.push_back(*card->pawn);
    return pawns;
}

void EnterFlow::refresh()
{
    std::vector<z::PawnId> possible;
    for (const z::PawnId pawn : pawns())
        if (standingOf(state(), build::enter(pawn)).kind == Standing::Kind::Possible)
            possible.push_back(pawn);
    if (m_pawn && std::ranges::find(possible, *m_pawn) == possible.end())
        m_pawn.reset();
    if (!m_pawn && possible.size() == 1)
        m_pawn = possible.front();
}

QString EnterFlow::detail(z::PawnId pawn) const
{
    QStringList words;
    if (const auto& cost = z::cardOf(state(), pawn).cost)
        words << costText(*cost);
    for (std::size_t i = 0; i < state().cards.size(); ++i) {
        const z::CardId card{static_cast<std::uint16_t>(i)};
        const z::CardState& where = z::stateOf(state(), card);
        if (z::printedOf(state(), card).pawn == pawn && where.where == z::CardWhere::Cybernet && where.beside)
            words << tr("over %1 beside %2")
                         .arg(presentation::Names(state()).card(card),
                              presentation::Names(state()).block(*where.beside));
    }
    return words.join(QStringLiteral(" · "));
}

QWidget* EnterFlow::row(z::PawnId pawn)
{
    const Standing standing = standingOf(state(), build::enter(pawn));
    const QString name = presentation::Names(state()).pawn(pawn);
    if (standing.refusal)
        return refusedRow(*this, QStringLiteral("fx-gain"), name, standing);
    if (standing.kind == Standing::Kind::Unknown) {
        auto* line = new ActionRow(look(), QStringLiteral("edit"), name);
        line->setPossible(presentation::factText(state(), standing.needs.front()));
        connect(line, &ActionRow::chosen, this,
                [this, piece = z::Source(standing.needs.front().about)] { emit pieceRequested(piece); });
        return line;
    }
    auto* choice = new RadioCard(look(), name, detail(pawn));
    choice->setChecked(m_pawn == pawn);
    connect(choice, &RadioCard::clicked, this, [this, pawn] {
        m_pawn = pawn;
        emit changed();
    });
    return choice;
}

QWidget* EnterFlow::panel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("enter"));
    flow.head->addWidget(flowHead(look(), tr("Enter"), purseText(state()), [this] { emit finished(); }));
    flow.head->addWidget(flowHeading(look(), tr("Which pawn comes in?")));
    for (const z::PawnId pawn : pawns()) {
        QWidget* line = row(pawn);
        line->setObjectName("entrant-" + QString::fromStdString(z::cardOf(state(), pawn).key));
        flow.body->addWidget(line);
    }
    flow.body->addStretch(1);
    const auto cost = m_pawn ? z::cardOf(state(), *m_pawn).cost : std::nullopt;
    flow.foot->addWidget(flowFoot(
        look(), forCost(tr("Enter"), cost), [this] { emit finished(); },
        m_pawn ? Action([this] { confirm(); }) : nullptr));
    return flow.panel;
}

void EnterFlow::confirm()
{
    if (m_pawn && driver().act(build::enter(*m_pawn)))
        emit finished();
}

} // namespace ui
