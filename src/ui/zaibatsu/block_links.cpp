// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Links between spaces, one-way arrows and border arrows.
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/hexagon.h"

#include <algorithm>
#include <cmath>

namespace ui {

using namespace metrics;

namespace {

/// How a link runs: from the middle to a gate, between gates next to each other, or across.
struct Run {
    QPointF from;
    QPointF to;
    QPointF middle;
};

std::optional<Run> spoke(const TurnedGraph& graph, const zaibatsu::Link& link)
{
    const bool fromMiddle = graph.middle && link.from == graph.middle->id;
    const bool toMiddle = graph.middle && link.to == graph.middle->id;
    if (fromMiddle == toMiddle)
        return std::nullopt;
    const std::optional<int> side = graph.sideOf(fromMiddle ? link.to : link.from);
    if (!side)
        return std::nullopt;
    const QPointF in = hexagon::at(*side, spokeFrom);
    const QPointF out = hexagon::at(*side, spokeTo);
    const QPointF place = hexagon::at(*side, arrowSpokeN);
    return fromMiddle ? Run{in, out, place} : Run{out, in, place};
}

std::optional<Run> chord(const TurnedGraph& graph, const zaibatsu::Link& link)
{
    const std::optional<int> a = graph.sideOf(link.from);
    const std::optional<int> b = graph.sideOf(link.to);
    if (!a || !b)
        return std::nullopt;
    const QPointF from = hexagon::at(*a, ringN);
    const QPointF to = hexagon::at(*b, ringN);
    return Run{from, to, (from + to) / 2};
}

std::optional<Run> runOf(const TurnedGraph& graph, const zaibatsu::Link& link)
{
    const std::optional<Run> straight = spoke(graph, link);
    return straight ? straight : chord(graph, link);
}

} // namespace

void BlockPainter::links(const TurnedGraph& graph)
{
    m_painter.setPen(pen(m_look.ink(Ink::Link), linkWidth));
    for (const zaibatsu::Link& link : graph.links)
        if (const auto run = runOf(graph, link))
            m_painter.drawLine(run->from, run->to);
    // A space that reaches several sides is one pad: its gates hang together.
    m_painter.setPen(pen(m_look.ink(Ink::Pad), 2 * gateHalfNormal * 0.7, Qt::RoundCap));
    for (std::size_t i = 0; i < graph.gates.size(); ++i)
        for (std::size_t j = i + 1; j < graph.gates.size(); ++j)
            if (graph.gates[i].space.id == graph.gates[j].space.id)
                m_painter.drawLine(hexagon::at(graph.gates[i].side, ringN), hexagon::at(graph.gates[j].side, ringN));
}

void BlockPainter::arrows(const TurnedGraph& graph)
{
    for (const zaibatsu::Link& link : graph.links) {
        if (!link.oneWay)
            continue;
        if (const auto run = runOf(graph, link))
            dart(run->middle, run->to - run->from, arrowSize);
    }
}

void BlockPainter::borderArrows(const TurnedGraph& graph)
{
    for (const GateOf& each : graph.gates) {
        const auto arrow = each.space.arrows[static_cast<std::size_t>(each.printed)];
        if (arrow == zaibatsu::BorderArrow::None)
            continue;
        const double outwards = arrow == zaibatsu::BorderArrow::Out ? 1 : -1;
        dart(hexagon::at(each.side, borderArrowN), hexagon::normal(each.side) * outwards, borderArrowSize);
    }
}

void BlockPainter::dart(QPointF place, QPointF direction, double size)
{
    const double length = std::hypot(direction.x(), direction.y());
    if (length <= 0)
        return;
    const QPointF x = direction / length * size;
    const QPointF y(-x.y(), x.x());
    QPainterPath path;
    for (const auto& corner : metrics::dart) {
        const QPointF point = place + x * corner[0] + y * corner[1];
        if (path.elementCount() == 0)
            path.moveTo(point);
        else
            path.lineTo(point);
    }
    path.closeSubpath();
    m_painter.strokePath(path, pen(m_look.ink(Ink::Pad), 2 * arrowHalo * size));
    m_painter.fillPath(path, m_look.ink(Ink::Arrow));
}

} // namespace ui
