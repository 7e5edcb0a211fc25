// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "sqlite/tokenizer.h"

#include "sqlite/database.h"

#include <sqlite3.h>

namespace sqlite {
namespace {

using Shared = std::shared_ptr<const Tokenizer>;
using Taker = int (*)(void*, int, const char*, int, int, int);

/// One tokenizer serves all tables, so what FTS5 makes for a table is that same one.
int make(void* shared, const char**, int, Fts5Tokenizer** made)
{
    *made = static_cast<Fts5Tokenizer*>(shared);
    return SQLITE_OK;
}

void unmake(Fts5Tokenizer*) { }

int cut(Fts5Tokenizer* made, void* context, int flags, const char* text, int size, Taker take)
{
    const auto& tokenizer = **reinterpret_cast<const Shared*>(made);
    int code = SQLITE_OK;
    tokenizer.cut({text, static_cast<std::size_t>(size)}, (flags & FTS5_TOKENIZE_QUERY) != 0,
                  [&](std::string_view word, std::size_t begin, std::size_t end) {
                      code = take(context, 0, word.data(), static_cast<int>(word.size()), static_cast<int>(begin),
                                  static_cast<int>(end));
                      return code == SQLITE_OK;
                  });
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

void forget(void* shared) { const std::unique_ptr<Shared> last(static_cast<Shared*>(shared)); }

/// FTS5's own door, which it hands out through a statement only.
fts5_api* doorOf(sqlite3* handle)
{
    fts5_api* door = nullptr;
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(handle, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, static_cast<void*>(&door), "fts5_api_ptr", nullptr);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return door;
}

} // namespace

Result<void> Database::addTokenizer(const std::string& name, std::shared_ptr<const Tokenizer> tokenizer)
{
    fts5_api* door = doorOf(m_handle.get());
    if (door == nullptr)
        return base::failure(Problem{Code::Other, SQLITE_ERROR, "SQLite was built without full-text search"});
    fts5_tokenizer functions{make, unmake, cut};
    Shared* const shared = std::make_unique<Shared>(std::move(tokenizer)).release(); // the connection's until it closes
    const int code = door->xCreateTokenizer(door, name.c_str(), shared, &functions, forget);
    if (code != SQLITE_OK) {
        forget(shared);
        return base::failure(problem(code));
    }
    return {};
}

} // namespace sqlite
