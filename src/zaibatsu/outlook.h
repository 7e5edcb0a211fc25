// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What an Icebreaker or Delete would be rolled with and what it risks, so that no screen needs a rule of its own.
#pragma once

#include "zaibatsu/refusal.h"
#include "zaibatsu/state.h"

#include <variant>
#include <vector>

namespace zaibatsu {

/// Where a number or die of a roll comes from.
struct RollSource {
    enum class Kind : std::uint8_t { ///< by what it is printed on; `card` or `pawn` says which one
        Base,      ///< the one die of R-066, the skulls of a pawn (R-093)
        Ice,       ///< the numbers of the target's ICE
        Pawn,      ///< the acting pawn's card
        Card,      ///< an equipped card
        BonusCard, ///< a bonus card its controller holds (R-138)
        Space      ///< the space stood on (R-045, R-168)
    };
    Kind kind = Kind::Base;
    std::optional<CardId> card;
    std::optional<PawnId> pawn;

    friend bool operator==(const RollSource&, const RollSource&) = default;
};

/// Numbers of one source.
struct NumbersFrom {
    RollSource source;
    dice::FaceSet numbers;
};

/// Dice of one source.
struct DiceFrom {
    RollSource source;
    int dice = 0;
    bool black = false; ///< one of them is black (R-078)
};

/// Why a failed Icebreaker would eliminate the acting pawn.
enum class LossReason : std::uint8_t { BlackIce, ControlledBlock, BlackDie, ControlledPawn };

/// An Icebreaker roll before it falls.
struct IcebreakOutlook {
    std::vector<NumbersFrom> numberSources; ///< ICE first
    std::vector<DiceFrom> diceSources;      ///< the one die first
    dice::FaceSet numbers;                  ///< all that succeed (A-057)
    int dice = 1;
    int blackDice = 0;
    std::vector<LossReason> losses;         ///< empty: a failure costs the card only (A-080)
    std::optional<Refusal> refusal;         ///< why it would not be accepted now
    std::vector<Fact> needs;                ///< what must be entered first

    /// Whether a failure eliminates the acting pawn.
    [[nodiscard]] bool losesPawn() const { return !losses.empty(); }
};

/// The outlook for a pawn and a target; also filled in, as far as known, where it would be refused.
[[nodiscard]] IcebreakOutlook icebreakOutlook(const State& state, PawnId pawn, std::variant<BlockId, PawnId> target);

/// A Delete before it falls.
struct DeleteOutlook {
    std::vector<DiceFrom> diceSources;
    int dice = 0;              ///< attack skulls
    dice::FaceSet numbers;     ///< those that eliminate the target (A-086)
    Defence own;               ///< printed, or of the defence item in its place (A-088)
    Defence items;             ///< what other items add
    Defence space;             ///< what the space stood on adds
    std::optional<Refusal> refusal;
    std::vector<Fact> needs;
};

/// The outlook for an attack on a pawn.
[[nodiscard]] DeleteOutlook deleteOutlook(const State& state, PawnId pawn, PawnId target);

/// One part of a hand maximum.
struct HandPart {
    std::variant<std::monostate, CardId, PawnId> source; ///< none: the base maximum of 5
    int change = 0;

    friend bool operator==(const HandPart&, const HandPart&) = default;
};

/// The parts whose sum, never below 0, is what recycling fills to.
[[nodiscard]] std::vector<HandPart> handParts(const State& state, Colour player);
/// Their sum, never below 0.
[[nodiscard]] int handMaximum(const State& state, Colour player);

} // namespace zaibatsu
