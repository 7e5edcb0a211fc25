// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The lines of the log, built entry by entry; what is known is kept while the table only grows.
#pragma once

#include "presentation/table.h"
#include "session/table_session.h"
#include "zaibatsu/game.h"

namespace presentation {

/// Which rows of the log differ after an update: from `from` on `removed` rows go, then `added` come.
struct LogChange {
    int from = 0;
    int removed = 0;
    int added = 0;
};

/// Builds the lines in force.
class LogBuilder {
public:
    using Session = session::TableSession<zaibatsu::Game>;

    /// Finds what the session's log has otherwise; the lines stay as they are until cut() and grow().
    [[nodiscard]] LogChange compare(const Session& session);
    /// Takes the removed rows of the last compare() out.
    void cut();
    /// Puts the added rows of the last compare() in.
    void grow();
    /// Forgets all lines, for another language.
    void clear();

    [[nodiscard]] const QList<LogLine>& lines() const { return m_lines; }

private:
    /// One entry in force and the number of lines that stand before its own.
    struct Step {
        int n = 0;
        int linesBefore = 0;
    };

    std::vector<Step> m_steps;
    std::optional<zaibatsu::State> m_end; ///< the table after the last step; none: not built yet
    QList<LogLine> m_lines;
    std::vector<Step> m_newSteps;
    QList<LogLine> m_newLines;
    LogChange m_change;
    std::size_t m_common = 0;
};

/// All lines in force, at once.
[[nodiscard]] QList<LogLine> logLines(const LogBuilder::Session& session);

} // namespace presentation
