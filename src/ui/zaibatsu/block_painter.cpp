// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Body, walls, bonus parts, marks. Gates stand in block_gates.cpp, words and counters in block_labels.cpp.
#include "ui/zaibatsu/block_painter.h"

#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/hexagon.h"

#include <algorithm>
#include <cmath>

namespace ui {

using namespace metrics;

BlockPainter::BlockPainter(QPainter& painter, const Look& look, double r)
    : m_painter(painter),
      m_look(look),
      m_r(r),
      m_detail(detailFor(r))
{
}

void BlockPainter::paint(const BlockLook& look)
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.scale(m_r, m_r);
    if (look.unknown()) {
        unknown(look);
    } else {
        paintBody(look);
        paintSpaces(look);
    }
    m_painter.restore();
}

void BlockPainter::paintBody(const BlockLook& look)
{
    const QPainterPath body = hexagon::roundedHexagon(hexRadius, cornerRounding);
    m_painter.fillPath(body, m_look.ink(Ink::Block));
    if (look.owner) {
        QColor wash = m_look.owner(ownerOf(look.owner)).fill;
        wash.setAlphaF(static_cast<float>(m_look.theme().blockTint));
        m_painter.fillPath(body, wash);
        if (m_look.theme().name == ThemeName::HighContrast)
            pattern(*look.owner);
    }
    outline(look);
    if (!look.face)
        return;
    if (look.face->corners)
        bonusParts(look.face->corners->turned(look.rotation));
    if (!look.face->sides)
        return;
    const QColor wallColour = look.owner ? m_look.owner(ownerOf(look.owner)).line : m_look.ink(Ink::Wall);
    for (int side = 0; side < 6 && !look.core; ++side)
        if (!look.face->sides->turned(look.rotation).at(side))
            wall(side, look.guilty == side ? m_look.ink(Ink::Danger) : wallColour);
}

void BlockPainter::outline(const BlockLook& look)
{
    QColor line = look.owner ? m_look.owner(ownerOf(look.owner)).line : m_look.ink(Ink::BlockLine);
    double width = outlineNobody;
    if (look.owner) {
        line.setAlphaF(static_cast<float>(outlineOwnedOpacity));
        width = outlineOwned;
    }
    if (look.selected) {
        line = m_look.ink(Ink::Text);
        width = outlineSelected;
    }
    m_painter.strokePath(hexagon::roundedHexagon(hexRadius, cornerRounding), pen(line, width));
}

void BlockPainter::pattern(zaibatsu::Colour owner)
{
    m_painter.save();
    m_painter.setClipPath(hexagon::roundedHexagon(hexRadius, cornerRounding));
    inPixels([&] { paintPattern(owner, QRectF(-m_r, -m_r, 2 * m_r, 2 * m_r)); });
    m_painter.restore();
}

void BlockPainter::paintPattern(zaibatsu::Colour owner, const QRectF& area)
{
    // look-tokens.json, ownerPatterns: told apart by form where colour does not help.
    const QColor ink = m_look.owner(ownerOf(owner)).fill;
    const auto lines = [&](double step, double width, bool slanted, bool crossed) {
        m_painter.setPen(QPen(ink, width));
        const double reach = 2 * area.width();
        const double apart = step * (slanted ? 1.41421 : 1);
        const int count = static_cast<int>(2 * reach / apart);
        for (int i = 0; i <= count; ++i) {
            const double at = i * apart - reach;
            const QPointF shift = slanted ? QPointF(reach, -reach) : QPointF(0, reach);
            m_painter.drawLine(QPointF(at, 0) - shift, QPointF(at, 0) + shift);
            if (crossed && slanted)
                m_painter.drawLine(QPointF(at - reach, -reach), QPointF(at + reach, reach));
            else if (crossed)
                m_painter.drawLine(QPointF(-reach, at), QPointF(reach, at));
        }
    };
    switch (owner) {
    case zaibatsu::Colour::Red:
        m_painter.setOpacity(0.75);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(ink);
        for (int row = 0; row * 10 < area.height(); ++row)
            for (int column = 0; column * 10 < area.width(); ++column)
                m_painter.drawEllipse(area.topLeft() + QPointF(column, row) * 10, 1.6, 1.6);
        break;
    case zaibatsu::Colour::Blue:
        m_painter.setOpacity(0.55);
        lines(9, 2.2, true, false);
        break;
    case zaibatsu::Colour::Green:
        m_painter.setOpacity(0.5);
        lines(11, 1.6, false, true);
        break;
    case zaibatsu::Colour::Yellow:
        m_painter.setOpacity(0.5);
        lines(12, 1.6, true, true);
        break;
    }
}

