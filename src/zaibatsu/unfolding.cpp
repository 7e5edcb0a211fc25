// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/unfolding.h"

namespace zaibatsu {

const State& Unfolding::now()
{
    if (m_events.empty())
        return m_before;
    if (!m_after)
        m_after = m_before;
    for (; m_folded < m_events.size(); ++m_folded)
        Game::evolve(*m_after, m_events[m_folded]);
    return *m_after;
}

} // namespace zaibatsu
