// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/equip_flow.h"

#include "presentation/sentences.h"
#include "ui/kit/step_bar.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/standing_parts.h"
#include "zaibatsu/carried.h"
#include "zaibatsu/equip.h"
#include "zaibatsu/piece_ids.h"

namespace ui {

namespace z = zaibatsu;

namespace {

std::optional<z::PawnId> carrierOf(const z::Command& command) { return std::get<z::Equip>(command.action).pawn; }

} // namespace

bool EquipFlow::lists(std::optional<z::CardUse> use) const
{
    return use != z::CardUse::BlockCard && use != z::CardUse::None;
}

std::vector<z::PawnId> EquipFlow::pawnsInPlay(bool own) const
{
    std::vector<z::PawnId> pawns;
    for (const z::PawnId id : z::pawnIds(state())) {
        const z::PawnState& pawn = z::pawnOf(state(), id);
        const bool mine = pawn.controller == state().turn.player;
        if (pawn.where == z::PawnWhere::Cybernet && mine == own)
            pawns.push_back(id);
    }
    return pawns;
}

std::vector<z::Command> EquipFlow::tries(z::CardId card) const
{
    const bool malware = z::useOf(state(), card) == z::CardUse::Malware;
    std::vector<z::PawnId> pawns = pawnsInPlay(!malware);
    if (m_inHand && std::erase(pawns, *m_inHand) > 0)
        pawns.insert(pawns.begin(), *m_inHand);
    std::vector<z::Command> commands;
    for (const z::PawnId pawn : pawns)
        commands.push_back(build::equip(card, pawn));
    const z::Command later = build::equip(card, std::nullopt); // A-100 the other way: paid now, carried later
    if (commands.empty() || standingOf(state(), later).kind == Standing::Kind::Possible)
        commands.push_back(later);
    return commands;
}

void EquipFlow::adopt()
{
    const auto before = m_wanted ? std::optional(carrierOf(*m_wanted)) : std::nullopt;
    m_wanted.reset();
    std::vector<z::Command> possible;
    for (const z::Command& command : tries(*chosen()))
        if (standingOf(state(), command).kind == Standing::Kind::Possible) {
            possible.push_back(command);
            if (before && carrierOf(command) == *before)
                m_wanted = command;
        }
    if (m_wanted || possible.empty())
        return;
    // The pawn in hand, or the only one, needs no tap.
    if (possible.size() == 1 || (m_inHand && carrierOf(possible.front()) == m_inHand))
        m_wanted = possible.front();
}

void EquipFlow::carryOn(std::optional<z::PawnId> pawn)
{
    if (!chosen())
        return;
    for (const z::Command& command : tries(*chosen()))
        if (carrierOf(command) == pawn && standingOf(state(), command).kind == Standing::Kind::Possible)
            m_wanted = command;
    emit changed();
}

BoardOverlay EquipFlow::overlay() const
{
    BoardOverlay overlay;
    overlay.pawn = m_inHand;
    if (!chosen())
        return overlay;
    const bool malware = z::useOf(state(), *chosen()) == z::CardUse::Malware;
    for (const z::Command& command : tries(*chosen()))
        if (const auto pawn = carrierOf(command); pawn && standingOf(state(), command).kind == Standing::Kind::Possible)
            overlay.pawnStates.emplace(*pawn, malware ? PawnState::Threatened : PawnState::GoingTo);
    overlay.pawn = m_wanted ? carrierOf(*m_wanted) : std::nullopt;
    if (overlay.pawn && !malware)
        overlay.pawnStates.erase(*overlay.pawn);
    return overlay;
}

void EquipFlow::tap(const BoardTarget& meant)
{
    if (const auto* pawn = std::get_if<z::PawnId>(&meant))
        carryOn(*pawn);
}

QString EquipFlow::carrierDetail(z::PawnId pawn) const
{
    const presentation::Names names(state());
    QStringList words;
    if (const auto& at = z::pawnOf(state(), pawn).at)
        words << names.place(*at);
    QStringList carried;
    z::forEachCarried(state(), pawn, [&](z::CardId card) { carried << names.card(card); });
    if (!carried.isEmpty())
        words << tr("carries %1").arg(carried.join(QStringLiteral(", ")));
    return words.join(QStringLiteral(" · "));
}

void EquipFlow::addCarriers(QVBoxLayout& into)
{
    const presentation::Names names(state());
    for (const z::Command& command : tries(*chosen())) {
        const auto pawn = carrierOf(command);
        const QString title = pawn ? names.pawn(*pawn) : tr("Pay now, carry it later");
        const QString object =
            pawn ? "carrier-" + QString::fromStdString(z::cardOf(state(), *pawn).key) : QStringLiteral("carrier-later");
        const Standing standing = standingOf(state(), command);
        if (standing.kind == Standing::Kind::Possible) {
            auto* choice = new RadioCard(look(), title, pawn ? carrierDetail(*pawn) : QString());
            choice->setObjectName(object);
            choice->setChecked(m_wanted == command);
            connect(choice, &RadioCard::clicked, this, [this, pawn] { carryOn(pawn); });
            into.addWidget(choice);
        } else if (standing.kind == Standing::Kind::Refused) {
            QWidget* refused = refusedRow(*this, QStringLiteral("equip"), title, standing);
            refused->setObjectName(object);
            into.addWidget(refused);
        }
    }
}

void EquipFlow::addOutcome(QVBoxLayout& into, const Standing& standing)
{
    for (const z::Hint& hint : standing.hints)
        into.addWidget(new Label(look(), Style::Body, presentation::hintText(state(), hint), Ink::TextSecondary));
}

QWidget* EquipFlow::chosenPanel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("equip"));
    flow.head->addWidget(flowHead(look(), title(), purseText(state()), [this] { emit finished(); }));
    flow.head->addWidget(new StepBar(look(), {tr("Card"), tr("Pawn"), tr("Confirm")}, m_wanted ? 2 : 1));
    flow.body->addWidget(chosenCard());
    const Standing standing = m_wanted ? standingOf(state(), *m_wanted) : standingOf(state(), tries(*chosen()));
    if (standing.kind == Standing::Kind::Unknown)
        flow.body->addWidget(askedFor(*this, standing.needs));
    else
        flow.body->addWidget(flowHeading(look(), tr("Which pawn carries it?")));
    addCarriers(*flow.body);
    addOutcome(*flow.body, standing);
    flow.body->addStretch(1);
    flow.foot->addWidget(
        flowFoot(look(), title(), [this] { emit finished(); }, m_wanted ? Action([this] { confirm(); }) : nullptr));
    return flow.panel;
}

void EquipFlow::confirm()
{
    if (m_wanted && driver().act(*m_wanted))
        emit finished();
}

} // namespace ui
