// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// `set` of an adjust: any part of what show --json shows. What follows from the rest is read over.
#pragma once

#include "record/state_fields.h"

namespace record {

/// Reads over a field that show shows and that cannot be set, as it follows from the others.
template <class A>
void derived(A& fields, std::string_view key)
{
    if constexpr (A::reading)
        static_cast<void>(fields.look(key));
}

/// `counters` of a block: the colour of each counter on it.
template <class A>
void countersField(A& fields, Of<A, std::optional<std::array<std::uint8_t, 4>>>& counters)
{
    if constexpr (A::reading) {
        if (const auto at = fields.look("counters"))
            getCounters(*at, counters.emplace());
    } else if (counters) {
        fields.writer().key("counters");
        putCounters(fields.writer(), *counters);
    }
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::TurnPatch>& turn)
{
    fields.maybeNumber("number", turn.number, 0, mostTurns);
    fields.maybe("player", turn.player);
    fields.maybe("phase", turn.phase);
}

/// Reads and writes `counters` of a player, {"total","placed","pool"}.
void putPools(Out& fields, const zaibatsu::PlayerPatch& player);
/// Reads them.
void getPools(In& fields, zaibatsu::PlayerPatch& player);

template <class A>
void describe(A& fields, Of<A, zaibatsu::PlayerPatch>& player)
{
    fields.field("colour", player.colour);
    fields.maybe("name", player.name);
    fields.maybe("recolour", player.recolour);
    if constexpr (A::reading)
        getPools(fields, player);
    else
        putPools(fields, player);
    fields.maybeNumber("bonus", player.bonus, 0, mostCounters);
    fields.maybeNumber("opening_hand", player.openingHand, 0, 200);
    fields.maybe("left", player.left);
    fields.patch("black_marker", player.blackMarker);
    derived(fields, "hand_max");
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::BlockPatch>& block)
{
    fields.field("block", block.block);
    fields.patch("at", block.at);
    fields.maybeNumber("rotation", block.rotation, 0, 5);
    fields.patch("owner", block.owner);
    countersField(fields, block.counters);
    fields.maybeNumber("bonus", block.bonus, 0, mostCounters);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnPatch>& pawn)
{
    fields.field("pawn", pawn.pawn);
    fields.maybe("state", pawn.where);
    fields.patch("controller", pawn.controller);
    fields.patch("at", pawn.at);
    fields.maybeNumber("paid", pawn.paid, 0, mostCounters);
    fields.patch("payer", pawn.payer);
    fields.patch("counter", pawn.counter);
    fields.maybe("used", pawn.used);
    if constexpr (A::reading) {
        if (const auto at = fields.look("own_left")) {
            pawn.ownLeft.emplace();
            if (!at->isNull())
                pawn.ownLeft = std::optional(at->integer(0, 200));
        }
    } else {
        fields.patch("own_left", pawn.ownLeft);
    }
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardPatch>& card)
{
    fields.field("card", card.card);
    fields.maybe("state", card.where);
    fields.patch("pawn", card.pawn);
    fields.maybeNumber("paid", card.paid, 0, mostCounters);
    fields.patch("owner", card.owner);
    fields.patch("at", card.at);
    fields.patch("beside", card.beside);
}

/// `winner` and `winners`: where both are given, `winners` counts.
template <class A>
void winnersField(A& fields, Of<A, std::optional<std::vector<zaibatsu::Colour>>>& winners)
{
    if constexpr (A::reading) {
        std::optional<std::optional<zaibatsu::Colour>> winner;
        fields.patch("winner", winner);
        if (winner)
            winners.emplace();
        if (winner && *winner)
            winners->push_back(**winner);
    }
    fields.maybe("winners", winners);
}

template <class A>
void describeSet(A& fields, Of<A, zaibatsu::Adjust>& adjust)
{
    for (const std::string_view key :
         {"game", "edition", "track", "time_limit", "entries", "head", "in_force", "supply", "pending"})
        derived(fields, key);
    fields.maybe("turn", adjust.turn);
    fields.some("players", adjust.players);
    fields.some("blocks", adjust.blocks);
    fields.maybe("icons", adjust.icons);
    fields.some("pawns", adjust.pawns);
    fields.some("cards", adjust.cards);
    winnersField(fields, adjust.winners);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Adjust>& adjust)
{
    if constexpr (A::reading) {
        if (const auto set = fields.need("set")) {
            In inner(*set, fields.names());
            describeSet(inner, adjust);
            inner.finish();
        }
    } else {
        fields.writer().key("set");
        fields.writer().beginObject();
        Out inner(fields.writer(), fields.names());
        describeSet(inner, adjust);
        fields.writer().endObject();
    }
    fields.unless("note", adjust.note, std::string());
}

} // namespace record
