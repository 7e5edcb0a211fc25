// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The command line: one verb a run.
#pragma once

#include "cli/console.h"

namespace cli {

/// Does what the words ask for and returns the exit status. The language is installed in the application's translator.
[[nodiscard]] Status run(const QStringList& words, Tables& tables, Console& console);

} // namespace cli
