// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Whether words fit: none broken inside, none wider than its room, none over another, nothing out of its parent.
#pragma once

#include "look_support.h"
#include "written.h"

#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>

namespace support {

/// Where what is cut is a swipe away: the part of the view that some list shows of itself.
inline bool cutByScrolling(const QWidget& view, const QRectF& seen)
{
    for (const QScrollArea* area : view.findChildren<QScrollArea*>()) {
        const QWidget* window = area->viewport();
        if (window->isVisibleTo(&view)
            && QRectF(window->mapTo(&view, QPoint()), window->size()).adjusted(-1, -1, 1, 1).contains(seen))
            return true;
    }
    return false;
}

/// Inside something that scrolls downwards: what is below the edge is a swipe away.
inline bool scrolls(const QWidget& widget)
{
    for (const QWidget* up = &widget; up; up = up->parentWidget())
        if (qobject_cast<const QScrollArea*>(up))
            return true;
    return false;
}

/// The words that a view has to say.
inline QSet<QString> vocabulary(const QWidget& view)
{
    static const QRegularExpression gap("\\s+");
    static const QRegularExpression edges("^\\W+|\\W+$", QRegularExpression::UseUnicodePropertiesOption);
    QSet<QString> words;
    for (const QWidget* widget : view.findChildren<QWidget*>()) {
        QStringList texts{widget->accessibleName(), widget->accessibleDescription(), widget->toolTip()};
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        if (const auto* field = qobject_cast<const QLineEdit*>(widget))
            texts << field->text() << field->placeholderText();
        for (const QString& text : texts)
            for (QString word : text.split(gap, Qt::SkipEmptyParts)) {
                const QStringList parts = word.split('-'); // a line may end at a hyphen
                for (qsizetype i = 0; i < parts.size(); ++i)
                    words << (i + 1 < parts.size() ? parts[i] + '-' : parts[i]);
                words << word << word.remove(edges);
            }
    }
    return words;
}

/// Parts of words: broken inside because their room is too narrow, or cut short by dots.
inline QStringList broken(QWidget& view)
{
    static const QRegularExpression gap("\\s+");
    static const QRegularExpression letters("\\p{L}.*\\p{L}"); // a pawn's sign may be one letter
    const QSet<QString> words = vocabulary(view);
    QStringList out;
    for (const Written& line : written(view))
        for (const QString& word : line.text.split(gap, Qt::SkipEmptyParts))
            if (word.contains(letters) && !words.contains(word))
                out << "broken: " + word + " in: " + line.text;
    return out;
}

/// Texts that lie over each other, or that their surroundings cut off.
inline QStringList crossed(QWidget& view)
{
    QStringList out;
    const QList<Written> all = written(view);
    for (qsizetype i = 0; i < all.size(); ++i) {
        const Written& one = all.at(i);
        if (one.text.trimmed().isEmpty())
            continue;
        const QRectF ink = one.ink.intersected(one.seen);
        if (one.ink.left() < one.seen.left() - 1.5 || one.ink.right() > one.seen.right() + 1.5)
            out << QString("cut at a side: %1").arg(one.text);
        const bool cutBelow = one.ink.top() < one.seen.top() - 1 || one.ink.bottom() > one.seen.bottom() + 1;
        if (cutBelow && !ink.isEmpty() && !cutByScrolling(view, one.seen))
            out << QString("cut: %1").arg(one.text);
        for (qsizetype j = i + 1; j < all.size(); ++j) {
            const QRectF both = ink.intersected(all.at(j).ink.intersected(all.at(j).seen));
            if (both.width() > 1.5 && both.height() > 1.5 && !all.at(j).text.trimmed().isEmpty())
                out << QString("over each other: %1 / %2").arg(one.text, all.at(j).text);
        }
    }
    return out;
}

/// What alone needs the most room of all inside: it makes the rest wider.
inline const QWidget& widestPart(const QWidget& of)
{
    const QWidget* widest = &of;
    int most = 0;
    for (const QWidget* part : of.findChildren<QWidget*>())
        if (!part->layout() && part->isVisible() && part->minimumSizeHint().width() > most) {
            most = part->minimumSizeHint().width();
            widest = part;
        }
    return *widest;
}

/// Controls and labels that stick out of their parent, where nothing scrolls.
inline QStringList outside(const QWidget& view)
{
    QStringList out;
    for (const QWidget* widget : view.findChildren<QWidget*>()) {
        const auto* label = qobject_cast<const ui::Label*>(widget);
        const auto* bar = qobject_cast<const QScrollBar*>(widget);
        const QRect at(widget->mapTo(&view, QPoint()), widget->size());
        if (bar && bar->isVisibleTo(&view) && bar->orientation() == Qt::Vertical && !view.rect().contains(at))
            out << "outside: a scroll bar; widest is " + describe(widestPart(*widget->parentWidget()->parentWidget()));
        const bool speaks = (label && !label->text().isEmpty()) || qobject_cast<const QAbstractButton*>(widget)
            || qobject_cast<const QLineEdit*>(widget);
        if (!speaks || !widget->isVisibleTo(&view) || widget->size().isEmpty())
            continue;
        const QRect parent = widget->parentWidget()->rect().adjusted(-1, -1, 1, 1);
        const QRect here(widget->mapTo(&view, QPoint()), widget->size());
        const bool inParent = parent.contains(widget->geometry());
        const bool inView = scrolls(*widget) || view.rect().adjusted(-1, -1, 1, 1).contains(here);
        if (!inParent || !inView)
            out << "outside: " + describe(*widget) + (label ? " " + label->text() : QString());
    }
    return out;
}

} // namespace support
