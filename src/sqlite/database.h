// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The one thin layer over the C library. A file from outside may be hostile: defensive mode, no trusted schema, no
// triggers, no views, limits on every size.
#pragma once

#include "sqlite/statement.h"
#include "sqlite/tokenizer.h"

#include <cstddef>

struct sqlite3;

namespace sqlite {

/// How a file is opened.
enum class Open : std::uint8_t { Read, Write, Create };

/// What a connection is given besides the path.
struct Options {
    std::string vfs;                             ///< empty: the system's own
    int busyMilliseconds = 5000;                 ///< how long to wait for another connection's lock
    std::size_t largestValue = (1U << 20U) + 4096; ///< bytes of one text, blob or row
};

/// One connection. Not for two threads.
class Database {
public:
    /// Opens the file; with Open::Create it is made where it is missing. Nothing is read yet.
    [[nodiscard]] static Result<Database> open(const std::string& path, Open mode, const Options& options = {});
    /// A database of its own in memory.
    [[nodiscard]] static Result<Database> inMemory();
    /// A database whose file is these bytes, read where they lie; nothing can be written. They must outlive it.
    [[nodiscard]] static Result<Database> over(std::string_view bytes);

    /// Runs one or more statements without values.
    [[nodiscard]] Result<void> execute(const std::string& sql);
    /// Compiles one statement.
    [[nodiscard]] Result<Statement> prepare(const std::string& sql);
    /// The one whole number that a query gives.
    [[nodiscard]] Result<std::int64_t> integer(const std::string& sql);
    /// Makes a tokenizer known to the full-text tables of this connection, under the name that their schema uses.
    [[nodiscard]] Result<void> addTokenizer(const std::string& name, std::shared_ptr<const Tokenizer> tokenizer);
    /// Whether the file can be written through this connection.
    [[nodiscard]] bool writable() const;
    /// Whether a transaction is open.
    [[nodiscard]] bool inTransaction() const;

private:
    /// Closes the connection.
    struct Closer {
        /// Also where opening failed.
        void operator()(sqlite3* handle) const;
    };

    Database() = default;
    /// Switches and limits for files from outside.
    [[nodiscard]] Result<void> harden(const Options& options);
    /// The code with SQLite's words for it.
    [[nodiscard]] Problem problem(int code) const;

    std::unique_ptr<sqlite3, Closer> m_handle;
};

} // namespace sqlite
