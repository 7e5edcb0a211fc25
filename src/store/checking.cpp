// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "store/checking.h"

#include "record/problem.h"
#include "record/sha256.h"

namespace store {

namespace {

using Code = TableProblem::Code;

/// The tables must be exactly those that were made: nothing else may act on what is written.
Result<void> checkSchema(sqlite::Database& database)
{
    auto query = database.prepare("SELECT type, sql FROM sqlite_schema ORDER BY rowid");
    if (!query)
        return stopped(query.error(), {});
    for (const char* expected : {createHeader, createEntries, createTail}) {
        const auto row = query->step();
        if (!row)
            return stopped(row.error(), {});
        if (!*row || query->text(0) != "table" || query->text(1) != expected)
            return damaged({}, "the tables of the file");
    }
    const auto more = query->step();
    if (!more)
        return stopped(more.error(), {});
    return *more ? Result<void>(damaged({}, "more tables than there should be")) : Result<void>();
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
        return stopped(query.error(), std::move(contents));
    for (;;) {
        const auto row = query->step();
        if (!row)
            return stopped(row.error(), std::move(contents));
        if (!*row)
            return contents;
        auto line = nextLine(*query, contents);
        if (!line || contents.last() >= record::mostEntries)
            return damaged(std::move(contents), "hash chain");
        contents.lines.push_back(std::move(*line));
    }
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

tl::unexpected<TableProblem> damaged(Contents good, std::string detail)
{
    const int firstBad = good.header.empty() ? 0 : good.last() + 1;
    return base::failure(TableProblem{Code::Damaged, firstBad, std::move(good), std::move(detail)});
}

tl::unexpected<TableProblem> stopped(const sqlite::Problem& problem, Contents good)
{
    TableProblem table = asTableProblem(problem);
    return table.code == Code::Damaged ? damaged(std::move(good), std::move(table.detail))
                                       : base::failure(std::move(table));
}

Result<std::string> readHeader(sqlite::Database& database)
{
    auto query = database.prepare("SELECT bytes, hash FROM header ORDER BY id");
    if (!query)
        return stopped(query.error(), {});
    const auto row = query->step();
    if (!row)
        return stopped(row.error(), {});
    const auto bytes = *row ? query->bytes(0) : std::nullopt;
    if (!bytes || query->text(1) != record::sha256(*bytes))
        return damaged({}, "header");
    return std::string(*bytes);
}

Result<void> checkTail(sqlite::Database& database, int last, const std::string& hash)
{
    auto query = database.prepare("SELECT n, hash FROM tail ORDER BY id");
    if (!query)
        return stopped(query.error(), {});
    const auto row = query->step();
    if (!row)
        return stopped(row.error(), {});
    if (!*row || query->integer(0) != last || query->text(1) != hash)
        return damaged({}, "the last entries are not those last written");
    return {};
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
    auto tail = checkTail(database, contents->last(), lastHash(*contents));
    if (!tail && tail.error().code == Code::Damaged)
        return damaged(std::move(*contents), std::move(tail.error().detail));
    return tail ? std::move(contents) : base::failure(std::move(tail.error()));
}

} // namespace store
