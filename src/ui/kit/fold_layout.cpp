// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/fold_layout.h"

#include <QWidget>

#include <algorithm>

namespace ui {
namespace {

int heightOf(const QLayoutItem& item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace

FoldLayout::FoldLayout(QWidget* parent, int spacing) : ItemLayout(parent, spacing) { }

QLayoutItem* FoldLayout::end() const { return count() > 1 && !items().at(1)->isEmpty() ? items().at(1) : nullptr; }

bool FoldLayout::beside(int width) const
{
    const QLayoutItem* last = end();
    if (!last)
        return true;
    if (m_grows)
        return endWidth(width) >= std::max(last->minimumSize().width(), std::min(last->sizeHint().width(), width / 3));
    const int room = width - spacing() - last->sizeHint().width();
    // Words beside it must not become a column of single words.
    return room >= items().first()->minimumSize().width()
        && (room >= items().first()->sizeHint().width() || room >= width * 45 / 100);
}

int FoldLayout::endWidth(int width) const
{
    return m_grows ? width - spacing() - items().first()->sizeHint().width()
                   : std::min(end()->sizeHint().width(), width);
}

int FoldLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    const int around = margins.top() + margins.bottom();
    const int inner = width - margins.left() - margins.right();
    if (items().isEmpty())
        return around;
    const QLayoutItem* last = end();
    if (!last)
        return heightOf(*items().first(), inner) + around;
    const bool atSide = beside(inner);
    const int wide = atSide ? endWidth(inner) : m_grows ? inner : std::min(last->sizeHint().width(), inner);
    if (atSide)
        return std::max(heightOf(*items().first(), inner - spacing() - wide), heightOf(*last, wide)) + around;
    return heightOf(*items().first(), inner) + spacing() + heightOf(*last, wide) + around;
}

QSize FoldLayout::sizeHint() const
{
    QSize size = items().isEmpty() ? QSize() : items().first()->sizeHint();
    if (const QLayoutItem* last = end())
        size = {size.width() + spacing() + last->sizeHint().width(),
                std::max(size.height(), last->sizeHint().height())};
    return size.grownBy(contentsMargins());
}

QSize FoldLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : items())
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FoldLayout::setGeometry(const QRect& box)
{
    QLayout::setGeometry(box);
    const QRect inner = box.marginsRemoved(contentsMargins());
    if (items().isEmpty())
        return;
    QLayoutItem* last = end();
    if (!last)
        return items().first()->setGeometry(inner);
    const bool atSide = beside(inner.width());
    const int wide = atSide ? endWidth(inner.width())
        : m_grows           ? inner.width()
                            : std::min(last->sizeHint().width(), inner.width());
    const int high = heightOf(*last, wide);
    if (atSide) {
        items().first()->setGeometry(inner.adjusted(0, 0, -spacing() - wide, 0));
        last->setGeometry({inner.right() + 1 - wide, inner.top() + (inner.height() - high) / 2, wide, high});
        return;
    }
    const int words = heightOf(*items().first(), inner.width());
    items().first()->setGeometry({inner.left(), inner.top(), inner.width(), words});
    last->setGeometry({m_right ? inner.right() + 1 - wide : inner.left(), inner.top() + words + spacing(), wide, high});
}

} // namespace ui
