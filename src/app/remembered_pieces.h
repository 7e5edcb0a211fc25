// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What players entered of their tiles, cards and pawn cards: one catalogue file an edition, for every later table.
#pragma once

#include "presentation/zaibatsu_table.h"

namespace app {

/// What is remembered for tables of these settings; nothing where there is no file or it cannot be read.
[[nodiscard]] std::optional<zaibatsu::SetCatalogue> rememberedPieces(const zaibatsu::Settings& settings,
                                                                     const QString& folder);
/// From now on writes down what is entered at this table. Samples are not remembered.
void rememberPieces(presentation::ZaibatsuTable& table, const QString& folder);

} // namespace app
