// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Odds without a table, asked in the words of the command line.
#pragma once

#include "presentation/table.h"

namespace presentation {

/// The answer to "icebreak --ice 6,4,3 --fixed 5" or "delete --skulls 2 --unshielded 4,5"; BadCommand with a sentence
/// for words that make no question. Nothing where the first word is neither.
[[nodiscard]] std::optional<Answer> askOdds(const QStringList& words);

} // namespace presentation
