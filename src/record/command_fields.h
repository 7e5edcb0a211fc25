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
        fields.field("dice", dice->faces);
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
        fields.field("target", *pawn);
    } else {
        fields.field("block", std::get<zaibatsu::BlockId>(target));
    }
}

/// The piece that an effect comes from; `source_is` tells pieces of one name apart.
void putSource(Out& fields, std::string_view key, const zaibatsu::Source& source);
/// Reads it.
void getSource(In& fields, std::string_view key, zaibatsu::Source& source);
template <class A>
void sourceField(A& fields, std::string_view key, Of<A, zaibatsu::Source>& source)
{
    if constexpr (A::reading)
        getSource(fields, key, source);
    else
        putSource(fields, key, source);
}

/// The source of a `use`: a piece, or an effect space as a place.
void putUsed(Out& fields, const zaibatsu::Use& use);
/// Reads it.
void getUsed(In& fields, zaibatsu::Use& use);

/// What `use` is aimed at, and what a `choose` answers with.
void putTarget(Out& fields, const std::optional<zaibatsu::Option>& target);
/// Reads it: a name, or an object that says its kind.
void getTarget(In& fields, std::optional<zaibatsu::Option>& target);
/// Writes what a choice is answered with.
void putAnswer(Out& fields, const std::optional<zaibatsu::Option>& answer);
/// Reads it.
void getAnswer(In& fields, std::optional<zaibatsu::Option>& answer);
/// `rolls` of the starting roll.
void putRolls(Out& fields, const std::map<zaibatsu::Colour, std::vector<dice::Face>>& rolls);
/// Reads them.
void getRolls(In& fields, std::map<zaibatsu::Colour, std::vector<dice::Face>>& rolls);

/// Writes the fields of an action of any kind.
void putAction(Out& fields, const zaibatsu::Action& action);
/// Reads those of the kind at that position of the variant.
void getAction(In& fields, zaibatsu::Action& action, std::size_t position);

} // namespace record
