// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "sqlite/problem.h"

#include <memory>
#include <optional>
#include <string_view>

struct sqlite3_stmt;

namespace sqlite {

/// One compiled statement. Lives no longer than its Database.
class Statement {
public:
    explicit Statement(sqlite3_stmt* handle) : m_handle(handle) { }

    /// Sets the value at a place, counted from 1; kept until the next binding.
    [[nodiscard]] Result<void> bind(int place, std::int64_t value);
    /// Sets text at a place, counted from 1.
    [[nodiscard]] Result<void> bind(int place, std::string_view text);
    /// Sets bytes at a place, counted from 1.
    [[nodiscard]] Result<void> bindBytes(int place, std::string_view bytes);
    /// On to the next row: true; false when there is none.
    [[nodiscard]] Result<bool> step();
    /// Runs to the end and makes ready to run again; rows are passed over.
    [[nodiscard]] Result<void> run();
    /// Makes ready to run again.
    void reset();

    /// The whole number in that column of the row, counted from 0; nothing if it holds something else.
    [[nodiscard]] std::optional<std::int64_t> integer(int column) const;
    /// The number with a fraction in that column; nothing if it holds something else.
    [[nodiscard]] std::optional<double> real(int column) const;
    /// The text in that column, valid until the next step; nothing if it holds something else.
    [[nodiscard]] std::optional<std::string_view> text(int column) const;
    /// The bytes in that column, valid until the next step; nothing if it holds something else.
    [[nodiscard]] std::optional<std::string_view> bytes(int column) const;

private:
    /// Ends the statement.
    struct Finalizer {
        /// Its result repeats what step() has said.
        void operator()(sqlite3_stmt* handle) const;
    };

    /// The code as a value.
    [[nodiscard]] Result<void> checked(int code) const;

    std::unique_ptr<sqlite3_stmt, Finalizer> m_handle;
};

} // namespace sqlite
