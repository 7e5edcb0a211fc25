// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a roll can bring, exactly: for the odds sheet, the command line and decide(). Pure values over numbers
// of dice; nothing here looks at a table.
#pragma once

#include "base/result.h"
#include "dice/fraction.h"
#include "zaibatsu/face.h"

#include <span>

namespace zaibatsu {

/// Why there are no odds.
enum class OddsProblem : std::uint8_t {
    NoIce,       ///< R-065: nothing to break
    TooFewDice,  ///< an Icebreaker rolls at least one die; a Delete without skulls is refused (A-090)
    TooManyDice, ///< more than dice::mostDice
    TooManyPawns ///< more than one area attack can name
};

/// Why a failed Icebreaker costs the pawn.
enum class PawnLoss : std::uint8_t {
    BlackIce,   ///< R-068
    OwnedBlock, ///< R-072: another player's block acts as Black ICE
    BlackDie    ///< R-078, A-058
};

/// An Icebreaker about to be rolled.
struct IcebreakRoll {
    dice::FaceSet ice;     ///< numbers of the target's ICE
    dice::FaceSet fixed;   ///< fixed numbers of pawn, bots and items (R-074)
    int dice = 1;          ///< rolled in all (R-077, A-063)
    bool blackIce = false; ///< the target has Black ICE
    bool blackDie = false; ///< one of the dice is black
    bool owned = false;    ///< another player's block that acts as Black ICE (R-071, A-079)
};

/// What an Icebreaker can bring.
struct IcebreakOdds {
    dice::FaceSet numbers; ///< that succeed
    int dice = 1;
    dice::Fraction success;
    dice::Fraction losePawn;
    std::vector<PawnLoss> losses; ///< why failing eliminates; empty: the pawn is safe (A-080)

    friend bool operator==(const IcebreakOdds&, const IcebreakOdds&) = default;
};

/// Numbers on which an Icebreaker succeeds: ICE and fixed numbers together.
[[nodiscard]] constexpr dice::FaceSet breakingNumbers(dice::FaceSet ice, dice::FaceSet fixed) { return ice | fixed; }

///
[[nodiscard]] base::Result<IcebreakOdds, OddsProblem> icebreakOdds(const IcebreakRoll& roll);

/// Defence dice by rank: own dice, or those of the defence item worn; then items; then the space.
struct DefenceLayers {
    Defence own;
    std::vector<Defence> items; ///< modifiers that the pawn carries, all of one rank
    Defence space;              ///< of the space that it stands on (A-089)
};

/// How A-086 is played when a number is shielded on one die and unshielded on another.
enum class ShieldedWins : std::uint8_t {
    WithinRank, ///< A-086: a higher rank overrides; shielded wins within one rank
    Anywhere    ///< A-086 off
};

/// The dice that count in the end: no number is in both sets; the unshielded ones eliminate.
[[nodiscard]] Defence effectiveDefence(const DefenceLayers& layers, ShieldedWins shieldedWins);

/// What a Delete can bring; it never costs the pawn that acts.
struct DeleteOdds {
    dice::FaceSet numbers; ///< that eliminate
    int dice = 1;          ///< the skulls (R-093)
    dice::Fraction success;

    friend bool operator==(const DeleteOdds&, const DeleteOdds&) = default;
};

///
[[nodiscard]] base::Result<DeleteOdds, OddsProblem> deleteOdds(const DefenceLayers& target, int skulls,
                                                               ShieldedWins shieldedWins);

/// Most pawns of one area attack.
inline constexpr std::size_t mostAttacked = 64;

/// One way an area attack can end.
struct AreaOutcome {
    std::uint64_t fallen = 0; ///< bit i: the pawn at position i is eliminated
    dice::Fraction chance;

    friend bool operator==(const AreaOutcome&, const AreaOutcome&) = default;
};

/// One roll for all pawns: every possible end with its chance, by `fallen`. `numbers` eliminate, pawn by pawn.
[[nodiscard]] base::Result<std::vector<AreaOutcome>, OddsProblem> areaOdds(std::span<const dice::FaceSet> numbers,
                                                                           int skulls);

/// One roll for each pawn (A-052 off): the chance of each to fall, independent of the others.
[[nodiscard]] base::Result<std::vector<dice::Fraction>, OddsProblem> eachOdds(std::span<const dice::FaceSet> numbers,
                                                                              int skulls);

} // namespace zaibatsu
