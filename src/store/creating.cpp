// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/problem.h"
#include "store/checking.h"
#include "store/files.h"
#include "store/table_file.h"
#include "store/writing.h"

#include <algorithm>
#include <unistd.h>

namespace store {

namespace {

using Code = TableProblem::Code;

/// In writing, a file that cannot be opened or a failing disk is not a matter of reading.
TableProblem asWriteProblem(const sqlite::Problem& problem)
{
    TableProblem table = asTableProblem(problem);
    if (table.code == Code::NotReadable)
        table.code = Code::Unwritable;
    return table;
}

/// The file has no readers yet: it needs no journal on disk, only to be synced before it gets its name.
sqlite::Result<void> fill(const std::filesystem::path& path, const Contents& contents, const FileOptions& options)
{
    auto database =
        sqlite::Database::open(path.string(), sqlite::Open::Create, {options.vfs, options.busyMilliseconds});
    if (!database)
        return base::failure(database.error());
    auto set = database->execute("PRAGMA page_size=4096; PRAGMA journal_mode=MEMORY; PRAGMA synchronous=FULL");
    if (!set)
        return set;
    auto transaction = sqlite::Transaction::write(*database);
    if (!transaction)
        return base::failure(transaction.error());
    return writeAll(*database, contents, options.format.version).and_then([&] { return transaction->commit(); });
}

bool readableAgain(const Contents& contents)
{
    return contents.last() <= record::mostEntries && contents.header.size() <= record::largestLine
        && std::all_of(contents.lines.begin(), contents.lines.end(),
                       [](const record::Line& line) { return line.bytes.size() <= record::largestLine; });
}

} // namespace

Result<void> createTable(const std::filesystem::path& path, const Contents& contents, const FileOptions& options)
{
    std::error_code error;
    if (std::filesystem::exists(std::filesystem::symlink_status(path, error)))
        return base::failure(TableProblem{Code::Exists, 0, {}, path.string()});
    if (!readableAgain(contents))
        return base::failure(TableProblem{Code::TooLarge, 0, {}, "more than a reader takes"});
    // A journal whose table is gone would be played back into the new one.
    if (std::filesystem::exists(journalOf(path), error))
        if (auto aside = moveWithoutReplacing(journalOf(path), freeName(path.string() + ".lost-journal")); !aside)
            return aside;
    std::filesystem::path unfinished = path;
    unfinished += "." + std::to_string(::getpid()) + ".new";
    std::filesystem::remove(unfinished, error);
    const auto filled = fill(unfinished, contents, options);
    Result<void> made = filled ? moveWithoutReplacing(unfinished, path) : base::failure(asWriteProblem(filled.error()));
    if (!made)
        std::filesystem::remove(unfinished, error);
    return made;
}

} // namespace store
