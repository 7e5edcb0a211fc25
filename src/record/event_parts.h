// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Parts of events that are more than fields side by side.
#pragma once

#include "record/event_groups.h"

namespace record {

/// Writes a list of whole numbers.
void putNumbers(Out& fields, std::string_view key, const std::vector<int>& numbers);
/// Reads one within bounds.
void getNumbers(In& fields, std::string_view key, std::vector<int>& numbers, int least, int most);
/// Writes a list of sources, each an object.
void putSources(Out& fields, std::string_view key, const std::vector<zaibatsu::Source>& sources);
/// Reads one.
void getSources(In& fields, std::string_view key, std::vector<zaibatsu::Source>& sources);
/// Writes the lists of an adjusted event: each record with the name of its piece.
void putAdjusted(Out& fields, const zaibatsu::Adjusted& event);
/// Reads them.
void getAdjusted(In& fields, zaibatsu::Adjusted& event);
/// Writes a refusal as it is kept with the command that set it aside.
void putRefusal(Out& fields, const zaibatsu::Refusal& refusal);
/// Reads one.
void getRefusal(In& fields, zaibatsu::Refusal& refusal);

/// What a refusal is about.
template <class A>
void describe(A& fields, Of<A, zaibatsu::About>& about)
{
    fields.maybe("pawn", about.pawn);
    fields.maybe("block", about.block);
    fields.maybe("other_block", about.otherBlock);
    fields.maybe("card", about.card);
    fields.maybe("player", about.player);
    fields.maybe("place", about.place);
    fields.maybe("at", about.cell);
    fields.maybe("ability", about.ability);
    fields.maybeNumber("side", about.side, 0, 5);
    fields.maybeNumber("have", about.have, -mostTurns, mostTurns);
    fields.maybeNumber("need", about.need, -mostTurns, mostTurns);
}

} // namespace record
