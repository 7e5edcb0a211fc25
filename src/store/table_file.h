// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One table in use = one SQLite file with a rollback journal. Appends are durable when they return; nothing written is
// ever changed.
#pragma once

#include "session/journal.h"
#include "sqlite/transaction.h"
#include "store/format.h"

#include <filesystem>
#include <optional>
#include <span>

namespace store {

/// Makes a table file with these contents, whole or not at all. Exists where something of that name is there.
[[nodiscard]] Result<void> createTable(const std::filesystem::path& path, const Contents& contents,
                                       const FileOptions& options = {});

/// A table file that is open.
class TableFile {
public:
    /// For reading and writing. A damaged, foreign or read-only file is a problem and stays untouched. One of an older
    /// version is first copied aside as NAME.v1.zbt, then brought up to date in one transaction.
    [[nodiscard]] static Result<TableFile> openWrite(const std::filesystem::path& path,
                                                     const FileOptions& options = {});
    /// For reading; append() answers ReadOnly.
    [[nodiscard]] static Result<TableFile> openRead(const std::filesystem::path& path, const FileOptions& options = {});

    /// What was in it when it was opened, read again or appended to.
    [[nodiscard]] const Contents& contents() const { return m_contents; }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] bool writable() const { return m_database.has_value(); }

    /// Reads everything again.
    [[nodiscard]] Result<void> reload();
    /// Writes the entries behind entry `lastKnown`, all or none. ChangedElsewhere where the file ends with another
    /// entry than the last one known here; entries that an earlier try has written after all count as written.
    [[nodiscard]] base::Result<void, session::JournalFailure> append(int lastKnown,
                                                                     std::span<const std::string> entries);

private:
    /// Without a connection: read-only.
    TableFile(std::filesystem::path path, FileOptions options, Contents contents);

    /// Where an append finds the file.
    struct Tail {
        int n = 0;
        std::string hash;
    };

    /// An older version: copied aside, then migrated.
    [[nodiscard]] Result<void> bringUpToDate();
    /// The last entry that the file knows of.
    [[nodiscard]] sqlite::Result<Tail> tail();
    /// How many of the lines the file ends with already; Constraint where it ends with others.
    [[nodiscard]] sqlite::Result<std::size_t> alreadyThere(const Tail& tail, std::span<const record::Line> lines);
    /// The lines in one transaction.
    [[nodiscard]] base::Result<void, session::JournalFailure> write(std::span<const record::Line> lines);

    std::filesystem::path m_path;
    FileOptions m_options;
    Contents m_contents;
    std::optional<sqlite::Database> m_database; ///< none: read-only
};

} // namespace store
