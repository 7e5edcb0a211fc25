// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/face_canvas.h"

#include "presentation/names.h"
#include "ui/kit/glyphs.h"
#include "ui/kit/paint.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/face_toggles.h"
#include "ui/zaibatsu/hexagon.h"

#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

/// A space for keys and screen readers: it lies over the canvas and lets fingers through.
class SpaceSpot : public QAbstractButton {
public:
    SpaceSpot(const Look& look, QWidget* parent) : QAbstractButton(parent), m_look(look)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::TabFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (showsFocus(*this))
            paintFocusRing(painter, m_look, rect(), width() / 2.0);
    }

private:
    const Look& m_look;
};

constexpr double seatOfSpot = 0.70;

} // namespace

QString positionName(int position)
{
    return position == middlePosition ? FaceCanvas::tr("middle") : presentation::Names::direction(position);
}

FaceCanvas::FaceCanvas(const Look& look, std::shared_ptr<const zaibatsu::Components> components, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_components(std::move(components))
{
    setMinimumSize(280, 300);
    for (int i = 0; i < 6; ++i) {
        m_sides.push_back(makeSideToggle(look, this));
        m_corners.push_back(makeCornerToggle(look, this));
        m_sides.back()->setObjectName(QStringLiteral("side-%1").arg(i));
        m_corners.back()->setObjectName(QStringLiteral("corner-%1").arg(i));
        connect(m_sides.back(), &QAbstractButton::clicked, this, [this, i] { emit sideTapped(i); });
        connect(m_corners.back(), &QAbstractButton::clicked, this, [this, i] { emit cornerTapped(i); });
    }
    for (int position = middlePosition; position < 6; ++position) {
        m_spots.push_back(new SpaceSpot(look, this));
        m_spots.back()->setObjectName(QStringLiteral("space-%1").arg(position));
        connect(m_spots.back(), &QAbstractButton::clicked, this, [this, position] { emit spaceTapped(position); });
    }
}

void FaceCanvas::show(const FaceDraft& draft, int selected)
{
    m_draft = draft;
    m_selected = selected;
    for (int i = 0; i < 6; ++i) {
        auto* side = m_sides[static_cast<std::size_t>(i)];
        side->setChecked(draft.sides().at(i));
        side->setAccessibleName(
            tr("Side %1: %2").arg(positionName(i), draft.sides().at(i) ? tr("with a space") : tr("wall")));
        auto* corner = m_corners[static_cast<std::size_t>(i)];
        corner->setChecked(draft.corners().at(i));
        corner->setAccessibleName(
            tr("Corner %1: %2").arg(i + 1).arg(draft.corners().at(i) ? tr("bonus part") : tr("no bonus part")));
    }
    for (int position = middlePosition; position < 6; ++position) {
        auto* spot = m_spots[static_cast<std::size_t>(position) + 1];
        spot->setAccessibleName(tr("Space: %1").arg(positionName(position)));
        spot->setVisible(!m_borderOnly && (position == middlePosition || !draft.oneSpace()));
    }
    update();
}

double FaceCanvas::r() const
{
    const double toggle = 62;
    const double wide = (width() - 2 * toggle) / (2 * 0.95);
    const double high = (height() - 2 * toggle) / (2 * 1.02);
    return std::clamp(std::min(wide, high), 90.0, 262.0);
}

QPointF FaceCanvas::pointOf(int position) const
{
    const QPointF centre(width() / 2.0, height() / 2.0);
    return position == middlePosition ? centre : centre + hexagon::at(position, seatOfSpot) * r();
}

void FaceCanvas::place()
{
    const QPointF centre(width() / 2.0, height() / 2.0);
    const double reach = std::max(r() + 26, 126.0); // nearer, the toggles would lie less than 8 px apart
    const auto put = [&](QAbstractButton* button, QPointF at) {
        button->resize(button->sizeHint());
        button->move((at - QPointF(button->width() / 2.0, button->height() / 2.0)).toPoint());
    };
    for (int i = 0; i < 6; ++i) {
        put(m_sides[static_cast<std::size_t>(i)], centre + hexagon::normal(i) * (reach * 0.866 + 0.15 * 52));
        put(m_corners[static_cast<std::size_t>(i)], centre + hexagon::corner(i, 1) * (reach + 4));
    }
    const int side = std::max(48, qRound(0.42 * r()));
    for (int position = middlePosition; position < 6; ++position) {
        auto* spot = m_spots[static_cast<std::size_t>(position) + 1];
        spot->resize(side, side);
        spot->move((pointOf(position) - QPointF(side / 2.0, side / 2.0)).toPoint());
    }
}

void FaceCanvas::resizeEvent(QResizeEvent*) { place(); }

std::optional<int> FaceCanvas::positionAt(QPointF at) const
{
    const QPointF centre(width() / 2.0, height() / 2.0);
    const auto area = hexagon::areaAt((at - centre) / r());
    if (!area)
        return std::nullopt;
    return area->middle ? middlePosition : area->side;
}

void FaceCanvas::mousePressEvent(QMouseEvent* event)
{
    m_from = positionAt(event->position());
    m_at = event->position();
    m_dragging = false;
}

void FaceCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_from)
        return;
    m_at = event->position();
    const auto over = positionAt(m_at);
    m_dragging = m_dragging || (!m_borderOnly && over && over != m_from && m_draft.has(*m_from));
    update();
}

void FaceCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const auto to = positionAt(event->position());
    const auto from = std::exchange(m_from, std::nullopt);
    const bool dragged = std::exchange(m_dragging, false);
    update();
    if (!from)
        return;
    if (dragged && to && to != from && m_draft.has(*to))
        emit arrowDragged(*from, *to);
    else if (!dragged && to == from && !m_borderOnly)
        emit spaceTapped(*from);
    else if (!dragged && to == from && *from != middlePosition)
        emit sideTapped(*from);
}

void FaceCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_look.ink(Ink::Board));
    painter.translate(width() / 2.0, height() / 2.0);
    BlockLook block;
    block.face = std::make_shared<const zaibatsu::Face>(m_draft.shown());
    block.components = m_components;
    block.core = m_draft.oneSpace();
    BlockPainter picture(painter, m_look, r());
    picture.setDetail(Detail::All);
    picture.setLabels(false);
    picture.paint(block);
    if (!m_borderOnly)
        paintFree(painter);
    paintSelection(painter);
    if (m_dragging)
        paintDrag(painter);
}

void FaceCanvas::paintFree(QPainter& painter) const
{
    // Where a space could be: a dashed plus at each side that has none.
    QPen dashed(m_look.ink(Ink::Outline), 1.5);
    dashed.setDashPattern({3, 3});
    const double circle = std::max(20.0, 0.108 * r());
    for (int position = middlePosition; position < 6; ++position) {
        if (m_draft.open(position))
            continue;
        const QPointF at = position == middlePosition ? QPointF() : hexagon::at(position, 0.66) * r();
        painter.setPen(dashed);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, circle, circle);
        paintIcon(painter, m_look, QStringLiteral("plus"), QRectF(at.x() - 11, at.y() - 11, 22, 22),
                  m_look.ink(Ink::TextMuted));
    }
}

void FaceCanvas::paintSelection(QPainter& painter) const
{
    if (m_borderOnly || !m_draft.has(m_selected))
        return;
    const QPointF at = m_selected == middlePosition ? QPointF() : hexagon::at(m_selected, seatOfSpot) * r();
    painter.setPen(QPen(m_look.ink(Ink::Text), 3));
    painter.setBrush(Qt::NoBrush);
    if (m_selected == middlePosition)
        painter.drawPath(hexagonPath(at, 0.6 * r(), 0.07 * r()));
    else
        painter.drawEllipse(at, 0.17 * r(), 0.17 * r());
}

void FaceCanvas::paintDrag(QPainter& painter) const
{
    const QPointF centre(width() / 2.0, height() / 2.0);
    QPen line(m_look.ink(Ink::Possible), 6, Qt::SolidLine, Qt::RoundCap);
    line.setDashPattern({2, 1.6});
    painter.setPen(line);
    painter.drawLine(pointOf(*m_from) - centre, m_at - centre);
    if (const auto over = positionAt(m_at); over && over != m_from && m_draft.has(*over)) {
        QColor wash = m_look.ink(Ink::Possible);
        wash.setAlphaF(0.18F);
        painter.setBrush(wash);
        painter.setPen(QPen(m_look.ink(Ink::Possible), 2.5));
        painter.drawEllipse(pointOf(*over) - centre, 0.14 * r(), 0.14 * r());
    }
}

} // namespace ui
