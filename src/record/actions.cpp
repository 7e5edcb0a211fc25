// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/adjust_fields.h"

namespace record {

template <class A>
void describe(A& fields, Of<A, zaibatsu::StartingRolls>& command)
{
    if constexpr (A::reading)
        getRolls(fields, command.rolls);
    else
        putRolls(fields, command.rolls);
    diceField(fields, command.dice);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Search>& command)
{
    fields.field("pawn", command.pawn);
    fields.field("block", command.block);
    fields.field("at", command.at);
    fields.number("rotation", command.rotation, 0, 5);
    fields.unless("own", command.own, false);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Move>& command)
{
    fields.field("pawn", command.pawn);
    fields.field("path", command.path);
    fields.maybeNumber("actions", command.actions, 0, 100);
    fields.unless("own", command.own, false);
    if constexpr (A::reading)
        if (command.path.empty())
            if (const auto path = fields.object().maybe("path"); path && path->isArray())
                path->report(ReadProblem::Code::Empty);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::RollMovement>& command)
{
    fields.field("pawn", command.pawn);
    diceField(fields, command.dice);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Icebreak>& command)
{
    fields.field("pawn", command.pawn);
    targetField(fields, command.target);
    diceField(fields, command.dice);
    fields.unless("own", command.own, false);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Delete>& command)
{
    fields.field("pawn", command.pawn);
    fields.field("target", command.target);
    diceField(fields, command.dice);
    fields.unless("own", command.own, false);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Equip>& command)
{
    fields.field("card", command.card);
    fields.maybe("pawn", command.pawn);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PlaceCard>& command)
{
    fields.field("card", command.card);
    fields.field("beside", command.beside);
    fields.number("side", command.side, 0, 5);
    fields.maybe("pawn", command.pawn);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Enter>& command)
{
    fields.field("pawn", command.pawn);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Sacrifice>& command)
{
    fields.field("pawn", command.pawn);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Use>& command)
{
    if constexpr (A::reading) {
        getUsed(fields, command);
        getTarget(fields, command.target);
    } else {
        putUsed(fields, command);
        putTarget(fields, command.target);
    }
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Choose>& command)
{
    fields.number("choice", command.choice, 1, 1'000'000);
    if constexpr (A::reading)
        getAnswer(fields, command.answer);
    else
        putAnswer(fields, command.answer);
    diceField(fields, command.dice);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::NextPhase>& command)
{
    fields.maybeNumber("kept", command.kept, 0, 200);
    fields.maybeNumber("drawn", command.drawn, 0, 200);
}

template <class A>
void describe(A& /*fields*/, Of<A, zaibatsu::EndGame>& /*command*/)
{
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Note>& command)
{
    fields.field("text", command.text);
    if constexpr (A::reading)
        if (const auto text = fields.object().maybe("text"); text && text->isText() && command.text.empty())
            text->report(ReadProblem::Code::Empty);
}

/// Reboot says by how many cards: `cards` as a number, `count` beside a list of cards.
template <class A>
void describe(A& fields, Of<A, zaibatsu::Reboot>& command)
{
    fields.field("pawn", command.pawn);
    if constexpr (A::reading) {
        fields.maybeNumber("count", command.cards, 1, 4);
        const auto cards = fields.object().maybe("cards");
        if (cards && !cards->isArray())
            fields.maybeNumber("cards", command.cards, 1, 4);
    }
}

void putAction(Out& fields, const zaibatsu::Action& action)
{
    std::visit([&](const auto& one) { describe(fields, one); }, action);
}

namespace {

template <std::size_t I = 0>
void getAt(In& fields, zaibatsu::Action& action, std::size_t position)
{
    if constexpr (I < std::variant_size_v<zaibatsu::Action>) {
        if (position == I)
            describe(fields, action.emplace<I>());
        else
            getAt<I + 1>(fields, action, position);
    }
}

} // namespace

void getAction(In& fields, zaibatsu::Action& action, std::size_t position) { getAt(fields, action, position); }

} // namespace record
