// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Which entry of the rulebook explains what stands on the table's screen: behind a `?`, and for F1.
#pragma once

#include "presentation/now_rows.h"

namespace presentation {

/// About an action: "search-steps".
[[nodiscard]] QString helpEntry(NowAction action);
/// About a phase: "action-phase".
[[nodiscard]] QString helpEntry(zaibatsu::Phase phase);
/// About what is tapped; about the turn where nothing is.
[[nodiscard]] QString helpEntry(const zaibatsu::State& state, const Subject& subject);

} // namespace presentation
