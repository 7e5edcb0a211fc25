// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/placement_picture.h"

#include "presentation/names.h"
#include "ui/kit/glyphs.h"
#include "ui/kit/paint.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/hexagon.h"

#include <QButtonGroup>

#include <algorithm>
#include <numbers>

namespace ui {

using presentation::ThirdBlock;
using zaibatsu::BlockId;

namespace {

/// A cell to tap: only its focus is to be seen, the picture lies under it.
class CellSpot : public QAbstractButton {
public:
    CellSpot(const Look& look, QWidget* parent) : QAbstractButton(parent), m_look(look)
    {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (showsFocus(*this))
            paintFocusRing(painter, m_look, rect(), height() / 2.0);
    }

private:
    const Look& m_look;
};

QString newName() { return PlacementPicture::tr("new", "the new block"); }
QString thirdName() { return PlacementPicture::tr("third", "a third block"); }

hex::Cell cellOver(int side) { return hex::neighbour({0, 0}, side); }

constexpr double ringWidth = 3 * std::numbers::sqrt3; // of seven cells, in R
constexpr double ringHeight = 5;

} // namespace

PlacementPicture::PlacementPicture(const Look& look, QWidget* parent) : QWidget(parent), m_look(look)
{
    setMinimumSize(280, 270);
    auto* one = new QButtonGroup(this);
    for (int side = 0; side < 6; ++side) {
        auto* cell = new CellSpot(look, this);
        cell->setObjectName(QStringLiteral("cell-%1").arg(side));
        one->addButton(cell);
        connect(cell, &QAbstractButton::clicked, this, [this, side] { emit sideTapped(side); });
        m_cells.push_back(cell);
    }
}

void PlacementPicture::show(const presentation::PlacementQuestion& question,
                            const presentation::PlacementAnswer& answer)
{
    m_question = question;
    m_answer = answer;
    for (int side = 0; side < 6; ++side) {
        auto* cell = m_cells.at(static_cast<std::size_t>(side));
        cell->setChecked(side == question.side);
        const auto turns = static_cast<int>(answer.turns.at(static_cast<std::size_t>(side)).size());
        const QString where = presentation::Names::direction(side);
        cell->setAccessibleName(answer.asked ? tr("Lay it %1: %n turn(s) legal", nullptr, turns).arg(where)
                                             : tr("Lay it %1").arg(where));
    }
    setAccessibleName(tr("How the blocks lie"));
    const auto spoken = [](const QString& which, int side) {
        return QStringLiteral("%1: %2").arg(which, presentation::Names::direction(side));
    };
    QStringList lie{spoken(newName(), question.side)};
    for (std::size_t i = 0; i < question.thirds.size(); ++i)
        if (question.thirds.at(i) != ThirdBlock::None)
            lie << spoken(thirdName(), presentation::sideOfThird(question, i));
    setAccessibleDescription(lie.join(QStringLiteral(", ")));
    update();
}

double PlacementPicture::r() const
{
    const double margin = 12;
    return std::clamp(std::min((width() - margin) / ringWidth, (height() - margin) / ringHeight), 48.0, 130.0);
}

QPointF PlacementPicture::cellCentre(hex::Cell cell) const
{
    return QPointF(width() / 2.0, height() / 2.0) + hexagon::centre(cell) * r();
}

void PlacementPicture::resizeEvent(QResizeEvent*)
{
    const int across = qRound(1.3 * r()); // the corners of a cell are nobody's
    for (int side = 0; side < 6; ++side) {
        auto* cell = m_cells.at(static_cast<std::size_t>(side));
        cell->resize(across, across);
        cell->move((cellCentre(cellOver(side)) - QPointF(across / 2.0, across / 2.0)).toPoint());
    }
}

void PlacementPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    zaibatsu::State state = presentation::madeUpTable(m_question);
    zaibatsu::LaidBlock placed;
    placed.at = cellOver(m_question.side);
    placed.rotation = m_question.turn;
    state.blocks.at(presentation::placedBlock.index()) = placed; // legal or not, it is shown where it would lie
    for (int side = 0; side < 6; ++side)
        if (!zaibatsu::blockAt(state, cellOver(side)))
            paintCell(painter, side);
    for (std::size_t i = 0; i < presentation::thirdBlocks.size(); ++i)
        if (m_question.thirds.at(i) != ThirdBlock::None)
            paintThird(painter, state, presentation::thirdBlocks.at(i));
    paintLaid(painter, state, zaibatsu::centralCore);
    paintLaid(painter, state, presentation::placedBlock);
    const PawnLook searcher{QStringLiteral("speedrunner-red"), Owner::Nobody, PawnState::Rest, false};
    paintPawn(painter, m_look, searcher, cellCentre({0, 0}), 1.3 * metrics::pawnRadius * r());
    for (std::size_t i = 0; i < m_answer.corners.size(); ++i)
        if (m_answer.corners.at(i) && m_answer.corners.at(i)->closes)
            paintClosed(painter, i);
}

