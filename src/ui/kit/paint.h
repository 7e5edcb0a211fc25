// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What every control paints alike, and the small things that controls do alike.
#pragma once

#include "ui/kit/look.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <QObject>
#include <QPainter>
#include <QVariantAnimation>

namespace ui {

inline constexpr int target = 48;      ///< smallest side of what can be tapped
inline constexpr int gap = 8;          ///< smallest distance of two targets
inline constexpr int radiusChip = 8;
inline constexpr int radiusButton = 10;
inline constexpr int radiusCard = 12;
inline constexpr double scrimShare = 0.28; ///< of its colour, over what lies under a sheet

/// A filled and edged rounded rectangle; an invalid colour leaves that part out.
struct Surface {
    QColor fill;
    QColor edge;
    double edgeWidth = 1;
    double radius = radiusButton;
    bool dashed = false;
};
void paintSurface(QPainter& painter, const QRectF& box, const Surface& surface);

/// Whether the ring belongs on this widget: it has the focus, and the focus came by the keyboard.
[[nodiscard]] bool showsFocus(const QWidget& widget);
/// A ring of two pixels in the colour of text, inside the box.
void paintFocusRing(QPainter& painter, const Look& look, const QRectF& box, double radius);

/// A colour between two: 0 is the first.
[[nodiscard]] QColor mixed(const QColor& from, const QColor& to, double share);

/// Repaints and measures the widget again whenever the look changes.
void followLook(QWidget& widget, const Look& look);

/// The name for people who hear the screen, the tooltip with the shortcut, and the shortcut itself for a button.
void setHint(QWidget& widget, const QString& name, const QKeySequence& shortcut = {}, const QString& description = {});

/// The rule that F1 opens while the focus is in the widget: "R-052", or an entry of the rulebook.
void setHelp(QWidget& widget, const QString& rule);
/// That of the widget, or of the nearest one around it; empty: none. Null is allowed.
[[nodiscard]] QString helpOf(const QWidget* widget);

/// How far a button is pressed, 0 to 1, moving as the look says.
class PressFade : public QObject {
    Q_OBJECT
public:
    PressFade(QAbstractButton& button, const Look& look);
    [[nodiscard]] double value() const;

private:
    void run(double to);

    QAbstractButton& m_button;
    const Look& m_look;
    QVariantAnimation m_animation;
};

} // namespace ui
