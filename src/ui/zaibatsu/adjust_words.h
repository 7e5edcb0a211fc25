// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a change by hand would change, in words, piece by piece.
#pragma once

#include "zaibatsu/state.h"

#include <QStringList>

namespace ui {

/// "Waits for Reboot"
[[nodiscard]] QString pawnWhereWord(zaibatsu::PawnWhere where);
/// "On a pawn"
[[nodiscard]] QString cardWhereWord(zaibatsu::CardWhere where);
/// "beside Central Core (north-east), turned by 2"
[[nodiscard]] QString lyingWords(const zaibatsu::State& state, zaibatsu::BlockId block);

/// One line for each piece, player or turn that is not the same in both tables.
[[nodiscard]] QStringList adjustChanges(const zaibatsu::State& before, const zaibatsu::State& after);

} // namespace ui
