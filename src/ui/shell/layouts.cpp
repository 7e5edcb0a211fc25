// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/layouts.h"

#include <memory>

namespace ui {
namespace {

template <class Layout>
Laid<Layout> laid(int spacing)
{
    auto* widget = new QWidget;
    auto* layout = new Layout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    widget->setSizePolicy(policy);
    return {widget, layout};
}

} // namespace

Laid<QVBoxLayout> column(int spacing) { return laid<QVBoxLayout>(spacing); }
Laid<QHBoxLayout> row(int spacing) { return laid<QHBoxLayout>(spacing); }
Laid<FlowLayout> flow(int spacing) { return laid<FlowLayout>(spacing); }

void emptyLayout(QLayout& layout)
{
    while (const std::unique_ptr<QLayoutItem> item{layout.takeAt(0)})
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
}

Page page(const Look& look, const QString& name, QMargins margins, int spacing)
{
    auto* area = new ScrollArea(look);
    area->setObjectName(name);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    area->setWidget(content);
    return {area, layout};
}

} // namespace ui
