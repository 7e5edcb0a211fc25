// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The Cybernet as a graph of places: which step is open, who stands where, who still fits.
#pragma once

#include "zaibatsu/refusal.h"
#include "zaibatsu/spaces.h"
#include "zaibatsu/state.h"

namespace zaibatsu {

/// How a step between two places goes.
enum class StepKind : std::uint8_t { Open, NoStep, AgainstArrow, Unknown };

/// A step, and what must be known of it first.
struct Step {
    StepKind kind = StepKind::NoStep;
    std::optional<Fact> need;
};

/// One step of a pawn that uses spaces.
[[nodiscard]] Step stepBetween(const State& state, const Place& from, const Place& to);

/// One step of a pawn that moves by blocks.
[[nodiscard]] Step blockStepBetween(const State& state, const Place& from, const Place& to);

/// Whether the pawn uses no spaces and stands on the block alone.
[[nodiscard]] bool usesNoSpaces(const State& state, PawnId pawn);

/// The space at a place, if it is known; nothing for a bare block.
[[nodiscard]] std::optional<SpaceView> spaceAt(const State& state, const Place& place);

/// The spaces of a placed card: as printed, else one figure space "c".
[[nodiscard]] std::vector<SpaceId> spaceIdsOf(const Card& card);

/// Every block in the Cybernet.
[[nodiscard]] std::vector<BlockId> laidBlocks(const State& state);

/// Whether the place exists: a laid block or placed card, with that space or without any.
[[nodiscard]] bool placeExists(const State& state, const Place& place);

/// How many pawns stand there; `except` is not counted.
[[nodiscard]] int standingAt(const State& state, const Place& place, std::optional<PawnId> except = {});

/// Whether one more pawn may end there, or how many may is not known, or who stands there is not
/// tracked; `except` is not counted.
[[nodiscard]] bool hasRoom(const State& state, const Place& place, std::optional<PawnId> except = {});

/// The laid block of a place; nothing for a placed card.
[[nodiscard]] std::optional<BlockId> blockOf(const Place& place);

/// The block that a pawn there is on: in the second edition a block card is part of the block it lies beside.
[[nodiscard]] std::optional<BlockId> blockStoodOn(const State& state, const Place& place);

/// Whether two pawns there are on the same block, or on the same card beside one.
[[nodiscard]] bool sameBlock(const State& state, const Place& a, const Place& b);

/// The cell of a place, if it lies in the Cybernet.
[[nodiscard]] std::optional<hex::Cell> cellOf(const State& state, const Place& place);

/// Every place one open step away.
[[nodiscard]] std::vector<Place> openSteps(const State& state, const Place& from);

/// Every laid block next to a place, for pawns that move by blocks.
[[nodiscard]] std::vector<Place> openBlockSteps(const State& state, const Place& from);

/// Where a pawn that enters that block stands; nothing on a block that has no space.
[[nodiscard]] std::optional<Place> entryPlace(const State& state, BlockId block, PawnId pawn);
/// The same on a placed card.
[[nodiscard]] std::optional<Place> entryPlace(const State& state, CardId card, PawnId pawn);

} // namespace zaibatsu
