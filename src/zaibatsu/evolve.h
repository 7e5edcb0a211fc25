// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One apply() for each event; none of them decides anything or can fail. An event about a piece that the table
// does not have changes nothing.
#pragma once

#include "zaibatsu/event.h"

namespace zaibatsu {

/// The face takes the place of the one with its key, or is added.
void apply(State& state, const BlockSet& event);
/// The card takes the place of the one with its key, or is added.
void apply(State& state, const CardSet& event);
/// The pawn card takes the place of the one with its key, or is added.
void apply(State& state, const PawnSet& event);
/// Opening hands, and who is first.
void apply(State& state, const StartRolled& event);
/// Each-turn icons and own movement are fresh again.
void apply(State& state, const TurnBegan& event);
/// Recycling discards the cards on the table.
void apply(State& state, const PhaseBegan& event);
/// The card lies on the table.
void apply(State& state, const CardPlayed& event);
/// The icon is used for this turn.
void apply(State& state, const EachTurnUsed& event);
/// The block lies in the Cybernet, uncontrolled.
void apply(State& state, const BlockPlaced& event);
/// The icon exists; its counter comes from the supply.
void apply(State& state, const BonusIconFormed& event);
/// A turn_start is used up for this turn.
void apply(State& state, const EffectFired& event);
/// The choice waits behind those open already.
void apply(State& state, const ChoiceOpened& event);
/// The choice is gone.
void apply(State& state, const ChoiceMade& event);
/// The choice is gone.
void apply(State& state, const ChoiceClosed& event);
/// The pawn stands there, under that controller.
void apply(State& state, const PawnPlaced& event);
/// The pawn stands at the end of the path.
void apply(State& state, const PawnMoved& event);
/// So many spaces are left of its own movement.
void apply(State& state, const MovementRolled& event);
/// So many movement actions are left on the card.
void apply(State& state, const MovementKept& event);
/// The block has this owner.
void apply(State& state, const ControlGained& event);
/// The block has no owner.
void apply(State& state, const ControlLost& event);
/// Counters go from the pool onto a block or pawn card.
void apply(State& state, const CounterPlaced& event);
/// Counters go back into the pool.
void apply(State& state, const CounterReturned& event);
/// The icon is spent, its counter is the winner's.
void apply(State& state, const BonusCounterWon& event);
/// From the supply, or from the block named.
void apply(State& state, const BonusCountersGained& event);
/// From the supply onto the block.
void apply(State& state, const BonusCountersLaid& event);
/// From the player onto a card or pawn card.
void apply(State& state, const BonusCountersPaid& event);
/// From a card or pawn card back to the player, or to the supply.
void apply(State& state, const BonusCountersReturned& event);
/// The piece leaves; only a pawn that waits for Reboot keeps its controller.
void apply(State& state, const PawnEliminated& event);
/// The pawn stands in the Cybernet again.
void apply(State& state, const PawnRebooted& event);
/// The pawn has this controller; it stays where it is.
void apply(State& state, const PawnControlChanged& event);
/// The pawn carries the card.
void apply(State& state, const CardEquipped& event);
/// The player holds the card.
void apply(State& state, const CardHeld& event);
/// The card lies beside its block.
void apply(State& state, const CardPlaced& event);
/// The card lies in the discard pile.
void apply(State& state, const CardDiscarded& event);
/// The bonus card is held by this player, or by nobody.
void apply(State& state, const BonusCardMoved& event);
/// The game is over; nothing stays open.
void apply(State& state, const GameWon& event);
/// The parts are as given.
void apply(State& state, const Adjusted& event);

// Told for the log alone.
inline void apply(State&, const EffectLapsed&) { }
inline void apply(State&, const DiceRolled&) { }
inline void apply(State&, const IcebreakSucceeded&) { }
inline void apply(State&, const IcebreakFailed&) { }
inline void apply(State&, const DeleteSucceeded&) { }
inline void apply(State&, const DeleteFailed&) { }
inline void apply(State&, const DiscardAsked&) { }
inline void apply(State&, const HandFilled&) { }
inline void apply(State&, const Noted&) { }
inline void apply(State&, const RuleOverridden&) { }
inline void apply(State&, const Declared&) { }

/// The block as laid, to be changed, or null.
[[nodiscard]] LaidBlock* laidBlock(State& state, BlockId block);
/// The pawn to be changed, or null.
[[nodiscard]] PawnState* pawnState(State& state, PawnId pawn);
/// The card to be changed, or null.
[[nodiscard]] CardState* cardState(State& state, CardId card);

} // namespace zaibatsu
