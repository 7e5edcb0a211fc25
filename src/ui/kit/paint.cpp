// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/paint.h"

#include <QCoreApplication>
#include <QWidget>

#include <algorithm>

namespace ui {
namespace {

constexpr auto helpProperty = "help";

} // namespace

void paintSurface(QPainter& painter, const QRectF& box, const Surface& surface)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double half = surface.edge.isValid() ? surface.edgeWidth / 2 : 0;
    QPen pen(Qt::NoPen);
    if (surface.edge.isValid()) {
        pen = QPen(surface.edge, surface.edgeWidth);
        if (surface.dashed)
            pen.setDashPattern({4, 3});
    }
    painter.setPen(pen);
    painter.setBrush(surface.fill.isValid() ? QBrush(surface.fill) : QBrush(Qt::NoBrush));
    const double radius = std::max(0.0, surface.radius - half);
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius);
    painter.restore();
}

bool showsFocus(const QWidget& widget)
{
    return widget.hasFocus() && widget.window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

void paintFocusRing(QPainter& painter, const Look& look, const QRectF& box, double radius)
{
    // Two rings, so that it is seen on any colour, the confirm button's too.
    paintSurface(painter, box, {{}, look.ink(Ink::Text), 2, radius, false});
    paintSurface(painter, box.adjusted(2, 2, -2, -2), {{}, look.ink(Ink::Bg), 2, radius - 2, false});
}

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto s = static_cast<float>(std::clamp(share, 0.0, 1.0));
    return QColor::fromRgbF(
        from.redF() + (to.redF() - from.redF()) * s, from.greenF() + (to.greenF() - from.greenF()) * s,
        from.blueF() + (to.blueF() - from.blueF()) * s, from.alphaF() + (to.alphaF() - from.alphaF()) * s);
}

void followLook(QWidget& widget, const Look& look)
{
    QObject::connect(&look, &Look::changed, &widget, [&widget] {
        widget.updateGeometry();
        widget.update();
    });
}

void setHint(QWidget& widget, const QString& name, const QKeySequence& shortcut, const QString& description)
{
    widget.setAccessibleName(name);
    if (!description.isEmpty())
        widget.setAccessibleDescription(description);
    const QString keys = shortcut.toString(QKeySequence::NativeText);
    widget.setToolTip(keys.isEmpty() ? name : QString("%1 (%2)").arg(name, keys));
    if (auto* button = qobject_cast<QAbstractButton*>(&widget); button && !shortcut.isEmpty())
        button->setShortcut(shortcut);
}

void setHelp(QWidget& widget, const QString& rule) { widget.setProperty(helpProperty, rule); }

QString helpOf(const QWidget* widget)
{
    for (const QWidget* each = widget; each; each = each->parentWidget())
        if (const QString rule = each->property(helpProperty).toString(); !rule.isEmpty())
            return rule;
    return {};
}

PressFade::PressFade(QAbstractButton& button, const Look& look) : QObject(&button), m_button(button), m_look(look)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(0.0);
    connect(&button, &QAbstractButton::pressed, this, [this] { run(1); });
    connect(&button, &QAbstractButton::released, this, [this] { run(0); });
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this] { m_button.update(); });
}

double PressFade::value() const
{
    return m_animation.state() == QAbstractAnimation::Running ? m_animation.currentValue().toDouble()
                                                              : m_animation.endValue().toDouble();
}

void PressFade::run(double to)
{
    const double from = value();
    m_animation.stop();
    m_animation.setStartValue(from);
    m_animation.setEndValue(to);
    m_animation.setDuration(m_look.duration(Motion::Press));
    m_animation.setEasingCurve(QEasingCurve::OutQuad);
    if (m_look.duration(Motion::Press) > 0)
        m_animation.start();
    m_button.update();
}

} // namespace ui
