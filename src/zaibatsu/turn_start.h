// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What happens at the beginning of a turn.
#pragma once

#include "zaibatsu/refuse.h"

namespace zaibatsu {

/// Blocks, cards and pawns of the player whose `turn_start` may be used this turn.
[[nodiscard]] std::vector<Source> turnStartSources(const State& state, Colour player);

/// Those not used yet whose source is still there.
[[nodiscard]] std::vector<Source> openTurnStarts(const State& state);

/// The `turn_start` effects of a source, or null.
[[nodiscard]] const std::vector<Effect>* turnStartOf(const State& state, const Source& source);

/// Whether none of them may be left out.
[[nodiscard]] bool isMandatory(const std::vector<Effect>& effects);

/// no mandatory effect of the beginning is left.
[[nodiscard]] Stop checkTurnStartsDone(Attempt& attempt);

} // namespace zaibatsu
