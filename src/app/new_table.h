// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What was agreed on the new-table screen, in the terms of the rules.
#pragma once

#include "app/zaibatsu_files.h"
#include "ui/shell/services.h"

namespace app {

/// Settings and seed of the table that was agreed on.
[[nodiscard]] NewZaibatsu zaibatsuOf(const ui::NewTable& agreed);
/// Its starting roll: as typed, else drawn by the app.
[[nodiscard]] zaibatsu::Command startingRollsOf(const ui::NewTable& agreed);
/// Why that starting roll cannot be (typed dice that decide nothing, say), in a sentence; empty where it can.
[[nodiscard]] QString startTroubleOf(const ui::NewTable& agreed);
/// What the number of players decides, asked of the rules.
[[nodiscard]] ui::StartFacts startFactsFor(int players);
/// What the app would draw for it, by seat, the tied again.
[[nodiscard]] QList<QList<int>> drawnStart(const ui::NewTable& agreed);

} // namespace app
