// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What putting by hand does on the board. Its column stands in adjust_panel.cpp.
#include "ui/zaibatsu/adjust_flow.h"

#include "base/overload.h"
#include "ui/zaibatsu/block_metrics.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Every empty cell beside a block that lies, with in how many turns something may lie there.
std::vector<GhostCell> cellsAround(const z::State& state, int turns)
{
    std::vector<GhostCell> cells;
    for (const z::BlockId block : z::laidBlocks(state))
        for (int side = 0; side < 6; ++side) {
            const hex::Cell cell = hex::neighbour(z::laidCopy(state, block).at, side);
            if (!z::blockAt(state, cell) && std::ranges::find(cells, cell, &GhostCell::at) == cells.end())
                cells.push_back({cell, BlockMark::GhostLegal, turns});
        }
    return cells;
}

} // namespace

AdjustFlow::AdjustFlow(const Look& look, TableDriver& driver, const AdjustSubject& subject, QObject* parent)
    : Flow(look, driver, parent),
      m_desk(new AdjustDesk(look, driver, this)),
      m_subject(subject)
{
    m_list.kind = adjustKinds(state()).front();
    connect(m_desk, &AdjustDesk::changed, this, &Flow::changed);
}

bool AdjustFlow::choosingCell(z::BlockId block) const
{
    return block != z::centralCore && (m_moving || !z::findLaid(m_desk->after(), block));
}

BoardOverlay AdjustFlow::overlay() const
{
    BoardOverlay overlay;
    if (const auto* block = std::get_if<z::BlockId>(&m_subject)) {
        overlay.block = *block;
        if (choosingCell(*block))
            overlay.cells = cellsAround(m_desk->after(), 6);
    }
    if (const auto* pawn = std::get_if<z::PawnId>(&m_subject)) {
        overlay.pawn = *pawn;
        overlay.choosingSpaces = !z::usesNoSpaces(m_desk->after(), *pawn);
    }
    if (const auto* card = std::get_if<z::CardId>(&m_subject);
        card && z::stateOf(m_desk->after(), *card).where == z::CardWhere::Cybernet)
        overlay.cells = cellsAround(m_desk->after(), 0); // a card does not turn
    return overlay;
}

std::optional<BoardPart> AdjustFlow::inView() const
{
    const z::State& after = m_desk->after();
    if (const auto* block = std::get_if<z::BlockId>(&m_subject); block && after.blocks[block->index()])
        return BoardPart{{BlockSpot{*block, std::nullopt}}, metrics::detailSome};
    if (const auto* pawn = std::get_if<z::PawnId>(&m_subject); pawn && after.pawns[pawn->index()].at)
        return BoardPart{{*pawn}, metrics::detailSome};
    return std::nullopt;
}

void AdjustFlow::go(const AdjustSubject& subject)
{
    m_subject = subject;
    m_moving = false;
    emit changed();
}

void AdjustFlow::setKind(AdjustKind kind)
{
    const auto kinds = adjustKinds(state());
    if (std::ranges::find(kinds, kind) == kinds.end() || m_list.kind == kind)
        return;
    m_list = {kind, {}, pileFirst()};
    emit changed();
}

bool AdjustFlow::choose(const presentation::Subject& subject)
{
    go(std::visit([](const auto& piece) { return AdjustSubject(piece); }, subject));
    return true;
}

void AdjustFlow::layAt(z::BlockId block, hex::Cell cell)
{
    m_moving = false;
    m_desk->put([block, cell](AdjustDraft& draft) { draft.block(block).at = std::optional(cell); });
}

void AdjustFlow::tapForPawn(z::PawnId pawn, const BoardTarget& meant)
{
    auto at = placeOf(meant);
    const bool bare = z::usesNoSpaces(m_desk->after(), pawn);
    if (!at || (!bare && !at->space))
        return;
    if (bare)
        at->space.reset();
    m_desk->put([this, pawn, at = *at](AdjustDraft& draft) { draft.stand(state(), pawn, at); });
}

void AdjustFlow::tapForCard(z::CardId card, const BoardTarget& meant)
{
    if (const auto* pawn = std::get_if<z::PawnId>(&meant))
        m_desk->put([card, id = *pawn](AdjustDraft& draft) {
            draft.card(card).where = z::CardWhere::Equipped;
            draft.card(card).pawn = std::optional(id);
        });
    else if (const auto* cell = std::get_if<EmptyCell>(&meant))
        putCardAt(*m_desk, card, cell->cell);
}

void AdjustFlow::tap(const BoardTarget& meant)
{
    if (const auto* pawn = std::get_if<z::PawnId>(&m_subject))
        return tapForPawn(*pawn, meant);
    if (const auto* card = std::get_if<z::CardId>(&m_subject))
        return tapForCard(*card, meant);
    const auto* cell = std::get_if<EmptyCell>(&meant);
    const auto* block = std::get_if<z::BlockId>(&m_subject);
    if (cell && block && choosingCell(*block))
        return layAt(*block, cell->cell);
    if (const auto* spot = std::get_if<BlockSpot>(&meant)) {
        if (block && spot->block == *block)
            return turn(1);
        return go(spot->block);
    }
    if (const auto* pawn = std::get_if<z::PawnId>(&meant))
        go(*pawn);
}

void AdjustFlow::turn(int by)
{
    const auto* block = std::get_if<z::BlockId>(&m_subject);
    if (!block || !z::findLaid(m_desk->after(), *block))
        return;
    const int turned = hex::wrapSix(z::laidCopy(m_desk->after(), *block).rotation + by);
    m_desk->put([id = *block, turned](AdjustDraft& draft) { draft.block(id).rotation = turned; });
}

void AdjustFlow::confirm()
{
    if (driver().act(m_desk->command(reason())))
        afterPut();
}

} // namespace ui
