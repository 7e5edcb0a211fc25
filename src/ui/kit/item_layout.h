// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What layouts of the kit's own have in common: they own their items, and their height follows from their width.
#pragma once

#include <QLayout>

namespace ui {

/// Keeps the items in the order added; how they lie is left to the layout made of it. No margins.
class ItemLayout : public QLayout {
public:
    ItemLayout(QWidget* parent, int spacing);
    ~ItemLayout() override;
    ItemLayout(const ItemLayout&) = delete;
    ItemLayout& operator=(const ItemLayout&) = delete;

    void addItem(QLayoutItem* item) override { m_items.append(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

protected:
    [[nodiscard]] const QList<QLayoutItem*>& items() const { return m_items; }

private:
    QList<QLayoutItem*> m_items;
};

} // namespace ui
