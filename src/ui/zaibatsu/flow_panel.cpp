// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/flow_panel.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {
namespace {

int heightAt(const QWidget& part, int width)
{
    const QLayout* inside = part.layout();
    return inside->hasHeightForWidth() ? inside->totalHeightForWidth(width) : inside->totalSizeHint().height();
}

} // namespace

FlowPanel::FlowPanel(const Look& look, QWidget* parent)
    : Panel(look, Ink::Panel, parent),
      m_look(look),
      m_all(new QVBoxLayout(this))
{
    m_all->setContentsMargins(0, 0, 0, 0);
    m_all->setSpacing(0);
}

void FlowPanel::setParts(QWidget* head, ScrollArea& middle, QWidget* foot)
{
    m_head = head;
    m_middle = &middle;
    m_foot = foot;
    m_all->addWidget(head);
    m_all->addWidget(&middle, 1);
    m_all->addWidget(foot);
    connect(middle.verticalScrollBar(), &QScrollBar::rangeChanged, this, qOverload<>(&QWidget::update));
}

QSize FlowPanel::minimumSizeHint() const
{
    int wide = m_middle ? m_middle->minimumSizeHint().width() : 0;
    for (const QWidget* part : {m_head, m_foot})
        if (part)
            wide = std::max(wide, part->layout()->totalMinimumSize().width());
    return {wide, target};
}

void FlowPanel::place()
{
    if (!m_middle)
        return;
    auto* inside = static_cast<QVBoxLayout*>(m_middle->widget()->layout());
    const int foot = heightAt(*m_foot, width());
    const int least = m_look.scaled(96); // of the middle: two rows to scroll in
    const bool footStays = foot + least <= height();
    const bool headStays = footStays && foot + heightAt(*m_head, width()) + least <= height();
    const auto put = [](QBoxLayout& into, int at, QWidget* part) {
        if (into.indexOf(part) < 0) {
            if (QWidget* before = part->parentWidget(); before && before->layout())
                before->layout()->removeWidget(part);
            into.insertWidget(at, part);
        }
    };
    put(headStays ? *m_all : *inside, 0, m_head);
    put(footStays ? *m_all : *inside, -1, m_foot);
}

void FlowPanel::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    place();
}

void FlowPanel::paintEvent(QPaintEvent* event)
{
    Panel::paintEvent(event);
    // Where more lies below, a line tells the foot that stays from what scrolls.
    if (m_foot && m_all->indexOf(m_foot) >= 0 && m_middle->verticalScrollBar()->maximum() > 0)
        QPainter(this).fillRect(QRectF(0, m_foot->y(), width(), 1), m_look.ink(Ink::Hairline));
}

bool FlowPanel::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        place(); // the words of a part may have grown
    return Panel::event(event);
}

} // namespace ui
