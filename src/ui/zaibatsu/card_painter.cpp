// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A card beside its block: an upright body with a tab at the side where it is joined, and its spaces.
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/card_look.h"
#include "ui/zaibatsu/hexagon.h"

#include <algorithm>

namespace ui {

using namespace metrics;
using zaibatsu::SpaceKind;

namespace {

/// A bar along the normal of a side, from n to n.
QPainterPath bar(int side, double from, double to, double half)
{
    using hexagon::at;
    QPainterPath path;
    path.addPolygon(QPolygonF{{at(side, from, -half), at(side, to, -half), at(side, to, half), at(side, from, half)}});
    path.closeSubpath();
    return path;
}

/// Paints one card in units of R.
class CardPainter {
public:
    CardPainter(QPainter& painter, const Look& look, const CardLook& card, double r)
        : m_painter(painter),
          m_look(look),
          m_card(card),
          m_r(r)
    {
    }
    void paint();

private:
    void body();
    void middlePad(const CardSpace& each, bool alone);
    void gate(const CardSpace& each);
    void inside(const CardSpace& each, QPointF at);
    void ownerMark();
    void name();
    [[nodiscard]] bool upwards() const { return m_card.joined == 0 || m_card.joined == 5; }
    [[nodiscard]] QPen pen(const QColor& colour, double width) const
    {
        return {QBrush(colour), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
    }
    template <class Draw>
    void inPixels(const Draw& draw)
    {
        m_painter.save();
        m_painter.scale(1 / m_r, 1 / m_r);
        draw();
        m_painter.restore();
    }

    QPainter& m_painter;
    const Look& m_look;
    const CardLook& m_card;
    double m_r;
};

void CardPainter::paint()
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.scale(m_r, m_r);
    // The tab and its neck end at the border, where the block's own gate begins.
    QPainterPath cell;
    cell.addPolygon(hexagon::outline(cardReach));
    cell.closeSubpath();
    m_painter.setClipPath(cell, Qt::IntersectClip);
    body();
    const auto count = std::ranges::count_if(m_card.spaces, [](const CardSpace& each) { return !each.side; });
    for (const CardSpace& each : m_card.spaces)
        if (each.side)
            gate(each);
        else
            middlePad(each, count == 1);
    if (detailFor(m_r) != Detail::Shape)
        name();
    ownerMark();
    m_painter.restore();
}

void CardPainter::body()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(-cardHalfWidth, -cardHalfHeight, 2 * cardHalfWidth, 2 * cardHalfHeight), cardRounding,
                        cardRounding);
    if (m_card.joined)
        path = path.united(bar(*m_card.joined, 0.2, 1, cardTab));
    m_painter.fillPath(path, m_look.ink(Ink::Block));
    QColor line = m_look.ink(Ink::BlockLine);
    if (m_card.owner) {
        const OwnerColours& owner = m_look.owner(ownerOf(m_card.owner));
        QColor wash = owner.fill;
        wash.setAlphaF(static_cast<float>(m_look.theme().blockTint));
        m_painter.fillPath(path, wash);
        line = owner.line;
    }
    if (m_card.selected)
        line = m_look.ink(Ink::Text);
    m_painter.strokePath(path, pen(line, m_card.selected ? outlineSelected : outlineOwned));
}

void CardPainter::middlePad(const CardSpace& each, bool alone)
{
    QPainterPath pad;
    if (alone) {
        pad = hexagon::roundedHexagon(cardPad, middleRounding);
    } else {
        const double h = cardBeside * 0.86;
        pad.addRoundedRect(QRectF(each.at.x() - h, each.at.y() - h, 2 * h, 2 * h), middleRounding, middleRounding);
    }
    if (m_card.joined && alone) {
        pad = pad.united(bar(*m_card.joined, 0, 1, cardNeck));
    } else if (m_card.joined) {
        m_painter.setPen(pen(m_look.ink(Ink::Link), linkWidth));
        m_painter.drawLine(each.at, hexagon::at(*m_card.joined, cardReach));
    }
    m_painter.fillPath(pad, m_look.ink(Ink::Pad));
    QPen edge = pen(m_look.ink(Ink::PadLine), each.space.kind == SpaceKind::Large ? middleStrokeLarge : middleStroke);
    if (each.space.kind == SpaceKind::Figure)
        edge.setDashPattern({middleDash[0] / middleStroke, middleDash[1] / middleStroke});
    m_painter.strokePath(pad, edge);
    inside(each, each.at);
    if (m_card.joined && m_card.beyond == Beyond::Wall) {
        m_painter.setPen(pen(m_look.ink(Ink::PadLine), stopWidth));
        m_painter.drawLine(hexagon::at(*m_card.joined, stopN - stopWidth, -cardNeck),
                           hexagon::at(*m_card.joined, stopN - stopWidth, cardNeck));
    }
}