void BlockPainter::bonusParts(hex::Six corners)
{
    m_painter.save();
    m_painter.setClipPath(hexagon::roundedHexagon(hexRadius + outlineOwned, cornerRounding), Qt::IntersectClip);
    m_painter.setBrush(m_look.ink(Ink::BonusDim));
    m_painter.setPen(pen(m_look.ink(Ink::Bonus), partStroke));
    for (int i = 0; i < 6; ++i) {
        if (!corners.at(i))
            continue;
        // A third of a disc: its straight edges run along both sides, its middle points to the block's centre.
        const QPointF centre = hexagon::corner(i, partCentre);
        const QRectF disc(centre.x() - partRadius, centre.y() - partRadius, 2 * partRadius, 2 * partRadius);
        const double inwards = 90.0 - 60.0 * i + 180.0;
        QPainterPath part(centre);
        part.arcTo(disc, inwards - 60, 120);
        part.closeSubpath();
        m_painter.drawPath(part);
    }
    m_painter.restore();
}

void BlockPainter::wall(int side, const QColor& colour)
{
    m_painter.setPen(pen(colour, wallWidth, Qt::RoundCap));
    m_painter.drawLine(hexagon::at(side, wallN, -wallHalf), hexagon::at(side, wallN, wallHalf));
}

void BlockPainter::unknown(const BlockLook& look)
{
    const QPainterPath body = hexagon::roundedHexagon(hexRadius, cornerRounding);
    m_painter.fillPath(body, m_look.ink(Ink::BlockUnknown));
    m_painter.strokePath(body,
                         look.selected ? pen(m_look.ink(Ink::Text), outlineSelected)
                                       : dashed(m_look.ink(Ink::Wall), outlineOwned, {0.06, 0.05}));
    if (m_detail == Detail::Shape)
        return shapeOnly(look);
    for (int side = 0; side < 6; ++side)
        text(QStringLiteral("?"), hexagon::at(side, 0.78), 0.13, m_look.ink(Ink::TextMuted));
    if (!m_labels)
        return;
    const FittedName name = fittedName(look.name, boardFont(nameSize, true), 1.25 * m_r, 1.25 * m_r);
    for (qsizetype i = 0; i < name.lines.size(); ++i)
        line(name.lines[i], {0, -0.40 + 0.135 * static_cast<double>(i + 2 - name.lines.size())}, name.font,
             m_look.ink(Ink::Text));
    text(QStringLiteral("?"), {0, -0.02}, 0.34, m_look.ink(Ink::TextSecondary));
    const FittedName words = fittedName(tr("face not entered yet"), boardFont(0.115, false), 0.75 * m_r, m_r);
    for (qsizetype i = 0; i < words.lines.size(); ++i)
        line(words.lines[i], {0, 0.24 + 0.12 * static_cast<double>(i)}, words.font, m_look.ink(Ink::TextSecondary));
    if (look.owner)
        inPixels([&] {
            paintOwnerShape(m_painter, m_look, ownerOf(look.owner), QPointF(0, 0.55) * m_r, counterRadius * m_r);
        });
}

void BlockPainter::shapeOnly(const BlockLook& look)
{
    if (look.owner)
        inPixels([&] { paintOwnerShape(m_painter, m_look, ownerOf(look.owner), {}, 0.2 * m_r); });
}

