// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "sqlite/database.h"

#include <utility>

namespace sqlite {

/// All or nothing: rolls back unless committed. Lives no longer than its Database.
class Transaction {
public:
    /// For reading: all queries see one state of the file.
    [[nodiscard]] static Result<Transaction> read(Database& database) { return begin(database, "BEGIN"); }
    /// For writing: takes the lock at once, so that what is read first stays true.
    [[nodiscard]] static Result<Transaction> write(Database& database) { return begin(database, "BEGIN IMMEDIATE"); }

    Transaction(Transaction&& other) noexcept : m_database(std::exchange(other.m_database, nullptr)) { }
    Transaction& operator=(Transaction&&) = delete;
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    /// Rolls back what was not committed.
    ~Transaction();

    /// Makes it durable; after a failure everything is as before it began.
    [[nodiscard]] Result<void> commit();

private:
    explicit Transaction(Database& database) : m_database(&database) { }
    /// With the words that begin it.
    [[nodiscard]] static Result<Transaction> begin(Database& database, const std::string& how);

    Database* m_database;
};

} // namespace sqlite
