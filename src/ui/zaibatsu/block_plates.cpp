// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Small plates at a space: its defence dice, and what the second edition prints there.
#include "presentation/effect_icon.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/hexagon.h"

namespace ui {

using namespace metrics;
using zaibatsu::Space;
using zaibatsu::SpaceKind;

namespace {

double gateHalf(SpaceKind kind)
{
    const bool wide = kind == SpaceKind::Double;
    return kind == SpaceKind::Large ? gateHalfLarge : wide ? gateHalfDouble : gateHalfNormal;
}

/// Plates stand at the gate's ends, the first at its clockwise one when alone; `inwards` moves along the normal.
QPointF gateEnd(const Space& space, int side, bool right, double inwards)
{
    if (side < 0) // the middle space has no gate: its plates stand at the two upper corners of its hexagon
        return hexagon::corner(right ? 1 : 5, 0.53) - QPointF(0, inwards);
    const double half = gateHalf(space.kind) + defenceOffset;
    return hexagon::at(side, defenceN + inwards, right ? half : -half);
}

} // namespace

std::vector<BlockPainter::Plate> BlockPainter::platesOf(const Space& space) const
{
    std::vector<Plate> plates;
    for (int face = 1; face <= 6; ++face) {
        if (space.defence.unshielded.contains(face))
            plates.push_back({face, false, {}, 0});
        if (space.defence.shielded.contains(face))
            plates.push_back({face, true, {}, 0});
    }
    if (space.hand != 0)
        plates.push_back({0, false, QStringLiteral("hand"), space.hand});
    if (space.skulls > 0)
        plates.push_back({0, false, QStringLiteral("delete"), space.skulls});
    for (const zaibatsu::Effect& effect : space.effects)
        plates.push_back({0, false, presentation::effectIcon(effect.kind), effect.count.value_or(1)});
    return plates;
}

void BlockPainter::plates(const Space& space, int side)
{
    std::vector<Plate> all = platesOf(space);
    if (all.empty())
        return;
    if (all.size() == 1)
        return plate(gateEnd(space, side, true, 0), all[0], 1);
    const Plate more{0, false, {}, 0};
    if (all.size() == 2 || m_r < choosingR) {
        plate(gateEnd(space, side, false, 0), all[0], 1);
        return plate(gateEnd(space, side, true, 0), all.size() > 2 ? more : all[1], 1);
    }
    // Near enough to read them, four stand there smaller, two at each end.
    if (all.size() > 4)
        all[3] = more;
    for (std::size_t i = 0; i < std::min<std::size_t>(all.size(), 4); ++i)
        plate(gateEnd(space, side, i % 2 == 1, i < 2 ? plateStep : -plateStep), all[i], plateSmaller);
}

void BlockPainter::plate(QPointF at, const Plate& what, double scale)
{
    const double h = scale * defencePlate / 2;
    QPainterPath ground;
    ground.addRoundedRect(QRectF(at.x() - h, at.y() - h, 2 * h, 2 * h), scale * defencePlateRounding,
                          scale * defencePlateRounding);
    m_painter.fillPath(ground, m_look.ink(Ink::Pad));
    const double s = scale * defenceSize * m_r;
    const QRectF box(at.x() * m_r - s / 2, at.y() * m_r - s / 2, s, s);
    if (what.face > 0)
        return inPixels([&] {
            const DieLook die{what.shielded ? DieKind::Shielded : DieKind::Unshielded, what.face, false, false, true};
            paintDie(m_painter, m_look, die, box);
        });
    if (what.glyph.isEmpty())
        return text(QStringLiteral("+"), at, scale * 0.2, m_look.ink(Ink::Text));
    inPixels([&] { paintIcon(m_painter, m_look, what.glyph, box, m_look.ink(Ink::Text)); });
    if (what.count != 1)
        text(QString::number(what.count), at + QPointF(h, h) * 0.8, scale * 0.11, m_look.ink(Ink::Text));
}

} // namespace ui
