// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/panel_holder.h"

#include <QHash>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

PanelHolder::PanelHolder(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
}

void PanelHolder::hold(QWidget* widget)
{
    QHash<QString, int> places;
    QString focused;
    if (m_held) {
        for (const QScrollArea* area : m_held->findChildren<QScrollArea*>())
            places.insert(area->objectName(), area->verticalScrollBar()->value());
        const QWidget* within = m_held->focusWidget();
        if (within && within->hasFocus())
            focused = within->objectName();
        m_held->hide();
        layout()->removeWidget(m_held);
        m_held->deleteLater(); // the tap that led here may still be inside it
    }
    m_held = widget;
    setVisible(widget != nullptr);
    if (!widget)
        return;
    layout()->addWidget(widget);
    widget->show();
    if (!focused.isEmpty())
        if (auto* again = widget->findChild<QWidget*>(focused))
            again->setFocus(Qt::OtherFocusReason);
    QTimer::singleShot(0, widget, [widget, places] {
        for (QScrollArea* area : widget->findChildren<QScrollArea*>())
            if (const int place = places.value(area->objectName()); place > 0)
                area->verticalScrollBar()->setValue(place);
        // In a low window what was just refused would stay out of sight.
        for (QScrollArea* area : widget->findChildren<QScrollArea*>())
            if (auto* refusal = area->findChild<QWidget*>(QStringLiteral("refusal"))) {
                area->ensureWidgetVisible(refusal, 0, 8);
                const int top = refusal->mapTo(area->widget(), QPoint()).y();
                area->verticalScrollBar()->setValue(
                    std::min(area->verticalScrollBar()->value(), top)); // its head first
            }
    });
}

} // namespace ui
