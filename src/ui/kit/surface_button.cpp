// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/buttons.h"

#include <QLayout>

#include <algorithm>

namespace ui {

SurfaceButton::SurfaceButton(const Look& look, QWidget* parent) : QPushButton(parent), m_look(look), m_fade(*this, look)
{
    setAttribute(Qt::WA_Hover);
    setAutoDefault(false);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMinimumHeight(m_minimalHeight); // a layout item asks the layout, not heightForWidth()
    followLook(*this, look);
}

void SurfaceButton::setFrame(Frame frame)
{
    m_frame = frame;
    update();
}

void SurfaceButton::setMinimalHeight(int pixels)
{
    m_minimalHeight = std::max(pixels, target);
    setMinimumHeight(m_minimalHeight);
    updateGeometry();
}

QSize SurfaceButton::sizeHint() const
{
    const QSize inner = layout() ? layout()->sizeHint() : QSize(target, target);
    return inner.expandedTo({target, m_minimalHeight});
}

QSize SurfaceButton::minimumSizeHint() const
{
    const QSize inner = layout() ? layout()->minimumSize() : QSize(target, target);
    // Where the height follows from the width, heightForWidth() says it.
    const int high = hasHeightForWidth() ? 0 : inner.height();
    return {std::max(inner.width(), target), std::max(high, m_minimalHeight)};
}

int SurfaceButton::heightForWidth(int width) const
{
    if (!layout())
        return m_minimalHeight;
    const int inner = layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : layout()->sizeHint().height();
    return std::max(m_minimalHeight, inner);
}

void SurfaceButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double press = m_fade.value() * 0.12 + (underMouse() && isEnabled() ? 0.04 : 0.0);
    const QColor card = mixed(m_look.ink(Ink::Card), m_look.ink(Ink::Text), press);
    QColor wash = m_look.ink(Ink::Text);
    wash.setAlphaF(static_cast<float>(press));
    switch (m_frame) {
    case Frame::Row: paintSurface(painter, rect(), {wash, {}, 1, radiusButton, false}); break;
    case Frame::Card: paintSurface(painter, rect(), {card, m_look.ink(Ink::Hairline), 1, radiusCard, false}); break;
    case Frame::Framed:
        paintSurface(painter, rect(),
                     {card, m_look.ink(isEnabled() ? Ink::Outline : Ink::Hairline), 1, radiusCard, false});
        break;
    case Frame::Possible: {
        painter.setRenderHint(QPainter::Antialiasing);
        paintSurface(painter, rect(), {card, m_look.ink(Ink::Possible), 1.5, radiusCard, false});
        painter.save();
        painter.setClipRect(QRect(0, 0, 5, height()));
        paintSurface(painter, rect(), {m_look.ink(Ink::Possible), {}, 0, radiusCard, false});
        painter.restore();
        break;
    }
    }
    if (showsFocus(*this))
        paintFocusRing(painter, m_look, rect(), radiusCard);
}

} // namespace ui
