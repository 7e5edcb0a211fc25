// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// `show --json`
#include "record/answers.h"
#include "record/event_groups.h"
#include "zaibatsu/outlook.h"

namespace record {
namespace {

using namespace zaibatsu;

void putPlayer(Out& fields, const State& state, const Player& player)
{
    fields.field("colour", player.colour);
    fields.field("name", player.name);
    fields.writer().key("counters");
    fields.writer().beginObject();
    Out counters(fields.writer(), fields.names());
    counters.field("total", player.total);
    counters.field("placed", player.total - player.pool);
    counters.field("pool", player.pool);
    fields.writer().endObject();
    fields.field("bonus", player.bonus);
    fields.field("hand_max", handMaximum(state, player.colour));
    fields.field("opening_hand", player.openingHand);
    fields.unless("left", player.left, false);
    fields.maybe("black_marker", player.blackMarker);
}

void putBlock(Out& fields, BlockId id, const LaidBlock& block)
{
    fields.field("block", id);
    fields.field("at", block.at);
    fields.field("rotation", block.rotation);
    fields.nullable("owner", block.owner);
    fields.writer().key("counters");
    putCounters(fields.writer(), block.counters);
    fields.field("bonus", block.bonus);
}

void putCard(Out& fields, CardId id, const CardState& card)
{
    fields.field("card", id);
    fields.field("state", card.where);
    fields.nullable("pawn", card.pawn);
    fields.field("paid", card.paid);
    fields.nullable("owner", card.owner);
    fields.maybe("at", card.at);
    fields.maybe("beside", card.beside);
}

void putPending(Out& fields, const Choice& choice)
{
    fields.field("choice", choice.id);
    fields.field("kind", choice.kind);
    fields.field("player", choice.player);
    putSource(fields, "source", choice.source);
    fields.field("count", choice.count);
    putOptions(fields, choice);
}

/// Writes a list whose elements are filled in one by one.
template <class List, class Fill>
void putList(Out& fields, std::string_view key, const List& list, Fill fill)
{
    fields.writer().key(key);
    fields.writer().beginArray();
    for (std::size_t i = 0; i < list.size(); ++i) {
        if constexpr (requires { list[i].has_value(); })
            if (!list[i])
                continue;
        fields.writer().beginObject();
        Out inner(fields.writer(), fields.names());
        fill(inner, i);
        fields.writer().endObject();
    }
    fields.writer().endArray();
}

void putPieces(Out& fields, const State& state)
{
    putList(fields, "blocks", state.blocks, [&](Out& inner, std::size_t i) {
        putBlock(inner, BlockId{static_cast<std::uint16_t>(i)}, *state.blocks[i]);
    });
    fields.field("icons", state.icons);
    putList(fields, "pawns", state.pawns, [&](Out& inner, std::size_t i) {
        inner.field("pawn", PawnId{static_cast<std::uint16_t>(i)});
        describe(inner, state.pawns[i]);
    });
    putList(fields, "cards", state.cards,
            [&](Out& inner, std::size_t i) { putCard(inner, CardId{static_cast<std::uint16_t>(i)}, state.cards[i]); });
}

void putSupply(Out& fields, const State& state)
{
    std::vector<BlockId> pile;
    for (std::size_t i = 0; i < state.blocks.size(); ++i)
        if (!state.blocks[i])
            pile.push_back(BlockId{static_cast<std::uint16_t>(i)});
    fields.writer().key("supply");
    fields.writer().beginObject();
    Out inner(fields.writer(), fields.names());
    inner.field("bonus", state.bonusSupply);
    inner.field("pile", pile);
    fields.writer().endObject();
}

} // namespace

std::string encodeState(const State& state, const StandsAt& at)
{
    const Names names = namesOf(state);
    Writer writer;
    writer.beginObject();
    Out fields(writer, names);
    fields.field("game", std::string("zaibatsu"));
    fields.field("edition", state.settings->edition);
    fields.unless("track", state.settings->track, Track::All);
    fields.nullable("time_limit", state.settings->timeLimit);
    fields.field("entries", at.entries);
    fields.field("head", at.head);
    fields.field("in_force", at.inForce);
    fields.field("turn", state.turn);
    putList(fields, "players", state.players,
            [&](Out& inner, std::size_t i) { putPlayer(inner, state, state.players[i]); });
    putPieces(fields, state);
    putSupply(fields, state);
    putList(fields, "pending", state.pending, [&](Out& inner, std::size_t i) { putPending(inner, state.pending[i]); });
    const bool alone = state.winners.size() == 1;
    fields.nullable("winner", alone ? std::optional(state.winners.front()) : std::nullopt);
    fields.field("winners", state.winners);
    writer.endObject();
    return writer.take();
}

} // namespace record
