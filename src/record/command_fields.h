// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The fields of each command, in the words of formats.md.
#pragma once

#include "record/card_fields.h"

namespace record {

/// `dice`, with `typed` false where the app drew them.
template <class A>
void diceField(A& fields, Of<A, zaibatsu::MaybeDice>& dice)
{
    if constexpr (A::reading) {
        const auto faces = fields.look("dice");
        const auto typed = fields.look("typed");
        if (faces)
            dice = zaibatsu::Dice{{}, typed ? typed->boolean() : true};
        if (faces)
            get(*faces, fields.names(), dice->faces);
    } else if (dice) {
        fields("dice", dice->faces);
        fields.unless("typed", dice->typed, true);
    }
}

/// A block or a pawn.
template <class A>
void targetField(A& fields, Of<A, std::variant<zaibatsu::BlockId, zaibatsu::PawnId>>& target)
{
    if constexpr (A::reading) {
        const auto block = fields.look("block");
        const auto pawn = fields.look("target");
        if (block && pawn)
            pawn->report(ReadProblem::Code::UnknownField, "target");
        else if (pawn)
            fields.read(*pawn, target.template emplace<zaibatsu::PawnId>());
        else if (const auto at = fields.need("block"))
            fields.read(*at, target.template emplace<zaibatsu::BlockId>());
    } else if (const auto* pawn = std::get_if<zaibatsu::PawnId>(&target)) {
        fields("target", *pawn);
    } else {
        fields("block", std::get<zaibatsu::BlockId>(target));
    }
}

/// The piece that an effect comes from; `source_is` tells pieces of one name apart.
void putSource(Out& fields, std::string_view key, const zaibatsu::Source& source);
void getSource(In& fields, std::string_view key, zaibatsu::Source& source);
template <class A>
void sourceField(A& fields, std::string_view key, Of<A, zaibatsu::Source>& source)
{
    if constexpr (A::reading)
        getSource(fields, key, source);
    else
        putSource(fields, key, source);
}

/// What `use` is aimed at, and what a `choose` answers with.
void putTarget(Out& fields, const std::optional<zaibatsu::Option>& target);
void getTarget(In& fields, std::optional<zaibatsu::Option>& target);
void putAnswer(Out& fields, const std::optional<zaibatsu::Option>& answer);
void getAnswer(In& fields, std::optional<zaibatsu::Option>& answer);
/// `rolls` of the starting roll.
void putRolls(Out& fields, const std::map<zaibatsu::Colour, std::vector<dice::Face>>& rolls);
void getRolls(In& fields, std::map<zaibatsu::Colour, std::vector<dice::Face>>& rolls);

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
    fields("pawn", command.pawn);
    fields("block", command.block);
    fields("at", command.at);
    fields.number("rotation", command.rotation, 0, 5);
    fields.unless("own", command.own, false);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Move>& command)
{
    fields("pawn", command.pawn);
    fields("path", command.path);
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
    fields("pawn", command.pawn);
    diceField(fields, command.dice);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Icebreak>& command)
{
    fields("pawn", command.pawn);
    targetField(fields, command.target);
    diceField(fields, command.dice);
    fields.unless("own", command.own, false);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Delete>& command)
{
    fields("pawn", command.pawn);
    fields("target", command.target);
    diceField(fields, command.dice);
    fields.unless("own", command.own, false);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Equip>& command)
{
    fields("card", command.card);
    fields.maybe("pawn", command.pawn);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PlaceCard>& command)
{
    fields("card", command.card);
    fields("beside", command.beside);
    fields.number("side", command.side, 0, 5);
    fields.maybe("pawn", command.pawn);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Enter>& command) { fields("pawn", command.pawn); }

template <class A>
void describe(A& fields, Of<A, zaibatsu::Sacrifice>& command) { fields("pawn", command.pawn); }

template <class A>
void describe(A& fields, Of<A, zaibatsu::Use>& command)
{
    sourceField(fields, "source", command.source);
    if constexpr (A::reading)
        getTarget(fields, command.target);
    else
        putTarget(fields, command.target);
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
void describe(A& /*fields*/, Of<A, zaibatsu::EndGame>& /*command*/) {}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Note>& command)
{
    fields("text", command.text);
    if constexpr (A::reading)
        if (const auto text = fields.object().maybe("text"); text && text->isText() && command.text.empty())
            text->report(ReadProblem::Code::Empty);
}

/// Reboot says by how many cards: `cards` as a number, `count` beside a list of cards.
template <class A>
void describe(A& fields, Of<A, zaibatsu::Reboot>& command)
{
    fields("pawn", command.pawn);
    if constexpr (A::reading) {
        fields.maybeNumber("count", command.cards, 1, 4);
        const auto cards = fields.object().maybe("cards");
        if (cards && !cards->isArray())
            fields.maybeNumber("cards", command.cards, 1, 4);
    }
}

} // namespace record
