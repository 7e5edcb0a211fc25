// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/adjust.h"

#include <algorithm>
#include <cstdlib>

namespace zaibatsu {

namespace {

About aboutBlock(BlockId block)
{
    About about;
    about.block = block;
    return about;
}

bool inReach(hex::Cell cell)
{
    return std::abs(cell.q) <= hex::largestCoordinate && std::abs(cell.r) <= hex::largestCoordinate;
}

/// Icons at a cell go when its block leaves or turns; one that was won stays spent.
void removeIcons(State& state, hex::Cell cell)
{
    std::erase_if(state.icons, [cell](const Icon& icon) {
        return !icon.wonBy && std::find(icon.cells.begin(), icon.cells.end(), cell) != icon.cells.end();
    });
}

/// Where the block lies after this; icons are taken away where it leaves or turns.
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
        removeIcons(work.after, was->at);
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
        return;
    work.laid.clear(); // the icons are as given
    work.after.icons = *work.adjust.icons;
    for (Icon& icon : work.after.icons)
        std::sort(icon.cells.begin(), icon.cells.end());
}

} // namespace zaibatsu
