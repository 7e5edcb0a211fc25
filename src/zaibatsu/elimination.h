// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Pawns and cards that leave: elimination, change of controller, discarding with counters back.
#pragma once

#include "zaibatsu/unfolding.h"

namespace zaibatsu {

/// what it carries is discarded, the piece leaves; with Reboot it waits face down, Idoru is out.
void eliminate(Unfolding& unfolding, PawnId pawn);

/// what it carries is discarded, Idoru's counter changes; the piece stays.
void changeController(Unfolding& unfolding, PawnId pawn, std::optional<Colour> to);

/// To the discard pile, its bonus counters back to who paid them.
void discardCard(Unfolding& unfolding, CardId card);

/// All cards that the pawn carries.
void discardCarried(Unfolding& unfolding, PawnId pawn);

/// the cards placed beside a block that was lost. Pawns on them are asked for, or lost.
[[nodiscard]] std::vector<Choice> discardBlockCards(Unfolding& unfolding, BlockId block);

/// What must be known before the cards beside a block are discarded: where pawns on them could go.
[[nodiscard]] std::optional<Fact> unknownRefuge(const State& state, BlockId block);

/// Where a pawn from a discarded block card may go: every place of the anchor with room, the nearest to where the card
/// lay first; as printed where that is not known.
[[nodiscard]] std::vector<Option> placesOnAnchor(const State& state, BlockId anchor, PawnId pawn,
                                                 std::optional<hex::Cell> cardLayAt);

} // namespace zaibatsu
