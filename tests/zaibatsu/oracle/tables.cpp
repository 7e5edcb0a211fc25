// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/oracle/tables.h"

#include <algorithm>

namespace oracle {

namespace {

int below(std::mt19937_64& random, int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); }

/// Each flag set with chance outOf8 / 8.
hex::Six randomSix(std::mt19937_64& random, int outOf8)
{
    hex::Six six;
    for (int i = 0; i < 6; ++i)
        if (below(random, 8) < outOf8)
            six.set(i);
    return six;
}

/// A cell next to one that is laid, or now and then anywhere: adjust lays blocks where no Search would.
hex::Cell randomCell(std::mt19937_64& random, const std::vector<hex::Cell>& laid)
{
    const auto all = cellsWithin(laidRadius);
    if (below(random, 10) == 0)
        return all[static_cast<std::size_t>(below(random, static_cast<int>(all.size())))];
    const auto from = laid[static_cast<std::size_t>(below(random, static_cast<int>(laid.size())))];
    std::vector<hex::Cell> near;
    for (const auto cell : all) {
        const int q = cell.q - from.q;
        const int r = cell.r - from.r;
        if (std::max({std::abs(q), std::abs(r), std::abs(q + r)}) == 1)
            near.push_back(cell);
    }
    return near[static_cast<std::size_t>(below(random, static_cast<int>(near.size())))];
}

/// A block card in a free cell, which it takes.
void coverOne(std::mt19937_64& random, zaibatsu::State& state, std::vector<hex::Cell> laid)
{
    const auto at = randomCell(random, laid);
    if (std::find(laid.begin(), laid.end(), at) != laid.end())
        return;
    auto& card = state.cards.front();
    card.where = zaibatsu::CardWhere::Cybernet;
    card.owner = zaibatsu::Colour::Red;
    card.at = at;
    card.beside = zaibatsu::centralCore;
}

} // namespace

zaibatsu::Face plainFace(std::string key, hex::Six sides, hex::Six corners)
{
    zaibatsu::Face face;
    face.key = std::move(key);
    face.sides = sides;
    face.corners = corners;
    face.ice = zaibatsu::Ice{{1, 2, 3}, false};
    face.placed.emplace();
    face.controlled.emplace();
    face.turnStart.emplace();
    return face;
}

Tile tileOf(const zaibatsu::Face& face, hex::Cell at, int rotation)
{
    Tile tile;
    for (std::size_t i = 0; i < 6; ++i) {
        tile.spaces[i] = face.sides->at(static_cast<int>(i));
        tile.fragments[i] = face.corners->at(static_cast<int>(i));
    }
    tile.q = at.q;
    tile.r = at.r;
    tile.rotation = rotation;
    return tile;
}

zaibatsu::State tableWith(const std::vector<zaibatsu::Face>& faces)
{
    using namespace zaibatsu;
    Components components;
    for (const Face& face : faces)
        components.blocks.push_back(std::make_shared<const Face>(face));
    for (const char* key : {"speedrunner-red", "speedrunner-blue", "speedrunner-green", "speedrunner-yellow"}) {
        PawnCard pawn;
        pawn.key = key;
        pawn.abilities = Abilities{Ability::Icebreaker, Ability::Search, Ability::Reboot};
        pawn.kind = PawnKind::Speedrunner;
        pawn.cardMovement = true;
        components.pawns.push_back(std::make_shared<const PawnCard>(pawn));
    }
    Card card;
    card.key = "cabazia-club";
    card.use = CardUse::BlockCard;
    components.cards.push_back(std::make_shared<const Card>(card));
    Settings settings;
    settings.seats = {{"Ana", Colour::Red}, {"Bo", Colour::Blue}};
    State state = *setUp(settings, components);
    state.turn = {1, Colour::Red, Phase::Action};
    return state;
}

void lay(zaibatsu::State& state, zaibatsu::BlockId block, hex::Cell at, int rotation)
{
    zaibatsu::LaidBlock laid;
    laid.at = at;
    laid.rotation = rotation;
    state.blocks[block.index()] = laid;
}

void stand(zaibatsu::State& state, zaibatsu::BlockId block)
{
    state.pawns[0].at = zaibatsu::onBlock(block, zaibatsu::middleSpace);
}

std::size_t Drawn::indexOf(zaibatsu::BlockId block) const
{
    return static_cast<std::size_t>(std::find(order.begin(), order.end(), block) - order.begin());
}

Drawn drawnFrom(const zaibatsu::State& state)
{
    Drawn drawn;
    for (std::uint16_t i = 0; i < state.blocks.size(); ++i)
        if (const auto& laid = state.blocks[i]) {
            drawn.drawing.lay(tileOf(*state.components->blocks[i], laid->at, laid->rotation));
            drawn.order.push_back(zaibatsu::BlockId{i});
        }
    for (const auto& card : state.cards)
        if (card.where == zaibatsu::CardWhere::Cybernet && card.at)
            drawn.drawing.cover(card.at->q, card.at->r);
    return drawn;
}

Point pointOf(const std::array<hex::Cell, 3>& cells)
{
    Point middle;
    for (const auto cell : cells) {
        middle.x += 1.7320508075688772 * (cell.q + cell.r / 2.0) / 3;
        middle.y += 1.5 * cell.r / 3;
    }
    return middle;
}

std::vector<hex::Cell> cellsWithin(int radius)
{
    std::vector<hex::Cell> cells;
    for (int q = -radius; q <= radius; ++q)
        for (int r = -radius; r <= radius; ++r)
            if (std::abs(q + r) <= radius)
                cells.push_back({static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)});
    return cells;
}

RandomTable randomTable(std::mt19937_64& random)
{
    const int sidesOutOf8 = 2 + below(random, 7);
    const int cornersOutOf8 = 2 + below(random, 7);
    const int count = 2 + below(random, 23); // faces in all, up to 24
    std::vector<zaibatsu::Face> faces;
    for (int i = 0; i < count; ++i)
        faces.push_back(
            plainFace("block-" + std::to_string(i), randomSix(random, sidesOutOf8), randomSix(random, cornersOutOf8)));
    RandomTable table{tableWith(faces), {}, {}};
    std::vector<hex::Cell> laid{{0, 0}};
    lay(table.state, zaibatsu::centralCore, {0, 0}, below(random, 6));
    for (int i = 1; i + 1 < count; ++i) {
        const auto at = randomCell(random, laid);
        if (std::find(laid.begin(), laid.end(), at) != laid.end())
            continue; // that block stays in the pile
        lay(table.state, zaibatsu::BlockId{static_cast<std::uint16_t>(i)}, at, below(random, 6));
        laid.push_back(at);
    }
    if (below(random, 3) == 0)
        coverOne(random, table.state, laid);
    table.block = zaibatsu::BlockId{static_cast<std::uint16_t>(count - 1)};
    const auto order = drawnFrom(table.state).order;
    table.reference = order[static_cast<std::size_t>(below(random, static_cast<int>(order.size())))];
    stand(table.state, table.reference);
    return table;
}

} // namespace oracle
