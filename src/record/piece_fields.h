// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The fields of a block's face, a card and a pawn card, and of what they are made of.
#pragma once

#include "record/archive.h"

namespace record {

template <class A>
void describe(A& fields, Of<A, zaibatsu::Defence>& defence)
{
    fields.orLeft("shielded", defence.shielded);
    fields.orLeft("unshielded", defence.unshielded);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Ice>& ice)
{
    fields.field("numbers", ice.numbers);
    fields.orLeft("black", ice.black);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Effect>& effect)
{
    fields.field("effect", effect.kind);
    fields.maybe("pawn", effect.pawn);
    fields.maybe("card", effect.card);
    fields.maybeNumber("skulls", effect.skulls, 0, 20);
    fields.maybeNumber("count", effect.count, 1, 20);
    fields.unless("reach", effect.reach, zaibatsu::Reach::Any);
    fields.unless("may", effect.may, false);
    fields.unless("text", effect.text, std::string());
}

/// So many stand in one list.
inline constexpr int mostEffects = 20;
/// One effect alone, or a list of them.
void putEffects(Writer& writer, const Names& names, const std::vector<zaibatsu::Effect>& effects);
/// Reads them.
void getEffects(const Cursor& cursor, const Names& names, std::vector<zaibatsu::Effect>& effects);

/// A field with one effect or a list.
template <class A>
void effectsField(A& fields, std::string_view key, Of<A, std::optional<std::vector<zaibatsu::Effect>>>& effects)
{
    if constexpr (A::reading) {
        if (const auto at = fields.look(key))
            getEffects(*at, fields.names(), effects.emplace());
    } else if (effects) {
        fields.writer().key(key);
        putEffects(fields.writer(), fields.names(), *effects);
    }
}

/// A field where null stands for no ICE.
template <class A>
void iceField(A& fields, Of<A, std::optional<zaibatsu::Ice>>& ice)
{
    if constexpr (A::reading) {
        const auto at = fields.look("ice");
        if (at)
            ice.emplace();
        if (at && !at->isNull())
            fields.read(*at, *ice);
    } else if (ice) {
        const bool none = *ice == zaibatsu::Ice{};
        fields.nullable("ice", none ? std::optional<zaibatsu::Ice>() : ice);
    }
}

/// The key of a piece: a name that may be new.
template <class A>
void keyField(A& fields, std::string_view kind, Of<A, std::string>& key)
{
    fields.field(kind, key);
    if constexpr (A::reading) {
        const auto at = fields.object().maybe(kind);
        if (at && at->isText() && !isKey(key))
            at->report(ReadProblem::Code::OutOfRange);
    }
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Space>& space)
{
    fields.field("id", space.id);
    fields.field("kind", space.kind);
    if constexpr (A::reading) {
        if (const auto sides = fields.look("sides"))
            get(*sides, fields.names(), SideList{space.sides});
    } else if (space.sides.count() > 0) {
        fields.writer().key("sides");
        put(fields.writer(), fields.names(), ConstSideList{space.sides});
    }
    fields.maybe("pawn", space.pawn);
    fields.unless("shielded", space.defence.shielded, dice::FaceSet());
    fields.unless("unshielded", space.defence.unshielded, dice::FaceSet());
    fields.unless("arrows", space.arrows, std::array<zaibatsu::BorderArrow, 6>{});
    fields.numberUnless("hand", space.hand, 0, -10, 10);
    fields.numberUnless("skulls", space.skulls, 0, 0, 20);
    if constexpr (A::reading) {
        if (const auto effect = fields.look("effect"))
            getEffects(*effect, fields.names(), space.effects);
    } else if (!space.effects.empty()) {
        fields.writer().key("effect");
        putEffects(fields.writer(), fields.names(), space.effects);
    }
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::Link>& link)
{
    fields.field("from", link.from);
    fields.field("to", link.to);
    fields.orLeft("one_way", link.oneWay);
}

/// What contradicts itself within one face: spaces and sides, links and spaces, arrows and sides.
void checkFace(const Cursor& cursor, const zaibatsu::Face& face);

template <class A>
void describe(A& fields, Of<A, zaibatsu::Face>& face)
{
    keyField(fields, "block", face.key);
    fields.maybe("sides", face.sides);
    fields.maybe("corners", face.corners);
    iceField(fields, face.ice);
    fields.maybe("spaces", face.spaces);
    fields.maybe("links", face.links);
    effectsField(fields, "placed", face.placed);
    effectsField(fields, "controlled", face.controlled);
    effectsField(fields, "turn_start", face.turnStart);
    fields.unless("sample", face.sample, false);
    if constexpr (A::reading)
        checkFace(fields.object(), face);
}

/// `against` of an Icebreaker bonus.
template <class A>
void againstField(A& fields, Of<A, bool>& owned)
{
    if constexpr (A::reading) {
        if (const auto at = fields.look("against")) {
            static constexpr std::array<std::string_view, 1> words{"owned"};
            owned = at->word(words) == 0;
        }
    } else if (owned) {
        fields.field("against", std::string("owned"));
    }
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::IcebreakBonus>& bonus)
{
    fields.numberUnless("dice", bonus.dice, 0, 0, 10);
    fields.unless("black", bonus.black, false);
    fields.unless("fixed", bonus.fixed, dice::FaceSet());
    againstField(fields, bonus.againstOwned);
}

template <class A>
void describe(A& fields, Of<A, zaibatsu::OwnMovement>& movement)
{
    fields.field("kind", movement.kind);
    fields.numberUnless("count", movement.count, 0, 0, 20);
}

} // namespace record
