// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/buttons.h"

#include "ui/kit/glyphs.h"

#include <algorithm>

namespace ui {
namespace {

constexpr int iconGap = 10;

void makeTouchable(QPushButton& button)
{
    button.setAttribute(Qt::WA_Hover);
    button.setAutoDefault(false);
    button.setFocusPolicy(Qt::StrongFocus);
}

} // namespace

Button::Button(const Look& look, ButtonKind kind, const QString& text, QWidget* parent)
    : QPushButton(text, parent),
      m_look(look),
      m_kind(kind),
      m_words(look),
      m_fade(*this, look)
{
    makeTouchable(*this);
    m_height = kind == ButtonKind::Confirm ? 56 : target;
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(text);
    followLook(*this, look);
}

void Button::setGlyph(const QString& icon)
{
    m_glyph = icon;
    updateGeometry();
}

void Button::setTrailingGlyph(const QString& icon)
{
    m_trailing = icon;
    updateGeometry();
}

void Button::setHeight(int pixels)
{
    m_height = std::max(pixels, target);
    updateGeometry();
}

void Button::setAlignedLeft(bool left)
{
    m_left = left;
    update();
}

Style Button::style() const
{
    if (m_height >= 64)
        return Style::PanelTitle;
    return m_height >= 56 ? Style::Row : Style::Button;
}

int Button::iconSide() const { return m_look.scaled(m_height >= 64 ? 22 : 20); }
int Button::padding() const { return m_height >= 64 ? 24 : 16; }

int Button::iconsWidth() const
{
    return (m_glyph.isEmpty() ? 0 : iconSide() + iconGap) + (m_trailing.isEmpty() ? 0 : iconSide() + iconGap);
}

int Button::minimalHeight() const { return std::max(m_height, m_look.scaled(m_height * 0.8)); }

QSize Button::sizeHint() const
{
    const QSizeF size = words().size();
    const int width = static_cast<int>(size.width()) + iconsWidth() + 2 * padding();
    return {std::max(target, width), std::max(minimalHeight(), static_cast<int>(size.height()) + 16)};
}

QSize Button::minimumSizeHint() const
{
    // Short words stay on one line; long ones wrap before the window grows too wide.
    constexpr double shortWords = 170;
    const double room =
        std::max<double>(words().leastWidth(), std::min(words().size().width(), shortWords / m_look.textScale()));
    return {std::max(target, static_cast<int>(room) + iconsWidth() + 2 * padding()), sizeHint().height()};
}

Button::Fit Button::fit(int width) const
{
    constexpr int leastPadding = 8;
    const double word = words().longestWord();
    Fit fit{padding(), true, static_cast<double>(width - iconsWidth() - 2 * padding())};
    if (word > fit.room)
        fit = {leastPadding, true, static_cast<double>(width - iconsWidth() - 2 * leastPadding)};
    if (word > fit.room)
        fit = {leastPadding / 2, true, static_cast<double>(width - iconsWidth() - leastPadding)};
    if (word > fit.room)
        fit = {leastPadding, false, static_cast<double>(width - 2 * leastPadding)};
    fit.room = std::max(1.0, fit.room);
    return fit;
}

int Button::heightForWidth(int width) const
{
    const double high = words().size(fit(width).room).height();
    return std::max(minimalHeight(), static_cast<int>(high) + 12);
}

Surface Button::surface() const
{
    const QColor text = m_look.ink(Ink::Text);
    const double press = m_fade.value() * 0.14 + (underMouse() && isEnabled() ? 0.05 : 0.0);
    switch (m_kind) {
    case ButtonKind::Confirm:
        if (isEnabled())
            return {
                mixed(m_look.ink(Ink::Possible), m_look.ink(Ink::OnPossible), press), {}, 1, radiusButton + 2, false};
        return {m_look.ink(Ink::Card), m_look.ink(Ink::Hairline), 1, radiusButton + 2, false};
    case ButtonKind::Raised:
        return {mixed(m_look.ink(isEnabled() ? Ink::Raised : Ink::Card), text, press),
                m_look.ink(isEnabled() ? Ink::Outline : Ink::Hairline), 1, radiusButton, false};
    case ButtonKind::Plain:
        return {mixed(m_look.ink(Ink::Card), text, press), m_look.ink(Ink::Hairline), 1, radiusButton, false};
    case ButtonKind::Dashed:
        return {mixed(m_look.ink(Ink::Card), text, press), m_look.ink(Ink::Outline), 1, radiusButton, true};
    case ButtonKind::Quiet: break;
    }
    QColor wash = text;
    wash.setAlphaF(static_cast<float>(press));
    return {press > 0 ? wash : QColor(), {}, 1, radiusButton, false};
}

QColor Button::inkColour() const
{
    if (!isEnabled())
        return m_look.ink(Ink::TextMuted);
    if (m_kind == ButtonKind::Confirm)
        return m_look.ink(Ink::OnPossible);
    return m_look.ink(m_kind == ButtonKind::Dashed ? Ink::TextSecondary : Ink::Text);
}

void Button::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSurface(painter, rect(), surface());
    const Fit fitting = fit(width());
    const double wide = std::min(fitting.room, words().size(fitting.room).width());
    const double side = iconSide();
    double x = m_left ? fitting.padding : (width() - wide - (fitting.icons ? iconsWidth() : 0)) / 2;
    const double y = (height() - side) / 2;
    if (!m_glyph.isEmpty() && fitting.icons) {
        paintIcon(painter, m_look, m_glyph, {x, y, side, side}, inkColour());
        x += side + iconGap;
    }
    drawText(painter, words().block(), {x, 0, wide, static_cast<double>(height())}, inkColour(),
             (m_left ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter);
    if (!m_trailing.isEmpty() && fitting.icons)
        paintIcon(painter, m_look, m_trailing, {x + wide + iconGap, y, side, side}, inkColour());
    if (showsFocus(*this))
        paintFocusRing(painter, m_look, rect(), radiusButton);
}

IconButton::IconButton(const Look& look, const QString& icon, const QString& name, const QKeySequence& shortcut,
                       QWidget* parent)
    : QPushButton(parent),
      m_look(look),
      m_icon(icon),
      m_fade(*this, look)
{
    makeTouchable(*this);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setHint(*this, name, shortcut);
    followLook(*this, look);
}

void IconButton::setIconName(const QString& icon)
{
    m_icon = icon;
    update();
}

void IconButton::setFramed(bool framed)
{
    m_framed = framed;
    update();
}

void IconButton::setRound(bool round)
{
    m_round = round;
    update();
}

void IconButton::setInk(Ink ink)
{
    m_ink = ink;
    update();
}

QSize IconButton::sizeHint() const
{
    const int side = std::max(target, m_look.scaled(target * 0.8));
    return {side, side};
}

void IconButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = m_look.ink(isEnabled() ? m_ink : Ink::Hairline);
    const double press = m_fade.value() * 0.16 + (underMouse() && isEnabled() ? 0.06 : 0.0);
    QColor wash = m_look.ink(Ink::Text);
    wash.setAlphaF(static_cast<float>(press));
    if (m_framed)
        paintSurface(painter, rect(),
                     {mixed(m_look.ink(Ink::Card), m_look.ink(Ink::Text), press), m_look.ink(Ink::Hairline), 1,
                      radiusButton, false});
    else
        paintSurface(painter, rect(), {wash, {}, 1, radiusButton, false});
    const double side = m_look.scaled(m_round ? 16 : 22);
    const QPointF centre = QRectF(rect()).center();
    if (m_round) {
        painter.setPen(QPen(m_look.ink(Ink::Outline), 1));
        painter.drawEllipse(centre, m_look.scaled(15), m_look.scaled(15));
    }
    paintIcon(painter, m_look, m_icon, {centre.x() - side / 2, centre.y() - side / 2, side, side}, ink);
    if (showsFocus(*this))
        paintFocusRing(painter, m_look, rect(), radiusButton);
}

IconButton* makeQuestion(const Look& look, const QString& rule, const QString& name,
                         const std::function<void(const QString&)>& ask)
{
    auto* button = new IconButton(look, QStringLiteral("question"), name);
    button->setRound(true);
    button->setInk(Ink::TextSecondary);
    setHelp(*button, rule);
    QObject::connect(button, &QPushButton::clicked, button, [rule, ask] { ask(rule); });
    return button;
}

} // namespace ui