void BlockPainter::paintMark(BlockMark mark, int turns)
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath body = hexagon::roundedHexagon(hexRadius * m_r, cornerRounding * m_r);
    const auto washed = [&](QColor colour, float alpha) {
        colour.setAlphaF(alpha);
        m_painter.fillPath(body, colour);
    };
    QPen edge(m_look.ink(Ink::Possible), 3);
    edge.setJoinStyle(Qt::RoundJoin);
    switch (mark) {
    case BlockMark::None: break;
    case BlockMark::Impossible: washed(m_look.ink(Ink::Bg), 0.58F); break;
    case BlockMark::Possible:
    case BlockMark::Target:
    case BlockMark::GhostChosen:
        washed(m_look.ink(Ink::Possible), 0.08F);
        m_painter.strokePath(body, edge);
        break;
    case BlockMark::GhostLegal:
        washed(m_look.ink(Ink::Possible), 0.07F);
        edge.setDashPattern({4, 2.4});
        m_painter.strokePath(body, edge);
        break;
    case BlockMark::Refused:
        washed(m_look.ink(Ink::Danger), 0.12F);
        edge.setColor(m_look.ink(Ink::Danger));
        edge.setDashPattern({1, 1.6});
        m_painter.strokePath(body, edge);
        break;
    }
    if (mark == BlockMark::Refused) {
        m_painter.setPen(QPen(m_look.ink(Ink::Danger), 0.045 * m_r, Qt::SolidLine, Qt::RoundCap));
        const double d = 0.15 * m_r;
        m_painter.drawLine(QPointF(-d, -d), QPointF(d, d));
        m_painter.drawLine(QPointF(-d, d), QPointF(d, -d));
    }
    m_painter.restore();
    if (mark == BlockMark::GhostLegal)
        paintTurns(turns);
}

void BlockPainter::paintTurns(int turns)
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    QFont font = m_look.font(Style::Row);
    const int most = std::max(14, qRound(0.8 * m_r)); // larger words would fill the cell
    font.setPixelSize(std::min(most, std::max(font.pixelSize(), qRound(0.16 * m_r))));
    const double d = 0.15 * m_r;
    const bool both = turns > 0 && 0.28 * m_r - font.pixelSize() * 0.4 > 0.06 * m_r; // room below the plus
    if (both || turns == 0) { // a card is not turned
        m_painter.setPen(QPen(m_look.ink(Ink::Possible), 0.045 * m_r, Qt::SolidLine, Qt::RoundCap));
        const QPointF plus(0, -0.11 * m_r);
        m_painter.drawLine(plus - QPointF(d, 0), plus + QPointF(d, 0));
        m_painter.drawLine(plus - QPointF(0, d), plus + QPointF(0, d));
    }
    if (turns == 0) {
        m_painter.restore();
        return;
    }
    m_painter.setPen(m_look.ink(Ink::Text));
    m_painter.setFont(font);
    const QFontMetricsF measured(font);
    QString words = tr("%n turn(s)", nullptr, turns);
    if (measured.horizontalAdvance(words) > metrics::ghostWordsWidth * m_r) // a small cell has room for the number
        words = QString::number(turns);
    const double height = measured.height();
    m_painter.drawText(QRectF(-m_r, (both ? 0.28 * m_r : 0) - height / 2, 2 * m_r, height), Qt::AlignCenter, words);
    m_painter.restore();
}

void BlockPainter::inPixels(const std::function<void()>& draw)
{
    m_painter.save();
    m_painter.scale(1 / m_r, 1 / m_r);
    draw();
    m_painter.restore();
}

QPen BlockPainter::pen(const QColor& colour, double width, Qt::PenCapStyle cap) const
{
    return {QBrush(colour), width, Qt::SolidLine, cap, Qt::RoundJoin};
}

QPen BlockPainter::dashed(const QColor& colour, double width, const std::array<double, 2>& dash) const
{
    QPen line = pen(colour, width);
    line.setDashPattern({dash[0] / width, dash[1] / width});
    return line;
}

} // namespace ui
