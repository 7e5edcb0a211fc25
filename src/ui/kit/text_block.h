// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Text that is measured and painted the same way: wrapped at words, never cut. A word that is too long for its room
// makes the text smaller, down to the size that is read at an arm's length; only then is it broken.
#pragma once

#include "ui/kit/look.h"

#include <QList>
#include <QPainter>
#include <QTextLayout>

namespace ui {

/// A part of a text that stands out. Strong: bold. Found: bold, underlined, on a raised surface.
struct TextMark {
    enum class Kind : std::uint8_t { Strong, Found };
    int begin = 0; ///< in UTF-16 units
    int length = 0;
    Kind kind = Kind::Strong;

    friend bool operator==(const TextMark&, const TextMark&) = default;
};

/// A run of text in one style of the look.
struct TextBlock {
    QString text;
    QFont font;
    double lineHeight = 0;
    int leastPixels = 14; ///< how small a word too long may make it
    QList<QTextLayout::FormatRange> formats = {}; ///< of what stands out
};

[[nodiscard]] TextBlock textBlock(const Look& look, Style style, const QString& text,
                                  const QList<TextMark>& marks = {});
/// Size when wrapped at `width`; a width of 0 or less wraps nowhere.
[[nodiscard]] QSizeF measureText(const TextBlock& block, double width = 0);
/// Width of the longest word: below it the text gets smaller.
[[nodiscard]] double longestWord(const TextBlock& block);
/// Width of the longest word once the text is as small as it may be: below it words would have to be broken.
[[nodiscard]] int leastWidth(const TextBlock& block);
/// Paints wrapped inside the box, placed in it as `where` says.
void drawText(QPainter& painter, const TextBlock& block, const QRectF& box, const QColor& colour,
              Qt::Alignment where = Qt::AlignLeft | Qt::AlignVCenter);

} // namespace ui
