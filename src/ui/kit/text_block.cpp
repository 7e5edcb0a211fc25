// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/text_block.h"

#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double endless = 1'000'000;

QString withLineBreaks(QString text) { return text.replace('\n', QChar::LineSeparator); }

/// What lines cover, and whether one of them had to end inside a word.
struct Lines {
    QSizeF size;
    bool inWord = false;
};

/// Whether no line may end between those two: a mark that closes stays with its word as well.
bool splits(QChar before, QChar after)
{
    static const QString breaking = QStringLiteral("-–—/…");
    return !before.isSpace() && !after.isSpace() && !breaking.contains(before);
}

Lines breakLines(QTextLayout& layout, double lineHeight, double width)
{
    const QString text = layout.text();
    double wide = 0;
    double high = 0;
    bool inWord = false;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width > 0 ? width : endless);
        const double step = std::max(lineHeight, line.height());
        line.setPosition(QPointF(0, high + (step - line.height()) / 2));
        wide = std::max(wide, line.naturalTextWidth());
        high += step;
        const int end = line.textStart() + line.textLength();
        inWord = inWord || (end < text.size() && splits(text.at(end - 1), text.at(end)));
    }
    layout.endLayout();
    return {{std::ceil(wide), std::ceil(high)}, inWord};
}

/// Sets the text into lines; returns what they cover.
QSizeF lay(QTextLayout& layout, const TextBlock& block, double width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.setText(withLineBreaks(block.text));
    layout.setFont(block.font);
    layout.setFormats(block.formats);
    Lines lines = breakLines(layout, block.lineHeight, width);
    const int pixels = block.font.pixelSize();
    if (!lines.inWord || pixels <= block.leastPixels)
        return lines.size;
    QFont smaller = block.font;
    int next = std::min(pixels - 1, static_cast<int>(pixels * width / longestWord(block)));
    do { // hinted letters do not get narrower at the rate of their size
        smaller.setPixelSize(std::max(block.leastPixels, next--));
        layout.clearLayout();
        layout.setFont(smaller);
        lines = breakLines(layout, block.lineHeight * smaller.pixelSize() / pixels, width);
    } while (lines.inWord && smaller.pixelSize() > block.leastPixels);
    return lines.size;
}

QList<QTextLayout::FormatRange> formatsOf(const Look& look, const QList<TextMark>& marks)
{
    QList<QTextLayout::FormatRange> formats;
    for (const TextMark& mark : marks) {
        QTextLayout::FormatRange part;
        part.start = mark.begin;
        part.length = mark.length;
        part.format.setFontWeight(QFont::DemiBold);
        if (mark.kind == TextMark::Kind::Found) {
            part.format.setFontUnderline(true);
            part.format.setForeground(look.ink(Ink::Text));
            part.format.setBackground(look.ink(Ink::Raised));
        }
        formats << part;
    }
    return formats;
}

} // namespace

TextBlock textBlock(const Look& look, Style style, const QString& text, const QList<TextMark>& marks)
{
    // A sentence is read at 16 px, a short label at 14.
    const double usual = look.tokens().styles.at(static_cast<std::size_t>(style)).size;
    return {text, look.font(style), look.lineHeight(style), usual < 16 ? 14 : 16, formatsOf(look, marks)};
}

QSizeF measureText(const TextBlock& block, double width)
{
    if (block.text.isEmpty())
        return {0, 0};
    QTextLayout layout;
    return lay(layout, block, width);
}

double longestWord(const TextBlock& block)
{
    QFont font = block.font;
    if (!block.formats.isEmpty())
        font.setWeight(QFont::DemiBold); // the longest word may be one that stands out
    const QFontMetricsF metrics(font);
    double widest = 0;
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= block.text.size(); ++at) {
        if (at < block.text.size() && !block.text.at(at).isSpace())
            continue;
        if (at > begin)
            widest = std::max(widest, metrics.horizontalAdvance(block.text.mid(begin, at - begin)));
        begin = at + 1;
    }
    return std::ceil(widest);
}

int leastWidth(const TextBlock& block)
{
    TextBlock smallest = block;
    smallest.font.setPixelSize(std::min(block.leastPixels, block.font.pixelSize()));
    return static_cast<int>(longestWord(smallest)) + 1;
}

void drawText(QPainter& painter, const TextBlock& block, const QRectF& box, const QColor& colour, Qt::Alignment where)
{
    if (block.text.isEmpty())
        return;
    QTextLayout layout;
    const QSizeF size = lay(layout, block, std::max(1.0, box.width()));
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
