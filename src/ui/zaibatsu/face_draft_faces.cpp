// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// From a face to its draft and back. What stands in formats.md as default is left out of the face.
#include "ui/zaibatsu/face_draft.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

/// The position of a space, if it is one of the seven.
std::optional<int> positionOf(const z::Space& space)
{
    if (space.sides.count() == 0)
        return middlePosition;
    if (space.sides.count() > 1)
        return std::nullopt;
    for (int side = 0; side < 6; ++side)
        if (space.sides.at(side))
            return side;
    return std::nullopt;
}

bool plain(const z::Space& space, z::SpaceKind usual)
{
    return space.kind == usual && !space.pawn && space.defence == z::Defence{} && space.hand == 0 && space.skulls == 0
        && space.effects.empty()
        && std::ranges::all_of(space.arrows, [](z::BorderArrow arrow) { return arrow == z::BorderArrow::None; });
}

} // namespace

FaceDraft::FaceDraft(const z::Face& face) : m_key(face.key), m_ice(face.ice)
{
    m_sidesKnown = face.sides.has_value() || face.spaces.has_value();
    m_cornersKnown = face.corners.has_value();
    m_sides = face.sides.value_or(hex::Six());
    m_corners = face.corners.value_or(hex::Six());
    if (oneSpace())
        m_spaces[index(middlePosition)].kind = z::SpaceKind::Large;
    readSpaces(face);
    readEffect(face);
}

void FaceDraft::readSpaces(const z::Face& face)
{
    m_hadSpaces = face.spaces.has_value();
    if (!face.spaces)
        return;
    if (oneSpace())
        return readOneSpace(face);
    m_middle = false;
    std::map<z::SpaceId, int> known;
    for (const z::Space& space : *face.spaces) {
        const auto position = positionOf(space);
        const bool taken =
            position && std::ranges::any_of(known, [&](const auto& each) { return each.second == *position; });
        if (!position || taken) {
            m_foreign.emplace(*face.spaces, face.links);
            return;
        }
        known[space.id] = *position;
        m_spaces[index(*position)] = space;
        m_middle = m_middle || *position == middlePosition;
        if (*position != middlePosition)
            m_sides.set(*position);
    }
    if (!face.links)
        return;
    for (const int a : positions())
        for (const int b : positions())
            if (a < b)
                setJoint(a, b, Joint::None);
    for (const z::Link& link : *face.links)
        if (known.contains(link.from) && known.contains(link.to))
            setJoint(known[link.from], known[link.to], link.oneWay ? Joint::Out : Joint::Both);
}

void FaceDraft::readOneSpace(const z::Face& face)
{
    const z::Space* only = face.spaces->size() == 1 ? &face.spaces->front() : nullptr;
    if (!only || only->id != z::middleSpace || only->kind != z::SpaceKind::Large) {
        m_foreign.emplace(*face.spaces, face.links);
        return;
    }
    m_spaces[index(middlePosition)] = *only;
    m_sides = only->sides;
}

void FaceDraft::readEffect(const z::Face& face)
{
    m_hadTurnStart = face.turnStart.has_value();
    const auto take = [&](const std::optional<std::vector<z::Effect>>& effects, EffectWhen when) {
        if (!effects || m_effectChosen)
            return;
        m_when = effects->empty() ? EffectWhen::None : when;
        m_effectChosen = !effects->empty();
        if (m_effectChosen)
            m_effect = effects->front();
    };
    take(face.placed, EffectWhen::Placed);
    take(face.controlled, EffectWhen::Controlled);
    take(face.turnStart, EffectWhen::TurnStart);
}

std::vector<int> FaceDraft::positions() const
{
    std::vector<int> all;
    for (int position = middlePosition; position < 6; ++position)
        if (has(position))
            all.push_back(position);
    return all;
}

std::vector<z::Space> FaceDraft::spaces() const
{
    std::vector<z::Space> list;
    for (const int position : positions()) {
        z::Space space = m_spaces[index(position)];
        space.id = idOf(position);
        space.sides = oneSpace() ? m_sides : hex::Six();
        if (position != middlePosition)
            space.sides.set(position);
        list.push_back(space);
    }
    return list;
}

std::vector<z::Link> FaceDraft::links() const
{
    std::vector<z::Link> list;
    for (const int a : positions())
        for (const int b : positions()) {
            if (a >= b)
                continue;
            const Joint how = joint(a, b);
            if (how == Joint::In)
                list.push_back({idOf(b), idOf(a), true});
            else if (how != Joint::None)
                list.push_back({idOf(a), idOf(b), how == Joint::Out});
        }
    return list;
}

bool FaceDraft::plainSpaces() const
{
    const z::SpaceKind middle = oneSpace() ? z::SpaceKind::Large : z::SpaceKind::Normal;
    return m_middle && plain(m_spaces.front(), middle)
        && std::ranges::all_of(m_spaces.begin() + 1, m_spaces.end(),
                               [](const z::Space& space) { return plain(space, z::SpaceKind::Normal); });
}

bool FaceDraft::plainLinks() const { return m_joints.empty(); }

z::Face FaceDraft::withGeometry() const
{
    z::Face face;
    face.key = m_key;
    if (m_sidesKnown)
        face.sides = m_sides;
    if (m_cornersKnown)
        face.corners = m_corners;
    if (m_foreign) {
        face.spaces = m_foreign->first;
        face.links = m_foreign->second;
    } else if (m_sidesKnown && (m_hadSpaces || !(plainSpaces() && plainLinks()))) {
        face.spaces = spaces();
        face.links = links();
    }
    face.ice = m_ice;
    return face;
}

void FaceDraft::layEffect(z::Face& face) const
{
    const std::vector<z::Effect> none;
    const std::vector<z::Effect> one{m_effect};
    if (m_when != EffectWhen::Unknown && m_hadTurnStart)
        face.turnStart = none;
    switch (m_when) {
    case EffectWhen::Unknown: return;
    case EffectWhen::Placed:
        face.placed = one;
        face.controlled = none;
        break;
    case EffectWhen::Controlled:
        face.placed = none;
        face.controlled = one;
        break;
    case EffectWhen::TurnStart:
        face.placed = none;
        face.controlled = none;
        face.turnStart = one;
        break;
    case EffectWhen::None:
        face.placed = none;
        face.controlled = none;
        break;
    }
}

z::Face FaceDraft::face() const
{
    z::Face face = withGeometry();
    layEffect(face);
    return face;
}

z::Face FaceDraft::shown() const
{
    z::Face face = this->face();
    face.sides = m_sides;
    face.corners = m_corners;
    if (!m_foreign) {
        face.spaces = spaces();
        face.links = links();
    }
    return face;
}

} // namespace ui
