// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What lists say of a saved table.
#pragma once

#include "app/table_summary.h"
#include "ui/shell/services.h"

namespace app {

/// Fills in edition, owners and how far the table is.
void describe(ui::SavedTable& saved, const TableSummary& table);
} // namespace app
