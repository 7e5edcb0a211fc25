// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "sqlite/statement.h"

#include <sqlite3.h>

namespace sqlite {

void Statement::Finalizer::operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }

Result<void> Statement::checked(int code) const
{
    if (code == SQLITE_OK)
        return {};
    sqlite3* connection = sqlite3_db_handle(m_handle.get());
    return base::failure(Problem{codeOf(code), code, sqlite3_errmsg(connection)});
}

Result<void> Statement::bind(int place, std::int64_t value)
{
    return checked(sqlite3_bind_int64(m_handle.get(), place, value));
}

Result<void> Statement::bind(int place, std::string_view text)
{
    return checked(sqlite3_bind_text64(m_handle.get(), place, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

Result<void> Statement::bindBytes(int place, std::string_view bytes)
{
    return checked(sqlite3_bind_blob64(m_handle.get(), place, bytes.data(), bytes.size(), SQLITE_TRANSIENT));
}

Result<bool> Statement::step()
{
    const int code = sqlite3_step(m_handle.get());
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    sqlite3* connection = sqlite3_db_handle(m_handle.get());
    const Problem problem{codeOf(code), code, sqlite3_errmsg(connection)};
    sqlite3_reset(m_handle.get());
    return base::failure(problem);
}

Result<void> Statement::run()
{
    for (;;) {
        const Result<bool> row = step();
        if (!row)
            return base::failure(row.error());
        if (!*row)
            break;
    }
    reset();
    return {};
}

void Statement::reset()
{
    sqlite3_reset(m_handle.get()); // its code repeats what step() has said
}

std::optional<std::int64_t> Statement::integer(int column) const
{
    if (sqlite3_column_type(m_handle.get(), column) != SQLITE_INTEGER)
        return std::nullopt;
    return sqlite3_column_int64(m_handle.get(), column);
}

std::optional<double> Statement::real(int column) const
{
    if (sqlite3_column_type(m_handle.get(), column) != SQLITE_FLOAT)
        return std::nullopt;
    return sqlite3_column_double(m_handle.get(), column);
}

std::optional<std::string_view> Statement::text(int column) const
{
    if (sqlite3_column_type(m_handle.get(), column) != SQLITE_TEXT)
        return std::nullopt;
    const unsigned char* data = sqlite3_column_text(m_handle.get(), column);
    const int size = sqlite3_column_bytes(m_handle.get(), column);
    return data ? std::optional(std::string_view(reinterpret_cast<const char*>(data), static_cast<std::size_t>(size)))
                : std::nullopt;
}

std::optional<std::string_view> Statement::bytes(int column) const
{
    if (sqlite3_column_type(m_handle.get(), column) != SQLITE_BLOB)
        return std::nullopt;
    const void* data = sqlite3_column_blob(m_handle.get(), column);
    const int size = sqlite3_column_bytes(m_handle.get(), column);
    return data ? std::string_view(static_cast<const char*>(data), static_cast<std::size_t>(size)) : std::string_view{};
}

} // namespace sqlite
