// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The figures of a game as a part of an HTML page: no scripts, nothing from elsewhere, every text escaped.
#pragma once

#include "presentation/game_stats.h"

#include <QString>

namespace presentation {

/// The counters over the turns as an inline SVG; lines differ by dash and end mark too.
[[nodiscard]] QString countersSvg(const GameFigures& figures);
/// Winner, chart and a table of the players; empty before the first turn. `chart` stands in its place.
[[nodiscard]] QString figuresHtml(const GameFigures& figures, const QString& chart);

} // namespace presentation
