// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/sheets.h"

#include "ui/kit/paint.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPropertyAnimation>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// Darkens what lies under a sheet, and lets it be tapped all the same: sheets are not modal.
class Scrim : public QWidget {
public:
    Scrim(const Look& look, QWidget* parent) : QWidget(parent), m_look(look)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        followLook(*this, look);
        hide();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QColor dark = m_look.ink(Ink::Scrim);
        dark.setAlphaF(static_cast<float>(scrimShare));
        QPainter(this).fillRect(rect(), dark);
    }

private:
    const Look& m_look;
};

} // namespace

Sheet::Sheet(const Look& look, const QString& title, QWidget* parent)
    : Panel(look, Ink::Panel, parent),
      m_look(look),
      m_scrim(new Scrim(look, parent))
{
    setLines(Qt::LeftEdge | Qt::TopEdge);
    setAccessibleName(title);
    setFocusPolicy(Qt::TabFocus);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(24, 16, 24, 16);
    all->setSpacing(12);
    m_head = new QHBoxLayout;
    m_head->setSpacing(16);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    m_subtitle = new Label(look, Style::Body, {}, Ink::TextSecondary);
    m_subtitle->hide();
    m_title = new Label(look, Style::PanelTitle, title);
    words->addWidget(m_subtitle);
    words->addWidget(m_title);
    m_head->addLayout(words, 1);
    auto* cross = new IconButton(look, "close", tr("Close"));
    cross->setToolTip(tr("Close (%1)").arg("Esc"));
    connect(cross, &QPushButton::clicked, this, &Sheet::dismiss);
    m_head->addWidget(cross, 0, Qt::AlignTop);
    all->addLayout(m_head);
    auto* scroll = new ScrollArea(look);
    auto* content = new QWidget;
    m_body = new QVBoxLayout(content);
    m_body->setContentsMargins(0, 0, 8, 0); // off the scroll bar
    m_body->setSpacing(8);
    scroll->setWidget(content);
    all->addWidget(scroll, 1);
    m_foot = new QHBoxLayout;
    m_foot->setSpacing(8);
    all->addLayout(m_foot);
    parent->installEventFilter(this);
    connect(&look, &Look::changed, this, [this] { place(); });
    hide();
}

Sheet::~Sheet()
{
    if (m_scrim)
        m_scrim->deleteLater();
}

void Sheet::hideEvent(QHideEvent* event)
{
    Panel::hideEvent(event);
    if (m_scrim)
        m_scrim->hide();
}

void Sheet::setSubtitle(const QString& text)
{
    m_subtitle->setText(text);
    m_subtitle->setVisible(!text.isEmpty());
}

void Sheet::setPicture(QWidget* picture) { m_head->insertWidget(0, picture); }

void Sheet::setWidth(int pixels)
{
    m_width = pixels;
    place();
}

void Sheet::setTextScaled(bool scaled)
{
    m_scaled = scaled;
    place();
}

void Sheet::place()
{
    const QRect box = parentWidget()->rect();
    m_scrim->setGeometry(box);
    const int wanted = std::min(box.width(), m_scaled ? m_look.scaled(m_width) : m_width);
    // Below 900 it lies along the bottom, so that the target above stays in view.
    if (m_look.breadth(box.width()) <= Breadth::Compact) {
        const int most = std::max(std::min(box.height(), 420), box.height() * 2 / 3);
        const int high = std::min(most, neededHeight(box.width()));
        setGeometry(0, box.height() - high, box.width(), high);
    } else {
        setGeometry(box.width() - wanted, 0, wanted, box.height());
    }
}

int Sheet::neededHeight(int wide) const
{
    const QMargins edges = layout()->contentsMargins();
    int high = edges.top() + edges.bottom();
    for (QLayout* part : {static_cast<QLayout*>(m_head), static_cast<QLayout*>(m_body), static_cast<QLayout*>(m_foot)})
        if (part->count() > 0)
            high += layout()->spacing()
                + (part->hasHeightForWidth() ? part->heightForWidth(wide - edges.left() - edges.right())
                                             : part->sizeHint().height());
    return std::max(high, layout()->minimumHeightForWidth(wide)); // little content still needs a place to scroll in
}