void PlacementPicture::paintLaid(QPainter& painter, const zaibatsu::State& state, BlockId block) const
{
    const bool placed = block == presentation::placedBlock;
    BlockLook look = lookOf(state, block, {});
    look.core = false; // the made-up table begins with any block
    const int touching = placed ? hex::opposite(m_question.side) : m_question.side;
    const bool wall = !look.face->sides->turned(look.rotation).at(touching);
    if (m_answer.asked && !m_answer.legal && wall)
        look.guilty = touching;
    painter.save();
    painter.translate(cellCentre(state.blocks.at(block.index())->at));
    BlockPainter picture(painter, m_look, r());
    picture.setDetail(Detail::All);
    picture.setLabels(false);
    picture.paint(look);
    if (placed && m_answer.asked)
        picture.paintMark(m_answer.legal ? BlockMark::GhostChosen : BlockMark::Refused);
    painter.restore();
    if (placed && (m_answer.legal || !m_answer.asked))
        paintName(painter, newName(), cellCentre(cellOver(m_question.side)));
}

void PlacementPicture::paintThird(QPainter& painter, const zaibatsu::State& state, BlockId block) const
{
    // Its sides are not asked for: it has neither walls nor gates.
    const BlockLook look = lookOf(state, block, {});
    const QPointF centre = cellCentre(state.blocks.at(block.index())->at);
    painter.save();
    painter.translate(centre);
    painter.scale(r(), r());
    BlockPainter(painter, m_look, r()).paintBody(look);
    painter.restore();
    paintName(painter, thirdName(), centre);
}

void PlacementPicture::paintCell(QPainter& painter, int side) const
{
    painter.save();
    painter.translate(cellCentre(cellOver(side)));
    const auto turns = static_cast<int>(m_answer.turns.at(static_cast<std::size_t>(side)).size());
    if (turns > 0) {
        BlockPainter(painter, m_look, r()).paintMark(BlockMark::GhostLegal, turns);
    } else {
        QPen dashed(m_look.ink(Ink::Outline), 1.5);
        dashed.setDashPattern({3, 3});
        painter.setPen(dashed);
        painter.drawPath(hexagon::roundedHexagon(metrics::hexRadius * r(), metrics::cornerRounding * r()));
    }
    painter.restore();
}

void PlacementPicture::paintName(QPainter& painter, const QString& name, QPointF at) const
{
    painter.setFont(m_look.boardFont(std::max(13.0, 0.2 * r())));
    painter.setPen(m_look.ink(Ink::Text));
    const double y = at.y() + metrics::nameOneY * r(); // above the space in the middle
    painter.drawText(QRectF(at.x() - r(), y - r(), 2 * r(), 2 * r()), Qt::AlignCenter, name);
}

void PlacementPicture::paintClosed(QPainter& painter, std::size_t third) const
{
    const QPointF at = (cellCentre({0, 0}) + cellCentre(cellOver(m_question.side))
                        + cellCentre(cellOver(presentation::sideOfThird(m_question, third))))
        / 3;
    painter.setPen(QPen(m_look.ink(Ink::Bonus), std::max(1.5, metrics::iconStroke * r())));
    painter.setBrush(m_look.ink(Ink::BonusDim));
    painter.drawEllipse(at, metrics::iconRadius * r(), metrics::iconRadius * r());
    paintBonusCoin(painter, m_look, at, metrics::coinRadius * r());
}

} // namespace ui
