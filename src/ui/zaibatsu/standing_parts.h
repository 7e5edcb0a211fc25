// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Parts of columns in which something has to be chosen that may be refused or not known yet.
#pragma once

#include "ui/zaibatsu/flow.h"
#include "ui/zaibatsu/standing.h"

namespace ui {

/// Something greyed with its reason, `?` and "Do it anyway".
[[nodiscard]] QWidget* refusedRow(Flow& flow, const QString& icon, const QString& title, const Standing& standing);
/// What must be entered first, and the way there.
[[nodiscard]] QWidget* askedFor(Flow& flow, const std::vector<zaibatsu::Fact>& needs);
/// "Ana has 3 free bonus counters."
[[nodiscard]] QString purseText(const zaibatsu::State& state);
/// "Equip: 2 bonus counters" of "Equip" and a cost; the word alone while the cost is not known.
[[nodiscard]] QString forCost(const QString& verb, std::optional<int> cost);

} // namespace ui
