// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Putting the table by hand: the parts are laid over a copy, then the whole is looked at, and every problem named.
#pragma once

#include "zaibatsu/refuse.h"

namespace zaibatsu {

/// One adjust at work.
struct Adjusting {
    const State& before;
    const Adjust& adjust;
    State after;
    std::vector<Refusal> problems;
    std::vector<BlockId> laid; ///< put, moved or turned: they form their icons anew
    std::vector<hex::Cell> left; ///< cells whose blocks went away or were turned

    /// Names one more thing that cannot be.
    void problem(TableObstacle code, const About& about = {});
};

/// Lays, moves, turns and takes away blocks; owners, counters, icons follow.
void adjustBlocks(Adjusting& work);
/// Places, states and controllers of pawns.
void adjustPawns(Adjusting& work);
/// Cards on pawns, in the Cybernet, held, discarded.
void adjustCards(Adjusting& work);
/// Names, colours, counters of players, the turn, the winners.
void adjustPlayers(Adjusting& work);
/// What may not differ from the table before: asked while each player still has the colour of then.
void checkChanges(Adjusting& work);
/// A player's wrong colour put right: everything of the one colour becomes the other's.
void recolourPlayers(Adjusting& work);

/// The table as the adjust would leave it, also where it is refused: for showing what is put while it is not right yet.
[[nodiscard]] State putByHand(const State& state, const Adjust& adjust);

/// What the table as a whole must hold: cells, room in spaces, counters in pools and supply.
void checkWhole(Adjusting& work);

} // namespace zaibatsu
