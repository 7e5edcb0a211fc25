// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Candidates for legal(): each is put to decide(), so that the list can hold nothing that would be refused.
#pragma once

#include "zaibatsu/game.h"

namespace zaibatsu {

/// Collects the commands that decide() would accept, or would accept once the dice are there.
class LegalList {
public:
    explicit LegalList(const State& state) : m_state(state) { }

    [[nodiscard]] const State& state() const { return m_state; }
    /// Keeps the command if it would be accepted; whether it was.
    bool offer(Action action);
    /// Keeps a command known to be accepted.
    void keep(Action action);
    [[nodiscard]] std::vector<Command> take() { return std::move(m_commands); }

private:
    const State& m_state;
    std::vector<Command> m_commands;
};

/// Every block of the pile in every place.
void offerSearches(LegalList& list, PawnId pawn);
/// One move for each place in reach, by cards and by its own movement.
void offerMoves(LegalList& list, PawnId pawn, int actions);
/// What is rolled for: Icebreaker, Delete, own movement; and Reboot.
void offerRolls(LegalList& list, PawnId pawn);
/// Cards to equip and to place.
void offerCards(LegalList& list);
/// Effects of the beginning phase and of spaces.
void offerUses(LegalList& list);

} // namespace zaibatsu
