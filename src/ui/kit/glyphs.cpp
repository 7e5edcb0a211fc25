// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/glyphs.h"

#include <algorithm>

namespace ui {
namespace {

/// The kind is what the pawns of one glyph have in common: "speedrunner" of "speedrunner-red".
QString kindOf(const QString& pawn)
{
    for (const char* kind : {"speedrunner", "cleaner"})
        if (pawn.startsWith(QLatin1String(kind)))
            return QLatin1String(kind);
    return pawn;
}

void paintGlyph(QPainter& painter, const Glyph& glyph, const QRectF& box, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / 24, box.height() / 24);
    for (const GlyphPart& part : glyph) {
        const bool filled = part.stroke <= 0;
        painter.setBrush(filled ? QBrush(colour) : QBrush(Qt::NoBrush));
        painter.setPen(filled ? QPen(Qt::NoPen)
                              : QPen(colour, part.stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(part.path);
    }
    painter.restore();
}

void paintBrackets(QPainter& painter, const QColor& colour, const QPointF& centre, double r)
{
    painter.setPen(QPen(colour, 0.2 * r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const double far = 1.34 * r;
    const double leg = 0.46 * r;
    for (const int sx : {-1, 1}) {
        for (const int sy : {-1, 1}) {
            const QPointF corner = centre + QPointF(sx * far, sy * far);
            painter.drawPolyline(QPolygonF{corner - QPointF(sx * leg, 0), corner, corner - QPointF(0, sy * leg)});
        }
    }
}

void strokeToken(QPainter& painter, const QPainterPath& token, const QColor& colour, double width)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(token);
}

/// The body of a token, up to the glyph; returns the colour for the glyph.
QColor paintTokenBody(QPainter& painter, const Look& look, const PawnLook& pawn, const QPainterPath& token, double r)
{
    const OwnerColours& colours = look.owner(pawn.owner);
    if (pawn.state == PawnState::GoingTo || pawn.state == PawnState::Out) {
        QPen pen(colours.line, 0.14 * r, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        if (pawn.state == PawnState::GoingTo)
            pen.setDashPattern({2.2, 2.2});
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen);
        painter.drawPath(token);
        return colours.text;
    }
    const bool selected = pawn.state == PawnState::Selected;
    if (pawn.halo)
        strokeToken(painter, token, look.ink(Ink::Board), 2 * (selected ? 0.42 : 0.16) * r);
    if (selected) {
        strokeToken(painter, token, look.ink(Ink::Text), 2 * 0.26 * r);
        strokeToken(painter, token, look.ink(Ink::Board), 2 * 0.10 * r);
    }
    if (pawn.state == PawnState::Possible) {
        strokeToken(painter, token, look.ink(Ink::Possible), 2 * 0.30 * r);
        strokeToken(painter, token, look.ink(Ink::Board), 2 * 0.10 * r);
    }
    painter.setPen(colours.line == colours.fill ? QPen(Qt::NoPen) : QPen(colours.line, 0.12 * r));
    painter.setBrush(colours.fill);
    painter.drawPath(token);
    return colours.onFill;
}

/// Glyph box: 1.5 r, smaller and lower in the triangle, smaller in the diamond.
QRectF glyphBox(Owner owner, const QPointF& centre, double r)
{
    const double scale = owner == Owner::Blue ? 0.86 : owner == Owner::Yellow ? 0.95 : 1.0;
    const double side = 1.5 * r * scale;
    const double down = owner == Owner::Blue ? 0.24 * r : 0;
    return {centre.x() - side / 2, centre.y() - side / 2 + down, side, side};
}

} // namespace

void paintIcon(QPainter& painter, const Look& look, const QString& name, const QRectF& box, const QColor& colour)
{
    const auto glyph = look.tokens().icons.constFind(name);
    if (glyph != look.tokens().icons.constEnd())
        paintGlyph(painter, *glyph, box, colour);
}

void paintPawnGlyph(QPainter& painter, const Look& look, const QString& pawn, const QRectF& box, const QColor& colour)
{
    const auto glyph = look.tokens().pawns.constFind(kindOf(pawn));
    if (glyph == look.tokens().pawns.constEnd())
        return;
    paintGlyph(painter, *glyph, box, colour);
    if (kindOf(pawn) == QLatin1String("cleaner") && pawn.size() == 9) {
        painter.save();
        painter.setPen(colour);
        painter.setFont(look.digitFont(box.height() * 0.38));
        painter.drawText(box, Qt::AlignCenter, pawn.right(1).toUpper());
        painter.restore();
    }
}

void paintPawn(QPainter& painter, const Look& look, const PawnLook& pawn, const QPointF& centre, double r)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath token = ownerPath(pawn.owner, centre, r);
    const QColor ink = paintTokenBody(painter, look, pawn, token, r);
    paintPawnGlyph(painter, look, pawn.pawn, glyphBox(pawn.owner, centre, r), ink);
    if (pawn.state == PawnState::Threatened)
        paintBrackets(painter, look.ink(Ink::Danger), centre, r);
    if (pawn.state == PawnState::Out) {
        painter.setPen(QPen(look.ink(Ink::Danger), 0.22 * r, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre + QPointF(-1.15 * r, 1.15 * r), centre + QPointF(1.15 * r, -1.15 * r));
    }
    painter.restore();
}

void paintSkull(QPainter& painter, const Look& look, const QRectF& box)
{
    paintIcon(painter, look, "delete", box, look.ink(Ink::Danger));
}

} // namespace ui
