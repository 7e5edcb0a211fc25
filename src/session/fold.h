// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The state that entries fold to. Old tables fold the events they stored: nothing is decided again here.
#pragma once

#include "session/timeline.h"

namespace session {

/// Applies the events of these command entries, in order.
template <class Game>
void fold(typename Game::State& state, const Timeline<Game>& timeline, std::span<const int> path)
{
    for (const int n : path)
        for (const typename Game::Event& event : timeline.done(n).events)
            Game::evolve(state, event);
}

} // namespace session
