// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Reads a table file and checks every link of its chain.
#pragma once

#include "store/format.h"

#include <filesystem>

namespace store {

/// Everything in the file, read-only, leaving no side file. Only where a killed writer left a journal the file is
/// opened once for writing, so that SQLite rolls back; where that is not possible: NotReadable.
[[nodiscard]] Result<Contents> readTable(const std::filesystem::path& path, const FileOptions& options = {});

/// The header and the last entry only, for a list of tables: both are checked, the chain between is not.
struct Glimpse {
    std::string header;
    int last = 0;
    std::string lastBytes; ///< of the last entry; empty for none
};
/// See Glimpse.
[[nodiscard]] Result<Glimpse> glimpse(const std::filesystem::path& path, const FileOptions& options = {});

} // namespace store
