// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Spaces of a block.
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/hexagon.h"

#include <cmath>

namespace ui {

using namespace metrics;
using zaibatsu::Space;
using zaibatsu::SpaceKind;

namespace {

double halfOf(SpaceKind kind)
{
    switch (kind) {
    case SpaceKind::Double: return gateHalfDouble;
    case SpaceKind::Large: return gateHalfLarge;
    case SpaceKind::Normal:
    case SpaceKind::Figure: break;
    }
    return gateHalfNormal;
}

} // namespace

void BlockPainter::paintSpaces(const BlockLook& look)
{
    if (!look.face)
        return;
    m_components = look.components;
    const TurnedGraph graph = turnedGraph(*look.face, look.rotation, look.core);
    if (look.core) {
        core(look);
    } else {
        links(graph);
        if (graph.middle)
            middle(*graph.middle);
        for (const GateOf& each : graph.gates)
            gate(each);
    }
    for (int side = 0; side < 6; ++side)
        if (look.core || graph.atSide(side))
            edgeOf(side, look.beyond[static_cast<std::size_t>(side)]);
    if (m_detail == Detail::Shape)
        return shapeOnly(look);
    if (graph.middle && m_detail == Detail::All && !look.core)
        middleSeats(*graph.middle, look.middleTaken);
    for (const GateOf& each : graph.gates)
        plates(each.space, each.side);
    if (graph.middle)
        plates(*graph.middle, -1);
    borderArrows(graph);
    if (m_labels)
        labels(look, graph);
    arrows(graph);
}

QPainterPath BlockPainter::corePath(hex::Six open) const
{
    using hexagon::at;
    QPainterPath path;
    for (int side = 0; side < 6; ++side) {
        const bool neck = open.at(side);
        const QPointF in = at(side, coreNeckN, -coreNeckHalf);
        if (side == 0)
            path.moveTo(in);
        if (neck) {
            path.lineTo(at(side, gateOuter, -coreNeckHalf));
            path.lineTo(at(side, gateOuter, coreNeckHalf));
        }
        path.lineTo(at(side, coreNeckN, coreNeckHalf));
        path.quadTo(hexagon::corner(side + 1, coreCorner), at(side + 1, coreNeckN, -coreNeckHalf));
    }
    path.closeSubpath();
    return path;
}

void BlockPainter::core(const BlockLook& look)
{
    using hexagon::at;
    const hex::Six open = look.face->sides ? look.face->sides->turned(look.rotation) : hex::Six::all();
    m_painter.fillPath(corePath(open), m_look.ink(Ink::Pad));
    QPainterPath line;
    for (int side = 0; side < 6; ++side) {
        const QPointF from = at(side, coreNeckN, coreNeckHalf);
        line.moveTo(open.at(side) ? at(side, gateOuter, coreNeckHalf) : at(side, coreNeckN, -coreNeckHalf));
        line.lineTo(from);
        line.quadTo(hexagon::corner(side + 1, coreCorner), at(side + 1, coreNeckN, -coreNeckHalf));
        if (open.at(side + 1))
            line.lineTo(at(side + 1, gateOuter, -coreNeckHalf));
    }
    QPen edge = pen(m_look.ink(Ink::PadLine), coreStroke);
    edge.setJoinStyle(Qt::MiterJoin);
    m_painter.strokePath(line, edge);
    for (int side = 0; side < 6; ++side)
        if (!open.at(side))
            wall(side, look.owner ? m_look.owner(ownerOf(look.owner)).line : m_look.ink(Ink::Wall));
}

void BlockPainter::middle(const Space& space)
{
    const QPainterPath edge = hexagon::roundedHexagon(middleRadius, middleRounding);
    m_painter.fillPath(edge, m_look.ink(Ink::Pad));
    if (space.kind == SpaceKind::Figure)
        m_painter.strokePath(edge, dashed(m_look.ink(Ink::PadLine), middleStroke, middleDash));
    else
        m_painter.strokePath(
            edge, pen(m_look.ink(Ink::PadLine), space.kind == SpaceKind::Large ? middleStrokeLarge : middleStroke));
    if (space.kind == SpaceKind::Double)
        m_painter.strokePath(hexagon::roundedHexagon(middleInnerRadius, middleRounding),
                             pen(m_look.ink(Ink::PadLine), middleInnerWidth));
}

void BlockPainter::middleSeats(const Space& space, bool taken)
{
    if (taken)
        return;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_look.ink(Ink::Link));
    const auto dot = [&](double x) { m_painter.drawEllipse(QPointF(x, counterY), seatRadius, seatRadius); };
    switch (space.kind) {
    case SpaceKind::Normal: dot(0); break;
    case SpaceKind::Double:
        dot(-0.055);
        dot(0.055);
        break;
    case SpaceKind::Large:
        dot(-0.1);
        dot(0);
        dot(0.1);
        break;
    case SpaceKind::Figure:
        if (space.pawn)
            inPixels([&] { figure(*space.pawn, QPointF(0, counterY) * m_r, 0.24 * m_r); });
        break;
    }
}

