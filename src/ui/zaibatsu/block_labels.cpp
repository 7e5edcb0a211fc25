// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What stands in the middle of a block and never turns with it: name, counters, effect, ICE.
#include "presentation/effect_icon.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/hexagon.h"

#include <algorithm>

namespace ui {

using namespace metrics;
using zaibatsu::Effect;

namespace {

constexpr int leastNamePixels = 9;

/// Where a name breaks into two lines that differ least.
qsizetype bestBreak(const QString& name)
{
    qsizetype best = -1;
    for (qsizetype i = name.indexOf(' '); i >= 0; i = name.indexOf(' ', i + 1))
        if (best < 0 || std::abs(2 * i - name.size()) < std::abs(2 * best - name.size()))
            best = i;
    return best;
}

/// With its end left out where there is no room; the letter that tells "Cleaner A" from B stays.
QString shortened(const QFontMetricsF& measure, const QString& text, double width)
{
    const bool lettered = text.size() > 2 && text.at(text.size() - 2) == u' ';
    if (!lettered || measure.horizontalAdvance(text) <= width)
        return measure.elidedText(text, Qt::ElideRight, width);
    const QString letter = text.right(2);
    return measure.elidedText(text.chopped(2), Qt::ElideRight, width - measure.horizontalAdvance(letter)) + letter;
}

} // namespace

FittedName fittedName(const QString& name, QFont font, double width, double farthest)
{
    const qsizetype cut = bestBreak(name);
    const QStringList lines = cut < 0 ? QStringList{name} : QStringList{name.left(cut), name.mid(cut + 1)};
    const auto widest = [&lines](const QFont& in) {
        const QFontMetricsF measure(in);
        double most = 0;
        for (const QString& line : lines)
            most = std::max(most, measure.horizontalAdvance(line));
        return most;
    };
    if (QFontMetricsF(font).horizontalAdvance(name) <= width)
        return {{name}, font};
    // The letters of the board are not hinted: their width follows their size.
    const int usual = font.pixelSize();
    const double atUsual = widest(font);
    for (const double most : {farthest, 1.15 * farthest}) { // rather over an edge than cut short
        font.setPixelSize(std::clamp(static_cast<int>(usual * most / atUsual), leastNamePixels, usual));
        if (widest(font) <= most)
            return {lines, font};
    }
    const QFontMetricsF least(font);
    QStringList cutShort;
    for (const QString& line : lines)
        cutShort << shortened(least, line, farthest);
    return {cutShort, font};
}

void BlockPainter::labels(const BlockLook& look, const TurnedGraph& graph)
{
    Q_UNUSED(graph)
    name(look);
    if (look.core)
        return;
    counters(look);
    if (m_detail == Detail::All)
        effects(*look.face);
    ice(*look.face);
}

void BlockPainter::name(const BlockLook& look)
{
    const double width = (look.core ? coreNameWidth : nameWidth) * m_r;
    const FittedName name = fittedName(look.name, boardFont(nameSize, true), width, nameOverhang * width);
    const bool two = name.lines.size() > 1;
    std::array<double, 2> ys = two ? nameTwoY : std::array{nameOneY, 0.0};
    if (look.middleTaken)
        ys = two ? namePawnTwoY : std::array{namePawnOneY, 0.0};
    if (look.core)
        ys = two ? coreNameY : std::array{coreNameY[0], 0.0};
    // In a small block letters are larger than the block's own measure, and their lines farther apart.
    const double apart = two ? std::max(0.0, 0.92 * name.font.pixelSize() / m_r - (ys[1] - ys[0])) : 0;
    for (qsizetype i = 0; i < name.lines.size(); ++i) {
        // Upwards above all: below stands a pawn or a counter.
        const QPointF at(0, ys[static_cast<std::size_t>(i)] + (i == 0 ? -0.8 : 0.2) * apart);
        if (QFontMetricsF(name.font).horizontalAdvance(name.lines[i]) > width) // else it crosses nothing
            halo(name.lines[i], at, name.font);
        line(name.lines[i], at, name.font, m_look.ink(Ink::Text));
    }
}

void BlockPainter::counters(const BlockLook& look)
{
    double x = counterX;
    double y = counterY;
    for (const zaibatsu::Colour colour : zaibatsu::allColours) {
        const int count = look.counters[static_cast<std::size_t>(colour)];
        if (count == 0)
            continue;
        const Owner owner = ownerOf(colour);
        for (int i = 0; i < std::min(count, 2) - (count > 2 ? 1 : 0); ++i) {
            const QPointF place(x, y);
            inPixels([&] {
                // The next counter lies on the one before, told apart by a rim in the ground's colour.
                m_painter.strokePath(ownerPath(owner, place * m_r, counterRadius * m_r),
                                     QPen(m_look.ink(Ink::Pad), 0.06 * m_r));
                paintOwnerShape(m_painter, m_look, owner, place * m_r, counterRadius * m_r);
            });
            x += counterStep[0];
            y += counterStep[1];
        }
        if (count > 2)
            text(QString::number(count), {x - counterStep[0], counterY + (owner == Owner::Blue ? 0.03 : 0)}, 0.16,
                 m_look.owner(owner).onFill);
    }
    if (look.bonus > 0) {
        inPixels([&] { paintBonusCoin(m_painter, m_look, QPointF(0.335, -0.2) * m_r, 0.075 * m_r); });
        if (look.bonus > 1)
            text(QString::number(look.bonus), {0.46, -0.2}, 0.13, m_look.ink(Ink::Bonus));
    }
}

void BlockPainter::effects(const zaibatsu::Face& face)
{
    struct Timed {
        const std::vector<Effect>* effects;
        When when;
    };
    std::vector<Timed> times;
    std::size_t all = 0;
    const auto add = [&](const std::optional<std::vector<Effect>>& list, When when) {
        all += list ? list->size() : 0;
        if (list && !list->empty())
            times.push_back({&*list, when});
    };
    add(face.placed, When::Placed);
    add(face.controlled, When::Controlled);
    add(face.turnStart, When::TurnStart);
    if (times.empty())
        return;
    if (times.size() == 1 || m_r < choosingR)
        return effect(*times.front().effects, times.front().when, all);
    // Near enough, each time has its own frame.
    const double first = effectY - effectsStep * static_cast<double>(times.size() - 1);
    for (std::size_t i = 0; i < times.size(); ++i) {
        m_painter.save();
        m_painter.translate(effectX, first + 2 * effectsStep * static_cast<double>(i));
        m_painter.scale(effectsSmaller, effectsSmaller);
        m_painter.translate(-effectX, -effectY);
        effect(*times[i].effects, times[i].when, times[i].effects->size());
        m_painter.restore();
    }
}

void BlockPainter::effect(const std::vector<Effect>& effects, When when, std::size_t all)
{
    effectFrame(when);
    const QPointF centre(effectX, effectY);
    const double s = effectGlyph * m_r;
    inPixels([&] {
        paintIcon(m_painter, m_look, presentation::effectIcon(effects.front().kind),
                  QRectF(centre.x() * m_r - s / 2, centre.y() * m_r - s / 2, s, s), m_look.ink(Ink::Text));
    });
    const QPointF shoulder(effectX + 0.15, effectY - 0.15);
    if (all > 1)
        text(QString::number(all), shoulder, 0.12, m_look.ink(Ink::Text));
    else if (effects.front().may)
        text(QStringLiteral("?"), shoulder, 0.12, m_look.ink(Ink::Text));
}

void BlockPainter::effectFrame(When when)
{
    const QPointF centre(effectX, effectY);
    const QColor line = m_look.ink(when == When::Placed ? Ink::TextSecondary : Ink::Text);
    QPainterPath frame;
    switch (when) {
    case When::Placed:
        frame.addEllipse(centre, effectCircle, effectCircle);
        m_painter.fillPath(frame, m_look.ink(Ink::Pad));
        m_painter.strokePath(frame, dashed(line, effectStroke, {0.04, 0.025}));
        return;
    case When::Controlled:
        frame.addRoundedRect(
            QRectF(centre.x() - effectSquare, centre.y() - effectSquare, 2 * effectSquare, 2 * effectSquare),
            effectSquareRounding, effectSquareRounding);
        break;
    case When::TurnStart: frame = hexagonPath(centre, effectHexagon, 0.03); break;
    }
    m_painter.fillPath(frame, m_look.ink(Ink::Pad));
    m_painter.strokePath(frame, pen(line, effectStroke));
}

void BlockPainter::unknownIce()
{
    QPainterPath plate;
    const double h = iceSize / 2;
    plate.addRoundedRect(QRectF(-h, iceY - h, iceSize, iceSize), 0.05, 0.05);
    m_painter.strokePath(plate, dashed(m_look.ink(Ink::Wall), outlineOwned, {0.045, 0.035}));
    text(QStringLiteral("?"), {0, iceY}, 0.15, m_look.ink(Ink::TextSecondary));
}

void BlockPainter::ice(const zaibatsu::Face& face)
{
    if (!face.ice)
        return unknownIce();
    const int count = face.ice->numbers.size();
    if (count == 0)
        return text(tr("no ICE"), {0, iceY}, 0.13, m_look.ink(Ink::TextSecondary), false);
    // More than three dice come smaller, so that they keep inside the middle hexagon.
    const double size = count > 3 ? (3 * iceSize + 2 * iceGap - (count - 1) * iceGap * 0.6) / count : iceSize;
    const double between = count > 3 ? iceGap * 0.6 : iceGap;
    double x = -(count * size + (count - 1) * between) / 2;
    for (int number = 1; number <= 6; ++number) {
        if (!face.ice->numbers.contains(number))
            continue;
        const DieLook die{face.ice->black ? DieKind::BlackIce : DieKind::Ice, number, false, false, true};
        const QRectF box(x * m_r, (iceY - size / 2) * m_r, size * m_r, size * m_r);
        inPixels([&] { paintDie(m_painter, m_look, die, box); });
        x += size + between;
    }
}

void BlockPainter::figure(zaibatsu::PawnId pawn, QPointF centre, double size)
{
    if (!m_components || pawn.index() >= m_components->pawns.size())
        return;
    const QString key = QString::fromStdString(m_components->pawns[pawn.index()]->key);
    paintPawnGlyph(m_painter, m_look, key, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size),
                   m_look.ink(Ink::PadLine));
}

void BlockPainter::text(const QString& words, QPointF at, double size, const QColor& colour, bool bold)
{
    line(words, at, boardFont(size, bold), colour);
}

void BlockPainter::line(const QString& words, QPointF at, const QFont& font, const QColor& colour)
{
    inPixels([&] {
        m_painter.setFont(font);
        m_painter.setPen(colour);
        const QRectF box(at.x() * m_r - 2 * m_r, at.y() * m_r - m_r, 4 * m_r, 2 * m_r);
        m_painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, words);
    });
}

void BlockPainter::halo(const QString& words, QPointF at, const QFont& font)
{
    inPixels([&] {
        const QFontMetricsF measure(font);
        QPainterPath letters;
        letters.addText(
            at * m_r + QPointF(-measure.horizontalAdvance(words) / 2, (measure.ascent() - measure.descent()) / 2), font,
            words);
        m_painter.strokePath(letters, QPen(m_look.ink(Ink::Pad), 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    });
}

QFont BlockPainter::boardFont(double size, bool bold) const
{
    const double least = m_detail == Detail::Shape ? 1 : 13;
    QFont font = m_look.boardFont(std::max(least, size * m_r));
    if (!bold)
        font.setWeight(QFont::Normal);
    return font;
}

} // namespace ui
