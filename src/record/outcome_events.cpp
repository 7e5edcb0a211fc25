// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/event_parts.h"

namespace record {

template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnEliminated>& event)
{
    fields.field("pawn", event.pawn);
    fields.field("to", event.to);
    fields.field("from", event.from);
    playerOrNone(fields, "player", event.controller);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnRebooted>& event)
{
    fields.field("pawn", event.pawn);
    fields.field("at", event.at);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnControlChanged>& event)
{
    fields.field("pawn", event.pawn);
    playerOrNone(fields, "from", event.from);
    playerOrNone(fields, "to", event.to);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardEquipped>& event)
{
    fields.field("card", event.card);
    fields.field("pawn", event.pawn);
    playerField(fields, "player", event.player);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardHeld>& event)
{
    fields.field("card", event.card);
    playerField(fields, "player", event.player);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardPlaced>& event)
{
    fields.field("card", event.card);
    fields.field("at", event.at);
    fields.field("beside", event.beside);
    playerField(fields, "player", event.player);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardDiscarded>& event)
{
    fields.field("card", event.card);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::BonusCardMoved>& event)
{
    fields.field("card", event.card);
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
void describe(A& fields, Of<A, zaibatsu::HandFilled>& event)
{
    playerField(fields, "player", event.player);
    fields.maybeNumber("kept", event.kept, 0, 200);
    fields.maybeNumber("drawn", event.drawn, 0, 200);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::GameWon>& event)
{
    fields.field("winners", event.winners);
    fields.unless("time_up", event.timeUp, false);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Noted>& event)
{
    fields.field("text", event.text);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Adjusted>& event)
{
    fields.maybe("turn", event.turn);
    if constexpr (A::reading) {
        if (fields.look("turn_starts"))
            getSources(fields, "turn_starts", event.turnStarts.emplace());
    } else if (event.turnStarts) {
        putSources(fields, "turn_starts", *event.turnStarts);
    }
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
void describe(A& fields, Of<A, zaibatsu::RuleOverridden>& event)
{
    if constexpr (A::reading)
        getRefusal(fields, event.refusal);
    else
        putRefusal(fields, event.refusal);
    fields.field("reason", event.reason);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Declared>& event)
{
    fields.some("facts", event.facts);
}

bool putOutcomeEvent(Out& fields, const zaibatsu::Event& event)
{
    return putOneOf<zaibatsu::PawnEliminated, zaibatsu::PawnRebooted, zaibatsu::PawnControlChanged,
                    zaibatsu::CardEquipped, zaibatsu::CardHeld, zaibatsu::CardPlaced, zaibatsu::CardDiscarded,
                    zaibatsu::BonusCardMoved, zaibatsu::DiscardAsked, zaibatsu::HandFilled, zaibatsu::GameWon,
                    zaibatsu::Noted, zaibatsu::Adjusted, zaibatsu::RuleOverridden, zaibatsu::Declared>(fields, event);
}

bool getOutcomeEvent(In& fields, zaibatsu::Event& event, std::size_t position)
{
    return getOneOf<zaibatsu::PawnEliminated, zaibatsu::PawnRebooted, zaibatsu::PawnControlChanged,
                    zaibatsu::CardEquipped, zaibatsu::CardHeld, zaibatsu::CardPlaced, zaibatsu::CardDiscarded,
                    zaibatsu::BonusCardMoved, zaibatsu::DiscardAsked, zaibatsu::HandFilled, zaibatsu::GameWon,
                    zaibatsu::Noted, zaibatsu::Adjusted, zaibatsu::RuleOverridden, zaibatsu::Declared>(fields, event,
                                                                                                       position);
}

} // namespace record
