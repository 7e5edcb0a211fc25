// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What lists say of a saved table.
#pragma once

#include "app/table_summary.h"
#include "ui/shell/services.h"

namespace app {

/// Fills in edition, owners and how far the table is.
void describe(ui::SavedTable& saved, const TableSummary& table);
/// What a copy of a table is called as a file or table of its own: "Friday, entry 12".
[[nodiscard]] QString copyName(const QString& table, int entries);

} // namespace app
