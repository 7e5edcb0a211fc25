// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Candidates for legal(): each is put to decide(), so that the list can hold nothing that would be refused.
#pragma once

#include "zaibatsu/game.h"

namespace zaibatsu {

/// Collects the commands that decide() would accept, or would accept once the dice are there.
class LegalList {
public:
    explicit LegalList(const State& state) : m_state(state) {}

    [[nodiscard]] const State& state() const { return m_state; }
    /// Keeps the command if it would be accepted.
    void offer(Action action);
    /// Keeps a command known to be accepted.
    void keep(Action action);
    [[nodiscard]] std::vector<Command> take() { return std::move(m_commands); }

private:
    const State& m_state;
    std::vector<Command> m_commands;
};

void offerSearches(LegalList& list, PawnId pawn);
void offerMoves(LegalList& list, PawnId pawn, int actions);
void offerRolls(LegalList& list, PawnId pawn);
void offerCards(LegalList& list);
void offerUses(LegalList& list);

} // namespace zaibatsu
