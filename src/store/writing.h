// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The statements that write a table file; each inside a transaction of the caller. For this room.
#pragma once

#include "sqlite/database.h"
#include "store/format.h"

#include <span>

namespace store {

/// Makes the tables, application id and version, and writes all contents.
[[nodiscard]] sqlite::Result<void> writeAll(sqlite::Database& database, const Contents& contents, int version);
/// Puts other contents in place of all there are.
[[nodiscard]] sqlite::Result<void> replaceAll(sqlite::Database& database, const Contents& contents, int version);
/// Writes the lines as entries `first`, `first` + 1, …, and the tail.
[[nodiscard]] sqlite::Result<void> writeLines(sqlite::Database& database, int first,
                                              std::span<const record::Line> lines);

} // namespace store
