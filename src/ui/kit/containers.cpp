// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/containers.h"

#include "ui/kit/paint.h"

#include <QEvent>
#include <QScrollBar>
#include <QScroller>

#include <algorithm>
#include <utility>

namespace ui {

Panel::Panel(const Look& look, Ink surface, QWidget* parent) : QWidget(parent), m_look(look), m_surface(surface)
{
    followLook(*this, look);
}

void Panel::setLines(Qt::Edges sides)
{
    m_lines = sides;
    update();
}

void Panel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.ink(m_surface));
    const QColor line = m_look.ink(Ink::Hairline);
    if (m_lines & Qt::LeftEdge)
        painter.fillRect(0, 0, 1, height(), line);
    if (m_lines & Qt::RightEdge)
        painter.fillRect(width() - 1, 0, 1, height(), line);
    if (m_lines & Qt::TopEdge)
        painter.fillRect(0, 0, width(), 1, line);
    if (m_lines & Qt::BottomEdge)
        painter.fillRect(0, height() - 1, width(), 1, line);
}

Card::Card(const Look& look, QWidget* parent) : QWidget(parent), m_look(look)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    followLook(*this, look);
}

void Card::setOwner(std::optional<Owner> owner)
{
    m_owner = owner;
    update();
}

void Card::setSurface(Ink surface, Ink edge)
{
    m_surface = surface;
    m_edge = edge;
    update();
}

void Card::setRadius(int radius)
{
    m_radius = radius;
    update();
}

void Card::setEmphasised(bool emphasised)
{
    m_emphasised = emphasised;
    update();
}

void Card::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor line = m_owner ? m_look.owner(*m_owner).line : m_look.ink(Ink::Text);
    paintSurface(painter, rect(),
                 {m_look.ink(m_emphasised ? Ink::Raised : m_surface), m_emphasised ? line : m_look.ink(m_edge), 1,
                  static_cast<double>(m_radius), false});
    if (!m_owner || !m_emphasised)
        return;
    painter.setClipRect(QRect(0, 0, 5, height()));
    paintSurface(painter, rect(), {line, {}, 0, radiusCard, false});
}

Divider::Divider(const Look& look, QWidget* parent) : QWidget(parent), m_look(look)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFixedHeight(1);
    followLook(*this, look);
}

void Divider::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), m_look.ink(Ink::Hairline)); }

FlowLayout::FlowLayout(QWidget* parent, int spacing) : ItemLayout(parent, spacing) { }

int FlowLayout::heightForWidth(int width) const { return arrange(QRect(0, 0, width, 0), false); }

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem* item : items()) {
        width += item->sizeHint().width() + (width > 0 ? spacing() : 0);
        height = std::max(height, item->sizeHint().height());
    }
    return QSize(width, height).grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : items())
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& box)
{
    QLayout::setGeometry(box);
    const int spare = box.height() - heightForWidth(box.width());
    arrange(m_right && spare > 0 ? box.adjusted(0, spare / 2, 0, 0) : box, true);
}

int FlowLayout::arrange(const QRect& box, bool place) const
{
    const QMargins margins = contentsMargins();
    const QRect inner = box.marginsRemoved(margins);
    QList<Placed> line;
    int used = 0;
    int y = inner.top();
    for (QLayoutItem* item : items()) {
        if (item->isEmpty())
            continue;
        const int width = std::min(item->sizeHint().width(), inner.width());
        const int height = item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
        if (!line.isEmpty() && used + spacing() + width > inner.width()) {
            y += arrangeLine(line, inner, y, place) + spacing();
            line.clear();
            used = 0;
        }
        used += width + (line.isEmpty() ? 0 : spacing());
        line << Placed{item, {width, height}};
    }
    return y + arrangeLine(line, inner, y, place) - box.top() + margins.bottom();
}

