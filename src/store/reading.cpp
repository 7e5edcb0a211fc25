// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "store/reading.h"

#include "record/problem.h"
#include "record/sha256.h"
#include "sqlite/transaction.h"
#include "store/look.h"

#include <array>

namespace store {

namespace {

using Code = TableProblem::Code;

tl::unexpected<TableProblem> damaged(int firstBad, Contents good, std::string detail)
{
    return base::failure(TableProblem{Code::Damaged, firstBad, std::move(good), std::move(detail)});
}

/// A failure of SQLite, with what could be read before it.
tl::unexpected<TableProblem> stopped(const sqlite::Problem& problem, int firstBad, Contents good)
{
    TableProblem table = asTableProblem(problem);
    if (table.code == Code::Damaged) {
        table.firstBad = firstBad;
        table.good = std::move(good);
    }
    return base::failure(std::move(table));
}

/// The tables must be exactly those that were made: nothing else may act on what is written.
Result<void> checkSchema(sqlite::Database& database)
{
    auto query = database.prepare("SELECT type, sql FROM sqlite_schema ORDER BY rowid");
    if (!query)
        return stopped(query.error(), 0, {});
    for (const char* expected : {createHeader, createEntries, createTail}) {
        const auto row = query->step();
        if (!row)
            return stopped(row.error(), 0, {});
        if (!*row || query->text(0) != "table" || query->text(1) != expected)
            return damaged(0, {}, "the tables of the file");
    }
    const auto more = query->step();
    if (!more)
        return stopped(more.error(), 0, {});
    return *more ? Result<void>(damaged(0, {}, "more tables than there should be")) : Result<void>();
}

Result<std::string> readHeader(sqlite::Database& database)
{
    auto query = database.prepare("SELECT bytes, hash FROM header ORDER BY id");
    if (!query)
        return stopped(query.error(), 0, {});
    const auto row = query->step();
    if (!row)
        return stopped(row.error(), 0, {});
    const auto bytes = *row ? query->bytes(0) : std::nullopt;
    if (!bytes || query->text(1) != record::sha256(*bytes))
        return damaged(0, {}, "header");
    return std::string(*bytes);
}

/// The line that stands in the row, if it is the next one.
std::optional<record::Line> nextLine(const sqlite::Statement& row, const Contents& before)
{
    const auto bytes = row.bytes(1);
    if (row.integer(0) != before.last() + 1 || !bytes || bytes->size() > record::largestLine)
        return std::nullopt;
    record::Line line{std::string(*bytes), record::chained(lastHash(before), *bytes)};
    return row.text(2) == line.hash ? std::optional(std::move(line)) : std::nullopt;
}

Result<Contents> readEntries(sqlite::Database& database, std::string header)
{
    Contents contents{std::move(header), {}};
    auto query = database.prepare("SELECT n, bytes, hash FROM entries ORDER BY n");
    if (!query)
        return stopped(query.error(), 1, std::move(contents));
    for (;;) {
        const auto row = query->step();
        if (!row)
            return stopped(row.error(), contents.last() + 1, std::move(contents));
        if (!*row)
            return contents;
        auto line = nextLine(*query, contents);
        if (!line || contents.last() >= record::mostEntries)
            return damaged(contents.last() + 1, std::move(contents), "hash chain");
        contents.lines.push_back(std::move(*line));
    }
}

/// A file whose last entries are gone still knows their number and hash.
Result<void> checkTail(sqlite::Database& database, int last, const std::string& hash)
{
    auto query = database.prepare("SELECT n, hash FROM tail ORDER BY id");
    if (!query)
        return stopped(query.error(), last + 1, {});
    const auto row = query->step();
    if (!row)
        return stopped(row.error(), last + 1, {});
    if (!*row || query->integer(0) != last || query->text(1) != hash)
        return damaged(last + 1, {}, "the last entries are not those last written");
    return {};
}

Result<Glimpse> glimpseIn(sqlite::Database& database)
{
    auto header = readHeader(database);
    if (!header)
        return base::failure(std::move(header.error()));
    Glimpse seen{std::move(*header), 0, {}};
    std::string hash = record::sha256(seen.header);
    auto query = database.prepare("SELECT n, bytes, hash FROM entries ORDER BY n DESC LIMIT 1");
    const auto row = query ? query->step() : sqlite::Result<bool>(base::failure(query.error()));
    if (!row)
        return stopped(row.error(), 0, {});
    if (*row) {
        seen.last = static_cast<int>(query->integer(0).value_or(0));
        seen.lastBytes = query->bytes(1).value_or(std::string_view{});
        hash = query->text(2).value_or(std::string_view{});
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
            return stopped(begun.error(), 0, {});
        if (const auto done = rollBack(path, options); !done)
            return base::failure(done.error());
    }
    return base::failure(TableProblem{Code::NotReadable, 0, {}, "unfinished change"});
}

} // namespace

TableProblem asTableProblem(const sqlite::Problem& problem)
{
    const auto as = [&](Code code) { return TableProblem{code, 0, {}, problem.detail}; };
    switch (problem.code) {
    case sqlite::Code::Busy: return as(Code::Busy);
    case sqlite::Code::Full: return as(Code::Full);
    case sqlite::Code::ReadOnly: return as(Code::ReadOnly);
    case sqlite::Code::Corrupt:
    case sqlite::Code::NotADatabase:
    case sqlite::Code::TooBig:
    case sqlite::Code::Constraint:
    case sqlite::Code::Misuse: return as(Code::Damaged);
    case sqlite::Code::Moved:
    case sqlite::Code::NeedsRollback:
    case sqlite::Code::CannotOpen:
    case sqlite::Code::InputOutput:
    case sqlite::Code::Other: break;
    }
    return as(Code::NotReadable);
}

Result<Contents> readAll(sqlite::Database& database)
{
    if (const auto schema = checkSchema(database); !schema)
        return base::failure(schema.error());
    auto header = readHeader(database);
    if (!header)
        return base::failure(std::move(header.error()));
    auto contents = readEntries(database, std::move(*header));
    if (!contents)
        return contents;
    if (auto tail = checkTail(database, contents->last(), lastHash(*contents)); !tail) {
        if (tail.error().code == Code::Damaged)
            tail.error().good = std::move(*contents);
        return base::failure(std::move(tail.error()));
    }
    return contents;
}

Result<Contents> readTable(const std::filesystem::path& path, const FileOptions& options)
{
    if (const auto version = look(path, options.format); !version)
        return base::failure(version.error());
    auto database = openForReading(path, {options.vfs, options.busyMilliseconds});
    if (!database)
        return base::failure(std::move(database.error()));
    const auto version = database->integer("PRAGMA user_version"); // as the transaction sees it
    if (!version)
        return stopped(version.error(), 0, {});
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
