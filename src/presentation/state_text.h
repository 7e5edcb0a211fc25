// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A whole table in words, for the terminal.
#pragma once

#include "zaibatsu/state.h"

#include <QString>

namespace presentation {

/// Turn, players, blocks, pawns, cards, supply and open choices, one line each.
[[nodiscard]] QString stateText(const zaibatsu::State& state);

} // namespace presentation
