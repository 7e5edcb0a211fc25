// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The fields of a card and of a pawn card.
#pragma once

#include "record/piece_fields.h"

namespace record {

/// The longest list of item slots of a pawn.
inline constexpr std::size_t mostSlots = 20;

template <class A>
void describe(A& fields, Of<A, zaibatsu::Card>& card)
{
    keyField(fields, "card", card.key);
    fields.unless("name", card.name, std::string());
    fields.maybe("actions", card.actions);
    fields.maybeNumber("movement", card.movement, 0, 20);
    fields.maybe("use", card.use);
    fields.maybeNumber("cost", card.cost, 0, 24);
    fields.maybe("icebreaker", card.icebreaker);
    fields.maybeNumber("skulls", card.skulls, 0, 20);
    fields.maybe("defence", card.defence);
    fields.maybeNumber("hand", card.hand, -10, 10);
    fields.maybeNumber("movement_change", card.movementChange, -10, 10);
    fields.maybe("grants", card.grants);
    fields.maybe("cannot", card.cannot);
    fields.maybe("each_turn", card.eachTurn);
    fields.maybe("own_movement", card.ownMovement);
    effectsField(fields, "turn_start", card.turnStart);
    effectsField(fields, "sacrifice", card.sacrifice);
    fields.maybe("pawn", card.pawn);
    fields.maybe("spaces", card.spaces);
    fields.unless("note", card.note, std::string());
    fields.unless("slot", card.slot, std::string());
    fields.maybe("on", card.on);
    fields.unless("bonus", card.bonus, false);
    fields.unless("sample", card.sample, false);
}

/// A card with its number of copies.
template <class A>
void describe(A& fields, Of<A, zaibatsu::SetCard>& set)
{
    fields.numberUnless("copies", set.copies, 1, 1, 99);
    describe(fields, set.card);
}

/// "reboot_by": by a Reboot card, by any four, or by either.
template <class A>
void rebootField(A& fields, Of<A, std::optional<zaibatsu::RebootBy>>& by)
{
    static constexpr std::array<std::string_view, 2> words{"card", "four-cards"};
    if constexpr (A::reading) {
        const auto at = fields.look("reboot_by");
        if (!at)
            return;
        zaibatsu::RebootBy& read = by.emplace();
        for (const Cursor& one : at->elements(2))
            (one.word(words) == 0 ? read.card : read.fourCards) = true;
        if (at->isArray() && !read.card && !read.fourCards)
            at->report(ReadProblem::Code::OutOfRange);
    } else if (by) {
        std::vector<std::string> printed;
        if (by->card)
            printed.emplace_back(words[0]);
        if (by->fourCards)
            printed.emplace_back(words[1]);
        fields.field("reboot_by", printed);
    }
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnCard>& pawn)
{
    keyField(fields, "pawn", pawn.key);
    fields.maybe("kind", pawn.kind);
    fields.maybe("abilities", pawn.abilities);
    fields.maybe("fixed", pawn.fixed);
    fields.maybeNumber("skulls", pawn.skulls, 0, 20);
    fields.maybe("defence", pawn.defence);
    iceField(fields, pawn.ice);
    fields.maybe("card_movement", pawn.cardMovement);
    fields.maybe("own_movement", pawn.ownMovement);
    fields.maybeNumber("cost", pawn.cost, 0, 24);
    fields.maybe("icebreaker", pawn.icebreaker);
    fields.maybe("cannot", pawn.cannot);
    fields.maybe("each_turn", pawn.eachTurn);
    fields.maybeNumber("hand", pawn.hand, -10, 10);
    fields.maybeNumber("movement_change", pawn.movementChange, -10, 10);
    effectsField(fields, "turn_start", pawn.turnStart);
    fields.maybe("slots", pawn.slotNames);
    fields.maybe("any_turn", pawn.anyTurn);
    rebootField(fields, pawn.rebootBy);
    fields.unless("note", pawn.note, std::string());
    fields.unless("sample", pawn.sample, false);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::SetBlock>& set)
{
    describe(fields, set.face);
}
template <class A>
void describe(A& fields, Of<A, zaibatsu::SetPawn>& set)
{
    describe(fields, set.pawn);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::SetCatalogue>& set)
{
    fields.some("blocks", set.blocks);
    fields.some("cards", set.cards);
    fields.some("pawns", set.pawns);
}

/// Whether every piece has a place among the names: a table takes no more than mostPieces of a kind.
[[nodiscard]] bool knowsAll(const Names& names, const zaibatsu::SetCatalogue& pieces);

/// Adds the keys that these pieces would add.
void learn(Names& names, const zaibatsu::SetCard& set);
/// The keys of an unread set-block, set-card, set-pawn or set-catalogue, or of a catalogue file.
void learnCommand(Names& names, const Value& command);
/// See above.
void learnPieces(Names& names, const Value& catalogue);

} // namespace record
