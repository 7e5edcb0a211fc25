// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/measured_text.h"

#include <algorithm>

namespace ui {

MeasuredText& MeasuredText::of(const QString& text, Style style, bool italic, const QList<TextMark>& marks)
{
    const double scale = m_look.textScale();
    const ThemeName theme = m_look.theme().name;
    const bool sameMarks = m_marks == marks && (marks.isEmpty() || m_theme == theme);
    if (m_style == style && m_scale == scale && m_italic == italic && sameMarks && m_block.text == text)
        return *this;
    m_style = style;
    m_scale = scale;
    m_italic = italic;
    m_marks = marks;
    m_theme = theme;
    m_block = textBlock(m_look, style, text, marks);
    m_block.font.setItalic(italic);
    m_natural.reset();
    m_word.reset();
    m_least.reset();
    m_wrapped.clear();
    return *this;
}

QSizeF MeasuredText::size(double width)
{
    constexpr std::size_t mostWidths = 8; // a window that is drawn wider asks for ever new ones
    if (!m_natural)
        m_natural = measureText(m_block);
    if (width <= 0 || width >= m_natural->width())
        return *m_natural;
    const auto known = std::ranges::find(m_wrapped, width, &std::pair<double, QSizeF>::first);
    if (known != m_wrapped.end())
        return known->second;
    if (m_wrapped.size() == mostWidths)
        m_wrapped.clear();
    return m_wrapped.emplace_back(width, measureText(m_block, width)).second;
}

double MeasuredText::longestWord()
{
    if (!m_word)
        m_word = ui::longestWord(m_block);
    return *m_word;
}

int MeasuredText::leastWidth()
{
    if (!m_least)
        m_least = ui::leastWidth(m_block);
    return *m_least;
}

} // namespace ui
