// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the face editor calls joints, arrows, effects, pawns and cards, and which effects ask for what.
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

/// The cards that an effect can hand out: bonus cards, then the deck with one of each name; "none" first.
struct CardChoices {
    QStringList names;
    std::vector<std::optional<zaibatsu::CardId>> cards;
    [[nodiscard]] int indexOf(std::optional<zaibatsu::CardId> card) const;
    [[nodiscard]] std::optional<zaibatsu::CardId> cardAt(int index) const;
};
/// `known` is among them, whichever copy it is.
[[nodiscard]] CardChoices cardChoices(const zaibatsu::State& state, std::optional<zaibatsu::CardId> known);

[[nodiscard]] QString jointIcon(Joint joint);
[[nodiscard]] QString jointWords(Joint joint);
/// "Way to north-east: both ways".
[[nodiscard]] QString wayWords(int position, Joint joint);
/// The arrow over a border as an icon, seen from the space.
[[nodiscard]] QString arrowIcon(zaibatsu::BorderArrow arrow);
/// "Border north-east: only out".
[[nodiscard]] QString borderWords(int side, zaibatsu::BorderArrow arrow);
/// One or two letters for a side, "NE"; none for the middle.
[[nodiscard]] QString positionSign(int position);

/// Names of all effects, in the order of EffectKind.
[[nodiscard]] QStringList effectKindNames();
/// Names of how far an attack reaches, in the order of Reach.
[[nodiscard]] QStringList reachNames();
// What an effect of a kind asks for.
[[nodiscard]] bool asksForPawn(zaibatsu::EffectKind kind);
[[nodiscard]] bool asksForCard(zaibatsu::EffectKind kind);
[[nodiscard]] bool asksForReach(zaibatsu::EffectKind kind);
[[nodiscard]] bool asksForSkulls(zaibatsu::EffectKind kind);
[[nodiscard]] bool asksForCount(zaibatsu::EffectKind kind);
/// The effect as one of another kind: what that kind does not ask for is gone.
[[nodiscard]] zaibatsu::Effect withKind(const zaibatsu::Effect& effect, zaibatsu::EffectKind kind);

} // namespace ui
