// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A look at a file before SQLite may touch it: a foreign file is never opened, and no side file is ever made beside
// one.
#pragma once

#include "store/format.h"

#include <filesystem>

namespace store {

/// The version of the table file, or why it is none that can be read. Reads 100 bytes.
[[nodiscard]] Result<int> look(const std::filesystem::path& path, const Format& format = {});

} // namespace store
