// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/placement.h"

#include "zaibatsu/steps.h"

#include <algorithm>
#include <array>

namespace zaibatsu {

namespace {

struct Neighbour {
    std::optional<BlockId> block;
    const LaidBlock* laid = nullptr;
};

/// The laid blocks around a cell, by side; one pass over the table.
std::array<Neighbour, 6> around(const State& state, hex::Cell cell)
{
    std::array<Neighbour, 6> neighbours{};
    for (std::size_t i = 0; i < state.blocks.size(); ++i) {
        const auto& laid = state.blocks[i];
        if (!laid || laid->at.q - cell.q > 1 || cell.q - laid->at.q > 1 || laid->at.r - cell.r > 1
            || cell.r - laid->at.r > 1)
            continue;
        if (const auto side = hex::sideTowards(cell, laid->at))
            neighbours[static_cast<std::size_t>(*side)] = {BlockId{static_cast<std::uint16_t>(i)}, &*laid};
    }
    return neighbours;
}

/// Corners of a block as it lies; those not known count as none.
hex::Six cornersOn(const State& state, const Neighbour& neighbour)
{
    if (!neighbour.laid)
        return {};
    return faceOf(state, *neighbour.block).corners.value_or(hex::Six{}).turned(neighbour.laid->rotation);
}

/// Whether an icon is recorded at that corner: one that is there, or was won, never forms again.
bool iconKnown(const State& state, hex::Cell cell, int corner)
{
    std::array<hex::Cell, 3> cells{cell, hex::neighbour(cell, corner - 1), hex::neighbour(cell, corner)};
    std::sort(cells.begin(), cells.end());
    return std::any_of(state.icons.begin(), state.icons.end(),
                       [&cells](const Icon& icon) { return icon.cells == cells; });
}

/// The corners of an empty cell where both neighbours show their third of an icon.
hex::Six waitingCorners(const State& state, hex::Cell cell)
{
    const auto neighbours = around(state, cell);
    std::array<hex::Six, 6> corners;
    for (std::size_t side = 0; side < 6; ++side)
        corners[side] = cornersOn(state, neighbours[side]);
    hex::Six waiting;
    for (int corner = 0; corner < 6; ++corner) {
        const auto before = static_cast<std::size_t>(hex::wrapSix(corner - 1));
        const auto after = static_cast<std::size_t>(corner);
        waiting.set(corner,
                    corners[before].at(corner + 2) && corners[after].at(corner + 4) && !iconKnown(state, cell, corner));
    }
    return waiting;
}

BorderArrow arrowAt(const Face& face, int side)
{
    const auto space = spaceAtSide(face, side);
    return space && space->printed ? space->printed->arrows[static_cast<std::size_t>(hex::wrapSix(side))]
                                   : BorderArrow::None;
}

/// A-040 off: a step from the reference block into the new one must be possible.
bool stepPossible(const State& state, BlockId reference, int referenceSide, BlockId block, int side)
{
    return firstWay(*state.settings, rule("A-040"))
        || (arrowAt(faceOf(state, reference), referenceSide) != BorderArrow::In
            && arrowAt(faceOf(state, block), side) != BorderArrow::Out);
}

/// by where the pawn stands.
std::optional<BlockId> blockSearchedFrom(const State& state, PawnId pawn)
{
    const auto& at = pawnOf(state, pawn).at;
    if (!at || pawnOf(state, pawn).where != PawnWhere::Cybernet)
        return std::nullopt;
    if (at->on == Place::On::Block)
        return BlockId{at->piece};
    return firstWay(*state.settings, rule("A-045")) ? std::nullopt : state.cards[at->piece].beside;
}

/// How well a block would do as the reference: both sides have a space, one is not known, or neither.
enum class Fit : std::uint8_t { None, Unknown, Fits };

Fit fitBeside(const State& state, const Search& search, BlockId reference, int side)
{
    const auto from = sidesOf(faceOf(state, reference));
    const auto to = sidesOf(faceOf(state, search.block));
    const int fromSide = side - laidCopy(state, reference).rotation;
    const int newSide = hex::opposite(side) - search.rotation;
    if ((from && !from->at(fromSide)) || (to && !to->at(newSide)))
        return Fit::None;
    if (!from || !to)
        return Fit::Unknown;
    return stepPossible(state, reference, fromSide, search.block, newSide) ? Fit::Fits : Fit::None;
}

/// The laid blocks that a Search of the pawn may start from.
std::vector<BlockId> referencesOf(const State& state, PawnId pawn)
{
    if (!tracksPlaces(*state.settings))
        return laidBlocks(state);
    const auto reference = blockSearchedFrom(state, pawn);
    return reference && findLaid(state, *reference) ? std::vector{*reference} : std::vector<BlockId>{};
}

} // namespace

std::optional<BlockId> referenceOf(const State& state, const Search& search)
{
    if (tracksPlaces(*state.settings))
        return blockSearchedFrom(state, search.pawn);
    BlockId best = centralCore;
    std::optional<Fit> fit;
    for (const BlockId block : referencesOf(state, search.pawn)) {
        const auto side = hex::sideTowards(laidCopy(state, block).at, search.at);
        const auto here = side ? std::optional(fitBeside(state, search, block, *side)) : std::nullopt;
        if (here > fit) {
            fit = here;
            best = block;
        }
    }
    return best;
}

bool cardTakes(const State& state, hex::Cell cell)
{
    return firstWay(*state.settings, rule("A-111"))
        && std::any_of(state.cards.begin(), state.cards.end(),
                       [cell](const CardState& card) { return card.where == CardWhere::Cybernet && card.at == cell; });
}

namespace {

/// once the side between both blocks is known.
Stop checkSides(Attempt& attempt, const Search& search, BlockId reference, int side, About about)
{
    const State& state = attempt.state();
    const int fromSide = side - laidCopy(state, reference).rotation;
    const auto fromSides = sidesOf(faceOf(state, reference));
    about.side = side;
    if (!fromSides)
        if (auto stop = attempt.need({reference, Field::Sides}))
            return stop;
    if (auto stop = attempt.require(!fromSides || fromSides->at(fromSide), rule("R-051"),
                                    SearchObstacle::ReferenceSideWithoutSpace, about))
        return stop;
    const int newSide = hex::opposite(side) - search.rotation;
    const auto newSides = sidesOf(faceOf(state, search.block));
    about.side = hex::opposite(side);
    const bool fits = newSides && newSides->count() > 0;
    if (!fits) // a block without any side to lay it by is asked about as well
        if (auto stop = attempt.need({search.block, Field::Sides}))
            return stop;
    if (!newSides)
        return std::nullopt;
    if (auto stop = attempt.require(fits, rule("A-044"), SearchObstacle::FitsNowhere, about))
        return stop;
    if (!fits)
        return std::nullopt;
    if (auto stop = attempt.require(newSides->at(newSide), rule("R-052"), SearchObstacle::SideWithoutSpace, about))
        return stop;
    return attempt.require(stepPossible(state, reference, fromSide, search.block, newSide), rule("A-040"),
                           SearchObstacle::AgainstArrow, about);
}

} // namespace

Stop checkPlacement(Attempt& attempt, const Search& search, std::optional<BlockId> reference)
{
    const State& state = attempt.state();
    const LaidBlock* from = reference ? findLaid(state, *reference) : nullptr;
    About about;
    about.block = search.block;
    about.otherBlock = reference;
    about.cell = search.at;
    const auto side = from ? hex::sideTowards(from->at, search.at) : std::nullopt;
    if (from)
        if (auto stop = attempt.require(side.has_value(), rule("R-049"), SearchObstacle::NotAdjacent, about))
            return stop;
    const bool empty = !blockAt(state, search.at) && !cardTakes(state, search.at);
    if (auto stop = attempt.require(empty, rule("R-050"), SearchObstacle::CellTaken, about, Weight::Table))
        return stop;
    return side ? checkSides(attempt, search, *reference, *side, about) : std::nullopt;
}

namespace {

/// Every legal place beside one reference block.
void placeBeside(const State& state, BlockId reference, BlockId block, std::vector<Placement>& placements)
{
    const LaidBlock from = laidCopy(state, reference);
    const auto newSides = sidesOf(faceOf(state, block));
    const auto fromSides = sidesOf(faceOf(state, reference));
    if (!newSides || !fromSides)
        return;
    const hex::Six corners = faceOf(state, block).corners.value_or(hex::Six{});
    const auto taken = around(state, from.at);
    for (int side = 0; side < 6; ++side) {
        const hex::Cell cell = hex::neighbour(from.at, side);
        if (taken[static_cast<std::size_t>(side)].laid || !fromSides->at(side - from.rotation)
            || cardTakes(state, cell))
            continue;
        const hex::Six waiting = waitingCorners(state, cell);
        for (int rotation = 0; rotation < 6; ++rotation) {
            const int newSide = hex::opposite(side) - rotation;
            if (newSides->at(newSide) && stepPossible(state, reference, side - from.rotation, block, newSide))
                placements.push_back(
                    {cell, rotation, hex::Six::fromBits(corners.turned(rotation).bits() & waiting.bits()).count()});
        }
    }
}

} // namespace

std::vector<Placement> legalPlacements(const State& state, PawnId pawn, BlockId block)
{
    std::vector<Placement> placements;
    if (findLaid(state, block) || pawnOf(state, pawn).where != PawnWhere::Cybernet)
        return placements;
    for (const BlockId reference : referencesOf(state, pawn))
        placeBeside(state, reference, block, placements);
    std::sort(placements.begin(), placements.end());
    placements.erase(std::unique(placements.begin(), placements.end()), placements.end());
    return placements;
}

std::vector<Icon> iconsFormed(const State& state, BlockId block, hex::Cell at, int rotation)
{
    std::vector<Icon> icons;
    const hex::Six own = faceOf(state, block).corners.value_or(hex::Six{}).turned(rotation);
    const hex::Six waiting = waitingCorners(state, at);
    for (int corner = 0; corner < 6; ++corner) {
        if (!own.at(corner) || !waiting.at(corner))
            continue;
        Icon icon;
        icon.cells = {at, hex::neighbour(at, corner - 1), hex::neighbour(at, corner)};
        std::sort(icon.cells.begin(), icon.cells.end());
        icon.counter = true;
        icons.push_back(icon);
    }
    return icons;
}

std::vector<BlockId> cornersMissing(const State& state, BlockId block)
{
    std::vector<BlockId> missing;
    const LaidBlock laid = laidCopy(state, block);
    const auto neighbours = around(state, laid.at);
    const auto shows = [&state](const Neighbour& one, int corner) { // or may show
        return one.laid && (!faceOf(state, *one.block).corners || cornersOn(state, one).at(corner));
    };
    const auto ask = [&](const Neighbour& one) {
        const bool known =
            faceOf(state, *one.block).corners || std::count(missing.begin(), missing.end(), *one.block) > 0;
        if (!known)
            missing.push_back(*one.block);
    };
    for (int corner = 0; corner < 6; ++corner) {
        const Neighbour& before = neighbours[static_cast<std::size_t>(hex::wrapSix(corner - 1))];
        const Neighbour& after = neighbours[static_cast<std::size_t>(corner)];
        const bool might = shows({block, &laid}, corner) && shows(before, corner + 2) && shows(after, corner + 4);
        if (!might || iconKnown(state, laid.at, corner))
            continue;
        ask(before);
        ask(after);
    }
    return missing;
}

} // namespace zaibatsu