void Sheet::open()
{
    m_cameFrom = QApplication::focusWidget();
    m_scrim->show();
    m_scrim->raise();
    show();
    place(); // only what is shown has a height
    raise();
    setFocus(Qt::OtherFocusReason);
    if (m_look.duration(Motion::Panel) == 0)
        return;
    auto* slide = new QPropertyAnimation(this, "pos", this);
    slide->setDuration(m_look.duration(Motion::Panel));
    slide->setEasingCurve(QEasingCurve::OutCubic);
    slide->setStartValue(pos() + (x() > 0 ? QPoint(40, 0) : QPoint(0, 40)));
    slide->setEndValue(pos());
    slide->start(QAbstractAnimation::DeleteWhenStopped);
}

void Sheet::dismiss()
{
    if (isHidden())
        return;
    hide();
    if (QWidget* before = m_cameFrom; before && before->isVisible())
        before->setFocus(Qt::OtherFocusReason);
    emit closed();
}

void Sheet::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Back)
        dismiss();
    else
        Panel::keyPressEvent(event);
}

bool Sheet::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    return Panel::eventFilter(watched, event);
}

Toast::Toast(const Look& look, QWidget* parent) : Card(look, parent), m_look(look)
{
    setSurface(Ink::Raised, Ink::Outline);
    m_parts = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_parts->setSpacing(12);
    m_words = new QHBoxLayout;
    m_words->setSpacing(12);
    m_text = new Label(look, Style::Body);
    m_words->addWidget(m_text, 1);
    m_parts->addLayout(m_words, 1);
    m_action = new Button(look, ButtonKind::Plain, {}, this);
    m_action->setObjectName("toast-action");
    m_why = new IconButton(look, "question", {}, {}, this);
    m_why->setObjectName("toast-why");
    m_why->setRound(true);
    m_ways = new QHBoxLayout;
    m_ways->setSpacing(12);
    m_ways->addStretch();
    m_ways->addWidget(m_why);
    m_ways->addWidget(m_action);
    m_parts->addLayout(m_ways);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (underMouse() || m_action->hasFocus() || m_why->hasFocus())
            m_timer.start();
        else
            dismiss();
    });
    connect(m_action, &QPushButton::clicked, this, [this] {
        dismiss();
        emit acted();
    });
    connect(m_why, &QPushButton::clicked, this, [this] { emit whyAsked(m_rule); });
    parent->installEventFilter(this);
    hide();
}

void Toast::tell(const ToastWords& words)
{
    constexpr int stayMs = 6000;
    if (m_mark)
        m_mark->deleteLater();
    m_mark = words.owner ? makeMark(m_look, *words.owner, 24) : nullptr;
    if (m_mark)
        m_words->insertWidget(0, m_mark);
    m_text->setText(words.text);
    m_rule = words.rule;
    setHint(*m_why, tr("Why: rule %1").arg(m_rule));
    m_why->setVisible(!m_rule.isEmpty());
    m_action->setText(words.action);
    m_action->setGlyph(words.glyph);
    m_action->setAccessibleName(words.action);
    m_action->setVisible(!words.action.isEmpty());
    setAccessibleName(words.text);
    show();
    raise();
    place();
    m_timer.start(stayMs);
}

void Toast::dismiss()
{
    m_timer.stop();
    hide();
}

void Toast::setRoom(const QRect& room)
{
    if (std::exchange(m_room, room) != room && isVisible())
        place();
}

void Toast::place()
{
    const QRect box = m_room.isNull() ? parentWidget()->rect() : m_room;
    const int width = std::min(box.width() - 24, m_look.scaled(580));
    // Beside wide buttons a sentence would stand in a column of single words.
    const bool stacked = width - m_ways->sizeHint().width() < m_look.scaled(220);
    m_parts->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_parts->setContentsMargins(16, stacked ? 12 : 5, stacked ? 12 : 5, stacked ? 12 : 5);
    const int high = std::max(
        {60, layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : 0, layout()->sizeHint().height()});
    const int side = m_right ? box.width() - width - 24 : 24;
    const int air = m_room.isNull() ? 20 : 8;
    // Large words may need more than its room: it grows downwards then, off the bar above.
    const int top = std::max(
        8, std::min(std::max(box.top() + 8, box.bottom() + 1 - high - air), parentWidget()->height() - high - 8));
    setGeometry(box.left() + (box.width() < 900 ? (box.width() - width) / 2 : side), top, width, high);
}

bool Toast::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return Card::eventFilter(watched, event);
}

} // namespace ui
