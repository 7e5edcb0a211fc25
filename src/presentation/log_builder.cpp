// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/log_builder.h"

#include "presentation/entry_lines.h"

namespace presentation {

LogChange LogBuilder::compare(const Session& session)
{
    const std::vector<int> path = session.inForce();
    m_common = 0;
    while (m_common < path.size() && m_common < m_steps.size() && path[m_common] == m_steps[m_common].n)
        ++m_common;
    if (!m_end || m_common < m_steps.size())
        m_end = session.stateAt(m_common == 0 ? 0 : path[m_common - 1]);
    m_change = {m_common < m_steps.size() ? m_steps[m_common].linesBefore : static_cast<int>(m_lines.size()), 0, 0};
    m_change.removed = static_cast<int>(m_lines.size()) - m_change.from;
    m_newSteps.clear();
    m_newLines.clear();
    for (std::size_t i = m_common; i < path.size() && m_end; ++i) {
        const auto& entry = session.entries()[static_cast<std::size_t>(path[i] - 1)];
        const auto* done = std::get_if<session::Done<zaibatsu::Game>>(&entry.what);
        if (done == nullptr)
            continue;
        m_newSteps.push_back({entry.n, m_change.from + static_cast<int>(m_newLines.size())});
        if (i == 0)
            m_newLines.append(setupHeading());
        m_newLines.append(entryLines(*m_end, entry.n, *done));
    }
    m_change.added = static_cast<int>(m_newLines.size());
    return m_change;
}

void LogBuilder::cut()
{
    m_lines.remove(m_change.from, m_change.removed);
    m_steps.resize(m_common);
}

void LogBuilder::grow()
{
    m_lines.append(m_newLines);
    m_steps.insert(m_steps.end(), m_newSteps.begin(), m_newSteps.end());
    m_newLines.clear();
    m_newSteps.clear();
}

void LogBuilder::clear() { *this = {}; }

QList<LogLine> logLines(const LogBuilder::Session& session)
{
    LogBuilder builder;
    (void)builder.compare(session);
    builder.grow();
    return builder.lines();
}

} // namespace presentation
