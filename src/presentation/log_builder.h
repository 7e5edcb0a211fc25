// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The lines of the log, built entry by entry; what is known is kept while the table only grows.
#pragma once

#include "presentation/zaibatsu_table.h"

namespace presentation {

/// Which rows of the log differ after an update: those from `from` on were `removed`, then `added` came.
struct LogChange {
    int from = 0;
    int removed = 0;
    int added = 0;
};

/// Builds the lines in force.
class LogBuilder {
public:
    /// Tells which rows would change; nothing changes yet.
    [[nodiscard]] LogChange compare(const ZaibatsuTable::Session& session);
    /// Takes the removed rows of the last compare() out.
    void cut();
    /// Puts the added rows of the last compare() in.
    void grow();
    /// Forgets all lines, for another language.
    void clear();

    [[nodiscard]] const QList<LogLine>& lines() const { return m_lines; }

private:
    QList<LogLine> m_lines;
    QList<LogLine> m_pending;
    std::vector<int> m_path;        ///< numbers of the entries whose lines stand in m_lines
    std::vector<int> m_linesBefore; ///< for each of them, how many lines stand before it
    std::shared_ptr<const zaibatsu::State> m_end; ///< the table after the last of them
    LogChange m_change;
    std::size_t m_common = 0;
};

/// All lines in force, at once.
[[nodiscard]] QList<LogLine> logLines(const ZaibatsuTable::Session& session);

} // namespace presentation
