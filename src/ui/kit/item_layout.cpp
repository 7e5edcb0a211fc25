// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/item_layout.h"

#include <QtAlgorithms>

namespace ui {

ItemLayout::ItemLayout(QWidget* parent, int spacing) : QLayout(parent)
{
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

ItemLayout::~ItemLayout() { qDeleteAll(m_items); } // a layout owns its items

QLayoutItem* ItemLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

} // namespace ui
