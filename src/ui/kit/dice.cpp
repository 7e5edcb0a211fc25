// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/glyphs.h"

#include <QPolygonF>

#include <algorithm>
#include <array>

namespace ui {
namespace {

constexpr double digitsBelow = 30; // px

/// What the face of a die is painted with.
struct DieInks {
    QColor fill, edge, mark;
    double border = 0; ///< in sides of the die
};

DieInks inksOf(const Look& look, DieKind kind)
{
    switch (kind) {
    case DieKind::Shielded:
        return {look.ink(Ink::DieShielded), look.ink(Ink::PipOnShielded), look.ink(Ink::PipOnShielded), 0.075};
    case DieKind::Ice: return {look.ink(Ink::Ice), look.ink(Ink::IceEdge), look.ink(Ink::OnIce), 0.05};
    case DieKind::BlackIce:
        return {look.ink(Ink::DieShielded), look.ink(Ink::Danger), look.ink(Ink::PipOnShielded), 0.075};
    case DieKind::CannotHit: return {Qt::transparent, look.ink(Ink::Outline), look.ink(Ink::TextMuted), 0.05};
    case DieKind::Unshielded: break;
    }
    return {look.ink(Ink::DieUnshielded), look.ink(Ink::DieUnshieldedEdge), look.ink(Ink::PipOnUnshielded), 0.05};
}

bool isIce(DieKind kind) { return kind == DieKind::Ice || kind == DieKind::BlackIce; }

QPainterPath bodyPath(const QRectF& box, bool cut)
{
    const double s = box.width();
    if (!cut) {
        QPainterPath path;
        path.addRoundedRect(box, 0.24 * s, 0.24 * s);
        return path;
    }
    const double c = 0.24 * s;
    const QPolygonF corners{{box.left() + c, box.top()},     {box.right() - c, box.top()},
                            {box.right(), box.top() + c},    {box.right(), box.bottom() - c},
                            {box.right() - c, box.bottom()}, {box.left() + c, box.bottom()},
                            {box.left(), box.bottom() - c},  {box.left(), box.top() + c}};
    return roundedPolygon(corners, 0.05 * s);
}

void paintPips(QPainter& painter, int value, const QRectF& box, const QColor& ink)
{
    // Bits of a 3 × 3 grid, row by row from the top left.
    static constexpr std::array<int, 6> faces{0b000010000, 0b100000001, 0b100010001,
                                              0b101000101, 0b101010101, 0b101101101};
    const double s = box.width();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    for (int spot = 0; spot < 9; ++spot) {
        if (((faces.at(static_cast<std::size_t>(value - 1)) >> (8 - spot)) & 1) == 0)
            continue;
        const QPoint at(spot % 3 - 1, spot / 3 - 1);
        painter.drawEllipse(box.center() + QPointF(at) * 0.255 * s, 0.098 * s, 0.098 * s);
    }
}

void paintDigit(QPainter& painter, const Look& look, int value, const QRectF& box, const QColor& ink)
{
    const QFont font = look.digitFont(0.76 * box.height());
    const QFontMetricsF metrics(font);
    const QString text = QString::number(value);
    const double x = box.center().x() - metrics.horizontalAdvance(text) / 2;
    painter.setPen(ink);
    painter.setFont(font);
    painter.drawText(QPointF(x, box.center().y() + metrics.capHeight() / 2), text);
}

} // namespace

void paintDie(QPainter& painter, const Look& look, const DieLook& die, const QRectF& box)
{
    const double s = box.width();
    const DieInks inks = inksOf(look, die.kind);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double border = std::max(1.0, inks.border * s);
    const QRectF body = box.adjusted(border / 2, border / 2, -border / 2, -border / 2);
    painter.setBrush(inks.fill);
    painter.setPen(QPen(inks.edge, border, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(bodyPath(body, isIce(die.kind)));
    if (die.value && *die.value >= 1 && *die.value <= 6) {
        if (die.digits || isIce(die.kind) || s < digitsBelow)
            paintDigit(painter, look, *die.value, box, inks.mark);
        else
            paintPips(painter, *die.value, box, inks.mark);
    }
    painter.setBrush(Qt::NoBrush);
    if (die.hit) {
        const double gap = 0.12 * s;
        painter.setPen(QPen(look.ink(Ink::Possible), std::max(2.0, 0.055 * s)));
        painter.drawRoundedRect(box.adjusted(-gap, -gap, gap, gap), 0.34 * s, 0.34 * s);
    }
    if (die.struck) {
        painter.setPen(QPen(look.ink(Ink::Danger), std::max(2.0, 0.09 * s), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(box.bottomLeft(), box.topRight());
    }
    painter.restore();
}

} // namespace ui