void CardPainter::gate(const CardSpace& each)
{
    const QPainterPath path = hexagon::gate(*each.side, gateHalfNormal);
    m_painter.fillPath(path, m_look.ink(Ink::Pad));
    m_painter.strokePath(path, pen(m_look.ink(Ink::PadLine), gateStroke));
    inside(each, each.at);
}

void CardPainter::inside(const CardSpace& each, QPointF at)
{
    if (detailFor(m_r) != Detail::All)
        return;
    if (each.space.pawn && !m_card.pawn.isEmpty()) {
        const double s = 0.26 * m_r;
        inPixels([&] {
            paintPawnGlyph(m_painter, m_look, m_card.pawn, QRectF(at.x() * m_r - s / 2, at.y() * m_r - s / 2, s, s),
                           m_look.ink(Ink::PadLine));
        });
        return;
    }
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_look.ink(Ink::Link));
    const int dots = each.space.kind == SpaceKind::Double ? 2 : each.space.kind == SpaceKind::Large ? 3 : 1;
    for (int i = 0; i < dots; ++i)
        m_painter.drawEllipse(at + QPointF(seatLarge * (i - (dots - 1) / 2.0), 0), seatRadius, seatRadius);
}

void CardPainter::ownerMark()
{
    const bool shape = detailFor(m_r) == Detail::Shape;
    // In the corner that the tab leaves free.
    const bool right = m_card.joined && *m_card.joined >= 3;
    const QPointF at = shape ? QPointF() : QPointF(right ? cardMarkX : -cardMarkX, upwards() ? -cardMarkY : cardMarkY);
    if (m_card.owner)
        inPixels(
            [&] { paintOwnerShape(m_painter, m_look, ownerOf(m_card.owner), at * m_r, (shape ? 0.2 : 0.09) * m_r); });
    if (m_card.paid == 0 || shape)
        return;
    const QPointF coin = at + QPointF(right ? -0.2 : 0.2, 0);
    inPixels([&] {
        paintBonusCoin(m_painter, m_look, coin * m_r, 0.08 * m_r);
        if (m_card.paid < 2)
            return;
        m_painter.setFont(m_look.boardFont(std::max(13.0, 0.13 * m_r)));
        m_painter.setPen(m_look.ink(Ink::Bonus));
        const QPointF number = (coin + QPointF(right ? -0.15 : 0.15, 0)) * m_r;
        m_painter.drawText(QRectF(number.x() - m_r, number.y() - m_r, 2 * m_r, 2 * m_r), Qt::AlignCenter,
                           QString::number(m_card.paid));
    });
}

void CardPainter::name()
{
    const double width = 1.8 * cardHalfWidth * m_r;
    const auto [lines, font] = fittedName(m_card.name, m_look.boardFont(std::max(13.0, nameSize * m_r)), width, width);
    const double apart = std::max(0.13, 0.92 * font.pixelSize() / m_r);
    const double first = upwards() ? cardNameY : -cardNameY - apart * static_cast<double>(lines.size() - 1);
    inPixels([&] {
        m_painter.setFont(font);
        m_painter.setPen(m_look.ink(Ink::Text));
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const double y = (first + apart * static_cast<double>(i)) * m_r;
            m_painter.drawText(QRectF(-m_r, y - m_r, 2 * m_r, 2 * m_r), Qt::AlignCenter, lines[i]);
        }
    });
}

} // namespace

void paintCard(QPainter& painter, const Look& look, const CardLook& card, double r)
{
    CardPainter(painter, look, card, r).paint();
}

} // namespace ui
