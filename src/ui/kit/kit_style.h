// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What Qt paints by itself, painted as the look says: scroll bars, lists that open, tooltips, selections.
#pragma once

#include "ui/kit/look.h"

#include <QProxyStyle>

class QApplication;

namespace ui {

/// The style of the whole application.
class KitStyle : public QProxyStyle {
    Q_OBJECT
public:
    explicit KitStyle(const Look& look);

    void polish(QPalette& palette) override;
    using QProxyStyle::polish;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* result) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                       const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;

private:
    const Look& m_look;
};

/// Whether the machine's own colours are dark; ask before a look is applied.
[[nodiscard]] bool systemPrefersDark();
/// Gives the application style, palette and fonts of the look, and keeps them so.
void applyLook(QApplication& application, const Look& look);

} // namespace ui
