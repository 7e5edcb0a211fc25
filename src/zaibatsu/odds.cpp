// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/odds.h"

#include "dice/odds.h"

#include <map>

namespace zaibatsu {

namespace {

std::optional<OddsProblem> problemOf(int dice)
{
    if (dice < 1)
        return OddsProblem::TooFewDice;
    if (dice > dice::mostDice)
        return OddsProblem::TooManyDice;
    return std::nullopt;
}

std::vector<PawnLoss> lossesOf(const IcebreakRoll& roll)
{
    std::vector<PawnLoss> losses;
    if (roll.blackIce)
        losses.push_back(PawnLoss::BlackIce);
    if (roll.owned)
        losses.push_back(PawnLoss::OwnedBlock);
    if (roll.blackDie)
        losses.push_back(PawnLoss::BlackDie);
    return losses;
}

Defence together(const Defence& a, const Defence& b) { return {a.shielded | b.shielded, a.unshielded | b.unshielded}; }

/// Numbers that a higher rank names are decided there.
Defence overridden(const Defence& lower, const Defence& higher)
{
    const dice::FaceSet named = higher.shielded | higher.unshielded;
    return {(lower.shielded - named) | higher.shielded,
            (lower.unshielded - named) | (higher.unshielded - higher.shielded)};
}

} // namespace

base::Result<IcebreakOdds, OddsProblem> icebreakOdds(const IcebreakRoll& roll)
{
    if (roll.ice.empty())
        return base::failure(OddsProblem::NoIce);
    if (const auto problem = problemOf(roll.dice))
        return base::failure(*problem);
    IcebreakOdds odds{breakingNumbers(roll.ice, roll.fixed), roll.dice, {}, {}, lossesOf(roll)};
    odds.success = *dice::anyHit(odds.numbers, roll.dice);
    if (!odds.losses.empty())
        odds.losePawn = *dice::complement(odds.success);
    return odds;
}

Defence effectiveDefence(const DefenceLayers& layers, ShieldedWins shieldedWins)
{
    Defence items;
    for (const Defence& item : layers.items)
        items = together(items, item);
    if (shieldedWins == ShieldedWins::Anywhere) { // A-086 off
        const Defence all = together(together(layers.own, items), layers.space);
        return {all.shielded, all.unshielded - all.shielded};
    }
    return overridden(overridden(overridden({}, layers.own), items), layers.space);
}

base::Result<DeleteOdds, OddsProblem> deleteOdds(const DefenceLayers& target, int skulls, ShieldedWins shieldedWins)
{
    if (const auto problem = problemOf(skulls))
        return base::failure(*problem);
    const dice::FaceSet numbers = effectiveDefence(target, shieldedWins).unshielded;
    return DeleteOdds{numbers, skulls, *dice::anyHit(numbers, skulls)};
}

base::Result<std::vector<AreaOutcome>, OddsProblem> areaOdds(std::span<const dice::FaceSet> numbers, int skulls)
{
    if (const auto problem = problemOf(skulls))
        return base::failure(*problem);
    if (numbers.size() > mostAttacked)
        return base::failure(OddsProblem::TooManyPawns);
    const auto shown = *dice::shownSets(skulls);
    std::map<std::uint64_t, std::uint64_t> rolls; // by who falls
    for (unsigned bits = 0; bits < shown.size(); ++bits) {
        std::uint64_t fallen = 0;
        for (std::size_t pawn = 0; pawn < numbers.size(); ++pawn)
            if (!(numbers[pawn] & dice::FaceSet::fromBits(bits)).empty())
                fallen |= std::uint64_t{1} << pawn;
        if (shown[bits] != 0)
            rolls[fallen] += shown[bits];
    }
    std::vector<AreaOutcome> outcomes;
    for (const auto& [fallen, count] : rolls)
        outcomes.push_back({fallen, *dice::reduced(count, *dice::rollsOf(skulls))});
    return outcomes;
}

base::Result<std::vector<dice::Fraction>, OddsProblem> eachOdds(std::span<const dice::FaceSet> numbers, int skulls)
{
    if (const auto problem = problemOf(skulls))
        return base::failure(*problem);
    std::vector<dice::Fraction> chances;
    for (const dice::FaceSet faces : numbers)
        chances.push_back(*dice::anyHit(faces, skulls));
    return chances;
}

} // namespace zaibatsu
