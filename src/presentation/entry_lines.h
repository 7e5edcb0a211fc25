// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The lines of the log that one entry gives. For this room alone.
#pragma once

#include "presentation/table.h"
#include "session/entry.h"
#include "zaibatsu/game.h"

namespace presentation {

/// The entry's own line, those of its effects, and the heading of a turn that begins with it. `state` is the table
/// before the entry and becomes the one after it.
[[nodiscard]] QList<LogLine> entryLines(zaibatsu::State& state, int n, const session::Done<zaibatsu::Game>& done);
/// The heading of set-up.
[[nodiscard]] LogLine setupHeading();

} // namespace presentation
