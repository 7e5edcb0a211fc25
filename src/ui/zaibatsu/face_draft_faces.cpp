// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// From a face to its draft and back. What was not touched, and what stands in formats.md as default, is left out.
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

FaceDraft::FaceDraft(const z::Face& face) : m_was(face), m_ice(face.ice)
{
    m_sidesKnown = face.sides.has_value() || face.spaces.has_value();
    m_cornersKnown = face.corners.has_value();
    m_sides = face.sides.value_or(hex::Six());
    m_corners = face.corners.value_or(hex::Six());
    if (oneSpace())
        m_spaces[index(middlePosition)].kind = z::SpaceKind::Large;
    readSpaces();
    readEffects();
}

void FaceDraft::readSpaces()
{
    std::map<z::SpaceId, int> known;
    if (!m_was.spaces) {
        for (const int position : positions())
            known[idOf(position)] = position;
        return readLinks(known);
    }
    if (oneSpace())
        return readOneSpace();
    m_middle = false;
    for (const z::Space& space : *m_was.spaces) {
        const auto position = positionOf(space);
        const bool taken =
            position && std::ranges::any_of(known, [&](const auto& each) { return each.second == *position; });
        if (!position || taken) {
            m_foreign.emplace(*m_was.spaces, m_was.links);
            return;
        }
        known[space.id] = *position;
        m_spaces[index(*position)] = space;
        m_middle = m_middle || *position == middlePosition;
        if (*position != middlePosition)
            m_sides.set(*position);
    }
    readLinks(known);
}

void FaceDraft::readLinks(const std::map<z::SpaceId, int>& known)
{
    if (!m_was.links)
        return;
    for (const int a : positions())
        for (const int b : positions())
            if (a < b)
                setJoint(a, b, Joint::None);
    for (const z::Link& link : *m_was.links) {
        if (link.from == link.to || !known.contains(link.from) || !known.contains(link.to))
            continue;
        const int from = known.at(link.from);
        const int to = known.at(link.to);
        const bool back = joint(from, to) == Joint::In || joint(from, to) == Joint::Both;
        setJoint(from, to, link.oneWay && !back ? Joint::Out : Joint::Both);
    }
}

void FaceDraft::readOneSpace()
{
    const z::Space* only = m_was.spaces->size() == 1 ? &m_was.spaces->front() : nullptr;
    if (!only || only->id != z::middleSpace || only->kind != z::SpaceKind::Large) {
        m_foreign.emplace(*m_was.spaces, m_was.links);
        return;
    }
    m_spaces[index(middlePosition)] = *only;
    m_sides = only->sides;
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

void FaceDraft::laySpaces(z::Face& face, const FaceDraft& before) const
{
    if (m_sidesKnown && (!before.m_sidesKnown || m_sides != before.m_sides))
        face.sides = m_sides;
    if (m_cornersKnown && (!before.m_cornersKnown || m_corners != before.m_corners))
        face.corners = m_corners;
    const bool same = m_foreign == before.m_foreign && spaces() == before.spaces() && links() == before.links();
    const bool entered = m_was.spaces || m_was.links; // then they are written even where they follow the default
    if (!m_sidesKnown || same || (!entered && plainSpaces() && plainLinks()))
        return;
    face.spaces = spaces();
    face.links = links();
}

void FaceDraft::vouch(z::Face& face) const
{
    if (m_sidesKnown)
        face.sides = m_sides;
    if (m_cornersKnown)
        face.corners = m_corners;
    face.ice = m_ice;
}

z::Face FaceDraft::face() const
{
    z::Face face;
    face.key = m_was.key;
    const z::Face untouched = face;
    laySpaces(face, FaceDraft(m_was));
    if (m_ice != m_was.ice)
        face.ice = m_ice;
    layEffects(face);
    if (m_was.sample && face != untouched)
        vouch(face);
    return face;
}

z::Face FaceDraft::shown() const
{
    z::Face face = z::laidOver(m_was, this->face());
    face.sides = m_sides;
    face.corners = m_corners;
    if (!m_foreign) {
        face.spaces = spaces();
        face.links = links();
    }
    return face;
}

} // namespace ui
