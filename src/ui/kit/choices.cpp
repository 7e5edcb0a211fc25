// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/choices.h"

#include "ui/kit/text_block.h"

#include <algorithm>

namespace ui {
namespace {

constexpr QSizeF switchSize(60, 34);
constexpr int radioEnd = 16; // after the words of a card with a dot

/// Title above detail: the words of a switch's row and of a card with a dot.
double wordsHeight(const Look& look, Style style, const QString& title, const QString& detail, double width)
{
    return measureText(textBlock(look, style, title), width).height()
        + measureText(textBlock(look, Style::Body, detail), width).height();
}

int wordsLeast(const Look& look, Style style, const QString& title, const QString& detail)
{
    return std::max(leastWidth(textBlock(look, style, title)), leastWidth(textBlock(look, Style::Body, detail)));
}

void paintWords(QPainter& painter, const Look& look, Style style, const QString& title, const QString& detail,
                const QRectF& box)
{
    const TextBlock head = textBlock(look, style, title);
    const double headHeight = measureText(head, box.width()).height();
    const double whole = wordsHeight(look, style, title, detail, box.width());
    const double top = box.top() + (box.height() - whole) / 2;
    drawText(painter, head, {box.left(), top, box.width(), headHeight}, look.ink(Ink::Text),
             Qt::AlignLeft | Qt::AlignTop);
    drawText(painter, textBlock(look, Style::Body, detail),
             {box.left(), top + headHeight, box.width(), whole - headHeight}, look.ink(Ink::TextSecondary),
             Qt::AlignLeft | Qt::AlignTop);
}

void setGrowing(QWidget& widget)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    widget.setSizePolicy(policy);
    widget.setAttribute(Qt::WA_Hover);
}

} // namespace

SwitchRow::SwitchRow(const Look& look, const QString& title, const QString& detail, QWidget* parent)
    : QCheckBox(title, parent),
      m_look(look),
      m_detail(detail)
{
    setAccessibleName(title);
    setAccessibleDescription(detail);
    setGrowing(*this);
    m_knob.setStartValue(0.0);
    m_knob.setEndValue(0.0);
    connect(&m_knob, &QVariantAnimation::valueChanged, this, [this] { update(); });
    followLook(*this, look);
}

void SwitchRow::setSentence(bool sentence)
{
    m_sentence = sentence;
    updateGeometry();
}

void SwitchRow::nextCheckState()
{
    QCheckBox::nextCheckState();
    m_knob.stop();
    m_knob.setDuration(m_look.duration(Motion::Small));
    m_knob.setStartValue(isChecked() ? 0.0 : 1.0);
    m_knob.setEndValue(isChecked() ? 1.0 : 0.0);
    m_knob.setEasingCurve(QEasingCurve::OutCubic);
    if (m_knob.duration() > 0)
        m_knob.start();
}

QRectF SwitchRow::switchBox() const
{
    const QSizeF size = switchSize * scale();
    return {QPointF(width() - size.width() - 2, (height() - size.height()) / 2), size};
}

int SwitchRow::taken() const { return static_cast<int>(switchSize.width() * scale()) + 18; }

QSize SwitchRow::sizeHint() const
{
    const double wide = std::max(measureText(textBlock(m_look, Style::Button, text())).width(),
                                 measureText(textBlock(m_look, Style::Body, m_detail)).width());
    const int width = std::min(static_cast<int>(wide), m_look.scaled(420)) + taken();
    return {width, heightForWidth(width)};
}

QSize SwitchRow::minimumSizeHint() const { return {wordsLeast(m_look, titleStyle(), text(), m_detail) + taken(), 56}; }

int SwitchRow::heightForWidth(int width) const
{
    const double room = std::max(1, width - taken());
    return std::max(56, static_cast<int>(wordsHeight(m_look, titleStyle(), text(), m_detail, room)) + 16);
}

void SwitchRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = switchBox();
    paintWords(painter, m_look, titleStyle(), text(), m_detail, QRectF(rect()).adjusted(0, 0, -taken(), 0));
    const double rest = isChecked() ? 1.0 : 0.0;
    const double at = m_knob.state() == QAbstractAnimation::Running ? m_knob.currentValue().toDouble() : rest;
    // On is told by place, by a tick and by a filled trough; cyan is kept for what can be done.
    const QColor trough = mixed(m_look.ink(Ink::Bg), m_look.ink(Ink::TextSecondary), at);
    paintSurface(painter, box, {trough, m_look.ink(Ink::Outline), 1.5, box.height() / 2, false});
    const double r = box.height() / 2 - 5;
    const QPointF knob(box.left() + box.height() / 2 + at * (box.width() - box.height()), box.center().y());
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(m_look.ink(Ink::TextSecondary), m_look.ink(Ink::Bg), at));
    painter.drawEllipse(knob, r, r);
    if (isChecked())
        paintIcon(painter, m_look, "check", {knob.x() - 0.66 * r, knob.y() - 0.66 * r, 1.32 * r, 1.32 * r},
                  m_look.ink(Ink::Text));
    if (showsFocus(*this))
        paintFocusRing(painter, m_look, rect(), radiusChip);
}

RadioCard::RadioCard(const Look& look, const QString& title, const QString& detail, QWidget* parent)
    : QRadioButton(title, parent),
      m_look(look),
      m_detail(detail)
{
    setAccessibleName(title);
    setAccessibleDescription(detail);
    setGrowing(*this);
    followLook(*this, look);
}

QSize RadioCard::sizeHint() const
{
    const double wide = std::max(measureText(textBlock(m_look, Style::Button, text())).width(),
                                 measureText(textBlock(m_look, Style::Body, m_detail)).width());
    const int width = std::min(static_cast<int>(wide), m_look.scaled(420)) + wordsLeft() + radioEnd;
    return {width, heightForWidth(width)};
}

double RadioCard::dotRadius() const { return 11 * m_look.signScale(); }

int RadioCard::wordsLeft() const { return static_cast<int>(2 * dotRadius()) + 30; }

QSize RadioCard::minimumSizeHint() const
{
    return {wordsLeast(m_look, Style::Button, text(), m_detail) + wordsLeft() + radioEnd, 64};
}

int RadioCard::heightForWidth(int width) const
{
    const int room = std::max(1, width - wordsLeft() - radioEnd);
    return std::max(64, static_cast<int>(wordsHeight(m_look, Style::Button, text(), m_detail, room)) + 20);
}

void RadioCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool on = isChecked();
    paintSurface(painter, rect(),
                 {m_look.ink(on ? Ink::Raised : Ink::Card), m_look.ink(on ? Ink::Text : Ink::Hairline), on ? 2.0 : 1.0,
                  radiusButton, false});
    const double r = dotRadius();
    const QPointF dot(17 + r, height() / 2.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_look.ink(on ? Ink::Text : Ink::Outline), 2));
    painter.drawEllipse(dot, r, r);
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_look.ink(Ink::Text));
        painter.drawEllipse(dot, r / 2, r / 2);
    }
    paintWords(painter, m_look, Style::Button, text(), m_detail, QRectF(rect()).adjusted(wordsLeft(), 0, -radioEnd, 0));
    if (showsFocus(*this))
        paintFocusRing(painter, m_look, rect(), radiusButton);
}

} // namespace ui
