// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How far a pawn may go: by a card's movement actions, or by its own icon.
#pragma once

#include "zaibatsu/refuse.h"

namespace zaibatsu {

/// What a pawn's own movement has left this turn.
struct OwnReach {
    int spaces = 0;
    bool mayBeSplit = false;
};
/// Whether its own movement may begin or go on.
[[nodiscard]] Stop checkOwnMovement(Attempt& attempt, PawnId pawn, OwnReach& reach);

/// Movement actions of the card or cards played.
struct CardMovement {
    int available = 0;
    bool goesOn = false; ///< with what an earlier move left (A-025 off)
};
/// Whether cards may move the pawn, and how far.
[[nodiscard]] Stop checkCardMovement(Attempt& attempt, const Move& move, CardMovement& movement);

/// Whether the pawn still rolls for its own movement; `count` dice.
[[nodiscard]] Stop checkMovementRoll(Attempt& attempt, PawnId pawn, int& count);

/// What movement actions printed on one card come to for the pawn: a card without any stays so.
[[nodiscard]] int actionsOfCard(const State& state, PawnId pawn, int printed);

/// A pawn's own movement: what its card and the cards it carries give together.
struct OwnTotal {
    int spaces = 0;
    int dice = 0;   ///< rolled for more spaces
    int blocks = 0; ///< in place of spaces and dice

    [[nodiscard]] bool none() const { return spaces == 0 && dice == 0 && blocks == 0; }
};
/// Added up; nothing while unknown.
[[nodiscard]] std::optional<OwnTotal> ownMovementOf(const State& state, PawnId pawn);
/// The rule that it moves by: of a roll, of blocks, else of its icon.
[[nodiscard]] RuleId ownMovementRule(const State& state, PawnId pawn);

} // namespace zaibatsu
