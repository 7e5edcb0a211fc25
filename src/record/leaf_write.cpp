// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/leaf.h"

namespace record {

using namespace zaibatsu;

void put(Writer& writer, const Names& /*names*/, bool value) { writer.boolean(value); }

void put(Writer& writer, const Names& /*names*/, int value) { writer.number(std::int64_t{value}); }

void put(Writer& writer, const Names& /*names*/, const std::string& value) { writer.text(value); }

void put(Writer& writer, const Names& names, BlockId value) { writer.text(names.blocks.at(value.index())); }

void put(Writer& writer, const Names& names, PawnId value) { writer.text(names.pawns.at(value.index())); }

void put(Writer& writer, const Names& names, CardId value) { writer.text(names.cards.at(value.index())); }

void put(Writer& writer, const Names& /*names*/, hex::Cell value)
{
    writer.beginArray();
    writer.number(std::int64_t{value.q});
    writer.number(std::int64_t{value.r});
    writer.endArray();
}

void put(Writer& writer, const Names& /*names*/, hex::Six value)
{
    writer.beginArray();
    for (int i = 0; i < 6; ++i)
        writer.boolean(value.at(i));
    writer.endArray();
}

void put(Writer& writer, const Names& /*names*/, ConstSideList value)
{
    writer.beginArray();
    for (int i = 0; i < 6; ++i)
        if (value.sides.at(i))
            writer.number(std::int64_t{i});
    writer.endArray();
}

void put(Writer& writer, const Names& /*names*/, dice::FaceSet value)
{
    writer.beginArray();
    for (int face = 1; face <= 6; ++face)
        if (value.contains(face))
            writer.number(std::int64_t{face});
    writer.endArray();
}

void put(Writer& writer, const Names& /*names*/, const std::vector<dice::Face>& value)
{
    writer.beginArray();
    for (const dice::Face face : value)
        writer.number(std::int64_t{face});
    writer.endArray();
}

void put(Writer& writer, const Names& /*names*/, SpaceId value) { writer.text(toString(value)); }

void put(Writer& writer, const Names& names, const Place& value)
{
    std::string text(value.on == Place::On::Block ? names.blocks.at(value.piece) : names.cards.at(value.piece));
    if (value.space)
        text += "/" + toString(*value.space);
    writer.text(text);
}

void put(Writer& writer, const Names& /*names*/, Abilities value)
{
    writer.beginArray();
    for (const Ability ability : {Ability::Icebreaker, Ability::Delete, Ability::Search, Ability::Reboot})
        if (value.has(ability))
            writer.text(wordOf(ability));
    writer.endArray();
}

void put(Writer& writer, const Names& /*names*/, RuleId value) { writer.text(toString(value)); }

void put(Writer& writer, const Names& names, const Option& value)
{
    if (const auto* colour = std::get_if<Colour>(&value))
        writer.text(wordOf(*colour));
    else
        std::visit(
            [&](const auto& one) {
                if constexpr (!std::is_same_v<std::decay_t<decltype(one)>, Colour>)
                    put(writer, names, one);
            },
            value);
}

void put(Writer& writer, const Names& /*names*/, const std::array<BorderArrow, 6>& value)
{
    writer.beginObject();
    for (std::size_t side = 0; side < value.size(); ++side)
        if (value[side] != BorderArrow::None) {
            writer.key(std::to_string(side));
            writer.text(wordOf(value[side]));
        }
    writer.endObject();
}

} // namespace record
