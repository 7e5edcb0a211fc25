// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/card_fields.h"

namespace record {

using namespace zaibatsu;
using Code = ReadProblem::Code;

namespace {

/// The most spaces and links of one face.
constexpr std::size_t mostSpaces = 64;
constexpr std::size_t mostLinks = 400;

void putEffect(Writer& writer, const Names& names, const Effect& effect)
{
    writer.beginObject();
    Out fields(writer, names);
    describe(fields, effect);
    writer.endObject();
}

void getEffect(const Cursor& cursor, const Names& names, Effect& effect)
{
    In fields(cursor, names);
    describe(fields, effect);
    fields.finish();
}

bool knows(const std::vector<Space>& spaces, SpaceId id)
{
    return std::any_of(spaces.begin(), spaces.end(), [&](const Space& space) { return space.id == id; });
}

/// each side with a space is reached by one space, no other side by any.
void checkSpaces(const Cursor& cursor, const Face& face)
{
    const auto places = cursor.elements(mostSpaces);
    hex::Six reached;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Space& space = (*face.spaces)[i];
        const auto first = std::find_if(face.spaces->begin(), face.spaces->end(),
                                        [&](const Space& other) { return other.id == space.id; });
        if (&*first != &space)
            places[i].field("id").report(Code::DuplicateKey);
        for (int side = 0; side < 6; ++side) {
            const bool here = space.sides.at(side);
            if (here && (reached.at(side) || (face.sides && !face.sides->at(side))))
                places[i].field("sides").report(Code::OutOfRange, std::to_string(side));
            if (!here && space.arrows[static_cast<std::size_t>(side)] != BorderArrow::None)
                places[i].field("arrows").report(Code::OutOfRange, std::to_string(side));
            reached.set(side, here || reached.at(side));
        }
    }
    for (int side = 0; face.sides && side < 6; ++side)
        if (face.sides->at(side) && !reached.at(side))
            cursor.report(Code::CountMismatch, std::to_string(side));
}

void checkLinks(const Cursor& cursor, const Face& face, const std::vector<Space>& spaces)
{
    const auto places = cursor.elements(mostLinks);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Link& link = (*face.links)[i];
        if (!knows(spaces, link.from))
            places[i].field("from").report(Code::UnknownWord);
        if (!knows(spaces, link.to) || link.to == link.from)
            places[i].field("to").report(Code::UnknownWord);
    }
}

} // namespace

void putEffects(Writer& writer, const Names& names, const std::vector<Effect>& effects)
{
    if (effects.size() == 1)
        return putEffect(writer, names, effects.front());
    writer.beginArray();
    for (const Effect& effect : effects)
        putEffect(writer, names, effect);
    writer.endArray();
}

void getEffects(const Cursor& cursor, const Names& names, std::vector<Effect>& effects)
{
    effects.clear();
    if (cursor.isObject())
        return getEffect(cursor, names, effects.emplace_back());
    for (const Cursor& one : cursor.elements(mostEffects))
        getEffect(one, names, effects.emplace_back());
}

void checkFace(const Cursor& cursor, const Face& face)
{
    if (!cursor.clean())
        return; // one clear problem is enough; a contradiction may follow from it
    if (face.spaces)
        checkSpaces(cursor.field("spaces"), face);
    if (face.links && (face.spaces || face.sides))
        checkLinks(cursor.field("links"), face, graphOf(face).spaces);
}

bool knowsAll(const Names& names, const SetCatalogue& pieces)
{
    const auto card = [&](const SetCard& set) {
        return names.cards.find(set.card.key)
            || names.cards.find(set.card.key + "-" + std::to_string(std::max(1, set.copies)));
    };
    return std::all_of(pieces.blocks.begin(), pieces.blocks.end(),
                       [&](const SetBlock& set) { return names.blocks.find(set.face.key); })
        && std::all_of(pieces.cards.begin(), pieces.cards.end(), card)
        && std::all_of(pieces.pawns.begin(), pieces.pawns.end(),
                       [&](const SetPawn& set) { return names.pawns.find(set.pawn.key); });
}

void learn(Names& names, const SetCard& set)
{
    if (set.copies <= 1) {
        if (!names.cards.find(set.card.key + "-1")) // else it stands for all its copies
            names.cards.add(set.card.key);
        return;
    }
    for (int copy = 1; copy <= set.copies; ++copy)
        names.cards.add(set.card.key + "-" + std::to_string(copy));
}

namespace {

void learnKey(Keys& keys, const Value& piece, std::string_view kind)
{
    const std::string_view key = textOf(member(piece, kind));
    if (isKey(key) && keys.size() < mostPieces)
        keys.add(std::string(key));
}

void learnCard(Names& names, const Value& piece)
{
    SetCard set;
    set.card.key = textOf(member(piece, "card"));
    const Value* copies = member(piece, "copies");
    if (const auto* number = copies ? std::get_if<std::uint64_t>(&copies->data) : nullptr)
        set.copies = static_cast<int>(std::min<std::uint64_t>(*number, 99));
    if (isKey(set.card.key) && names.cards.size() + 99 < mostPieces)
        learn(names, set);
}

template <class Learn>
void learnEach(const Value& catalogue, std::string_view key, Learn learnOne)
{
    const Value* list = member(catalogue, key);
    if (const auto* pieces = list ? std::get_if<Array>(&list->data) : nullptr)
        for (const Value& piece : *pieces)
            learnOne(piece);
}

} // namespace

void learnPieces(Names& names, const Value& catalogue)
{
    learnEach(catalogue, "blocks", [&](const Value& piece) { learnKey(names.blocks, piece, "block"); });
    learnEach(catalogue, "cards", [&](const Value& piece) { learnCard(names, piece); });
    learnEach(catalogue, "pawns", [&](const Value& piece) { learnKey(names.pawns, piece, "pawn"); });
}

void learnCommand(Names& names, const Value& command)
{
    const std::string_view type = textOf(member(command, "type"));
    if (type == "set-block")
        learnKey(names.blocks, command, "block");
    else if (type == "set-card")
        learnCard(names, command);
    else if (type == "set-pawn")
        learnKey(names.pawns, command, "pawn");
    else if (type == "set-catalogue")
        learnPieces(names, command);
}

} // namespace record