int FlowLayout::arrangeLine(const QList<Placed>& line, const QRect& inner, int top, bool place) const
{
    int high = 0;
    int wide = 0;
    for (const Placed& one : line) {
        high = std::max(high, one.size.height());
        wide += one.size.width() + (wide > 0 ? spacing() : 0);
    }
    int x = m_right ? inner.left() + inner.width() - wide : inner.left();
    for (const Placed& one : line) {
        if (place)
            one.item->setGeometry(QRect(QPoint(x, top + (high - one.size.height()) / 2), one.size));
        x += one.size.width() + spacing();
    }
    return high;
}

ScrollArea::ScrollArea(const Look& look, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    verticalScrollBar()->setSingleStep(look.scaled(24));
    setFocusPolicy(Qt::NoFocus);
    QScroller::grabGesture(viewport(), QScroller::TouchGesture);
}

void ScrollArea::setWidget(QWidget* content)
{
    QScrollArea::setWidget(content);
    content->setAutoFillBackground(false);
}

void ScrollArea::stayAtEnd()
{
    QScrollBar* bar = verticalScrollBar();
    bar->setValue(bar->maximum());
    // Rows in a narrow window get their height a little later.
    connect(bar, &QScrollBar::rangeChanged, bar, [bar, before = bar->maximum()](int, int most) mutable {
        if (bar->value() >= std::exchange(before, most))
            bar->setValue(most);
    });
}

bool ScrollArea::isAtEnd() const
{
    return verticalScrollBar()->maximum() > 0 && verticalScrollBar()->value() == verticalScrollBar()->maximum();
}

bool ScrollArea::eventFilter(QObject* watched, QEvent* event)
{
    // The content is never wider than the view; where its smallest width is, the view grows with it.
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        setMinimumWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
    return QScrollArea::eventFilter(watched, event);
}

PictureView::PictureView(const Look& look, QSize size, Picture picture, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_size(size),
      m_picture(std::move(picture))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    followLook(*this, look);
}

QSize PictureView::sizeHint() const { return (QSizeF(m_size) * m_look.signScale()).toSize(); }

void PictureView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_picture(painter, rect());
}

PictureView* makeMark(const Look& look, Owner owner, int side, MarkFill fill)
{
    return new PictureView(look, {side, side}, [&look, owner, fill](QPainter& painter, const QRectF& box) {
        paintOwnerShape(painter, look, owner, box.center(), box.width() * 0.38, fill);
    });
}

PictureView* makeIcon(const Look& look, const QString& icon, int side, Ink ink)
{
    return new PictureView(look, {side, side}, [&look, icon, ink](QPainter& painter, const QRectF& box) {
        paintIcon(painter, look, icon, box, look.ink(ink));
    });
}

PictureView* makeCoin(const Look& look, int side)
{
    return new PictureView(look, {side, side}, [&look](QPainter& painter, const QRectF& box) {
        paintBonusCoin(painter, look, box.center(), box.width() * 0.45);
    });
}

PictureView* makeSkull(const Look& look, int side)
{
    return new PictureView(look, {side, side},
                           [&look](QPainter& painter, const QRectF& box) { paintSkull(painter, look, box); });
}

PictureView* makeDie(const Look& look, const DieLook& die, int side)
{
    return new PictureView(look, {side, side}, [&look, die](QPainter& painter, const QRectF& box) {
        const double ring = die.hit ? box.width() * 0.13 : 0;
        paintDie(painter, look, die, box.adjusted(ring, ring, -ring, -ring));
    });
}

PictureView* makePawn(const Look& look, const PawnLook& pawn, int side)
{
    return new PictureView(look, {side, side}, [&look, pawn](QPainter& painter, const QRectF& box) {
        // Rings and brackets need room beside the token; the triangle's tip needs it above.
        const double share = pawn.state == PawnState::Selected || pawn.state == PawnState::Threatened ? 0.29 : 0.34;
        paintPawn(painter, look, pawn, box.center(), box.width() * share);
    });
}

} // namespace ui
