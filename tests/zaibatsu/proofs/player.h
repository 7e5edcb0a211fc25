// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Plays on its own: whatever the rules list, the rare rather than the frequent, with all that people do beside it.
#pragma once

#include "zaibatsu/support/random.h"

namespace proofs {

/// What is to be played next.
struct Proposal {
    zaibatsu::Command command;
    bool listed = false; ///< legal() promises that it is accepted, once the dice are there
};

/// Somebody who plays one table.
class SomePlayer {
public:
    /// `lastTurn`: from then on the time is up, and somebody will say so.
    SomePlayer(testing::Random& random, int lastTurn) : m_random(&random), m_lastTurn(lastTurn) { }

    /// Something for this table.
    [[nodiscard]] Proposal next(const zaibatsu::State& state);
    /// The same without a doubt: the players say what is not known.
    [[nodiscard]] zaibatsu::Command declared(zaibatsu::Command command);

private:
    [[nodiscard]] Proposal listed(const zaibatsu::State& state);
    [[nodiscard]] Proposal unknown(const zaibatsu::State& state);
    [[nodiscard]] int weightOf(const zaibatsu::State& state, const zaibatsu::Action& action) const;
    void addCards(const zaibatsu::State& state, Proposal& proposal);
    /// What is kept and drawn at the end of a turn, as players say it.
    void tellHand(const zaibatsu::State& state, Proposal& proposal);

    testing::Random* m_random;
    int m_lastTurn;
};

} // namespace proofs
