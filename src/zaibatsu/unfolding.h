// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a command brings about, step by step: later steps see what earlier ones changed.
#pragma once

#include "zaibatsu/game.h"

#include <optional>

namespace zaibatsu {

/// Collects events and shows the table after them. The table is copied only when somebody looks.
class Unfolding {
public:
    explicit Unfolding(const State& before) : m_before(before) { }

    /// This happens next.
    void tell(Event event) { m_events.push_back(std::move(event)); }

    /// The table after everything told so far. Valid until the next look.
    [[nodiscard]] const State& now();

    /// The events, in order; the unfolding is over.
    [[nodiscard]] std::vector<Event> take() { return std::move(m_events); }

private:
    const State& m_before;
    std::optional<State> m_after;
    std::vector<Event> m_events;
    std::size_t m_folded = 0;
};

} // namespace zaibatsu
