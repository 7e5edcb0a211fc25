// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/hexagon.h"

#include "ui/zaibatsu/block_metrics.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui::hexagon {

namespace {

QPointF direction(double degrees)
{
    const double radians = degrees * std::numbers::pi / 180;
    return {std::cos(radians), std::sin(radians)};
}

/// The hexagon of that apothem.
QPolygonF ofApothem(double apothem) { return outline(apothem * 2 / std::numbers::sqrt3); }

} // namespace

QPointF normal(int side) { return direction(-60.0 + 60.0 * hex::wrapSix(side)); }

QPointF along(int side)
{
    const QPointF n = normal(side);
    return {-n.y(), n.x()};
}

QPointF at(int side, double n, double k) { return normal(side) * n + along(side) * k; }

QPointF corner(int i, double radius) { return direction(-90.0 + 60.0 * hex::wrapSix(i)) * radius; }

QPointF centre(hex::Cell cell)
{
    const hex::Point point = hex::centre(cell);
    return {point.x, point.y};
}

hex::Cell cellAt(QPointF point)
{
    const double r = point.y() / 1.5;
    const double q = point.x() / std::numbers::sqrt3 - r / 2;
    const double s = -q - r;
    double roundQ = std::round(q);
    double roundR = std::round(r);
    const double roundS = std::round(s);
    const double offQ = std::abs(roundQ - q);
    const double offR = std::abs(roundR - r);
    const double offS = std::abs(roundS - s);
    if (offQ > offR && offQ > offS)
        roundQ = -roundR - roundS;
    else if (offR > offS)
        roundR = -roundQ - roundS;
    return {static_cast<std::int16_t>(roundQ), static_cast<std::int16_t>(roundR)};
}

QPolygonF outline(double radius)
{
    QPolygonF polygon;
    for (int i = 0; i < 6; ++i)
        polygon << corner(i, radius);
    return polygon;
}

QPainterPath rounded(const QPolygonF& polygon, double radius)
{
    QPainterPath path;
    const qsizetype count = polygon.size();
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF here = polygon[i];
        QLineF in(here, polygon[(i + count - 1) % count]);
        QLineF out(here, polygon[(i + 1) % count]);
        const double cut = std::min({radius, in.length() / 2, out.length() / 2});
        in.setLength(cut);
        out.setLength(cut);
        if (i == 0)
            path.moveTo(in.p2());
        else
            path.lineTo(in.p2());
        path.quadTo(here, out.p2());
    }
    path.closeSubpath();
    return path;
}

QPainterPath roundedHexagon(double radius, double rounding) { return rounded(outline(radius), rounding); }

QPainterPath gate(int side, double half)
{
    using namespace metrics;
    QPainterPath path(at(side, gateOuter, -half));
    path.lineTo(at(side, gateInner + gateRounding, -half));
    path.quadTo(at(side, gateInner, -half), at(side, gateInner, -half + gateRounding));
    path.lineTo(at(side, gateInner, half - gateRounding));
    path.quadTo(at(side, gateInner, half), at(side, gateInner + gateRounding, half));
    path.lineTo(at(side, gateOuter, half));
    return path;
}

QPolygonF areaOutline(Area area, double dead)
{
    using namespace metrics;
    if (area.middle)
        return ofApothem(hitMiddleApothem - dead);
    const double slope = (hitGateHalfOuter - hitGateHalfInner) / (hitGateTo - hitGateFrom);
    const double inner = hitGateFrom + dead;
    // The sides of a sector lie on the rays to the corners; moving them inwards by `dead` shortens k by more.
    const double narrower = dead * std::sqrt(1 + slope * slope);
    const auto half = [&](double n) { return hitGateHalfInner + slope * (n - hitGateFrom) - narrower; };
    return QPolygonF{{at(area.side, inner, -half(inner)), at(area.side, hitGateTo, -half(hitGateTo)),
                      at(area.side, hitGateTo, half(hitGateTo)), at(area.side, inner, half(inner))}};
}

std::optional<Area> areaAt(QPointF point, double dead)
{
    if (areaOutline({true, 0}, dead).containsPoint(point, Qt::OddEvenFill))
        return Area{true, 0};
    for (int side = 0; side < 6; ++side)
        if (areaOutline({false, side}, dead).containsPoint(point, Qt::OddEvenFill))
            return Area{false, side};
    return std::nullopt;
}

} // namespace ui::hexagon
