// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The fields of the events of elimination, cards, the end, notes, adjusting and overriding.
#pragma once

#include "record/pawn_event_fields.h"

namespace record {

template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnEliminated>& event)
{
    fields("pawn", event.pawn);
    fields("to", event.to);
    fields("from", event.from);
    playerOrNone(fields, "player", event.controller);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnRebooted>& event)
{
    fields("pawn", event.pawn);
    fields("at", event.at);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnControlChanged>& event)
{
    fields("pawn", event.pawn);
    playerOrNone(fields, "from", event.from);
    playerOrNone(fields, "to", event.to);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardEquipped>& event)
{
    fields("card", event.card);
    fields("pawn", event.pawn);
    playerField(fields, "player", event.player);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardHeld>& event)
{
    fields("card", event.card);
    playerField(fields, "player", event.player);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardPlaced>& event)
{
    fields("card", event.card);
    fields("at", event.at);
    fields("beside", event.beside);
    playerField(fields, "player", event.player);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardDiscarded>& event) { fields("card", event.card); }

template <class A>
void describe(A& fields, Of<A, zaibatsu::BonusCardMoved>& event)
{
    fields("card", event.card);
    playerOrNone(fields, "from", event.from);
    playerOrNone(fields, "to", event.to);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::DiscardAsked>& event)
{
    playerField(fields, "player", event.player);
    fields.number("count", event.count, 0, 200);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::GameWon>& event)
{
    fields("winners", event.winners);
    fields.unless("time_up", event.timeUp, false);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Noted>& event) { fields("text", event.text); }

/// Lists of an adjusted event: each record with the name of its piece.
void putAdjusted(Out& fields, const zaibatsu::Adjusted& event);
void getAdjusted(In& fields, zaibatsu::Adjusted& event);

template <class A>
void describe(A& fields, Of<A, zaibatsu::Adjusted>& event)
{
    fields.maybe("turn", event.turn);
    fields.some("players", event.players);
    if constexpr (A::reading)
        getAdjusted(fields, event);
    else
        putAdjusted(fields, event);
    fields.maybe("icons", event.icons);
    fields.maybeNumber("supply", event.bonusSupply, 0, mostCounters);
    fields.maybe("winners", event.winners);
    fields.unless("note", event.note, std::string());
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::About>& about)
{
    fields.maybe("pawn", about.pawn);
    fields.maybe("block", about.block);
    fields.maybe("other_block", about.otherBlock);
    fields.maybe("card", about.card);
    fields.maybe("player", about.player);
    fields.maybe("place", about.place);
    fields.maybe("at", about.cell);
    fields.maybe("ability", about.ability);
    fields.maybeNumber("side", about.side, 0, 5);
    fields.maybeNumber("have", about.have, -mostTurns, mostTurns);
    fields.maybeNumber("need", about.need, -mostTurns, mostTurns);
}

/// A refusal as it is kept with the command that set it aside.
void putRefusal(Out& fields, const zaibatsu::Refusal& refusal);
void getRefusal(In& fields, zaibatsu::Refusal& refusal);

template <class A>
void describe(A& fields, Of<A, zaibatsu::RuleOverridden>& event)
{
    if constexpr (A::reading)
        getRefusal(fields, event.refusal);
    else
        putRefusal(fields, event.refusal);
    fields("reason", event.reason);
}

/// {"block":"yakuza","field":"sides"}
void putFact(Out& fields, const zaibatsu::Fact& fact);
void getFact(In& fields, zaibatsu::Fact& fact);
template <class A>
void describe(A& fields, Of<A, zaibatsu::Fact>& fact)
{
    if constexpr (A::reading)
        getFact(fields, fact);
    else
        putFact(fields, fact);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Declared>& event) { fields.some("facts", event.facts); }

} // namespace record
