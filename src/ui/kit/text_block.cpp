// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/text_block.h"

#include <QRegularExpression>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double endless = 1'000'000;

/// Breaks the lines; returns what they cover.
QSizeF breakLines(QTextLayout& layout, double lineHeight, double width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    double wide = 0;
    double high = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width > 0 ? width : endless);
        const double step = std::max(lineHeight, line.height());
        line.setPosition(QPointF(0, high + (step - line.height()) / 2));
        wide = std::max(wide, line.naturalTextWidth());
        high += step;
    }
    layout.endLayout();
    return {std::ceil(wide), std::ceil(high)};
}

QString withLineBreaks(QString text) { return text.replace('\n', QChar::LineSeparator); }

} // namespace

TextBlock textBlock(const Look& look, Style style, const QString& text)
{
    return {text, look.font(style), look.lineHeight(style)};
}

QSizeF measureText(const TextBlock& block, double width)
{
    if (block.text.isEmpty())
        return {0, 0};
    QTextLayout layout(withLineBreaks(block.text), block.font);
    return breakLines(layout, block.lineHeight, width);
}

double longestWord(const TextBlock& block)
{
    static const QRegularExpression gap("\\s+");
    const QFontMetricsF metrics(block.font);
    double widest = 0;
    for (const QString& word : block.text.split(gap, Qt::SkipEmptyParts))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return std::ceil(widest);
}

void drawText(QPainter& painter, const TextBlock& block, const QRectF& box, const QColor& colour, Qt::Alignment where)
{
    if (block.text.isEmpty())
        return;
    QTextLayout layout(withLineBreaks(block.text), block.font);
    const QSizeF size = breakLines(layout, block.lineHeight, std::max(1.0, box.width()));
    double y = box.top();
    if (where & Qt::AlignVCenter)
        y += (box.height() - size.height()) / 2;
    else if (where & Qt::AlignBottom)
        y += box.height() - size.height();
    painter.setPen(colour);
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        double x = box.left();
        if (where & Qt::AlignHCenter)
            x += (box.width() - line.naturalTextWidth()) / 2;
        else if (where & Qt::AlignRight)
            x += box.width() - line.naturalTextWidth();
        line.draw(&painter, QPointF(x, y));
    }
}

} // namespace ui
