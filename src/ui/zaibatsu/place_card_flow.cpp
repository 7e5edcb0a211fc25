// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/place_card_flow.h"

#include "presentation/sentences.h"
#include "ui/kit/step_bar.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/standing_parts.h"
#include "zaibatsu/piece_ids.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

bool PlaceCardFlow::lists(std::optional<z::CardUse> use) const { return !use || use == z::CardUse::BlockCard; }

hex::Cell PlaceCardFlow::cellOf(const z::Command& command) const
{
    const auto& place = std::get<z::PlaceCard>(command.action);
    return hex::neighbour(z::laidCopy(state(), place.beside).at, place.side);
}

std::vector<z::Command> PlaceCardFlow::besides(z::CardId card, z::BlockId block) const
{
    // In the second edition a pawn that stands there attaches it.
    std::vector<std::optional<z::PawnId>> pawns;
    if (state().settings->edition == z::Edition::Second2017)
        for (const z::PawnId id : z::pawnIds(state()))
            if (const auto& at = z::pawnOf(state(), id).at;
                at && at->on == z::Place::On::Block && z::BlockId{at->piece} == block)
                pawns.emplace_back(id);
    if (pawns.empty())
        pawns.emplace_back();
    std::vector<z::Command> commands;
    for (int side = 0; side < 6; ++side)
        for (const auto& pawn : pawns)
            commands.push_back(build::placeCard(card, block, side, pawn));
    return commands;
}

std::vector<z::Command> PlaceCardFlow::tries(z::CardId card) const
{
    std::vector<z::Command> commands;
    for (const z::BlockId block : z::blockIds(state()))
        if (z::findLaid(state(), block) && (!m_inHand || block == *m_inHand))
            for (z::Command& command : besides(card, block))
                commands.push_back(std::move(command));
    return commands;
}

std::vector<z::Command> PlaceCardFlow::possible() const
{
    std::vector<z::Command> commands;
    if (chosen())
        for (z::Command& command : tries(*chosen()))
            if (standingOf(state(), command).kind == Standing::Kind::Possible)
                commands.push_back(std::move(command));
    return commands;
}

std::vector<hex::Cell> PlaceCardFlow::legalCells() const
{
    std::vector<hex::Cell> cells;
    for (const z::Command& command : possible())
        if (std::ranges::find(cells, cellOf(command)) == cells.end())
            cells.push_back(cellOf(command));
    return cells;
}

void PlaceCardFlow::adopt()
{
    const auto all = possible();
    if (m_wanted && std::ranges::find(all, *m_wanted) == all.end())
        m_wanted.reset();
    if (all.size() == 1)
        m_wanted = all.front();
    m_refusedAt.reset();
}

BoardOverlay PlaceCardFlow::overlay() const
{
    BoardOverlay overlay;
    overlay.block = m_inHand;
    if (!chosen())
        return overlay;
    const auto wanted = m_wanted ? std::optional(cellOf(*m_wanted)) : std::nullopt;
    for (const hex::Cell cell : legalCells())
        overlay.cells.push_back({cell, cell == wanted ? BlockMark::GhostChosen : BlockMark::GhostLegal, 0});
    if (m_refusedAt) {
        std::erase_if(overlay.cells, [&](const GhostCell& cell) { return cell.at == *m_refusedAt; });
        overlay.cells.push_back({*m_refusedAt, BlockMark::Refused, 0});
        if (m_refused.refusal)
            if (const z::About& about = m_refused.refusal->about; about.block && about.side)
                overlay.guilty = std::pair{*about.block, *about.side};
    }
    return overlay;
}

void PlaceCardFlow::want(const std::vector<z::Command>& wanted, hex::Cell at)
{
    if (wanted.empty())
        return;
    const Standing standing = standingOf(state(), wanted);
    m_refusedAt.reset();
    m_refused = {};
    if (standing.kind == Standing::Kind::Possible) {
        m_wanted = standing.command;
    } else {
        m_wanted.reset();
        m_refused = standing;
        m_refusedAt = at;
    }
    emit changed();
}

void PlaceCardFlow::tap(const BoardTarget& meant)
{
    if (!chosen())
        return;
    std::vector<z::Command> wanted;
    if (const auto* cell = std::get_if<EmptyCell>(&meant)) {
        for (const z::BlockId block : z::blockIds(state()))
            if (z::findLaid(state(), block))
                for (const z::Command& command : besides(*chosen(), block))
                    if (cellOf(command) == cell->cell)
                        wanted.push_back(command);
        want(wanted, cell->cell);
    } else if (const auto* spot = std::get_if<BlockSpot>(&meant)) {
        want(besides(*chosen(), spot->block), z::laidCopy(state(), spot->block).at);
    }
}

void PlaceCardFlow::addPlaces(QVBoxLayout& into)
{
    const presentation::Names names(state());
    const auto all = possible();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& place = std::get<z::PlaceCard>(all[i].action);
        auto* choice = new RadioCard(look(), names.block(place.beside), presentation::Names::direction(place.side));
        choice->setObjectName(QStringLiteral("place-%1").arg(i));
        choice->setChecked(m_wanted == all[i]);
        connect(choice, &RadioCard::clicked, this, [this, command = all[i]] { want({command}, cellOf(command)); });
        into.addWidget(choice);
    }
}

void PlaceCardFlow::addRefusal(QVBoxLayout& into, const Standing& standing)
{
    if (standing.kind == Standing::Kind::Unknown)
        into.addWidget(askedFor(*this, standing.needs));
    else if (standing.refusal)
        into.addWidget(refusalCard(
            look(),
            {tr("Not here"), presentation::refusalText(state(), *standing.refusal),
             presentation::ruleName(standing.refusal->rule)},
            [this](const QString& rule) { emit ruleRequested(rule); }, wayRound(*standing.command)));
}

QWidget* PlaceCardFlow::chosenPanel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("place-card"));
    flow.head->addWidget(flowHead(look(), title(), purseText(state()), [this] { emit finished(); }));
    flow.head->addWidget(new StepBar(look(), {tr("Card"), tr("Place"), tr("Confirm")}, m_wanted ? 2 : 1));
    flow.body->addWidget(chosenCard());
    const Standing standing = standingOf(state(), tries(*chosen()));
    if (m_refusedAt)
        addRefusal(*flow.body, m_refused);
    else if (standing.kind != Standing::Kind::Possible)
        addRefusal(*flow.body, standing);
    if (standing.kind == Standing::Kind::Possible)
        flow.body->addWidget(new Label(
            look(), Style::Body, tr("Tap a glowing cell, or choose the block and its side here."), Ink::TextSecondary));
    addPlaces(*flow.body);
    flow.body->addStretch(1);
    flow.foot->addWidget(flowFoot(
        look(), tr("Place here"), [this] { emit finished(); }, m_wanted ? Action([this] { confirm(); }) : nullptr));
    return flow.panel;
}

void PlaceCardFlow::confirm()
{
    if (m_wanted && driver().act(*m_wanted))
        emit finished();
}

} // namespace ui
