// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The path language of SVG ("M3.5 11 12 3.8 20.5 11"), as far as the look's glyphs use it: all but T and t.
#pragma once

#include <QPainterPath>
#include <QString>

#include <optional>

namespace ui {

/// The path, or nothing where the text is no path.
[[nodiscard]] std::optional<QPainterPath> pathFromSvg(const QString& text);

} // namespace ui
