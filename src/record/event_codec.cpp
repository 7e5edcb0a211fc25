// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/event_groups.h"
#include "record/zaibatsu_codec.h"

namespace record {
namespace {

using namespace zaibatsu;
using Code = ReadProblem::Code;

/// By position in the variant Event.
constexpr std::array<std::string_view, std::variant_size_v<Event>> types{"block-set",
                                                                         "card-set",
                                                                         "pawn-set",
                                                                         "start-rolled",
                                                                         "turn-began",
                                                                         "phase-began",
                                                                         "card-played",
                                                                         "each-turn-used",
                                                                         "block-placed",
                                                                         "bonus-icon-formed",
                                                                         "effect-fired",
                                                                         "effect-lapsed",
                                                                         "choice-opened",
                                                                         "choice-made",
                                                                         "choice-closed",
                                                                         "pawn-placed",
                                                                         "pawn-moved",
                                                                         "movement-rolled",
                                                                         "movement-kept",
                                                                         "dice-rolled",
                                                                         "icebreak-succeeded",
                                                                         "icebreak-failed",
                                                                         "delete-succeeded",
                                                                         "delete-failed",
                                                                         "control-gained",
                                                                         "control-lost",
                                                                         "counter-placed",
                                                                         "counter-returned",
                                                                         "bonus-counter-won",
                                                                         "bonus-counters-gained",
                                                                         "bonus-counters-laid",
                                                                         "bonus-counters-paid",
                                                                         "bonus-counters-returned",
                                                                         "pawn-eliminated",
                                                                         "pawn-rebooted",
                                                                         "pawn-control-changed",
                                                                         "card-equipped",
                                                                         "card-held",
                                                                         "card-placed",
                                                                         "card-discarded",
                                                                         "bonus-card-moved",
                                                                         "discard-asked",
                                                                         "hand-filled",
                                                                         "game-won",
                                                                         "noted",
                                                                         "adjusted",
                                                                         "rule-overridden",
                                                                         "declared"};

/// An event that adds a piece, or changes who sits at the table.
bool teaches(const Names& names, const Event& event)
{
    if (const auto* block = std::get_if<BlockSet>(&event))
        return !names.blocks.find(block->face.key);
    if (const auto* card = std::get_if<CardSet>(&event))
        return !names.cards.find(card->card.key);
    if (const auto* pawn = std::get_if<PawnSet>(&event))
        return !names.pawns.find(pawn->pawn.key);
    const auto* adjusted = std::get_if<Adjusted>(&event);
    return adjusted != nullptr && !adjusted->players.empty();
}

void teach(Names& names, const Event& event)
{
    if (const auto* block = std::get_if<BlockSet>(&event))
        names.blocks.add(block->face.key);
    else if (const auto* card = std::get_if<CardSet>(&event))
        names.cards.add(card->card.key);
    else if (const auto* pawn = std::get_if<PawnSet>(&event))
        names.pawns.add(pawn->pawn.key);
    else if (const auto* adjusted = std::get_if<Adjusted>(&event); adjusted != nullptr && !adjusted->players.empty())
        for (const Player& player : adjusted->players)
            if (std::find(names.seated.begin(), names.seated.end(), player.colour) == names.seated.end())
                names.seated.push_back(player.colour);
}

/// What the event would teach, as far as that can be told before it is read.
Event glimpse(const Value& value)
{
    const std::string_view type = textOf(member(value, "type"));
    BlockSet block;
    CardSet card;
    PawnSet pawn;
    block.face.key = textOf(member(value, "block"));
    card.card.key = textOf(member(value, "card"));
    pawn.pawn.key = textOf(member(value, "pawn"));
    if (type == "block-set")
        return block;
    if (type == "card-set")
        return card;
    if (type == "pawn-set")
        return pawn;
    Adjusted adjusted;
    const Value* players = type == "adjusted" ? member(value, "players") : nullptr;
    if (const auto* list = players ? std::get_if<Array>(&players->data) : nullptr)
        for (const Value& player : *list)
            if (const auto colour = enumOf<Colour>(textOf(member(player, "colour"))))
                adjusted.players.emplace_back().colour = *colour;
    return adjusted;
}

bool hasRoom(const Names& names)
{
    return std::max({names.blocks.size(), names.cards.size(), names.pawns.size()}) < mostPieces;
}

} // namespace

using Words = GameCodec<Game>;

std::string Words::encodeEvent(const Names& names, const Event& event)
{
    Writer writer;
    writer.beginObject();
    Out fields(writer, names);
    fields.field("type", std::string(types[event.index()]));
    static_cast<void>(putTurnEvent(fields, event) || putPawnEvent(fields, event) || putOutcomeEvent(fields, event));
    writer.endObject();
    return writer.take();
}

base::Result<Event, ReadProblem> Words::decodeEvent(const Names& names, const Value& value)
{
    Problems problems;
    const Cursor cursor(value, problems);
    In fields(cursor, names);
    Event event;
    if (const auto type = fields.need("type")) {
        const std::size_t position = type->word(types);
        if (problems.empty())
            static_cast<void>(getTurnEvent(fields, event, position) || getPawnEvent(fields, event, position)
                              || getOutcomeEvent(fields, event, position));
        fields.finish();
    }
    if (!problems.empty())
        return base::failure(std::move(problems.front()));
    return event;
}

std::shared_ptr<const Names> Words::learnt(std::shared_ptr<const Names> names, std::span<const Event> events)
{
    std::shared_ptr<Names> richer;
    for (const Event& event : events) {
        if (!teaches(richer ? *richer : *names, event) || !hasRoom(*names))
            continue;
        if (!richer)
            richer = std::make_shared<Names>(*names);
        teach(*richer, event);
    }
    if (richer)
        return richer;
    return names;
}

std::shared_ptr<const Names> Words::learnt(std::shared_ptr<const Names> names, const Value& events)
{
    std::vector<Event> glimpsed;
    if (const auto* list = std::get_if<Array>(&events.data))
        for (const Value& event : *list)
            glimpsed.push_back(glimpse(event));
    return learnt(std::move(names), std::span<const Event>(glimpsed));
}

} // namespace record
