// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/block_look.h"

#include "ui/zaibatsu/block_metrics.h"

#include <algorithm>

namespace ui {

namespace {

using zaibatsu::BlockId;
using zaibatsu::Face;
using zaibatsu::State;

/// The sides of a face that have a space, as printed; nothing when unknown.
std::optional<hex::Six> sidesOf(const Face& face)
{
    if (face.sides)
        return face.sides;
    if (!face.spaces)
        return std::nullopt;
    hex::Six sides;
    for (const zaibatsu::Space& space : *face.spaces)
        sides = hex::Six::fromBits(sides.bits() | space.sides.bits());
    return sides;
}

Beyond beyondSide(const State& state, hex::Cell cell, int side)
{
    const hex::Cell next = hex::neighbour(cell, side);
    if (const std::optional<BlockId> other = zaibatsu::blockAt(state, next))
        return blockBeyond(state, *other, hex::opposite(side));
    const std::optional<BlockId> here = zaibatsu::blockAt(state, cell);
    const bool card = here && std::ranges::any_of(state.cards, [&](const zaibatsu::CardState& placed) {
                          return placed.at == next && placed.beside == here;
                      });
    return card ? Beyond::Gate : Beyond::Open;
}

BlockLook printed(const State& state, BlockId block, const QString& name, hex::Cell at, int rotation)
{
    BlockLook look;
    look.face = state.components->blocks[block.index()];
    look.components = state.components;
    look.name = name;
    look.core = block == zaibatsu::centralCore;
    look.rotation = rotation;
    for (int side = 0; side < 6; ++side)
        look.beyond[static_cast<std::size_t>(side)] = beyondSide(state, at, side);
    return look;
}

bool standsInMiddle(const State& state, BlockId block, const TurnedGraph& turned)
{
    return std::ranges::any_of(state.pawns, [&](const zaibatsu::PawnState& pawn) {
        if (!pawn.at || pawn.at->on != zaibatsu::Place::On::Block || pawn.at->piece != block.value)
            return false;
        return !pawn.at->space || !turned.sideOf(*pawn.at->space);
    });
}

} // namespace

Detail detailFor(double r)
{
    if (r >= metrics::detailAll)
        return Detail::All;
    return r >= metrics::detailSome ? Detail::Some : Detail::Shape;
}

Beyond blockBeyond(const State& state, BlockId block, int side)
{
    const auto sides = sidesOf(zaibatsu::faceOf(state, block));
    if (!sides)
        return Beyond::Unknown;
    return sides->turned(state.blocks[block.index()]->rotation).at(side) ? Beyond::Gate : Beyond::Wall;
}

Owner ownerOf(std::optional<zaibatsu::Colour> colour)
{
    return colour ? static_cast<Owner>(static_cast<int>(*colour)) : Owner::Nobody;
}

bool operator==(const BlockLook& a, const BlockLook& b)
{
    const bool sameFace = a.face == b.face || (a.face && b.face && *a.face == *b.face);
    return sameFace && a.name == b.name && a.core == b.core && a.rotation == b.rotation && a.owner == b.owner
        && a.counters == b.counters && a.bonus == b.bonus && a.middleTaken == b.middleTaken && a.beyond == b.beyond
        && a.selected == b.selected && a.guilty == b.guilty;
}

BlockLook lookOf(const State& state, BlockId block, const QString& name)
{
    const zaibatsu::LaidBlock& laid = *state.blocks[block.index()];
    BlockLook look = printed(state, block, name, laid.at, laid.rotation);
    look.owner = laid.owner;
    look.counters = laid.counters;
    look.bonus = laid.bonus;
    look.middleTaken = standsInMiddle(state, block, turnedGraph(*look.face, laid.rotation, look.core));
    return look;
}

BlockLook ghostLook(const State& state, BlockId block, const QString& name, hex::Cell at, int rotation)
{
    return printed(state, block, name, at, rotation);
}

std::optional<int> TurnedGraph::sideOf(zaibatsu::SpaceId space) const
{
    for (const GateOf& gate : gates)
        if (gate.space.id == space)
            return gate.side;
    return std::nullopt;
}

const zaibatsu::Space* TurnedGraph::atSide(int side) const
{
    for (const GateOf& gate : gates)
        if (gate.side == side)
            return &gate.space;
    return nullptr;
}

TurnedGraph turnedGraph(const Face& face, int rotation, bool core)
{
    TurnedGraph turned;
    turned.graph = zaibatsu::graphOf(face);
    turned.links = turned.graph.links;
    for (int side = 0; side < 6 && !core; ++side)
        for (const zaibatsu::Space& space : turned.graph.spaces)
            if (space.sides.turned(rotation).at(side))
                turned.gates.push_back({side, hex::wrapSix(side - rotation), space});
    for (const zaibatsu::Space& space : turned.graph.spaces)
        if (core || space.sides.count() == 0) {
            turned.middle = space;
            break;
        }
    return turned;
}

} // namespace ui
