// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/adjust.h"

#include "zaibatsu/about.h"

#include <algorithm>
#include <cstdlib>

namespace zaibatsu {

namespace {

bool inReach(hex::Cell cell)
{
    return std::abs(cell.q) <= hex::largestCoordinate && std::abs(cell.r) <= hex::largestCoordinate;
}

/// The printed corner of a laid block that points to where three cells meet.
std::optional<int> cornerTowards(const LaidBlock& laid, const std::array<hex::Cell, 3>& cells)
{
    for (int corner = 0; corner < 6; ++corner) {
        std::array<hex::Cell, 3> meeting{laid.at, hex::neighbour(laid.at, corner - 1), hex::neighbour(laid.at, corner)};
        std::sort(meeting.begin(), meeting.end());
        if (meeting == cells)
            return hex::wrapSix(corner - laid.rotation);
    }
    return std::nullopt;
}

/// Where the three blocks of an icon meet now; nothing unless they meet with the same corners as before.
std::optional<std::array<hex::Cell, 3>> meetingNow(const Adjusting& work, const Icon& icon)
{
    std::array<hex::Cell, 3> now{};
    std::array<BlockId, 3> blocks{};
    for (std::size_t i = 0; i < 3; ++i) {
        const auto block = blockAt(work.before, icon.cells[i]);
        const LaidBlock* laid = block ? findLaid(work.after, *block) : nullptr;
        if (!laid)
            return std::nullopt;
        blocks[i] = *block;
        now[i] = laid->at;
    }
    std::sort(now.begin(), now.end());
    for (const BlockId block : blocks)
        if (cornerTowards(laidCopy(work.after, block), now) != cornerTowards(laidCopy(work.before, block), icon.cells))
            return std::nullopt;
    return now;
}

bool touches(const Icon& icon, const std::vector<hex::Cell>& cells)
{
    return std::any_of(icon.cells.begin(), icon.cells.end(),
                       [&](hex::Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); });
}

/// An icon goes along when its three blocks move as one. Where they part, its counter goes back to the supply; one
/// that was won stays spent where it was.
void moveIcons(Adjusting& work)
{
    std::vector<Icon> stay;
    std::vector<Icon> moved;
    for (const Icon& icon : work.before.icons) {
        const bool touched = touches(icon, work.left);
        const auto now = touched ? meetingNow(work, icon) : std::nullopt;
        if (now) {
            moved.push_back(icon);
            moved.back().cells = *now;
        } else if (!touched || icon.wonBy) {
            stay.push_back(icon);
        }
    }
    std::erase_if(stay, [&moved](const Icon& icon) {
        return std::any_of(moved.begin(), moved.end(), [&](const Icon& other) { return other.cells == icon.cells; });
    });
    stay.insert(stay.end(), moved.begin(), moved.end());
    work.after.icons = std::move(stay);
}

/// Where the block lies after this.
bool place(Adjusting& work, const BlockPatch& patch)
{
    auto& slot = work.after.blocks[patch.block.index()];
    const std::optional<LaidBlock> was = slot;
    if (patch.block == centralCore && patch.at && *patch.at != hex::Cell{0, 0})
        work.problem(TableObstacle::CoreMustLie, aboutBlock(patch.block));
    if (patch.at && !*patch.at) {
        slot.reset();
    } else if (patch.at) {
        if (!slot)
            slot = LaidBlock{};
        slot->at = **patch.at;
        if (!inReach(slot->at))
            work.problem(TableObstacle::OutOfRange, aboutBlock(patch.block));
    }
    if (patch.rotation && (*patch.rotation < 0 || *patch.rotation > 5))
        work.problem(TableObstacle::OutOfRange, aboutBlock(patch.block));
    else if (patch.rotation && slot)
        slot->rotation = *patch.rotation;
    const bool moved = was && (!slot || slot->at != was->at || slot->rotation != was->rotation);
    if (moved)
        work.left.push_back(was->at);
    return slot && (moved || !was);
}

/// Counters follow from owners unless given.
void own(Adjusting& work, const BlockPatch& patch)
{
    auto& slot = work.after.blocks[patch.block.index()];
    if (!patch.owner && !patch.counters && !patch.bonus)
        return;
    if (!slot) {
        work.problem(TableObstacle::NotLaid, aboutBlock(patch.block));
        return;
    }
    const bool taken =
        (patch.owner && *patch.owner) || (patch.counters && *patch.counters != decltype(slot->counters){});
    if (patch.block == centralCore && taken)
        work.problems.push_back({TableObstacle::CoreMustLie, rule("R-065"), aboutBlock(patch.block), {}});
    if (patch.owner && *patch.owner != slot->owner) {
        slot->owner = *patch.owner;
        slot->counters = {};
        if (slot->owner) {
            slot->lastOwner = slot->owner;
            slot->counters[static_cast<std::size_t>(*slot->owner)] = 1;
        }
    }
    if (patch.counters)
        slot->counters = *patch.counters;
    slot->bonus = patch.bonus.value_or(slot->bonus);
    if (slot->bonus < 0)
        work.problem(TableObstacle::OutOfRange, aboutBlock(patch.block));
}

} // namespace

void adjustBlocks(Adjusting& work)
{
    for (const BlockPatch& patch : work.adjust.blocks) {
        if (patch.block.index() >= work.after.blocks.size()) {
            work.problem(TableObstacle::UnknownPiece);
            continue;
        }
        if (place(work, patch))
            work.laid.push_back(patch.block);
        own(work, patch);
    }
    if (!work.adjust.icons)
        return moveIcons(work);
    work.laid.clear(); // the icons are as given
    work.after.icons = *work.adjust.icons;
    for (Icon& icon : work.after.icons)
        std::sort(icon.cells.begin(), icon.cells.end());
}

} // namespace zaibatsu
