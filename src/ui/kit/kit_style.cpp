// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/kit_style.h"

#include "ui/kit/glyphs.h"
#include "ui/kit/paint.h"
#include "ui/kit/text_block.h"

#include <QApplication>
#include <QPainterPath>
#include <QPalette>
#include <QStyleOption>
#include <QToolTip>

#include <algorithm>

namespace ui {
namespace {

constexpr int barWidth = 12;
constexpr int radiusMenu = radiusCard;

QPalette paletteOf(const Look& look)
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, Ink ink) { palette.setColor(role, look.ink(ink)); };
    set(QPalette::Window, Ink::Bg);
    set(QPalette::WindowText, Ink::Text);
    set(QPalette::Base, Ink::Bg);
    set(QPalette::AlternateBase, Ink::Card);
    set(QPalette::Text, Ink::Text);
    set(QPalette::Button, Ink::Card);
    set(QPalette::ButtonText, Ink::Text);
    set(QPalette::PlaceholderText, Ink::TextMuted);
    set(QPalette::Highlight, Ink::Text);
    set(QPalette::HighlightedText, Ink::Bg);
    set(QPalette::ToolTipBase, Ink::Raised);
    set(QPalette::ToolTipText, Ink::Text);
    set(QPalette::Link, Ink::Possible);
    palette.setColor(QPalette::Disabled, QPalette::Text, look.ink(Ink::TextMuted));
    palette.setColor(QPalette::Disabled, QPalette::WindowText, look.ink(Ink::TextMuted));
    return palette;
}

void paintMenuItem(QPainter& painter, const Look& look, const QStyleOptionMenuItem& item)
{
    const QRectF box = QRectF(item.rect).adjusted(4, 2, -4, -2);
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(QRectF(item.rect.left() + 12, item.rect.center().y(), item.rect.width() - 24, 1),
                         look.ink(Ink::Hairline));
        return;
    }
    const bool enabled = item.state & QStyle::State_Enabled;
    if ((item.state & QStyle::State_Selected) && enabled)
        paintSurface(painter, box, {look.ink(Ink::Raised), look.ink(Ink::Text), 1.5, radiusButton, false});
    const double side = look.scaled(18);
    if (item.checked)
        paintIcon(painter, look, "check", {box.left() + 10, box.center().y() - side / 2, side, side},
                  look.ink(Ink::Text));
    const QString words = QString(item.text).section('\t', 0, 0).remove('&');
    drawText(painter, textBlock(look, Style::Body, words), box.adjusted(20 + side, 0, -12, 0),
             look.ink(enabled ? Ink::Text : Ink::TextMuted));
}

void paintScrollBar(QPainter& painter, const Look& look, const QStyleOptionSlider& bar, const QRect& slider)
{
    if (bar.maximum <= bar.minimum)
        return;
    const QRectF handle =
        bar.orientation == Qt::Vertical ? QRectF(slider).adjusted(3, 2, -3, -2) : QRectF(slider).adjusted(2, 3, -2, -3);
    const bool active = bar.state & (QStyle::State_Sunken | QStyle::State_MouseOver);
    paintSurface(painter, handle, {look.ink(active ? Ink::TextSecondary : Ink::Outline), {}, 0, 3, false});
}

} // namespace

KitStyle::KitStyle(const Look& look) : QProxyStyle("fusion"), m_look(look) { }

void KitStyle::polish(QPalette& palette) { palette = paletteOf(m_look); }

int KitStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (static_cast<int>(metric)) {
    case PM_ScrollBarExtent: return barWidth;
    case PM_ScrollBarSliderMin: return 40;
    case PM_MenuPanelWidth: return 1;
    case PM_MenuScrollerHeight: return m_look.scaled(28);
    case PM_MenuHMargin:
    case PM_MenuVMargin: return 4;
    case PM_DefaultFrameWidth:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int KitStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                        QStyleHintReturn* result) const
{
    switch (static_cast<int>(hint)) {
    case SH_Menu_MouseTracking:
    case SH_Menu_Scrollable: return 1; // one that is longer than the screen scrolls
    case SH_ScrollBar_Transient: return 0;
    case SH_ToolTip_WakeUpDelay: return 500;
    case SH_EtchDisabledText:
    case SH_UnderlineShortcut: return 0;
    case SH_Menu_Mask:
        if (auto* mask = qstyleoption_cast<QStyleHintReturnMask*>(result); mask && option) {
            QPainterPath round; // what lies outside of it would be black where nothing is composed
            round.addRoundedRect(option->rect, radiusMenu, radiusMenu);
            mask->region = QRegion(round.toFillPolygon().toPolygon());
        }
        return 1;
    default: return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

QSize KitStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                 const QWidget* widget) const
{
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (type != CT_MenuItem || item == nullptr)
        return QProxyStyle::sizeFromContents(type, option, size, widget);
    if (item->menuItemType == QStyleOptionMenuItem::Separator)
        return {size.width(), 9};
    const TextBlock block = textBlock(m_look, Style::Body, QString(item->text).section('\t', 0, 0).remove('&'));
    const int beside = m_look.scaled(18) + 44;
    // A line that is longer than the menu may be broad wraps.
    const int edge = pixelMetric(PM_MenuPanelWidth, option, widget) + pixelMetric(PM_MenuHMargin, option, widget);
    const int most = widget ? widget->maximumWidth() - 2 * edge : 0;
    const double wide = measureText(block).width();
    const double room = most > beside ? std::min<double>(wide, most - beside) : wide;
    const QSizeF words = room < wide ? measureText(block, room) : measureText(block);
    return {static_cast<int>(room) + beside, std::max(target + 4, static_cast<int>(words.height()) + 12)};
}

QRect KitStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                               const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || bar == nullptr)
        return QProxyStyle::subControlRect(control, option, part, widget);
    // No arrows: the handle has the whole length.
    const bool upright = bar->orientation == Qt::Vertical;
    const int length = upright ? bar->rect.height() : bar->rect.width();
    const int range = bar->maximum - bar->minimum;
    const int handle = range <= 0
        ? length
        : std::min(length, std::max(40, length * bar->pageStep / std::max(1, range + bar->pageStep)));
    const int start =
        sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle, bar->upsideDown);
    const auto piece = [&](int from, int size) {
        return upright ? QRect(bar->rect.left(), from, bar->rect.width(), size)
                       : QRect(from, bar->rect.top(), size, bar->rect.height());
    };
    switch (static_cast<int>(part)) {
    case SC_ScrollBarGroove: return bar->rect;
    case SC_ScrollBarSlider: return piece(start, handle);
    case SC_ScrollBarSubPage: return piece(0, start);
    case SC_ScrollBarAddPage: return piece(start + handle, length - start - handle);
    default: return {};
    }
}

void KitStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    switch (static_cast<int>(element)) {
    case PE_PanelMenu:
    case PE_FrameMenu:
        painter->fillRect(option->rect, m_look.ink(Ink::Outline)); // in the corners, that the mask leaves jagged
        paintSurface(*painter, option->rect, {m_look.ink(Ink::Card), m_look.ink(Ink::Outline), 1, radiusMenu, false});
        break;
    case PE_PanelTipLabel:
        paintSurface(*painter, option->rect, {m_look.ink(Ink::Raised), m_look.ink(Ink::Outline), 1, 0, false});
        break;
    case PE_PanelLineEdit:
    case PE_FrameFocusRect: break; // every control paints its own
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void KitStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                           const QWidget* widget) const
{
    if (element == CE_MenuItem) {
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            paintMenuItem(*painter, m_look, *item);
        return;
    }
    if (element == CE_MenuEmptyArea) // the panel has painted it, with its corners
        return;
    if (element == CE_MenuScroller) {
        painter->fillRect(option->rect, m_look.ink(Ink::Card));
        const double side = m_look.scaled(18);
        painter->save();
        painter->translate(QRectF(option->rect).center());
        if (!(option->state & State_DownArrow))
            painter->rotate(180);
        paintIcon(*painter, m_look, "chevron-down", {-side / 2, -side / 2, side, side}, m_look.ink(Ink::Text));
        painter->restore();
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void KitStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                  const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_ScrollBar && bar)
        paintScrollBar(*painter, m_look, *bar, subControlRect(control, option, SC_ScrollBarSlider, widget));
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

bool systemPrefersDark() { return QGuiApplication::palette().color(QPalette::Window).lightness() < 128; }

void applyLook(QApplication& application, const Look& look)
{
    auto* style = new KitStyle(look);
    style->setParent(&application);
    QApplication::setStyle(style);
    const auto adopt = [&look] {
        QApplication::setPalette(paletteOf(look));
        QApplication::setFont(look.font(Style::Body));
        QToolTip::setPalette(paletteOf(look));
        QToolTip::setFont(look.font(Style::Caption));
    };
    adopt();
    QObject::connect(&look, &Look::changed, &application, adopt);
}

} // namespace ui
