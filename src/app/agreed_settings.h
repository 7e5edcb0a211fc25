// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What was typed behind `new` as settings of a table.
#pragma once

#include "app/zaibatsu_files.h"
#include "cli/tables.h"

namespace app {

/// The table that was asked for, or the first word that makes none.
[[nodiscard]] cli::Result<NewZaibatsu> agreedZaibatsu(const cli::Agreed& agreed);

} // namespace app
