// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/event_parts.h"

namespace record {

template <class A>
void describe(A& fields, Of<A, zaibatsu::BlockSet>& event)
{
    describe(fields, event.face);
}
template <class A>
void describe(A& fields, Of<A, zaibatsu::CardSet>& event)
{
    describe(fields, event.card);
}
template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnSet>& event)
{
    describe(fields, event.pawn);
}

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
    fields.field("typed", event.typed);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::TurnBegan>& event)
{
    fields.number("number", event.number, 1, mostTurns);
    playerField(fields, "player", event.player);
    if constexpr (A::reading)
        getSources(fields, "turn_starts", event.turnStarts);
    else if (!event.turnStarts.empty())
        putSources(fields, "turn_starts", event.turnStarts);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PhaseBegan>& event)
{
    fields.field("phase", event.phase);
    fields.maybeNumber("kept", event.kept, 0, 200);
    fields.maybeNumber("drawn", event.drawn, 0, 200);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardPlayed>& event)
{
    fields.field("card", event.card);
    fields.maybe("pawn", event.pawn);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::EachTurnUsed>& event)
{
    fields.field("pawn", event.pawn);
    fields.field("ability", event.ability);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::BlockPlaced>& event)
{
    fields.field("block", event.block);
    fields.field("at", event.at);
    fields.number("rotation", event.rotation, 0, 5);
    fields.maybe("pawn", event.pawn);
    playerField(fields, "player", event.player);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::BonusIconFormed>& event)
{
    cellsField(fields, event.cells);
    fields.field("counter", event.counter);
}

/// An effect as the members of the object around it.
template <class A>
void effectMembers(A& fields, Of<A, zaibatsu::Effect>& effect)
{
    describe(fields, effect);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::EffectFired>& event)
{
    sourceField(fields, "source", event.source);
    fields.field("when", event.time);
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
    fields.field("when", queued.time);
    effectMembers(fields, queued.effect);
    playerField(fields, "player", queued.player);
    fields.maybe("from", queued.from);
    fields.maybe("space", queued.space);
    fields.maybeNumber("nth", queued.nth, 0, mostEffects);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Choice>& choice)
{
    fields.number("choice", choice.id, 1, 1'000'000);
    fields.field("kind", choice.kind);
    playerField(fields, "player", choice.player);
    sourceField(fields, "source", choice.source);
    fields.field("rule", choice.rule);
    fields.number("count", choice.count, 0, 200);
    if constexpr (A::reading)
        getOptions(fields, choice);
    else
        putOptions(fields, choice);
    fields.field("after", choice.effect);
    fields.maybe("target", choice.target);
    fields.maybe("from", choice.from);
    fields.maybe("space", choice.space);
    fields.maybeNumber("nth", choice.nth, 0, mostEffects);
    fields.some("then", choice.then);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::ChoiceOpened>& event)
{
    describe(fields, event.choice);
}

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
void describe(A& fields, Of<A, zaibatsu::ChoiceClosed>& event)
{
    fields.number("choice", event.choice, 1, 1'000'000);
}

bool putTurnEvent(Out& fields, const zaibatsu::Event& event)
{
    return putOneOf<zaibatsu::BlockSet, zaibatsu::CardSet, zaibatsu::PawnSet, zaibatsu::StartRolled,
                    zaibatsu::TurnBegan, zaibatsu::PhaseBegan, zaibatsu::CardPlayed, zaibatsu::EachTurnUsed,
                    zaibatsu::BlockPlaced, zaibatsu::BonusIconFormed, zaibatsu::EffectFired, zaibatsu::EffectLapsed,
                    zaibatsu::ChoiceOpened, zaibatsu::ChoiceMade, zaibatsu::ChoiceClosed>(fields, event);
}

bool getTurnEvent(In& fields, zaibatsu::Event& event, std::size_t position)
{
    return getOneOf<zaibatsu::BlockSet, zaibatsu::CardSet, zaibatsu::PawnSet, zaibatsu::StartRolled,
                    zaibatsu::TurnBegan, zaibatsu::PhaseBegan, zaibatsu::CardPlayed, zaibatsu::EachTurnUsed,
                    zaibatsu::BlockPlaced, zaibatsu::BonusIconFormed, zaibatsu::EffectFired, zaibatsu::EffectLapsed,
                    zaibatsu::ChoiceOpened, zaibatsu::ChoiceMade, zaibatsu::ChoiceClosed>(fields, event, position);
}

} // namespace record
