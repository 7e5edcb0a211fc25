// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What an open connection sees of a table, checked; each inside a transaction of the caller. For this room.
#pragma once

#include "sqlite/database.h"
#include "store/format.h"

namespace store {

/// The header, every entry with its link of the chain, and the tail.
[[nodiscard]] Result<Contents> readAll(sqlite::Database& database);
/// The header's bytes, held to their hash.
[[nodiscard]] Result<std::string> readHeader(sqlite::Database& database);
/// Damaged unless the tail names this last entry: a file whose last entries are gone still knows of them.
[[nodiscard]] Result<void> checkTail(sqlite::Database& database, int last, const std::string& hash);

/// What SQLite said, as a problem of a table.
[[nodiscard]] TableProblem asTableProblem(const sqlite::Problem& problem);
/// A failure of SQLite, with what could be read before it.
[[nodiscard]] tl::unexpected<TableProblem> stopped(const sqlite::Problem& problem, Contents good);
/// The file is not what was written, from the first entry behind `good` on, or from the header on.
[[nodiscard]] tl::unexpected<TableProblem> damaged(Contents good, std::string detail);

} // namespace store
