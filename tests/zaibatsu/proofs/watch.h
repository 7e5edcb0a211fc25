// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What must hold from one table to the next, and what a table must make possible; each gives what is wrong, or nothing.
#pragma once

#include "zaibatsu/support/table.h"

namespace proofs {

/// One command with the table before and after it.
struct Played {
    const zaibatsu::State& before;
    const zaibatsu::Command& command;
    const std::vector<zaibatsu::Event>& events;
    const zaibatsu::State& after;
};

/// Room of spaces, ways of pawns into and out of play, open choices and effects that wait, cards and icons.
[[nodiscard]] QByteArray wrongStep(const Played& played);

/// Each pawn out of play has the way back that the rules give it now, and no other.
[[nodiscard]] QByteArray wrongWayBack(const zaibatsu::State& state);

} // namespace proofs
