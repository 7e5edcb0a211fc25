// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "sqlite/database.h"

#include <sqlite3.h>

#include <array>

namespace sqlite {

namespace {

int flagsOf(Open mode)
{
    constexpr int common = SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE;
    switch (mode) {
    case Open::Read: return common | SQLITE_OPEN_READONLY;
    case Open::Write: return common | SQLITE_OPEN_READWRITE;
    case Open::Create: break;
    }
    return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
}

} // namespace

void Database::Closer::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Problem Database::problem(int code) const
{
    return {codeOf(code), code, m_handle ? sqlite3_errmsg(m_handle.get()) : sqlite3_errstr(code)};
}

Result<Database> Database::open(const std::string& path, Open mode, const Options& options)
{
    Database database;
    sqlite3* handle = nullptr;
    const int code =
        sqlite3_open_v2(path.c_str(), &handle, flagsOf(mode), options.vfs.empty() ? nullptr : options.vfs.c_str());
    database.m_handle.reset(handle); // to be closed after a failure too
    if (code != SQLITE_OK)
        return base::failure(database.problem(code));
    if (const Result<void> done = database.harden(options); !done)
        return base::failure(done.error());
    return database;
}

Result<Database> Database::inMemory() { return open(":memory:", Open::Create); }

Result<Database> Database::over(std::string_view bytes)
{
    Result<Database> database = inMemory();
    if (!database)
        return database;
    // SQLite asks for bytes that it may change and leaves them alone under READONLY.
    auto* data = const_cast<unsigned char*>(reinterpret_cast<const unsigned char*>(bytes.data()));
    const auto size = static_cast<sqlite3_int64>(bytes.size());
    const int code =
        sqlite3_deserialize(database->m_handle.get(), "main", data, size, size, SQLITE_DESERIALIZE_READONLY);
    if (code != SQLITE_OK)
        return base::failure(database->problem(code));
    return database;
}

Result<void> Database::harden(const Options& options)
{
    sqlite3* handle = m_handle.get();
    constexpr std::array<std::array<int, 2>, 6> switches{{{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                                          {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                                          {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
                                                          {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                                                          {SQLITE_DBCONFIG_DQS_DML, 0},
                                                          {SQLITE_DBCONFIG_DQS_DDL, 0}}};
    for (const auto& [name, on] : switches)
        if (const int code = sqlite3_db_config(handle, name, on, nullptr); code != SQLITE_OK)
            return base::failure(problem(code));
    const auto largest = static_cast<int>(options.largestValue);
    const std::array<std::array<int, 2>, 6> limits{{{SQLITE_LIMIT_LENGTH, largest},
                                                    {SQLITE_LIMIT_SQL_LENGTH, 10'000},
                                                    {SQLITE_LIMIT_COLUMN, 50},
                                                    {SQLITE_LIMIT_ATTACHED, 0},
                                                    {SQLITE_LIMIT_EXPR_DEPTH, 20},
                                                    {SQLITE_LIMIT_COMPOUND_SELECT, 3}}};
    for (const auto& [name, most] : limits)
        sqlite3_limit(handle, name, most);
    if (const int code = sqlite3_busy_timeout(handle, options.busyMilliseconds); code != SQLITE_OK)
        return base::failure(problem(code));
    return execute("PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA temp_store=MEMORY");
}

Result<void> Database::execute(const std::string& sql)
{
    if (const int code = sqlite3_exec(m_handle.get(), sql.c_str(), nullptr, nullptr, nullptr); code != SQLITE_OK)
        return base::failure(problem(code));
    return {};
}

Result<Statement> Database::prepare(const std::string& sql)
{
    sqlite3_stmt* handle = nullptr;
    const int code = sqlite3_prepare_v2(m_handle.get(), sql.c_str(), static_cast<int>(sql.size()), &handle, nullptr);
    if (code != SQLITE_OK)
        return base::failure(problem(code));
    if (handle == nullptr)
        return base::failure(Problem{Code::Misuse, SQLITE_MISUSE, "an empty statement"});
    return Statement(handle);
}

Result<std::int64_t> Database::integer(const std::string& sql)
{
    Result<Statement> query = prepare(sql);
    if (!query)
        return base::failure(query.error());
    const Result<bool> row = query->step();
    if (!row)
        return base::failure(row.error());
    const std::optional<std::int64_t> value = *row ? query->integer(0) : std::nullopt;
    if (!value)
        return base::failure(Problem{Code::Misuse, SQLITE_MISMATCH, "no whole number"});
    return *value;
}

bool Database::writable() const { return sqlite3_db_readonly(m_handle.get(), "main") == 0; }

bool Database::inTransaction() const { return sqlite3_get_autocommit(m_handle.get()) == 0; }

} // namespace sqlite
