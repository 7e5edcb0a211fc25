// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "store/reading.h"

#include "record/sha256.h"
#include "sqlite/transaction.h"
#include "store/checking.h"
#include "store/look.h"

namespace store {

namespace {

using Code = TableProblem::Code;

/// One row of the entries.
struct Row {
    std::int64_t n = 0;
    std::string bytes;
    std::string hash;
};

Result<std::vector<Row>> lastTwo(sqlite::Database& database)
{
    auto query = database.prepare("SELECT n, bytes, hash FROM entries ORDER BY n DESC LIMIT 2");
    if (!query)
        return stopped(query.error(), {});
    std::vector<Row> rows;
    for (;;) {
        const auto row = query->step();
        if (!row)
            return stopped(row.error(), {});
        if (!*row)
            return rows;
        rows.push_back({query->integer(0).value_or(0), std::string(query->bytes(1).value_or(std::string_view{})),
                        std::string(query->text(2).value_or(std::string_view{}))});
    }
}

Result<Glimpse> glimpseIn(sqlite::Database& database)
{
    auto header = readHeader(database);
    if (!header)
        return base::failure(std::move(header.error()));
    auto rows = lastTwo(database);
    if (!rows)
        return base::failure(std::move(rows.error()));
    Glimpse seen{std::move(*header), 0, {}};
    std::string hash = record::sha256(seen.header);
    if (!rows->empty()) {
        Row& last = rows->front();
        const Row before = rows->size() == 2 ? rows->back() : Row{0, {}, hash};
        hash = record::chained(before.hash, last.bytes);
        if (last.n != before.n + 1 || last.hash != hash)
            return damaged({}, "last entry");
        seen.last = static_cast<int>(last.n);
        seen.lastBytes = std::move(last.bytes);
    }
    if (const auto tail = checkTail(database, seen.last, hash); !tail)
        return base::failure(tail.error());
    return seen;
}

Result<Glimpse> glimpseOf(Result<Contents> contents)
{
    if (!contents)
        return base::failure(std::move(contents.error()));
    Glimpse seen{std::move(contents->header), contents->last(), {}};
    if (seen.last > 0)
        seen.lastBytes = std::move(contents->lines.back().bytes);
    return seen;
}

/// Lets SQLite roll back what a killed writer left.
Result<void> rollBack(const std::filesystem::path& path, const sqlite::Options& options)
{
    auto writer = sqlite::Database::open(path.string(), sqlite::Open::Write, options);
    if (!writer)
        return base::failure(TableProblem{Code::NotReadable, 0, {}, writer.error().detail});
    if (!writer->writable())
        return base::failure(TableProblem{Code::NotReadable, 0, {}, "an unfinished change cannot be rolled back"});
    if (const auto read = writer->integer("SELECT count(*) FROM sqlite_schema"); !read)
        return base::failure(TableProblem{Code::NotReadable, 0, {}, read.error().detail});
    return {};
}

bool needsRollback(const sqlite::Problem& problem)
{
    return problem.code == sqlite::Code::NeedsRollback || problem.code == sqlite::Code::CannotOpen;
}

/// One connection for reading, in a transaction that has begun to read.
Result<sqlite::Database> openForReading(const std::filesystem::path& path, const sqlite::Options& options)
{
    for (int tries = 0; tries < 2; ++tries) {
        auto database = sqlite::Database::open(path.string(), sqlite::Open::Read, options);
        const auto begun = database ? database->execute("BEGIN; SELECT count(*) FROM sqlite_schema")
                                    : sqlite::Result<void>(base::failure(database.error()));
        if (begun)
            return std::move(*database);
        if (tries == 1 || !needsRollback(begun.error()))
            return stopped(begun.error(), {});
        if (const auto done = rollBack(path, options); !done)
            return base::failure(done.error());
    }
    return base::failure(TableProblem{Code::NotReadable, 0, {}, "unfinished change"});
}

} // namespace

Result<Contents> readTable(const std::filesystem::path& path, const FileOptions& options)
{
    if (const auto version = look(path, options.format); !version)
        return base::failure(version.error());
    auto database = openForReading(path, {options.vfs, options.busyMilliseconds});
    if (!database)
        return base::failure(std::move(database.error()));
    const auto version = database->integer("PRAGMA user_version"); // as the transaction sees it
    if (!version)
        return stopped(version.error(), {});
    auto contents = readAll(*database);
    if (!contents)
        return contents;
    return migrated(std::move(*contents), static_cast<int>(*version), options.format);
}

Result<Glimpse> glimpse(const std::filesystem::path& path, const FileOptions& options)
{
    if (const auto version = look(path, options.format); !version)
        return base::failure(version.error());
    else if (*version < options.format.version)
        return glimpseOf(readTable(path, options));
    auto database = openForReading(path, {options.vfs, options.busyMilliseconds});
    if (!database)
        return base::failure(std::move(database.error()));
    return glimpseIn(*database);
}

} // namespace store
