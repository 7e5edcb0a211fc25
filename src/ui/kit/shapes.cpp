// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The shapes of the owners, and owners' marks and coins made of them.
#include "ui/kit/glyphs.h"

#include <QPolygonF>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

/// A regular polygon; the first corner points up.
QPolygonF regular(int corners, const QPointF& centre, double r)
{
    QPolygonF out;
    for (int i = 0; i < corners; ++i) {
        const double angle = -M_PI / 2 + 2 * M_PI * i / corners;
        out << centre + QPointF(std::cos(angle), std::sin(angle)) * r;
    }
    return out;
}

QPointF towards(const QPointF& from, const QPointF& to, double distance)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    return length > 0 ? from + way * (std::min(distance, length / 2) / length) : from;
}

} // namespace

QPainterPath roundedPolygon(const QPolygonF& corners, double rounding)
{
    QPainterPath path;
    const qsizetype n = corners.size();
    for (qsizetype i = 0; i < n; ++i) {
        const QPointF& corner = corners.at(i);
        const QPointF in = towards(corner, corners.at((i + n - 1) % n), rounding);
        const QPointF out = towards(corner, corners.at((i + 1) % n), rounding);
        if (i == 0)
            path.moveTo(in);
        else
            path.lineTo(in);
        path.quadTo(corner, out);
    }
    path.closeSubpath();
    return path;
}

QPainterPath hexagonPath(const QPointF& centre, double r, double rounding)
{
    return roundedPolygon(regular(6, centre, r), rounding);
}

QPainterPath ownerPath(Owner owner, const QPointF& centre, double r)
{
    QPainterPath path;
    switch (owner) {
    case Owner::Red: path.addEllipse(centre, r, r); break;
    case Owner::Blue: return roundedPolygon(regular(3, centre + QPointF(0, 0.20 * r), 1.62 * r), 0.55 * r);
    case Owner::Green: {
        const double half = 0.93 * r;
        path.addRoundedRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), 0.26 * r, 0.26 * r);
        break;
    }
    case Owner::Yellow: return roundedPolygon(regular(4, centre, 1.30 * r), 0.30 * r);
    case Owner::Nobody: return hexagonPath(centre, 1.08 * r, 0.20 * r);
    }
    return path;
}

void paintOwnerShape(QPainter& painter, const Look& look, Owner owner, const QPointF& centre, double r, MarkFill fill)
{
    const OwnerColours& colours = look.owner(owner);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = std::max(1.5, 0.16 * r);
    if (fill == MarkFill::Hollow) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look.ink(Ink::Outline), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(ownerPath(owner, centre, r - width / 2));
    } else {
        painter.setBrush(colours.fill);
        painter.setPen(colours.line == colours.fill ? QPen(Qt::NoPen) : QPen(colours.line, width * 0.8));
        painter.drawPath(ownerPath(owner, centre, r));
    }
    painter.restore();
}

void paintBonusCoin(QPainter& painter, const Look& look, const QPointF& centre, double r, std::optional<Owner> wonBy)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (wonBy) {
        QColor edge = look.ink(Ink::Bonus);
        edge.setAlphaF(0.45f);
        painter.setBrush(look.ink(Ink::BonusDim));
        painter.setPen(QPen(edge, 0.16 * r));
        painter.drawPath(hexagonPath(centre, r * 0.92, 0.18 * r));
        paintOwnerShape(painter, look, *wonBy, centre, 0.36 * r);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.ink(Ink::Bonus));
        painter.drawPath(hexagonPath(centre, r, 0.18 * r));
        painter.setBrush(look.ink(Ink::OnBonus));
        painter.drawPath(hexagonPath(centre, 0.76 * r, 0.14 * r));
        painter.setBrush(look.ink(Ink::Bonus));
        painter.drawPath(hexagonPath(centre, 0.58 * r, 0.1 * r));
        painter.setBrush(look.ink(Ink::OnBonus));
        painter.drawPath(roundedPolygon(regular(4, centre, 0.34 * r), 0.02 * r));
    }
    painter.restore();
}

void paintAppMark(QPainter& painter, const Look& look, const QRectF& box)
{
    const double r = box.height() / 2;
    const QPointF c = box.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.ink(Ink::Text), 0.13 * r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(hexagonPath(c, r * 0.92, 0.16 * r));
    QPainterPath letter(c + QPointF(-0.34 * r, -0.36 * r));
    letter.lineTo(c + QPointF(0.38 * r, -0.36 * r));
    letter.lineTo(c + QPointF(-0.38 * r, 0.36 * r));
    letter.lineTo(c + QPointF(0.34 * r, 0.36 * r));
    painter.setPen(QPen(look.ink(Ink::Possible), 0.17 * r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(letter);
    painter.restore();
}

} // namespace ui
