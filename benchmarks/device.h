// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The data folder that the window is measured over, as a device has it after some evenings.
#pragma once

#include "platform/data_folder.h"

namespace bench {

/// The tables in it: those of the list, and one where everything lies.
inline constexpr int savedTables = 4;

/// The folder under `root`, which `fillDevice` has filled.
[[nodiscard]] platform::DataFolder deviceUnder(const QString& root);
/// The file of the table where all 24 blocks lie and all 16 pawns stand; not in the list.
[[nodiscard]] QString fullTable(const QString& root);
/// Plays the sample table four times and lays the full one.
void fillDevice(const QString& root);

} // namespace bench
