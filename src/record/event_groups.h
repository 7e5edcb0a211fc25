// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The events in groups, one file each, so that none becomes a long one. Each writes or reads the events of its own.
#pragma once

#include "record/state_fields.h"

namespace record {

/// Writes the fields of an event of turns, blocks, effects and choices; false for any other.
[[nodiscard]] bool putTurnEvent(Out& fields, const zaibatsu::Event& event);
/// Reads one into the alternative at that position; false for any other.
[[nodiscard]] bool getTurnEvent(In& fields, zaibatsu::Event& event, std::size_t position);
/// Writes the fields of an event of pawns, rolls, control and counters; false for any other.
[[nodiscard]] bool putPawnEvent(Out& fields, const zaibatsu::Event& event);
/// Reads one into the alternative at that position; false for any other.
[[nodiscard]] bool getPawnEvent(In& fields, zaibatsu::Event& event, std::size_t position);
/// Writes the fields of an event of elimination, cards, the end, adjusting and overriding; false for any other.
[[nodiscard]] bool putOutcomeEvent(Out& fields, const zaibatsu::Event& event);
/// Reads one into the alternative at that position; false for any other.
[[nodiscard]] bool getOutcomeEvent(In& fields, zaibatsu::Event& event, std::size_t position);

/// Writes {"block":"yakuza","field":"sides"}.
void putFact(Out& fields, const zaibatsu::Fact& fact);
/// Reads it.
void getFact(In& fields, zaibatsu::Fact& fact);
template <class A>
void describe(A& fields, Of<A, zaibatsu::Fact>& fact)
{
    if constexpr (A::reading)
        getFact(fields, fact);
    else
        putFact(fields, fact);
}

/// Writes the options of a choice: names, places or truth values, as its kind says.
void putOptions(Out& fields, const zaibatsu::Choice& choice);
/// Reads them.
void getOptions(In& fields, zaibatsu::Choice& choice);

/// Writes what describe() says of the event, if it is one of these kinds.
template <class... Kinds>
bool putOneOf(Out& fields, const zaibatsu::Event& event)
{
    const auto put = [&]<class Kind>(const Kind* one) {
        if (one != nullptr)
            describe(fields, *one);
        return one != nullptr;
    };
    return (put(std::get_if<Kinds>(&event)) || ...);
}

/// Reads what describe() says into the alternative at that position, if it is one of these kinds.
template <class... Kinds>
bool getOneOf(In& fields, zaibatsu::Event& event, std::size_t position)
{
    const auto get = [&]<class Kind>(Kind one) {
        if (zaibatsu::Event(one).index() != position)
            return false;
        describe(fields, event.emplace<Kind>(std::move(one)));
        return true;
    };
    return (get(Kinds{}) || ...);
}

} // namespace record
