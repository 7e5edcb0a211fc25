// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "store/table_file.h"

#include "record/problem.h"
#include "record/sha256.h"
#include "store/checking.h"
#include "store/files.h"
#include "store/look.h"
#include "store/reading.h"
#include "store/writing.h"

namespace store {

namespace {

using Code = TableProblem::Code;
using session::JournalFailure;

tl::unexpected<JournalFailure> failed(JournalFailure::Code code, std::string detail)
{
    return base::failure(JournalFailure{code, std::move(detail)});
}

tl::unexpected<JournalFailure> failed(const sqlite::Problem& problem)
{
    switch (problem.code) {
    case sqlite::Code::Full: return failed(JournalFailure::Code::Full, problem.detail);
    case sqlite::Code::ReadOnly: return failed(JournalFailure::Code::ReadOnly, problem.detail);
    case sqlite::Code::Busy:
    case sqlite::Code::Moved:
    case sqlite::Code::NeedsRollback:
    case sqlite::Code::CannotOpen:
    case sqlite::Code::InputOutput:
    case sqlite::Code::NotADatabase:
    case sqlite::Code::Corrupt:
    case sqlite::Code::TooBig:
    case sqlite::Code::Constraint:
    case sqlite::Code::Misuse:
    case sqlite::Code::Other: break;
    }
    return failed(JournalFailure::Code::Unwritable, problem.detail);
}

tl::unexpected<TableProblem> problem(Code code, std::string detail)
{
    return base::failure(TableProblem{code, 0, {}, std::move(detail)});
}

/// A file that reads well may still have pages that a write would trip over: a wrong key in the tree, a wrong free
/// list.
Result<void> checkPages(sqlite::Database& database, const Contents& good)
{
    auto query = database.prepare("PRAGMA integrity_check(1)");
    const auto row = query ? query->step() : sqlite::Result<bool>(base::failure(query.error()));
    if (row && *row && query->text(0) == "ok")
        return {};
    if (!row && asTableProblem(row.error()).code != Code::Damaged)
        return base::failure(asTableProblem(row.error()));
    return damaged(good, "pages");
}

Result<sqlite::Database> openForWriting(const std::filesystem::path& path, const FileOptions& options)
{
    auto database = sqlite::Database::open(path.string(), sqlite::Open::Write, {options.vfs, options.busyMilliseconds});
    if (!database)
        return base::failure(asTableProblem(database.error()));
    if (!database->writable())
        return problem(Code::ReadOnly, path.string());
    const std::string mostPages = std::to_string(record::largestFile / 4096);
    const auto set =
        database->execute("PRAGMA journal_mode=DELETE; PRAGMA synchronous=EXTRA; PRAGMA max_page_count=" + mostPages);
    if (!set)
        return base::failure(asTableProblem(set.error()));
    return std::move(*database);
}

} // namespace

TableFile::TableFile(std::filesystem::path path, FileOptions options, Contents contents)
    : m_path(std::move(path)),
      m_options(std::move(options)),
      m_contents(std::move(contents))
{
}

Result<TableFile> TableFile::openRead(const std::filesystem::path& path, const FileOptions& options)
{
    auto contents = readTable(path, options);
    if (!contents)
        return base::failure(std::move(contents.error()));
    return TableFile(path, options, std::move(*contents));
}

Result<TableFile> TableFile::openWrite(const std::filesystem::path& path, const FileOptions& options)
{
    auto contents = readTable(path, options); // a damaged file is told before anything opens it for writing
    if (!contents)
        return base::failure(std::move(contents.error()));
    TableFile file(path, options, std::move(*contents));
    auto database = openForWriting(path, options);
    if (!database)
        return base::failure(std::move(database.error()));
    if (auto sound = checkPages(*database, file.m_contents); !sound)
        return base::failure(std::move(sound.error()));
    file.m_database = std::move(*database);
    if (auto done = file.bringUpToDate(); !done)
        return base::failure(std::move(done.error()));
    return file;
}

Result<void> TableFile::bringUpToDate()
{
    const auto found = look(m_path, m_options.format);
    if (!found || *found == m_options.format.version)
        return found ? Result<void>() : base::failure(found.error());
    FileOptions old = m_options;
    old.format = {*found, {}};
    const auto before = readTable(m_path, old);
    if (!before)
        return base::failure(before.error());
    std::filesystem::path aside = m_path;
    aside.replace_extension(".v" + std::to_string(*found) + m_path.extension().string());
    if (auto kept = createTable(freeName(aside), *before, old); !kept)
        return kept;
    auto transaction = sqlite::Transaction::write(*m_database);
    if (!transaction)
        return base::failure(asTableProblem(transaction.error()));
    const auto now = readAll(*m_database); // another process may have come first
    if (!now || *now != *before)
        return now ? Result<void>(problem(Code::Busy, "changed meanwhile")) : base::failure(now.error());
    const auto written =
        replaceAll(*m_database, m_contents, m_options.format.version).and_then([&] { return transaction->commit(); });
    return written ? Result<void>() : base::failure(asTableProblem(written.error()));
}

Result<void> TableFile::reload()
{
    auto contents = readTable(m_path, m_options);
    if (!contents)
        return base::failure(std::move(contents.error()));
    m_contents = std::move(*contents);
    return {};
}

base::Result<void, JournalFailure> TableFile::append(int lastKnown, std::span<const std::string> entries)
{
    if (!m_database)
        return failed(JournalFailure::Code::ReadOnly, "opened for reading");
    if (lastKnown != m_contents.last())
        return failed(JournalFailure::Code::ChangedElsewhere, "known here: " + std::to_string(m_contents.last()));
    if (static_cast<std::size_t>(lastKnown) + entries.size() > static_cast<std::size_t>(record::mostEntries))
        return failed(JournalFailure::Code::Unwritable, "more entries than a reader takes");
    std::vector<record::Line> lines;
    std::string hash = lastHash(m_contents);
    for (const std::string& bytes : entries) {
        if (bytes.size() > record::largestLine)
            return failed(JournalFailure::Code::Unwritable, "an entry is larger than a reader takes");
        hash = record::chained(hash, bytes);
        lines.push_back({bytes, hash});
    }
    auto written = write(lines);
    if (written)
        m_contents.lines.insert(m_contents.lines.end(), std::make_move_iterator(lines.begin()),
                                std::make_move_iterator(lines.end()));
    return written;
}

base::Result<void, JournalFailure> TableFile::write(std::span<const record::Line> lines)
{
    auto transaction = sqlite::Transaction::write(*m_database);
    if (!transaction)
        return failed(transaction.error());
    const auto version = m_database->integer("PRAGMA user_version");
    if (!version)
        return failed(version.error());
    if (*version != m_options.format.version)
        return failed(JournalFailure::Code::ReadOnly, "a newer version of the app has changed the file");
    const auto found = tail();
    if (!found)
        return failed(found.error());
    const auto there = alreadyThere(*found, lines);
    if (!there)
        return there.error().code == sqlite::Code::Constraint
            ? failed(JournalFailure::Code::ChangedElsewhere, "found: " + std::to_string(found->n))
            : failed(there.error());
    const auto written =
        writeLines(*m_database, found->n + 1, lines.subspan(*there)).and_then([&] { return transaction->commit(); });
    return written ? base::Result<void, JournalFailure>() : failed(written.error());
}

sqlite::Result<TableFile::Tail> TableFile::tail()
{
    auto query = m_database->prepare("SELECT n, hash FROM tail ORDER BY id");
    if (!query)
        return base::failure(query.error());
    const auto row = query->step();
    if (!row)
        return base::failure(row.error());
    const auto n = *row ? query->integer(0) : std::nullopt;
    const auto hash = *row ? query->text(1) : std::nullopt;
    if (!n || !hash)
        return base::failure(sqlite::Problem{sqlite::Code::Corrupt, 0, "tail"});
    return Tail{static_cast<int>(*n), std::string(*hash)};
}

/// How many of the lines the file ends with already: none, or those of an earlier try whose commit was in doubt.
sqlite::Result<std::size_t> TableFile::alreadyThere(const Tail& tail, std::span<const record::Line> lines)
{
    const std::int64_t beyond = tail.n - m_contents.last();
    if (beyond == 0 && tail.hash == lastHash(m_contents))
        return 0U;
    // The chain makes an equal hash an equal history.
    if (beyond > 0 && beyond <= static_cast<std::int64_t>(lines.size())
        && lines[static_cast<std::size_t>(beyond - 1)].hash == tail.hash)
        return static_cast<std::size_t>(beyond);
    return base::failure(sqlite::Problem{sqlite::Code::Constraint, 0, "another last entry"});
}

} // namespace store
