// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A look to test with, and what every view must hold: names, sizes, distances, nothing cut.
#pragma once

#include "ui/kit/buttons.h"
#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/kit/kit_style.h"
#include "ui/kit/label.h"
#include "ui/kit/text_block.h"

#include <QApplication>
#include <QScrollArea>
#include <QtTest>

namespace support {

/// The embedded tokens, without motion, so that nothing is caught half way.
inline std::unique_ptr<ui::Look> makeLook(ui::ThemeChoice theme = ui::ThemeChoice::Dark, double scale = 1.0)
{
    static const auto tokens = std::make_shared<const ui::Tokens>(ui::embeddedTokens());
    auto look = std::make_unique<ui::Look>(tokens);
    look->setReducedMotion(true);
    look->setChoice(theme);
    look->setTextScale(scale);
    return look;
}

/// Shows a view at a size and lets its layouts settle.
inline void settle(QWidget& view, QSize size)
{
    view.move(300, 300); // away from where the pointer rests
    view.resize(size);
    view.show();
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents();
}

inline QList<QWidget*> controls(const QWidget& view)
{
    QList<QWidget*> out;
    for (QWidget* widget : view.findChildren<QWidget*>())
        if (widget->isVisibleTo(&view) && (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QLineEdit*>(widget)))
            out << widget;
    return out;
}

inline QString describe(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return QString("%1 '%2' '%3' %4x%5")
        .arg(widget.metaObject()->className(), widget.objectName(),
             button && !button->text().isEmpty() ? button->text() : widget.accessibleName())
        .arg(widget.width())
        .arg(widget.height());
}

/// Controls without a name or that the tab key does not reach.
inline QStringList nameless(const QWidget& view)
{
    QStringList out;
    for (const QWidget* widget : controls(view)) {
        if (widget->accessibleName().isEmpty())
            out << describe(*widget);
        if (widget->isEnabled() && !(widget->focusPolicy() & Qt::TabFocus))
            out << "no tab: " + describe(*widget);
    }
    return out;
}

/// Controls smaller than 48 on a side.
inline QStringList tooSmall(const QWidget& view)
{
    QStringList out;
    for (const QWidget* widget : controls(view))
        if (widget->width() < 48 || widget->height() < 48)
            out << describe(*widget);
    return out;
}

/// Where a control can be tapped: what scrolling hides does not count.
inline QRect tappable(const QWidget& view, const QWidget& widget)
{
    const QRect seen = widget.visibleRegion().boundingRect();
    return seen.isEmpty() ? QRect() : QRect(widget.mapTo(&view, seen.topLeft()), seen.size());
}

/// Pairs of controls nearer than 8, except rows of one list and parts of one segmented control, which may touch.
inline QStringList tooNear(const QWidget& view)
{
    QStringList out;
    const QList<QWidget*> all = controls(view);
    for (qsizetype i = 0; i < all.size(); ++i) {
        for (qsizetype j = i + 1; j < all.size(); ++j) {
            const QWidget& a = *all.at(i);
            const QWidget& b = *all.at(j);
            if (a.isAncestorOf(&b) || b.isAncestorOf(&a) || a.parentWidget()->inherits("ui::Segmented")
                || a.parentWidget()->inherits("ui::Tabs"))
                continue;
            const QRect boxA = tappable(view, a);
            const QRect boxB = tappable(view, b);
            if (boxA.isEmpty() || boxB.isEmpty())
                continue;
            const bool rows = a.height() >= 56 && b.height() >= 56 && std::abs(boxA.left() - boxB.left()) <= 1;
            if (!rows && boxA.adjusted(-7, -7, 7, 7).intersects(boxB))
                out << describe(a) + " / " + describe(b);
        }
    }
    return out;
}

/// What sticks out of its view sideways, or is given less room than its words need.
inline QStringList cut(const QWidget& view)
{
    QStringList out;
    for (const QWidget* widget : view.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&view) || widget->width() == 0)
            continue;
        const auto* label = qobject_cast<const ui::Label*>(widget);
        const bool speaks = (label && !label->text().isEmpty()) || qobject_cast<const QAbstractButton*>(widget);
        if (!speaks || qobject_cast<const ui::IconButton*>(widget))
            continue; // an icon says nothing that could be cut
        const int left = widget->mapTo(&view, QPoint(0, 0)).x();
        if (left < 0 || left + widget->width() > view.width())
            out << "outside: " + describe(*widget) + (label ? label->text() : QString());
        const int needed =
            widget->hasHeightForWidth() ? widget->heightForWidth(widget->width()) : widget->sizeHint().height();
        if (needed > widget->height() + 1)
            out << QString("%1 needs %2: ").arg(describe(*widget)).arg(needed) + (label ? label->text() : QString());
        if (label && !label->hasHeightForWidth() && label->sizeHint().width() > label->width() + 1)
            out << "narrow: " + describe(*widget) + label->text();
    }
    return out;
}

} // namespace support
