// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Delete, Reboot and sacrifice.
#include "zaibatsu/carried.h"
#include "zaibatsu/checks.h"
#include "zaibatsu/choose.h"
#include "zaibatsu/decide.h"
#include "zaibatsu/defence.h"
#include "zaibatsu/effects.h"
#include "zaibatsu/elimination.h"
#include "zaibatsu/icebreak.h"
#include "zaibatsu/steps.h"
#include "zaibatsu/turn_start.h"

#include <algorithm>

namespace zaibatsu {

namespace {

Stop checkTarget(Attempt& attempt, const Delete& attack)
{
    const State& state = attempt.state();
    About about;
    about.pawn = attack.target;
    about.player = attempt.actor();
    const bool second = attempt.settings().edition == Edition::Second2017;
    if (auto stop = attempt.require(attack.pawn != attack.target, second ? rule("R-155") : rule("A-084"),
                                    DeleteObstacle::Itself, about))
        return stop;
    if (auto stop = attempt.require(pawnOf(state, attack.target).where == PawnWhere::Cybernet, rule("R-092"),
                                    DeleteObstacle::NotInCybernet, about, Weight::Table))
        return stop;
    bool inReach = false;
    const bool adjacent = firstWay(attempt.settings(), rule("A-082"));
    if (auto stop = checkReach(attempt, attack.pawn, attack.target, adjacent, inReach))
        return stop;
    if (auto stop =
            attempt.require(inReach, adjacent ? rule("R-092") : rule("R-153"), DeleteObstacle::NotInRange, about))
        return stop;
    const bool own = pawnOf(state, attack.target).controller == attempt.actor();
    return attempt.require(!own || firstWay(attempt.settings(), rule("A-084")), rule("A-084"), DeleteObstacle::OwnPawn,
                           about);
}

/// Whether the card makes its pawn attack: a weapon, or one that gives Delete.
bool attacks(const Card& card)
{
    const auto gives = [](const std::optional<Abilities>& list) { return list && list->has(Ability::Delete); };
    return card.use == CardUse::Weapon || card.use == CardUse::DroneWeapon || gives(card.grants)
        || gives(card.eachTurn);
}

/// The number of skulls that must be known: those of the pawn that has Delete, or of the card that Delete comes from
/// where nothing else attacks; of the pawn itself, too, before it is said to have none.
std::optional<Fact> unknownSkulls(const State& state, PawnId pawn)
{
    const PawnCard& own = cardOf(state, pawn);
    const bool deletes =
        !own.abilities || own.abilities->has(Ability::Delete) || (own.eachTurn && own.eachTurn->has(Ability::Delete));
    if (!own.skulls && deletes)
        return Fact{pawn, Field::Skulls};
    int known = deletes ? own.skulls.value_or(0) : 0;
    std::optional<Fact> unknown;
    forEachCarried(state, pawn, [&](CardId card) {
        const Card& printed = printedOf(state, card);
        known += printed.skulls.value_or(0);
        if (attacks(printed) && !printed.skulls)
            unknown = Fact{card, Field::Skulls};
    });
    if (known == 0 && !unknown && !own.skulls)
        unknown = Fact{pawn, Field::Skulls};
    return known > 0 ? std::nullopt : unknown;
}

/// what a weapon adds counts as none while it is unknown.
void hintSkulls(Attempt& attempt, PawnId pawn)
{
    forEachCarried(attempt.state(), pawn, [&](CardId card) {
        const Card& printed = printedOf(attempt.state(), card);
        if (attacks(printed) && !printed.skulls)
            attempt.hint(Hint::Code::TakenAsNone, Fact{card, Field::Skulls});
    });
}

Stop checkSkulls(Attempt& attempt, const Delete& attack, const DeleteOutlook& outlook)
{
    const State& state = attempt.state();
    const auto unknown = unknownSkulls(state, attack.pawn);
    if (unknown)
        if (auto stop = attempt.needOrSuccess(*unknown))
            return stop;
    About about;
    about.pawn = attack.pawn;
    if (auto stop =
            attempt.require(unknown || outlook.dice > 0, rule("A-090"), DeleteObstacle::NoSkulls, about, Weight::Table))
        return stop;
    const auto defence = defenceOf(state, attack.target).unknown;
    return defence ? attempt.needOrSuccess(*defence) : std::nullopt;
}

Stop checkDelete(Attempt& attempt, const Delete& attack)
{
    if (auto stop = checkActionPhase(attempt))
        return stop;
    if (auto stop = checkWhose(attempt, attack.pawn, true))
        return stop;
    if (auto stop = checkInCybernet(attempt, attack.pawn, rule("R-092")))
        return stop;
    if (auto stop = checkAbility(attempt, attack.pawn, Ability::Delete, rule("R-091"), attack.own))
        return stop;
    if (auto stop = checkOneCard(attempt, attack.pawn, attack.own))
        return stop;
    if (auto stop = checkCards(attempt, Ability::Delete, rule("R-091")))
        return stop;
    return checkTarget(attempt, attack);
}

/// Whether the players say how a roll with unknown skulls or defence ended.
bool saidSo(const Attempt& attempt, const Delete& attack)
{
    const State& state = attempt.state();
    return attempt.declared() && attempt.command().success
        && (unknownSkulls(state, attack.pawn) || defenceOf(state, attack.target).unknown);
}

/// Dice beside a declared outcome: as many as the skulls, any number while those are unknown.
Stop checkRolled(Attempt& attempt, const Delete& attack, const DeleteOutlook& outlook)
{
    if (saidSo(attempt, attack) && !attack.dice)
        return std::nullopt;
    const bool counted = !attack.dice || !unknownSkulls(attempt.state(), attack.pawn);
    return checkDice(attempt, attack.dice, counted ? outlook.dice : static_cast<int>(attack.dice->faces.size()));
}

bool hits(const Attempt& attempt, const Delete& attack, const DeleteOutlook& outlook)
{
    if (saidSo(attempt, attack))
        return attempt.success();
    const auto& faces = attack.dice->faces;
    return std::any_of(faces.begin(), faces.end(), [&](dice::Face face) { return outlook.numbers.contains(face); });
}

} // namespace

Decision decide(Attempt& attempt, const Delete& attack)
{
    if (auto stop = checkDelete(attempt, attack))
        return *std::move(stop);
    const DeleteOutlook outlook = attackOutlook(attempt.state(), attack.pawn, attack.target);
    if (auto stop = checkSkulls(attempt, attack, outlook))
        return *std::move(stop);
    if (auto stop = checkRolled(attempt, attack, outlook))
        return *std::move(stop);
    hintSkulls(attempt, attack.pawn);
    Unfolding unfolding(attempt.state());
    playCards(attempt, unfolding, attack.pawn);
    useEachTurn(unfolding, attack.pawn, Ability::Delete, attack.own);
    if (attack.dice)
        unfolding.tell(DiceRolled{attack.dice->faces, attack.dice->typed, attack.pawn, 0});
    if (!hits(attempt, attack, outlook)) {
        unfolding.tell(DeleteFailed{attack.pawn, attack.target, outlook.numbers});
        return attempt.accept(unfolding.take());
    }
    unfolding.tell(DeleteSucceeded{attack.pawn, attack.target, outlook.numbers});
    eliminate(unfolding, attack.target);
    return attempt.accept(unfolding.take());
}

Decision decide(Attempt& attempt, const Sacrifice& sacrifice)
{
    if (auto stop = checkInPlay(attempt))
        return *std::move(stop);
    const Phase phase = attempt.state().turn.phase;
    if (auto stop = attempt.require(phase == Phase::Beginning || phase == Phase::Action, rule("R-024"),
                                    TurnObstacle::WrongPhase))
        return *std::move(stop);
    if (auto stop = checkTurnStartsDone(attempt))
        return *std::move(stop);
    if (auto stop = checkWhose(attempt, sacrifice.pawn))
        return *std::move(stop);
    if (auto stop = checkInCybernet(attempt, sacrifice.pawn, rule("A-099"), Weight::Table))
        return *std::move(stop);
    if (auto stop = checkNoCard(attempt, sacrifice.pawn, rule("A-099")))
        return *std::move(stop);
    Unfolding unfolding(attempt.state());
    auto effects = sacrificeEffects(attempt.state(), sacrifice.pawn);
    eliminate(unfolding, sacrifice.pawn);
    if (auto stop = runEffects(attempt, unfolding, std::move(effects)))
        return *std::move(stop);
    return attempt.accept(unfolding.take());
}

} // namespace zaibatsu
