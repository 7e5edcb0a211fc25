// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/screen.h"

#include <QEvent>
#include <QHash>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

namespace ui {
namespace {

/// Where each named scroll area stands.
QHash<QString, int> scrollPlaces(const QWidget* content)
{
    QHash<QString, int> places;
    if (content)
        for (const QScrollArea* area : content->findChildren<QScrollArea*>())
            places.insert(area->objectName(), area->verticalScrollBar()->value());
    return places;
}

} // namespace

Screen::Screen(Look& look, QWidget* parent) : QWidget(parent), m_look(look)
{
    connect(&look, &Look::changed, this, [this] {
        if (m_content)
            rebuild();
    });
}

void Screen::rebuild()
{
    const QHash<QString, int> places = scrollPlaces(m_content);
    const QWidget* focused = m_content ? m_content->focusWidget() : nullptr;
    const bool hadFocus = focused && focused->hasFocus();
    const QString focusName = focused ? focused->objectName() : QString();
    if (m_content) {
        m_content->hide();
        m_content->deleteLater(); // the tap that led here may still be inside it
    }
    m_breadth = m_look.breadth(width());
    m_content = compose(m_breadth);
    m_content->setParent(this);
    m_content->setGeometry(rect());
    m_content->show();
    for (QScrollArea* area : m_content->findChildren<QScrollArea*>())
        if (const int place = places.value(area->objectName()); place > 0) {
            area->widget()->adjustSize();
            area->verticalScrollBar()->setValue(place);
        }
    if (focusName.isEmpty())
        return;
    if (auto* again = m_content->findChild<QWidget*>(focusName); again && hadFocus)
        again->setFocus(Qt::OtherFocusReason);
}

void Screen::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_content)
        rebuild();
}

void Screen::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!m_content)
        return;
    if (m_look.breadth(width()) != m_breadth)
        rebuild();
    else
        m_content->setGeometry(rect());
}

void Screen::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_content)
        rebuild();
}

void Screen::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), m_look.ink(background()));
}

void Screen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Back) {
        if (!closeInner())
            emit backRequested();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace ui
