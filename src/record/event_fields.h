// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The fields of the events of turns, blocks, effects and choices.
#pragma once

#include "record/state_fields.h"

namespace record {

template <class A>
void describe(A& fields, Of<A, zaibatsu::BlockSet>& event) { describe(fields, event.face); }
template <class A>
void describe(A& fields, Of<A, zaibatsu::CardSet>& event) { describe(fields, event.card); }
template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnSet>& event) { describe(fields, event.pawn); }

/// A list of whole numbers within bounds.
void putNumbers(Out& fields, std::string_view key, const std::vector<int>& numbers);
void getNumbers(In& fields, std::string_view key, std::vector<int>& numbers, int least, int most);

/// A list of sources, each an object.
void putSources(Out& fields, std::string_view key, const std::vector<zaibatsu::Source>& sources);
void getSources(In& fields, std::string_view key, std::vector<zaibatsu::Source>& sources);

template <class A>
void describe(A& fields, Of<A, zaibatsu::StartRolled>& event)
{
    if constexpr (A::reading)
        getRolls(fields, event.rolls);
    else
        putRolls(fields, event.rolls);
    playerField(fields, "player", event.first);
    if constexpr (A::reading)
        getNumbers(fields, "opening_hands", event.openingHands, 0, 200);
    else
        putNumbers(fields, "opening_hands", event.openingHands);
    fields("typed", event.typed);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::TurnBegan>& event)
{
    fields.number("number", event.number, 1, mostTurns);
    playerField(fields, "player", event.player);
    if constexpr (A::reading)
        getSources(fields, "turn_starts", event.turnStarts);
    else
        putSources(fields, "turn_starts", event.turnStarts);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PhaseBegan>& event)
{
    fields("phase", event.phase);
    fields.maybeNumber("kept", event.kept, 0, 200);
    fields.maybeNumber("drawn", event.drawn, 0, 200);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardPlayed>& event)
{
    fields("card", event.card);
    fields.maybe("pawn", event.pawn);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::EachTurnUsed>& event)
{
    fields("pawn", event.pawn);
    fields("ability", event.ability);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::BlockPlaced>& event)
{
    fields("block", event.block);
    fields("at", event.at);
    fields.number("rotation", event.rotation, 0, 5);
    fields.maybe("pawn", event.pawn);
    playerField(fields, "player", event.player);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::BonusIconFormed>& event)
{
    cellsField(fields, event.cells);
    fields("counter", event.counter);
}

/// An effect as the members of the object around it.
template <class A>
void effectMembers(A& fields, Of<A, zaibatsu::Effect>& effect) { describe(fields, effect); }

template <class A>
void describe(A& fields, Of<A, zaibatsu::EffectFired>& event)
{
    sourceField(fields, "source", event.source);
    fields("when", event.time);
    effectMembers(fields, event.effect);
    playerField(fields, "player", event.player);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::EffectLapsed>& event)
{
    sourceField(fields, "source", event.source);
    effectMembers(fields, event.effect);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::QueuedEffect>& queued)
{
    sourceField(fields, "source", queued.source);
    fields("when", queued.time);
    effectMembers(fields, queued.effect);
    playerField(fields, "player", queued.player);
}

/// The options of a choice: names, places or truth values, as its kind says.
void putOptions(Out& fields, const zaibatsu::Choice& choice);
void getOptions(In& fields, zaibatsu::Choice& choice);

template <class A>
void describe(A& fields, Of<A, zaibatsu::Choice>& choice)
{
    fields.number("choice", choice.id, 1, 1'000'000);
    fields("kind", choice.kind);
    playerField(fields, "player", choice.player);
    sourceField(fields, "source", choice.source);
    fields("rule", choice.rule);
    fields.number("count", choice.count, 0, 200);
    if constexpr (A::reading)
        getOptions(fields, choice);
    else
        putOptions(fields, choice);
    fields("after", choice.effect);
    fields.maybe("target", choice.target);
    fields.some("then", choice.then);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::ChoiceOpened>& event) { describe(fields, event.choice); }

template <class A>
void describe(A& fields, Of<A, zaibatsu::ChoiceMade>& event)
{
    fields.number("choice", event.choice, 1, 1'000'000);
    if constexpr (A::reading)
        getAnswer(fields, event.answer);
    else
        putAnswer(fields, event.answer);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::ChoiceClosed>& event) { fields.number("choice", event.choice, 1, 1'000'000); }

} // namespace record
