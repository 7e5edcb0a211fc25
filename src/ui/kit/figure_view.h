// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A drawing in the colours of the theme.
#pragma once

#include "ui/kit/look.h"

#include <QByteArray>
#include <QWidget>

#include <memory>

class QSvgRenderer;

namespace ui {

/// The SVG with each "@role" ("@textMuted") replaced by that colour of the theme, and the words set in the look's type.
/// A role that no theme has is left as it stands.
[[nodiscard]] QByteArray inkedSvg(const Look& look, const QByteArray& svg);

/// Shows an SVG as wide as there is room, up to its own width at the text size in force. The words for people who hear
/// the screen are its accessible name.
class FigureView : public QWidget {
    Q_OBJECT
public:
    FigureView(const Look& look, const QByteArray& svg, QWidget* parent = nullptr);
    ~FigureView() override;

    /// Whether the SVG could be read.
    [[nodiscard]] bool isValid() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void ink();

    const Look& m_look;
    QByteArray m_svg;
    std::unique_ptr<QSvgRenderer> m_drawing;
};

} // namespace ui
