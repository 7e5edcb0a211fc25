// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One apply() for each event; none of them decides anything or can fail. An event about a piece that the table
// does not have changes nothing.
#pragma once

#include "zaibatsu/event.h"

namespace zaibatsu {

void apply(State& state, const BlockSet& event);
void apply(State& state, const CardSet& event);
void apply(State& state, const PawnSet& event);
void apply(State& state, const StartRolled& event);
void apply(State& state, const TurnBegan& event);
void apply(State& state, const PhaseBegan& event);
void apply(State& state, const CardPlayed& event);
void apply(State& state, const EachTurnUsed& event);
void apply(State& state, const BlockPlaced& event);
void apply(State& state, const BonusIconFormed& event);
void apply(State& state, const EffectFired& event);
void apply(State& state, const ChoiceOpened& event);
void apply(State& state, const ChoiceMade& event);
void apply(State& state, const ChoiceClosed& event);
void apply(State& state, const PawnPlaced& event);
void apply(State& state, const PawnMoved& event);
void apply(State& state, const MovementRolled& event);
void apply(State& state, const MovementKept& event);
void apply(State& state, const ControlGained& event);
void apply(State& state, const ControlLost& event);
void apply(State& state, const CounterPlaced& event);
void apply(State& state, const CounterReturned& event);
void apply(State& state, const BonusCounterWon& event);
void apply(State& state, const BonusCountersGained& event);
void apply(State& state, const BonusCountersLaid& event);
void apply(State& state, const BonusCountersPaid& event);
void apply(State& state, const BonusCountersReturned& event);
void apply(State& state, const PawnEliminated& event);
void apply(State& state, const PawnRebooted& event);
void apply(State& state, const PawnControlChanged& event);
void apply(State& state, const CardEquipped& event);
void apply(State& state, const CardHeld& event);
void apply(State& state, const CardPlaced& event);
void apply(State& state, const CardDiscarded& event);
void apply(State& state, const BonusCardMoved& event);
void apply(State& state, const GameWon& event);
void apply(State& state, const Adjusted& event);

// Told for the log alone.
inline void apply(State&, const EffectLapsed&) {}
inline void apply(State&, const DiceRolled&) {}
inline void apply(State&, const IcebreakSucceeded&) {}
inline void apply(State&, const IcebreakFailed&) {}
inline void apply(State&, const DeleteSucceeded&) {}
inline void apply(State&, const DeleteFailed&) {}
inline void apply(State&, const DiscardAsked&) {}
inline void apply(State&, const Noted&) {}
inline void apply(State&, const RuleOverridden&) {}
inline void apply(State&, const Declared&) {}

/// The block as laid, to be changed, or null.
[[nodiscard]] LaidBlock* laidBlock(State& state, BlockId block);
/// The pawn to be changed, or null.
[[nodiscard]] PawnState* pawnState(State& state, PawnId pawn);
/// The card to be changed, or null.
[[nodiscard]] CardState* cardState(State& state, CardId card);

} // namespace zaibatsu
