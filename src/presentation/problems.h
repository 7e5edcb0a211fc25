// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is wrong with a text, a file or the settings of a new table, as one sentence.
#pragma once

#include "record/problem.h"
#include "store/contents.h"
#include "zaibatsu/state.h"

#include <QString>

namespace presentation {

/// Why a text cannot be read, with the line and place where known.
[[nodiscard]] QString problemText(const record::ReadProblem& problem);
/// Why a table file cannot be had, and that it was left alone.
[[nodiscard]] QString problemText(const store::TableProblem& problem);
/// Why settings make no table.
[[nodiscard]] QString problemText(const zaibatsu::SetupProblem& problem);

} // namespace presentation
