// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Moving files so that nothing is ever replaced and nothing is lost when the power goes.
#pragma once

#include "store/contents.h"

#include <filesystem>

namespace store {

/// Moves the file; Exists where something stands already. Durable when it returns.
[[nodiscard]] Result<void> moveWithoutReplacing(const std::filesystem::path& from, const std::filesystem::path& to);
/// Makes what happened to the names in that folder durable.
void syncFolder(const std::filesystem::path& folder);
/// Where SQLite keeps the unfinished change of a file.
[[nodiscard]] std::filesystem::path journalOf(const std::filesystem::path& path);
/// The path, or where it is taken, the path with the first free "-2", "-3", … before its extension.
[[nodiscard]] std::filesystem::path freeName(const std::filesystem::path& path);

} // namespace store
