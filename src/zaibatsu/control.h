// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Who controls what: counters on blocks and on Idoru, bonus icons, the win.
#pragma once

#include "zaibatsu/refuse.h"
#include "zaibatsu/unfolding.h"

namespace zaibatsu {

/// The player takes the block: old counters back, own placed, win check, the loser's cards, bonus icons,
/// then the under-control effects.
[[nodiscard]] Stop gainControl(Attempt& attempt, Unfolding& unfolding, BlockId block, Colour player);

/// The block loses its owner and gets no new one. What it leaves to choose: A-113.
[[nodiscard]] std::vector<Choice> loseControl(Unfolding& unfolding, BlockId block);

/// Whether all of the player's counters lie in the Cybernet.
[[nodiscard]] bool hasWon(const State& state, Colour player);

/// Ends the game if the player has won just now.
void checkWin(Unfolding& unfolding, Colour player);

/// Puts counters from the pool onto a block or Idoru's card and checks the win.
void placeCounter(Unfolding& unfolding, std::variant<BlockId, PawnId> on, Colour player, int count);

/// Gives the counters of complete icons that touch the block.
void awardIcons(Unfolding& unfolding, BlockId block);

/// Forms the icons of a block just laid.
void formIcons(Attempt& attempt, Unfolding& unfolding, BlockId block);

/// Hints at corners not known, its own and those of neighbours, where an icon might have formed.
void hintCorners(Attempt& attempt, const State& state, BlockId block);

/// The bonus card that control of the block gives: named by the effect, else of the block's own name.
[[nodiscard]] std::optional<CardId> bonusCardOf(const State& state, BlockId block, const Effect& effect);

} // namespace zaibatsu
