// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The parts of a table as they stand in events; show and adjust use the same words.
#pragma once

#include "record/command_fields.h"

namespace record {

/// Bounds of what a table can count.
inline constexpr int mostTurns = 1'000'000;
inline constexpr int mostCounters = 1'000;

/// Control counters on a block, by colour, as a list with each counter's colour.
void putCounters(Writer& writer, const std::array<std::uint8_t, 4>& counters);
/// Reads them.
void getCounters(const Cursor& cursor, std::array<std::uint8_t, 4>& counters);

/// Three cells of an icon.
template <class A>
void cellsField(A& fields, Of<A, std::array<hex::Cell, 3>>& cells)
{
    if constexpr (A::reading) {
        std::vector<hex::Cell> list;
        fields.field("cells", list);
        const auto at = fields.object().maybe("cells");
        if (list.size() == cells.size())
            std::copy(list.begin(), list.end(), cells.begin());
        else if (at && at->isArray())
            at->report(ReadProblem::Code::OutOfRange);
        std::sort(cells.begin(), cells.end());
    } else {
        fields.field("cells", std::vector<hex::Cell>(cells.begin(), cells.end()));
    }
}

/// The players of these colours sit at the table, else a problem: nothing may fold for a player who is not there.
void checkSeated(const Cursor& cursor, const Names& names, zaibatsu::Colour colour);

/// A player of the table.
template <class A>
void playerField(A& fields, std::string_view key, Of<A, zaibatsu::Colour>& player)
{
    fields.field(key, player);
    if constexpr (A::reading)
        if (const auto at = fields.object().maybe(key))
            checkSeated(*at, fields.names(), player);
}

/// A player of the table, or null.
template <class A>
void playerOrNone(A& fields, std::string_view key, Of<A, std::optional<zaibatsu::Colour>>& player)
{
    fields.nullable(key, player);
    if constexpr (A::reading)
        if (player)
            checkSeated(*fields.object().maybe(key), fields.names(), *player);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Turn>& turn)
{
    fields.number("number", turn.number, 0, mostTurns);
    playerField(fields, "player", turn.player);
    fields.field("phase", turn.phase);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Icon>& icon)
{
    cellsField(fields, icon.cells);
    fields.field("counter", icon.counter);
    playerOrNone(fields, "won_by", icon.wonBy);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Player>& player)
{
    fields.field("colour", player.colour);
    fields.field("name", player.name);
    fields.number("total", player.total, 0, mostCounters);
    fields.number("pool", player.pool, 0, mostCounters);
    fields.number("bonus", player.bonus, 0, mostCounters);
    fields.number("opening_hand", player.openingHand, 0, 200);
    fields.unless("left", player.left, false);
    fields.maybe("black_marker", player.blackMarker);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::LaidBlock>& block)
{
    fields.field("at", block.at);
    fields.number("rotation", block.rotation, 0, 5);
    playerOrNone(fields, "owner", block.owner);
    if constexpr (A::reading) {
        if (const auto counters = fields.need("counters"))
            getCounters(*counters, block.counters);
    } else {
        fields.writer().key("counters");
        putCounters(fields.writer(), block.counters);
    }
    fields.number("bonus", block.bonus, 0, mostCounters);
    fields.maybe("last_owner", block.lastOwner);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::PawnState>& pawn)
{
    fields.field("state", pawn.where);
    playerOrNone(fields, "controller", pawn.controller);
    fields.nullable("at", pawn.at);
    fields.numberUnless("paid", pawn.paid, 0, 0, mostCounters);
    fields.maybe("payer", pawn.payer);
    fields.maybe("counter", pawn.counter);
    fields.unless("used", pawn.used, zaibatsu::Abilities());
    fields.maybeNumber("own_left", pawn.ownLeft, 0, 200);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::CardState>& card)
{
    fields.field("state", card.where);
    fields.nullable("pawn", card.pawn);
    fields.number("paid", card.paid, 0, mostCounters);
    playerOrNone(fields, "owner", card.owner);
    fields.maybe("at", card.at);
    fields.maybe("beside", card.beside);
    fields.numberUnless("movement_left", card.movementLeft, 0, 0, 200);
}

} // namespace record
