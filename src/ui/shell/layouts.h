// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Layouts without margins, and pages of them: what every screen begins with.
#pragma once

#include "ui/kit/containers.h"

#include <QBoxLayout>

namespace ui {

/// A widget with a layout of its own.
template <class Layout>
struct Laid {
    QWidget* widget;
    Layout* layout;
};

[[nodiscard]] Laid<QVBoxLayout> column(int spacing = 8);
[[nodiscard]] Laid<QHBoxLayout> row(int spacing = 8);
[[nodiscard]] Laid<FlowLayout> flow(int spacing = 8);
/// A column that scrolls; the name keeps its place when the screen is composed anew.
struct Page {
    ScrollArea* area;
    QVBoxLayout* layout;
};
[[nodiscard]] Page page(const Look& look, const QString& name, QMargins margins, int spacing = 8);

/// Takes all widgets out of a layout and lets them go once the tap that led here is over.
void emptyLayout(QLayout& layout);

} // namespace ui
