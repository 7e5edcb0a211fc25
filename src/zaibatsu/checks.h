// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Checks that many commands share, in the order of refusals: phase and turn, whose pawn, what it can do, cards.
#pragma once

#include "zaibatsu/refuse.h"
#include "zaibatsu/unfolding.h"

namespace zaibatsu {

/// Started, not over, no choice open: asked by everything that plays.
[[nodiscard]] Stop checkInPlay(Attempt& attempt);
/// Also the action phase, with no mandatory effect of the beginning left.
[[nodiscard]] Stop checkActionPhase(Attempt& attempt);
/// a pawn of the player whose turn it is; with `anyTurn` also one that may act in any turn, and
/// then the attempt acts for its controller.
[[nodiscard]] Stop checkWhose(Attempt& attempt, PawnId pawn, bool anyTurn = false);
/// In the Cybernet; the rule is that of the action.
[[nodiscard]] Stop checkInCybernet(Attempt& attempt, PawnId pawn, RuleId rule, Weight weight = Weight::Rule);
/// The ability, or with `own` its each-turn icon.
[[nodiscard]] Stop checkAbility(Attempt& attempt, PawnId pawn, Ability ability, RuleId rule, bool own);
/// a bonus card is never played, equipped or placed.
[[nodiscard]] Stop checkNoBonusCard(Attempt& attempt, CardId card);
/// The named action cards can be played for this; without an ability only whether they are free.
[[nodiscard]] Stop checkCards(Attempt& attempt, std::optional<Ability> ability, RuleId rule);

/// At most that many action cards are named: one for an action, none for what a pawn's icon gives.
[[nodiscard]] Stop checkMostCards(Attempt& attempt, PawnId pawn, std::size_t most, RuleId rule);
/// None is named where a piece does something by itself.
[[nodiscard]] Stop checkNoCard(Attempt& attempt, const Source& source, RuleId rule);
/// The same for what a card or the each-turn icon pays for.
[[nodiscard]] Stop checkOneCard(Attempt& attempt, PawnId pawn, bool own);
/// No "cannot" icon bars cards for this.
[[nodiscard]] Stop checkNotBarred(Attempt& attempt, PawnId pawn, Ability ability);

/// Lays the named cards on the table.
void playCards(const Attempt& attempt, Unfolding& unfolding, PawnId pawn);
/// Marks the each-turn icon, if it is used.
void useEachTurn(Unfolding& unfolding, PawnId pawn, Ability ability, bool own);

/// The dice of a command: that many faces, or they are asked for.
[[nodiscard]] Stop checkDice(Attempt& attempt, const MaybeDice& dice, int count);

} // namespace zaibatsu
