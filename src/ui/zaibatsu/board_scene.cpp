// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/board_scene.h"

#include "presentation/names.h"
#include "ui/zaibatsu/board_places.h"
#include "ui/zaibatsu/card_look.h"
#include "ui/zaibatsu/hexagon.h"
#include "zaibatsu/piece_ids.h"

#include <algorithm>

namespace ui {

using zaibatsu::BlockId;
using zaibatsu::PawnId;

namespace {

QString cellKey(hex::Cell cell) { return QStringLiteral("%1,%2").arg(cell.q).arg(cell.r); }

QVariantMap at(QPointF point) { return {{"cx", point.x()}, {"cy", point.y()}}; }

QString cellsKey(const zaibatsu::Icon& icon)
{
    QString key;
    for (const hex::Cell cell : icon.cells)
        key += cellKey(cell) + ';';
    return key;
}

BoardRow iconRow(const zaibatsu::Icon& icon, bool forming)
{
    BoardRow row{cellsKey(icon), at(iconPoint(icon))};
    row.values.insert("counter", icon.counter || forming);
    row.values.insert("forming", forming);
    row.values.insert("wonBy", icon.wonBy ? static_cast<int>(*icon.wonBy) : -1);
    return row;
}

} // namespace

QString BoardScene::blockWords(BlockId block) const
{
    const presentation::Names names(m_state);
    const zaibatsu::Face& face = zaibatsu::faceOf(m_state, block);
    const auto& laid = m_state.blocks[block.index()];
    QStringList words{names.block(block)};
    if (laid && laid->owner)
        words << tr("controlled by %1").arg(names.player(*laid->owner));
    if (!face.sides && !face.spaces)
        words << tr("face not entered yet");
    if (face.ice && !face.ice->numbers.empty()) {
        QStringList numbers;
        for (int number = 1; number <= 6; ++number)
            if (face.ice->numbers.contains(number))
                numbers << QString::number(number);
        words << (face.ice->black ? tr("Black ICE %1") : tr("ICE %1")).arg(numbers.join(' '));
    }
    return words.join(QStringLiteral(", "));
}

QString BoardScene::pawnWords(PawnId pawn) const
{
    const presentation::Names names(m_state);
    const zaibatsu::PawnState& standing = m_state.pawns[pawn.index()];
    QStringList words{names.pawn(pawn)};
    if (standing.controller)
        words << tr("controlled by %1").arg(names.player(*standing.controller));
    if (standing.at)
        words << names.place(*standing.at);
    return words.join(QStringLiteral(", "));
}

QString BoardScene::cardWords(zaibatsu::CardId card) const
{
    const presentation::Names names(m_state);
    const zaibatsu::CardState& placed = zaibatsu::stateOf(m_state, card);
    QStringList words{names.card(card), tr("block card")};
    if (placed.owner)
        words << tr("controlled by %1").arg(names.player(*placed.owner));
    if (placed.beside)
        words << tr("beside %1").arg(names.block(*placed.beside));
    return words.join(QStringLiteral(", "));
}

std::vector<BoardRow> BoardScene::cards() const
{
    const presentation::Names names(m_state);
    std::vector<BoardRow> rows;
    for (const zaibatsu::CardId card : placedCards(m_state)) {
        CardLook look = lookOf(m_state, card, names.card(card));
        look.selected = m_overlay.card == card;
        const auto mark = m_overlay.cardMarks.find(card);
        BoardRow row{QString::number(card.value), at(*cardPoint(m_state, card))};
        row.values.insert("itemId", static_cast<int>(card.value));
        row.values.insert("look", QVariant::fromValue(look));
        row.values.insert("mark", static_cast<int>(mark == m_overlay.cardMarks.end() ? BlockMark::None : mark->second));
        row.values.insert("name", cardWords(card));
        rows.push_back(row);
    }
    return rows;
}

std::vector<BoardRow> BoardScene::blocks() const
{
    const presentation::Names names(m_state);
    std::vector<BoardRow> rows;
    for (std::size_t i = 0; i < m_state.blocks.size(); ++i) {
        if (!m_state.blocks[i])
            continue;
        const BlockId block{static_cast<std::uint16_t>(i)};
        BlockLook look = lookOf(m_state, block, names.block(block));
        look.selected = m_overlay.block == block;
        if (m_overlay.guilty && m_overlay.guilty->first == block)
            look.guilty = m_overlay.guilty->second;
        const auto mark = m_overlay.marks.find(block);
        BoardRow row{QString::number(i), at(hexagon::centre(m_state.blocks[i]->at))};
        row.values.insert("itemId", static_cast<int>(i));
        row.values.insert("look", QVariant::fromValue(look));
        row.values.insert("mark", static_cast<int>(mark == m_overlay.marks.end() ? BlockMark::None : mark->second));
        row.values.insert("name", blockWords(block));
        rows.push_back(row);
    }
    return rows;
}

std::vector<BoardRow> BoardScene::icons() const
{
    std::vector<BoardRow> rows;
    for (const zaibatsu::Icon& icon : m_state.icons)
        rows.push_back(iconRow(icon, false));
    if (m_overlay.ghost)
        for (const zaibatsu::Icon& icon : m_overlay.ghost->icons)
            rows.push_back(iconRow(icon, true));
    return rows;
}

std::vector<PawnId> BoardScene::together(const PawnSpot& spot) const
{
    std::vector<PawnId> all;
    for (const PawnId pawn : zaibatsu::pawnIds(m_state))
        if (spot.together == 1 ? pawn == spot.pawn : standsAt(m_state, pawn) == standsAt(m_state, spot.pawn))
            all.push_back(pawn);
    return all;
}

PawnState BoardScene::standingOf(PawnId pawn) const
{
    const auto known = m_overlay.pawnStates.find(pawn);
    if (known != m_overlay.pawnStates.end())
        return known->second;
    return m_overlay.pawn == pawn ? PawnState::Selected : PawnState::Rest;
}

PawnId BoardScene::shownOf(const PawnSpot& spot) const
{
    const std::vector<PawnId> all = together(spot);
    const auto marked = std::ranges::find_if(all, [this](PawnId pawn) { return standingOf(pawn) != PawnState::Rest; });
    return marked == all.end() ? spot.pawn : *marked;
}

QString BoardScene::tokenWords(const PawnSpot& spot) const
{
    if (spot.together == 1)
        return pawnWords(spot.pawn);
    QStringList words;
    for (const PawnId pawn : together(spot))
        words << presentation::Names(m_state).pawn(pawn);
    return tr("%n pawn(s) together: %1", nullptr, spot.together).arg(words.join(QStringLiteral(", ")));
}

std::vector<BoardRow> BoardScene::pawns() const
{
    std::vector<BoardRow> rows;
    for (const PawnSpot& spot : pawnSpots(m_state, m_overlay.fan)) {
        const PawnId shown = shownOf(spot);
        const zaibatsu::PawnState& pawn = m_state.pawns[shown.index()];
        const PawnState standing = standingOf(shown);
        BoardRow row{QString::number(spot.pawn.value), at(spot.at)};
        row.values.insert("itemId", static_cast<int>(spot.pawn.value));
        row.values.insert("pawn", QString::fromStdString(zaibatsu::cardOf(m_state, shown).key));
        row.values.insert("owner", static_cast<int>(ownerOf(pawn.controller)));
        row.values.insert("standing", static_cast<int>(standing));
        row.values.insert("together", spot.together);
        row.values.insert("name", tokenWords(spot));
        rows.push_back(row);
    }
    return rows;
}

BoardRow BoardScene::cellRow(const GhostCell& ghost) const
{
    BoardRow row{cellKey(ghost.at), at(hexagon::centre(ghost.at))};
    row.values.insert("mark", static_cast<int>(ghost.mark));
    row.values.insert("turns", ghost.turns);
    row.values.insert("look", QVariant::fromValue(BlockLook{}));
    row.values.insert("name",
                      ghost.mark == BlockMark::Refused ? tr("refused here")
                          : ghost.turns == 0           ? tr("free place for the card")
                                                       : tr("free place, legal turns: %1").arg(ghost.turns));
    return row;
}

std::vector<BoardRow> BoardScene::cells() const
{
    std::vector<BoardRow> rows;
    for (const GhostCell& ghost : m_overlay.cells)
        if (!m_overlay.ghost || m_overlay.ghost->at != ghost.at)
            rows.push_back(cellRow(ghost));
    if (m_overlay.ghost) {
        const ChosenGhost& ghost = *m_overlay.ghost;
        const QString name = presentation::Names(m_state).block(ghost.block);
        BoardRow row = cellRow({ghost.at, ghost.legal ? BlockMark::GhostChosen : BlockMark::Refused, 0});
        row.values.insert("look", QVariant::fromValue(ghostLook(m_state, ghost.block, name, ghost.at, ghost.rotation)));
        row.values.insert("name", tr("%1 would lie here, turn %2").arg(name).arg(ghost.rotation));
        rows.push_back(row);
    }
    return rows;
}

std::vector<BoardRow> BoardScene::steps() const
{
    const presentation::Names names(m_state);
    std::vector<BoardRow> rows;
    for (const StepMark& step : m_overlay.steps) {
        const auto point = placePoint(m_state, step.place);
        if (!point)
            continue;
        const QString space =
            step.place.space ? QString::fromStdString(zaibatsu::toString(*step.place.space)) : QString();
        const auto kind = static_cast<int>(step.place.on);
        BoardRow row{QStringLiteral("%1/%2/%3").arg(kind).arg(step.place.piece).arg(space), at(*point)};
        row.values.insert("cost", step.cost);
        row.values.insert("kind", static_cast<int>(step.kind));
        const QString name = names.place(step.place);
        row.values.insert("name", step.cost > 0 ? tr("%1, movement actions: %2").arg(name).arg(step.cost) : name);
        rows.push_back(row);
    }
    return rows;
}

QVariantList BoardScene::way() const
{
    QVariantList points;
    for (const zaibatsu::Place& place : m_overlay.way)
        if (const auto point = placePoint(m_state, place))
            points << *point;
    return points;
}

} // namespace ui
