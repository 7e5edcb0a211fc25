// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Which part of the table the board shows; Camera.qml moves there.
#include "ui/kit/paint.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/board_view.h"

#include <QQuickItem>

namespace ui {

void BoardView::fit()
{
    if (rootObject())
        QMetaObject::invokeMethod(rootObject(), "flyToFit");
}

void BoardView::zoom(double factor)
{
    if (rootObject())
        QMetaObject::invokeMethod(rootObject(), "zoom", Q_ARG(double, factor));
}

void BoardView::bringIntoView(const BoardTarget& meant, double leastR, std::optional<QPointF> at)
{
    if (!m_state || !rootObject())
        return;
    const QPointF plane = pointOf(*m_state, meant, m_overlay.fan);
    const QPointF spot = at.value_or(QPointF(width() / 2.0, height() / 2.0));
    QMetaObject::invokeMethod(rootObject(), "fly", Q_ARG(double, plane.x()), Q_ARG(double, plane.y()),
                              Q_ARG(double, leastR), Q_ARG(double, spot.x()), Q_ARG(double, spot.y()));
}

void BoardView::bringIntoView(const BoardPart& part)
{
    if (!m_state || !rootObject() || part.targets.empty())
        return;
    QRectF room;
    for (const BoardTarget& each : part.targets) {
        const bool small =
            std::holds_alternative<zaibatsu::PawnId>(each) || placeOf(each).value_or(zaibatsu::Place{}).space;
        const double half = small ? 0.5 : 1.0;
        room |= QRectF(pointOf(*m_state, each, m_overlay.fan) - QPointF(half, half), QSizeF(2 * half, 2 * half));
    }
    const QPointF first = pointOf(*m_state, part.targets.front(), m_overlay.fan);
    QMetaObject::invokeMethod(rootObject(), "frame", Q_ARG(QRectF, room), Q_ARG(double, first.x()),
                              Q_ARG(double, first.y()), Q_ARG(double, part.leastR));
}

void BoardView::lendView(const BoardTarget& meant, QPointF at)
{
    if (!m_state || !rootObject())
        return;
    const QPointF plane = pointOf(*m_state, meant, m_overlay.fan);
    QMetaObject::invokeMethod(rootObject(), "lend", Q_ARG(double, plane.x()), Q_ARG(double, plane.y()),
                              Q_ARG(double, at.x()), Q_ARG(double, at.y()));
}

void BoardView::giveViewBack()
{
    if (rootObject())
        QMetaObject::invokeMethod(rootObject(), "giveBack");
}

void BoardView::setSeat(int degrees)
{
    m_seat = ((degrees % 360) + 360) % 360;
    if (rootObject())
        rootObject()->setProperty("seat", m_seat);
}

void BoardView::setInsets(const QMarginsF& insets)
{
    if (rootObject()) // as four numbers: QML has no type for margins
        rootObject()->setProperty("insets", QRectF(insets.left(), insets.top(), insets.right(), insets.bottom()));
}

void BoardView::setScrim(bool on)
{
    if (rootObject())
        rootObject()->setProperty("scrim", on ? scrimShare : 0.0);
}

double BoardView::r() const { return rootObject() ? rootObject()->property("unit").toDouble() : metrics::detailAll; }

QPointF BoardView::screenPoint(const BoardTarget& meant) const
{
    return m_state ? screenPoint(pointOf(*m_state, meant, m_overlay.fan)) : QPointF();
}

QPointF BoardView::screenPoint(QPointF plane) const
{
    QPointF point;
    if (rootObject())
        QMetaObject::invokeMethod(rootObject(), "screenPoint", Q_RETURN_ARG(QPointF, point), Q_ARG(double, plane.x()),
                                  Q_ARG(double, plane.y()));
    return point;
}

} // namespace ui
