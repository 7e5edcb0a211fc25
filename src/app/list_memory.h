// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/table_summary.h"

#include <QString>

#include <cstdint>
#include <filesystem>
#include <map>

namespace app {

/// A table file as it was when it was read: another size, time or last entry means that it must be read again.
struct TableMark {
    std::filesystem::path path;
    std::int64_t size = 0;
    std::int64_t changed = 0; ///< of the file, in ticks of its clock
    int last = 0;             ///< the number of the last entry
    std::int64_t lastTime = 0;

    friend bool operator==(const TableMark&, const TableMark&) = default;
};

/// What lists said of the tables at the last start, so that none has to be read whole before home is seen. Only a help:
/// a file that is missing, damaged or of another version is no memory, and the tables are read.
class ListMemory {
public:
    explicit ListMemory(QString file);

    /// What is known of a table that is still as it was; null else.
    [[nodiscard]] const TableSummary* find(const TableMark& mark) const;
    void remember(const TableMark& mark, TableSummary summary);
    /// The file turned out to be other than it seemed.
    void forget(const std::filesystem::path& path);
    /// Writes what is new; tables whose file is gone are left out.
    void save();

private:
    void load();

    QString m_file;
    std::map<std::filesystem::path, std::pair<TableMark, TableSummary>> m_known;
    bool m_new = false;
};

} // namespace app
