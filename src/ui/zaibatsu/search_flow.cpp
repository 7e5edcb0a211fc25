// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a Search does on the board. Its column stands in search_panel.cpp.
#include "ui/zaibatsu/search_flow.h"

#include "presentation/sentences.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/command_builder.h"

#include <algorithm>
#include <map>
#include <set>

namespace ui {

using zaibatsu::BlockId;
using zaibatsu::Placement;

SearchFlow::SearchFlow(const Look& look, TableDriver& driver, zaibatsu::PawnId pawn, QObject* parent)
    : Flow(look, driver, parent),
      m_pawn(pawn)
{
}

std::vector<int> SearchFlow::turnsAt(hex::Cell cell) const
{
    std::vector<int> turns;
    for (const Placement& placement : m_placements)
        if (placement.at == cell)
            turns.push_back(placement.rotation);
    return turns;
}

zaibatsu::Command SearchFlow::command(hex::Cell at, int rotation) const
{
    const zaibatsu::Command wanted = m_with.apply(state(), build::search(m_pawn, *m_block, at, rotation, false));
    return m_asSaid ? build::declared(wanted) : wanted;
}

BoardOverlay SearchFlow::overlay() const
{
    BoardOverlay overlay;
    overlay.pawn = m_pawn;
    if (const auto& at = state().pawns[m_pawn.index()].at; at && at->on == zaibatsu::Place::On::Block)
        overlay.block = BlockId{at->piece};
    if (!m_block)
        return overlay;
    std::map<hex::Cell, int> cells;
    for (const Placement& placement : m_placements)
        ++cells[placement.at];
    for (const auto& [cell, turns] : cells)
        overlay.cells.push_back({cell, BlockMark::GhostLegal, turns});
    if (m_refused) {
        std::erase_if(overlay.cells, [&](const GhostCell& cell) { return cell.at == m_refused->at; });
        overlay.cells.push_back({m_refused->at, BlockMark::Refused, 0});
        overlay.guilty = m_refused->guilty;
    } else if (m_at) {
        overlay.ghost =
            ChosenGhost{*m_block, *m_at, m_rotation, true, zaibatsu::iconsFormed(state(), *m_block, *m_at, m_rotation)};
    }
    return overlay;
}

std::optional<BoardPart> SearchFlow::inView() const
{
    if (!m_placements.empty()) // the board brings the cells into view
        return std::nullopt;
    return BoardPart{{m_pawn}, metrics::choosingR};
}

void SearchFlow::draw(BlockId block)
{
    const zaibatsu::Face& face = zaibatsu::faceOf(state(), block);
    m_block = block;
    m_at.reset();
    m_refused.reset();
    m_asSaid = false;
    if (!face.sides && !face.spaces) {
        emit faceRequested(block);
        return;
    }
    refresh();
    emit changed();
}

std::optional<BlockId> SearchFlow::unknownFace() const
{
    const auto unknown = [this](BlockId block) {
        const zaibatsu::Face& face = zaibatsu::faceOf(state(), block);
        return !face.sides && !face.spaces;
    };
    if (m_asSaid)
        return std::nullopt;
    if (m_block && unknown(*m_block))
        return m_block;
    const auto& at = state().pawns[m_pawn.index()].at;
    if (!at || at->on != zaibatsu::Place::On::Block)
        return std::nullopt;
    const BlockId reference{at->piece};
    return unknown(reference) ? std::optional(reference) : std::nullopt;
}

std::vector<Placement> SearchFlow::placementsAsSaid() const
{
    std::set<hex::Cell> cells;
    for (const auto& laid : state().blocks)
        for (int side = 0; laid && side < 6; ++side)
            cells.insert(hex::neighbour(laid->at, side));
    std::vector<Placement> placements;
    for (const hex::Cell cell : cells)
        for (int rotation = 0; rotation < 6; ++rotation)
            if (!whyNot(cell, rotation))
                placements.push_back(
                    {cell, rotation,
                     static_cast<int>(zaibatsu::iconsFormed(state(), *m_block, cell, rotation).size())});
    return placements;
}

void SearchFlow::placeAsSaid()
{
    m_asSaid = true;
    refresh();
    emit changed();
}

void SearchFlow::refresh()
{
    if (!m_block)
        return;
    m_placements = m_asSaid ? placementsAsSaid() : zaibatsu::legalPlacements(state(), m_pawn, *m_block);
    if (!m_placements.empty())
        m_with.fit(state(), command(m_placements.front().at, m_placements.front().rotation));
    if (m_refused)
        m_refused = whyNot(m_refused->at, m_refused->rotation);
    if (m_at && turnsAt(*m_at).empty())
        m_at.reset();
    // One legal place alone needs no tap.
    if (!m_at && !m_placements.empty() && m_placements.front().at == m_placements.back().at) {
        m_at = m_placements.front().at;
        m_rotation = m_placements.front().rotation;
    }
}

void SearchFlow::tap(const BoardTarget& meant)
{
    if (!m_block)
        return;
    if (const auto* cell = std::get_if<EmptyCell>(&meant))
        return place(cell->cell);
    if (const auto* card = std::get_if<CardSpot>(&meant))
        return place(*zaibatsu::stateOf(state(), card->card).at);
    if (const auto* spot = std::get_if<BlockSpot>(&meant))
        refuse(state().blocks[spot->block.index()]->at, m_rotation);
}

void SearchFlow::place(hex::Cell at)
{
    const std::vector<int> turns = turnsAt(at);
    if (turns.empty())
        return refuse(at, m_rotation);
    m_refused.reset();
    if (m_at == at)
        return turn(1);
    m_at = at;
    m_rotation = turns.front();
    emit changed();
}

void SearchFlow::turn(int by)
{
    if (!m_at)
        return;
    const std::vector<int> turns = turnsAt(*m_at);
    int next = m_rotation;
    do {
        next = hex::wrapSix(next + by);
    } while (std::ranges::find(turns, next) == turns.end() && next != m_rotation);
    turnTo(next);
}

void SearchFlow::turnTo(int rotation)
{
    if (!m_at)
        return;
    const std::vector<int> turns = turnsAt(*m_at);
    if (std::ranges::find(turns, rotation) == turns.end())
        return refuse(*m_at, rotation);
    m_refused.reset();
    m_rotation = rotation;
    emit changed();
}

std::optional<SearchFlow::Refused> SearchFlow::whyNot(hex::Cell cell, int rotation) const
{
    const zaibatsu::Command wanted = command(cell, rotation);
    const auto decision = zaibatsu::Game::decide(state(), wanted);
    const auto* refused = std::get_if<base::Refused<zaibatsu::Game>>(&decision);
    if (!refused)
        return std::nullopt;
    Refused out{cell,
                rotation,
                wanted,
                presentation::refusalText(state(), refused->refusal),
                presentation::ruleName(refused->refusal.rule),
                std::nullopt};
    const zaibatsu::About& about = refused->refusal.about;
    if (about.block && about.side && state().blocks[about.block->index()])
        out.guilty = std::pair{*about.block, *about.side};
    return out;
}

void SearchFlow::refuse(hex::Cell cell, int rotation)
{
    const auto refused = whyNot(cell, rotation);
    if (!refused)
        return;
    m_refused = refused;
    emit changed();
}

void SearchFlow::confirm()
{
    if (m_block && m_at && driver().act(command(*m_at, m_rotation)))
        emit finished();
}

} // namespace ui
