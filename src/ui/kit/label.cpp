// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/label.h"

#include "ui/kit/paint.h"

#include <algorithm>

namespace ui {

Label::Label(const Look& look, Style style, const QString& text, Ink ink, QWidget* parent)
    : QLabel(text, parent),
      m_look(look),
      m_style(style),
      m_ink(ink),
      m_words(look)
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
    updateGeometry();
    update();
}

void Label::setMarks(const QList<TextMark>& marks)
{
    m_marks = marks;
    updateGeometry();
    update();
}

QSize Label::sizeHint() const { return words().size().toSize(); }

QSize Label::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    return m_wraps ? QSize(std::min(whole.width(), words().leastWidth()), whole.height()) : whole;
}

int Label::heightForWidth(int width) const
{
    return m_wraps ? static_cast<int>(words().size(width).height()) : sizeHint().height();
}

void Label::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor colour = m_owner ? m_look.owner(*m_owner).text : m_look.ink(isEnabled() ? m_ink : Ink::TextMuted);
    drawText(painter, words().block(), rect(), colour, alignment());
}

} // namespace ui
