// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The tokenizers that the full-text tables of the index name.
#pragma once

#include "base/result.h"
#include "rulebook/language.h"
#include "sqlite/database.h"

#include <string>

namespace rulebook {

/// The name of a language's tokenizer in the schema: "rulebook_en".
[[nodiscard]] std::string tokenizerOf(Language language);

/// Makes the four known to a connection. In rows each word becomes its root; questions are made of roots already.
[[nodiscard]] sqlite::Result<void> addTokenizers(sqlite::Database& database);

} // namespace rulebook
