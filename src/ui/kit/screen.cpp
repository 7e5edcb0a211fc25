// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/screen.h"

#include "ui/kit/containers.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QHash>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

namespace ui {
namespace {

/// Where a scroll area stands: at another width its end is elsewhere.
struct ScrollPlace {
    int at = 0;
    bool end = false;
};

/// That of each named one.
QHash<QString, ScrollPlace> scrollPlaces(const QWidget* content)
{
    QHash<QString, ScrollPlace> places;
    if (content)
        for (const ScrollArea* area : content->findChildren<ScrollArea*>())
            places.insert(area->objectName(), {area->verticalScrollBar()->value(), area->isAtEnd()});
    return places;
}

/// A control by its own name, or by its place inside the nearest thing that has one, such as a segment.
struct FocusPlace {
    QString name;
    qsizetype place = -1; ///< -1: the named thing itself
};

FocusPlace focusPlace(const QWidget* content)
{
    QWidget* focused = content ? content->focusWidget() : nullptr;
    if (!focused || !focused->hasFocus())
        return {};
    QWidget* named = focused;
    while (named != content && named->objectName().isEmpty())
        named = named->parentWidget();
    const qsizetype place = named == focused ? -1 : named->findChildren<QWidget*>().indexOf(focused);
    return {named == content ? QString() : named->objectName(), place};
}

void giveFocus(const QWidget* content, const FocusPlace& at)
{
    auto* named = at.name.isEmpty() ? nullptr : content->findChild<QWidget*>(at.name);
    if (named && at.place >= 0)
        named = named->findChildren<QWidget*>().value(at.place);
    // Of one of a few it is the chosen one that keys go on from.
    const auto* button = qobject_cast<QAbstractButton*>(named);
    if (button && button->group() && button->group()->exclusive() && button->group()->checkedButton())
        named = button->group()->checkedButton();
    if (named)
        named->setFocus(Qt::OtherFocusReason);
}

} // namespace

Screen::Screen(Look& look, QWidget* parent) : QWidget(parent), m_look(look)
{
    connect(&look, &Look::changed, this, &Screen::outdate);
}

void Screen::rebuild()
{
    const QHash<QString, ScrollPlace> places = scrollPlaces(m_content);
    const FocusPlace focus = focusPlace(m_content);
    m_outdated = false;
    if (m_content) {
        m_content->setEnabled(false); // so that a key still on its way there does not take the focus along
        m_content->hide();
        m_content->deleteLater(); // the tap that led here may still be inside it
    }
    const Breadth before = m_breadth;
    m_breadth = m_look.breadth(width());
    m_content = compose(m_breadth);
    m_content->setParent(this);
    m_content->setGeometry(rect());
    m_content->lower(); // an open sheet stays on top
    m_content->show();
    for (ScrollArea* area : m_content->findChildren<ScrollArea*>())
        if (const ScrollPlace place = places.value(area->objectName()); place.at > 0) {
            area->widget()->adjustSize();
            area->verticalScrollBar()->setValue(place.at);
            if (place.end && m_breadth != before) // else what comes at the end was unfolded there
                area->stayAtEnd();
        }
    giveFocus(m_content, focus);
}

void Screen::outdate()
{
    m_outdated = true;
    if (isVisible())
        rebuild();
}

void Screen::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        outdate();
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
    if (!m_content || m_outdated)
        rebuild();
}

void Screen::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), m_look.ink(background())); }

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
