// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The board by keyboard: arrows go to the next piece in their direction, Enter taps it.
#include "ui/zaibatsu/board_view.h"

#include <QKeyEvent>
#include <QQuickItem>

#include <cmath>
#include <numbers>

namespace ui {

namespace {

/// The target that lies best in a direction from a point: near, and not far aside.
const BoardTarget* nextTowards(const zaibatsu::State& state, const std::vector<BoardTarget>& all,
                               const std::optional<PawnFan>& fan, QPointF from, QPointF direction)
{
    const BoardTarget* best = nullptr;
    double least = 0;
    for (const BoardTarget& meant : all) {
        const QPointF way = pointOf(state, meant, fan) - from;
        const double ahead = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (ahead < 0.05 || aside > 1.8 * ahead)
            continue;
        const double cost = ahead + 2 * aside;
        if (!best || cost < least) {
            best = &meant;
            least = cost;
        }
    }
    return best;
}

std::optional<QPointF> arrowOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return QPointF(-1, 0);
    case Qt::Key_Right: return QPointF(1, 0);
    case Qt::Key_Up: return QPointF(0, -1);
    case Qt::Key_Down: return QPointF(0, 1);
    default: return std::nullopt;
    }
}

} // namespace

void BoardView::keyPressEvent(QKeyEvent* event)
{
    if (const auto arrow = arrowOf(event->key()))
        return moveCursor(*arrow);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_cursor)
            mean(*m_cursor, keysTellApart);
        return;
    case Qt::Key_R: emit turnRequested(event->modifiers() & Qt::ShiftModifier ? -1 : 1); return;
    case Qt::Key_Plus: zoom(1.25); return;
    case Qt::Key_Minus: zoom(0.8); return;
    case Qt::Key_0: fit(); return;
    default: QQuickWidget::keyPressEvent(event);
    }
}

void BoardView::moveCursor(QPointF direction)
{
    if (!m_state)
        return;
    // Arrows mean the screen: a table turned to another seat turns them back.
    const double a = -m_seat * std::numbers::pi / 180;
    const QPointF turned(direction.x() * std::cos(a) - direction.y() * std::sin(a),
                         direction.x() * std::sin(a) + direction.y() * std::cos(a));
    const auto all = targets(*m_state, ghostCells(), m_overlay.choosingSpaces, m_overlay.fan);
    const QPointF from = m_cursor ? pointOf(*m_state, *m_cursor, m_overlay.fan) : QPointF();
    if (!m_cursor)
        m_cursor = BlockSpot{zaibatsu::centralCore, std::nullopt};
    else if (const BoardTarget* next = nextTowards(*m_state, all, m_overlay.fan, from, turned))
        m_cursor = *next;
    showCursor(true);
    const QPointF spot = screenPoint(*m_cursor);
    if (!rect().adjusted(24, 24, -24, -24).contains(spot.toPoint()))
        bringIntoView(*m_cursor, 0);
}

void BoardView::showCursor(bool shown)
{
    if (!rootObject() || !m_state)
        return;
    if (m_cursor)
        rootObject()->setProperty("cursorAt", pointOf(*m_state, *m_cursor, m_overlay.fan));
    rootObject()->setProperty("cursorShown", shown && m_cursor.has_value());
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    showCursor(false);
    QQuickWidget::focusOutEvent(event);
}

} // namespace ui
