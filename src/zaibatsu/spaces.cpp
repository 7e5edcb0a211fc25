// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/spaces.h"

namespace zaibatsu {

namespace {

bool isCore(const Face& face) { return face.key == "central-core"; }

/// The side that a filled-in space "0" to "5" stands for.
std::optional<int> sideNamed(SpaceId id)
{
    if (id.packed >= '0' && id.packed <= '5')
        return static_cast<int>(id.packed - '0');
    return std::nullopt;
}

bool besideEachOther(hex::Six a, hex::Six b)
{
    return (a.turned(1).bits() & b.bits()) != 0 || (a.turned(-1).bits() & b.bits()) != 0;
}

/// Without entered links: with the middle, and along the rim with the next side's space.
bool linkedByDefault(const SpaceView& a, const SpaceView& b)
{
    return a.id == middleSpace || b.id == middleSpace || besideEachOther(a.sides, b.sides);
}

} // namespace

hex::Six sidesReached(const std::vector<Space>& spaces)
{
    unsigned bits = 0;
    for (const Space& space : spaces)
        bits |= space.sides.bits();
    return hex::Six::fromBits(bits);
}

std::optional<hex::Six> sidesOf(const Face& face)
{
    if (face.sides)
        return face.sides;
    if (face.spaces)
        return sidesReached(*face.spaces);
    return std::nullopt;
}

bool spacesKnown(const Face& face) { return face.spaces || face.sides; }

std::optional<SpaceView> spaceOf(const Face& face, SpaceId id)
{
    if (face.spaces) {
        for (const Space& space : *face.spaces)
            if (space.id == id)
                return SpaceView{id, kindOf(space), space.sides, &space};
        return std::nullopt;
    }
    if (isCore(face))
        return id == middleSpace
            ? std::optional(SpaceView{id, SpaceKind::Large, face.sides.value_or(hex::Six{}), nullptr})
            : std::nullopt;
    if (id == middleSpace)
        return SpaceView{id, SpaceKind::Normal, {}, nullptr};
    if (!face.sides)
        return std::nullopt;
    const auto side = sideNamed(id);
    if (!side || !face.sides->at(*side))
        return std::nullopt;
    return SpaceView{id, SpaceKind::Normal, hex::Six::fromBits(1U << static_cast<unsigned>(*side)), nullptr};
}

std::optional<SpaceView> spaceAtSide(const Face& face, int side)
{
    if (face.spaces) {
        for (const Space& space : *face.spaces)
            if (space.sides.at(side))
                return SpaceView{space.id, kindOf(space), space.sides, &space};
        return std::nullopt;
    }
    if (!face.sides || !face.sides->at(side))
        return std::nullopt;
    return spaceOf(face, isCore(face) ? middleSpace : sideSpace(hex::wrapSix(side)));
}

Way wayBetween(const Face& face, SpaceId from, SpaceId to)
{
    const auto a = spaceOf(face, from);
    const auto b = spaceOf(face, to);
    if (!a || !b || from == to)
        return Way::None;
    if (!face.links)
        return linkedByDefault(*a, *b) ? Way::Open : Way::None;
    Way way = Way::None;
    for (const Link& link : *face.links) {
        if ((link.from == from && link.to == to) || (!link.oneWay && link.from == to && link.to == from))
            return Way::Open;
        if (link.from == to && link.to == from)
            way = Way::AgainstArrow;
    }
    return way;
}

std::vector<SpaceId> spaceIdsOf(const Face& face)
{
    std::vector<SpaceId> ids;
    if (face.spaces) {
        for (const Space& space : *face.spaces)
            ids.push_back(space.id);
        return ids;
    }
    if (isCore(face))
        return {middleSpace};
    if (!face.sides)
        return ids;
    for (int side = 0; side < 6; ++side)
        if (face.sides->at(side))
            ids.push_back(sideSpace(side));
    ids.push_back(middleSpace);
    return ids;
}

std::optional<SpaceId> entrySpace(const Face& face, PawnId pawn)
{
    if (face.spaces)
        for (const Space& space : *face.spaces)
            if (space.pawn == pawn)
                return space.id;
    if (spaceOf(face, middleSpace))
        return middleSpace;
    const auto ids = spaceIdsOf(face);
    return ids.empty() ? std::nullopt : std::optional(ids.front());
}

} // namespace zaibatsu
