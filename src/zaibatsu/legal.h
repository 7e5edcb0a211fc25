// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What could be done now, for ghosts, lists and the command line.
#pragma once

#include "zaibatsu/state.h"

#include <vector>

namespace zaibatsu {

/// One place for a block, with the number of bonus icons it would form.
struct Placement {
    hex::Cell at;
    int rotation = 0;
    int icons = 0;

    friend constexpr auto operator<=>(const Placement&, const Placement&) = default;
};

/// Every legal place of that block for that pawn's Search, sorted by `at`, then rotation.
/// Looks at the table alone, not at turn, pawn or cards; empty while a face it needs is unknown.
[[nodiscard]] std::vector<Placement> legalPlacements(const State& state, PawnId pawn, BlockId block);

/// The bonus icons that the block would form there; corners not known count as none.
[[nodiscard]] std::vector<Icon> iconsFormed(const State& state, BlockId block, hex::Cell at, int rotation);

/// The neighbours of a laid block whose corners are not known, where an icon would have formed with them: no corner
/// that is known there lacks its third.
[[nodiscard]] std::vector<BlockId> cornersMissing(const State& state, BlockId block);

/// A place a pawn can end its movement on, with a cheapest way to it.
struct ReachablePlace {
    Place place;
    int cost = 0;            ///< spaces, or blocks for a pawn that moves by blocks
    std::vector<Place> path; ///< without the present place

    friend bool operator==(const ReachablePlace&, const ReachablePlace&) = default;
};

/// Where a pawn in the Cybernet can end within that many movement actions, nearest first.
/// Looks at the table alone; unknown blocks are not entered.
[[nodiscard]] std::vector<ReachablePlace> reachablePlaces(const State& state, PawnId pawn, int actions);

/// Where it can end over that many blocks: on them alone if it uses no spaces, else on a space of theirs (R-109,
///
[[nodiscard]] std::vector<ReachablePlace> reachableOverBlocks(const State& state, PawnId pawn, int blocks);

/// Where its own movement could still bring it this turn; empty without one.
[[nodiscard]] std::vector<ReachablePlace> reachableByOwnMovement(const State& state, PawnId pawn);

} // namespace zaibatsu
