// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the face editor calls joints, effects and pawns, and which effects ask for what.
#pragma once

#include "ui/zaibatsu/face_draft.h"
#include "zaibatsu/state.h"

#include <QStringList>

namespace ui {

/// The pawns that can be printed or meant, with "none" first.
struct PawnChoices {
    QStringList names;
    std::vector<std::optional<zaibatsu::PawnId>> pawns;
    [[nodiscard]] int indexOf(std::optional<zaibatsu::PawnId> pawn) const;
    [[nodiscard]] std::optional<zaibatsu::PawnId> pawnAt(int index) const;
};
[[nodiscard]] PawnChoices pawnChoices(const zaibatsu::State& state);

[[nodiscard]] QString jointIcon(Joint joint);
[[nodiscard]] QString jointWords(Joint joint);
/// "Way to north-east: both ways".
[[nodiscard]] QString wayWords(int position, Joint joint);
/// One or two letters for a side, "NE"; none for the middle.
[[nodiscard]] QString positionSign(int position);

/// Names of all effects, in the order of EffectKind.
[[nodiscard]] QStringList effectKindNames();
[[nodiscard]] bool asksForPawn(zaibatsu::EffectKind kind);
[[nodiscard]] bool asksForSkulls(zaibatsu::EffectKind kind);
[[nodiscard]] bool asksForNumber(zaibatsu::EffectKind kind);

} // namespace ui
