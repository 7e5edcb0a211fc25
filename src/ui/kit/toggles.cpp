// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Small things that stay chosen: squares with a picture, and chips.
#include "ui/kit/choices.h"
#include "ui/kit/text_block.h"

#include <algorithm>

namespace ui {

PictureToggle::PictureToggle(const Look& look, const QString& name, Picture picture, QWidget* parent)
    : QCheckBox(parent),
      m_look(look),
      m_picture(std::move(picture))
{
    setHint(*this, name);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    followLook(*this, look);
}

void PictureToggle::setSide(int pixels)
{
    m_side = std::max(pixels, target);
    updateGeometry();
}

void PictureToggle::setDashed(bool dashed)
{
    m_dashed = dashed;
    update();
}

void PictureToggle::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    update();
}

QSize PictureToggle::sizeHint() const
{
    const int side = std::max(m_side, m_look.scaled(m_side * 0.8));
    return {side, side};
}

void PictureToggle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool on = isChecked();
    const QColor edge = m_look.ink(on ? Ink::Text : m_dashed ? Ink::Outline : Ink::Hairline);
    paintSurface(painter, rect(),
                 {m_look.ink(on ? Ink::Raised : Ink::Card), edge, on ? 2.5 : 1.0, radiusButton, m_dashed && !on});
    if (!isEnabled() || m_dimmed)
        painter.setOpacity(0.4);
    const double inset = width() * 0.15;
    m_picture(painter, QRectF(rect()).adjusted(inset, inset, -inset, -inset), on);
    painter.setOpacity(1);
    if (showsFocus(*this))
        paintFocusRing(painter, m_look, rect(), radiusButton);
}

PictureToggle* makeDieToggle(const Look& look, DieKind kind, int value, QWidget* parent)
{
    const auto picture = [&look, kind, value](QPainter& painter, const QRectF& box, bool) {
        paintDie(painter, look, {kind, value, false, false, false}, box);
    };
    return new PictureToggle(look, QString::number(value), picture, parent);
}

PictureToggle* makeOwnerToggle(const Look& look, Owner owner, const QString& name, QWidget* parent)
{
    const auto picture = [&look, owner](QPainter& painter, const QRectF& box, bool) {
        paintOwnerShape(painter, look, owner, box.center(), box.width() * 0.32);
    };
    return new PictureToggle(look, name, picture, parent);
}

Chip::Chip(const Look& look, const QString& text, QWidget* parent) : QCheckBox(text, parent), m_look(look)
{
    setAccessibleName(text);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    followLook(*this, look);
}

QSize Chip::sizeHint() const
{
    const QSizeF words = measureText(textBlock(m_look, Style::Chip, text()));
    return {std::max(target, static_cast<int>(words.width()) + 24),
            std::max(target, static_cast<int>(words.height()) + 16)};
}

void Chip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const bool on = isChecked();
    // The chip is drawn lower than its target, so that a row of them stays light.
    const QRectF body = QRectF(rect()).adjusted(0, 6, 0, -6);
    paintSurface(painter, body,
                 {m_look.ink(on ? Ink::Raised : Ink::Card), m_look.ink(on ? Ink::Text : Ink::Hairline), on ? 1.5 : 1.0,
                  radiusChip, false});
    drawText(painter, textBlock(m_look, Style::Chip, text()), rect().adjusted(8, 0, -8, 0),
             m_look.ink(on ? Ink::Text : Ink::TextSecondary), Qt::AlignCenter);
    if (showsFocus(*this))
        paintFocusRing(painter, m_look, body, radiusChip);
}

} // namespace ui
