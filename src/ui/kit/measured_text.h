// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/text_block.h"

#include <optional>
#include <utility>
#include <vector>

namespace ui {

/// One widget's text, measured once: layouts ask for the same few sizes again and again.
class MeasuredText {
public:
    /// `look` outlives this.
    explicit MeasuredText(const Look& look) : m_look(look) { }

    /// The text that is meant now; what was measured of another one, or at another text size, is forgotten.
    [[nodiscard]] MeasuredText& of(const QString& text, Style style, bool italic = false,
                                   const QList<TextMark>& marks = {});

    [[nodiscard]] const TextBlock& block() const { return m_block; }
    /// As measureText does.
    [[nodiscard]] QSizeF size(double width = 0);
    /// As the functions of the same names do.
    [[nodiscard]] double longestWord();
    [[nodiscard]] int leastWidth();

private:
    const Look& m_look;
    std::optional<Style> m_style; ///< none: nothing was meant yet
    double m_scale = 0;
    bool m_italic = false;
    QList<TextMark> m_marks;
    std::optional<ThemeName> m_theme; ///< whose colours the marks have
    TextBlock m_block;
    std::optional<QSizeF> m_natural; ///< wrapped nowhere
    std::optional<double> m_word;
    std::optional<int> m_least;
    std::vector<std::pair<double, QSizeF>> m_wrapped; ///< by width
};

} // namespace ui
