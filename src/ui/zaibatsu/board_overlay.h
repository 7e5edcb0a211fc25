// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a flow lays over the board: what is selected, what can be chosen, ghosts, ways.
#pragma once

#include "ui/kit/glyphs.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/board_places.h"

#include <map>
#include <vector>

namespace ui {

/// An empty cell that could or could not take a block.
struct GhostCell {
    hex::Cell at;
    BlockMark mark = BlockMark::GhostLegal;
    int turns = 0; ///< legal turns there
};
/// The block that is about to be placed.
struct ChosenGhost {
    zaibatsu::BlockId block;
    hex::Cell at;
    int rotation = 0;
    bool legal = true;
    std::vector<zaibatsu::Icon> icons; ///< that would form
};
/// A space in a movement: reachable, on the way, its end, or closed.
struct StepMark {
    enum class Kind : std::uint8_t { Reachable, OnWay, End, Closed };
    zaibatsu::Place place;
    int cost = 0;
    Kind kind = Kind::Reachable;
};

/// Everything over the board at this moment.
struct BoardOverlay {
    std::optional<zaibatsu::BlockId> block;  ///< selected
    std::optional<zaibatsu::PawnId> pawn;    ///< selected
    std::optional<zaibatsu::CardId> card;    ///< selected
    std::map<zaibatsu::BlockId, BlockMark> marks;
    std::map<zaibatsu::CardId, BlockMark> cardMarks;
    std::map<zaibatsu::PawnId, PawnState> pawnStates;
    std::vector<GhostCell> cells;
    std::optional<ChosenGhost> ghost;
    std::optional<std::pair<zaibatsu::BlockId, int>> guilty; ///< the wall that refuses, as on the table
    std::vector<StepMark> steps;
    std::vector<zaibatsu::Place> way;        ///< with its start
    bool choosingSpaces = false;
    std::optional<PawnFan> fan;              ///< pawns that are spread out; the board sees to it
};

} // namespace ui
