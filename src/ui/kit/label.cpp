// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/label.h"

#include "ui/kit/paint.h"
#include "ui/kit/text_block.h"

#include <algorithm>

namespace ui {

Label::Label(const Look& look, Style style, const QString& text, Ink ink, QWidget* parent)
    : QLabel(text, parent),
      m_look(look),
      m_style(style),
      m_ink(ink)
{
    setTextFormat(Qt::PlainText); // names of players and tables are never markup
    setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setWraps(true);
    followLook(*this, look);
}

void Label::setInk(Ink ink)
{
    m_ink = ink;
    m_owner.reset();
    update();
}

void Label::setStyle(Style style)
{
    m_style = style;
    updateGeometry();
    update();
}

void Label::setOwnerInk(Owner owner)
{
    m_owner = owner;
    update();
}

void Label::setWraps(bool wraps)
{
    m_wraps = wraps;
    QSizePolicy policy(wraps ? QSizePolicy::Preferred : QSizePolicy::Minimum, QSizePolicy::Preferred);
    policy.setHeightForWidth(wraps);
    setSizePolicy(policy);
    updateGeometry();
}

void Label::setItalic(bool italic)
{
    m_italic = italic;
    update();
}

QFont Label::currentFont() const
{
    QFont font = m_look.font(m_style);
    font.setItalic(m_italic);
    return font;
}

QSize Label::sizeHint() const { return measureText({text(), currentFont(), m_look.lineHeight(m_style)}).toSize(); }

QSize Label::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    if (!m_wraps)
        return whole;
    const double word = longestWord({text(), currentFont(), m_look.lineHeight(m_style)});
    return {std::min(whole.width(), std::min(static_cast<int>(word), m_look.scaled(85))), whole.height()};
}

int Label::heightForWidth(int width) const
{
    if (!m_wraps)
        return sizeHint().height();
    return static_cast<int>(measureText({text(), currentFont(), m_look.lineHeight(m_style)}, width).height());
}

void Label::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor colour = m_owner ? m_look.owner(*m_owner).text : m_look.ink(isEnabled() ? m_ink : Ink::TextMuted);
    drawText(painter, {text(), currentFont(), m_look.lineHeight(m_style)}, rect(), colour, alignment());
}

} // namespace ui
