// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Text that is measured and painted the same way: wrapped at words, or anywhere if a word is too long, never cut.
#pragma once

#include "ui/kit/look.h"

#include <QPainter>

namespace ui {

/// A run of text in one style of the look.
struct TextBlock {
    QString text;
    QFont font;
    double lineHeight = 0;
};

[[nodiscard]] TextBlock textBlock(const Look& look, Style style, const QString& text);
/// Size when wrapped at `width`; a width of 0 or less wraps nowhere.
[[nodiscard]] QSizeF measureText(const TextBlock& block, double width = 0);
/// Width of the longest word: below it words would have to be broken.
[[nodiscard]] double longestWord(const TextBlock& block);
/// Paints wrapped inside the box, placed in it as `where` says.
void drawText(QPainter& painter, const TextBlock& block, const QRectF& box, const QColor& colour,
              Qt::Alignment where = Qt::AlignLeft | Qt::AlignVCenter);

} // namespace ui