void BlockPainter::gate(const GateOf& each)
{
    const double half = halfOf(each.space.kind);
    const QPainterPath path = hexagon::gate(each.side, half);
    m_painter.fillPath(path, m_look.ink(Ink::Pad));
    // A mouth that reaches the body's edge would leave its outline standing in the opening.
    if (each.space.kind == SpaceKind::Figure)
        m_painter.strokePath(path, dashed(m_look.ink(Ink::PadLine), gateStroke, gateDash));
    else
        m_painter.strokePath(
            path, pen(m_look.ink(Ink::PadLine), each.space.kind == SpaceKind::Large ? gateStrokeLarge : gateStroke));
    if (m_detail == Detail::All)
        seats(each);
}

void BlockPainter::seats(const GateOf& each)
{
    using hexagon::at;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_look.ink(Ink::Link));
    const auto dot = [&](double k) { m_painter.drawEllipse(at(each.side, seatN, k), seatRadius, seatRadius); };
    switch (each.space.kind) {
    case SpaceKind::Normal: dot(0); break;
    case SpaceKind::Double:
        dot(-seatDouble);
        dot(seatDouble);
        m_painter.setPen(pen(m_look.ink(Ink::PadLine), gateStroke));
        m_painter.drawLine(at(each.side, 0.655, 0), at(each.side, 0.8, 0));
        break;
    case SpaceKind::Large:
        for (const double k : {-seatLarge, 0.0, seatLarge})
            dot(k);
        break;
    case SpaceKind::Figure:
        if (each.space.pawn) {
            const QPointF where = at(each.side, 0.735) * m_r;
            inPixels([&] { figure(*each.space.pawn, where, 0.24 * m_r); });
        }
        break;
    }
}

void BlockPainter::edgeOf(int side, Beyond beyond)
{
    using hexagon::at;
    if (beyond == Beyond::Wall) {
        m_painter.setPen(pen(m_look.ink(Ink::PadLine), stopWidth));
        m_painter.drawLine(at(side, stopN - stopWidth / 2, -stopHalf), at(side, stopN - stopWidth / 2, stopHalf));
    }
    if (beyond != Beyond::Gate)
        return;
    // Both blocks draw the same dashes, counted from the middle, so that they lie on one another.
    m_painter.setPen(pen(m_look.ink(Ink::PadLine), thresholdWidth));
    const int steps = static_cast<int>(std::floor(thresholdHalf / (2 * thresholdDash)));
    for (int i = -steps; i <= steps; ++i) {
        const double k = 2 * thresholdDash * i;
        m_painter.drawLine(at(side, thresholdN, k - thresholdDash / 2), at(side, thresholdN, k + thresholdDash / 2));
    }
}

} // namespace ui
