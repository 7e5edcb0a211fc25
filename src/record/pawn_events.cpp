// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/event_parts.h"

namespace record {

template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnPlaced>& event)
{
    fields.field("pawn", event.pawn);
    fields.field("at", event.at);
    playerOrNone(fields, "player", event.controller);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnMoved>& event)
{
    fields.field("pawn", event.pawn);
    fields.field("from", event.from);
    fields.field("path", event.path);
    fields.maybeNumber("actions", event.actions, 0, 200);
    fields.unless("own", event.own, false);
    fields.maybeNumber("own_left", event.ownLeft, 0, 200);
    if constexpr (A::reading)
        if (const auto path = fields.object().maybe("path"); path && path->isArray() && event.path.empty())
            path->report(ReadProblem::Code::Empty);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::MovementRolled>& event)
{
    fields.field("pawn", event.pawn);
    fields.number("count", event.spaces, 0, 200);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::MovementKept>& event)
{
    fields.field("card", event.card);
    fields.field("pawn", event.pawn);
    fields.number("count", event.left, 0, 200);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::DiceRolled>& event)
{
    fields.field("dice", event.dice);
    fields.field("typed", event.typed);
    fields.maybe("pawn", event.pawn);
    fields.numberUnless("black", event.black, 0, 0, static_cast<int>(mostDiceRead));
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::IcebreakSucceeded>& event)
{
    fields.field("pawn", event.pawn);
    targetField(fields, event.target);
    fields.field("numbers", event.numbers);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::IcebreakFailed>& event)
{
    fields.field("pawn", event.pawn);
    targetField(fields, event.target);
    fields.field("numbers", event.numbers);
    fields.field("fatal", event.fatal);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::DeleteSucceeded>& event)
{
    fields.field("pawn", event.pawn);
    fields.field("target", event.target);
    fields.field("numbers", event.numbers);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::DeleteFailed>& event)
{
    fields.field("pawn", event.pawn);
    fields.field("target", event.target);
    fields.field("numbers", event.numbers);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::ControlGained>& event)
{
    fields.field("block", event.block);
    playerField(fields, "player", event.player);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::ControlLost>& event)
{
    fields.field("block", event.block);
    playerField(fields, "player", event.player);
}

/// A piece of one of two kinds, under the word of its kind.
template <class A, class First, class Second>
void eitherField(A& fields, std::string_view first, std::string_view second, std::variant<First, Second>& piece)
    requires A::reading
{
    const auto one = fields.look(first);
    const auto other = fields.look(second);
    if (one && other)
        other->report(ReadProblem::Code::UnknownField, second);
    else if (other)
        fields.read(*other, piece.template emplace<Second>());
    else if (const auto at = fields.need(first))
        fields.read(*at, piece.template emplace<First>());
}
template <class A, class First, class Second>
void eitherField(A& fields, std::string_view first, std::string_view second, const std::variant<First, Second>& piece)
    requires(!A::reading)
{
    if (const auto* one = std::get_if<First>(&piece))
        fields.field(first, *one);
    else
        fields.field(second, std::get<Second>(piece));
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CounterPlaced>& event)
{
    eitherField(fields, "block", "pawn", event.on);
    playerField(fields, "player", event.player);
    fields.number("count", event.count, 0, 200);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CounterReturned>& event)
{
    eitherField(fields, "block", "pawn", event.from);
    playerField(fields, "player", event.player);
    fields.number("count", event.count, 0, 200);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::BonusCounterWon>& event)
{
    cellsField(fields, event.cells);
    playerField(fields, "player", event.player);
    fields.field("counter", event.counter);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::BonusCountersGained>& event)
{
    playerField(fields, "player", event.player);
    fields.number("count", event.count, 0, mostCounters);
    fields.maybe("block", event.block);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::BonusCountersLaid>& event)
{
    fields.field("block", event.block);
    fields.number("count", event.count, 0, mostCounters);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::BonusCountersPaid>& event)
{
    playerField(fields, "player", event.player);
    fields.number("count", event.count, 0, mostCounters);
    eitherField(fields, "card", "pawn", event.on);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::BonusCountersReturned>& event)
{
    playerField(fields, "player", event.player);
    fields.number("count", event.count, 0, mostCounters);
    eitherField(fields, "card", "pawn", event.from);
    fields.unless("to_supply", event.toSupply, false);
}

bool putPawnEvent(Out& fields, const zaibatsu::Event& event)
{
    return putOneOf<zaibatsu::PawnPlaced, zaibatsu::PawnMoved, zaibatsu::MovementRolled, zaibatsu::MovementKept,
                    zaibatsu::DiceRolled, zaibatsu::IcebreakSucceeded, zaibatsu::IcebreakFailed,
                    zaibatsu::DeleteSucceeded, zaibatsu::DeleteFailed, zaibatsu::ControlGained, zaibatsu::ControlLost,
                    zaibatsu::CounterPlaced, zaibatsu::CounterReturned, zaibatsu::BonusCounterWon,
                    zaibatsu::BonusCountersGained, zaibatsu::BonusCountersLaid, zaibatsu::BonusCountersPaid,
                    zaibatsu::BonusCountersReturned>(fields, event);
}

bool getPawnEvent(In& fields, zaibatsu::Event& event, std::size_t position)
{
    return getOneOf<zaibatsu::PawnPlaced, zaibatsu::PawnMoved, zaibatsu::MovementRolled, zaibatsu::MovementKept,
                    zaibatsu::DiceRolled, zaibatsu::IcebreakSucceeded, zaibatsu::IcebreakFailed,
                    zaibatsu::DeleteSucceeded, zaibatsu::DeleteFailed, zaibatsu::ControlGained, zaibatsu::ControlLost,
                    zaibatsu::CounterPlaced, zaibatsu::CounterReturned, zaibatsu::BonusCounterWon,
                    zaibatsu::BonusCountersGained, zaibatsu::BonusCountersLaid, zaibatsu::BonusCountersPaid,
                    zaibatsu::BonusCountersReturned>(fields, event, position);
}

} // namespace record
