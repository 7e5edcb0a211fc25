// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "store/writing.h"

#include "record/sha256.h"

namespace store {

namespace {

using Done = sqlite::Result<void>;

Done setTail(sqlite::Database& database, int n, const std::string& hash)
{
    auto statement = database.prepare("INSERT OR REPLACE INTO tail(id, n, hash) VALUES(1, ?, ?)");
    if (!statement)
        return base::failure(statement.error());
    return statement->bind(1, std::int64_t{n}).and_then([&] { return statement->bind(2, hash); }).and_then([&] {
        return statement->run();
    });
}

Done writeContents(sqlite::Database& database, const Contents& contents)
{
    auto statement = database.prepare("INSERT INTO header(id, bytes, hash) VALUES(1, ?, ?)");
    if (!statement)
        return base::failure(statement.error());
    return statement->bindBytes(1, contents.header)
        .and_then([&] { return statement->bind(2, record::sha256(contents.header)); })
        .and_then([&] { return statement->run(); })
        .and_then([&] { return setTail(database, 0, lastHash({contents.header, {}})); })
        .and_then([&] { return writeLines(database, 1, contents.lines); });
}

} // namespace

sqlite::Result<void> writeLines(sqlite::Database& database, int first, std::span<const record::Line> lines)
{
    if (lines.empty())
        return {};
    auto statement = database.prepare("INSERT INTO entries(n, bytes, hash) VALUES(?, ?, ?)");
    if (!statement)
        return base::failure(statement.error());
    int n = first;
    for (const record::Line& line : lines) {
        const Done written = statement->bind(1, std::int64_t{n++})
                                 .and_then([&] { return statement->bindBytes(2, line.bytes); })
                                 .and_then([&] { return statement->bind(3, line.hash); })
                                 .and_then([&] { return statement->run(); });
        if (!written)
            return written;
    }
    return setTail(database, n - 1, lines.back().hash);
}

sqlite::Result<void> writeAll(sqlite::Database& database, const Contents& contents, int version)
{
    for (const std::string& sql :
         {std::string(createHeader), std::string(createEntries), std::string(createTail),
          "PRAGMA application_id=" + std::to_string(applicationId), "PRAGMA user_version=" + std::to_string(version)})
        if (const Done done = database.execute(sql); !done)
            return done;
    return writeContents(database, contents);
}

sqlite::Result<void> replaceAll(sqlite::Database& database, const Contents& contents, int version)
{
    return database
        .execute("DELETE FROM entries; DELETE FROM header; DELETE FROM tail; PRAGMA user_version="
                 + std::to_string(version))
        .and_then([&] { return writeContents(database, contents); });
}

} // namespace store
