// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The Icebreaker, on blocks and on pawns.
#include "zaibatsu/carried.h"
#include "zaibatsu/checks.h"
#include "zaibatsu/choose.h"
#include "zaibatsu/control.h"
#include "zaibatsu/decide.h"
#include "zaibatsu/defence.h"
#include "zaibatsu/elimination.h"
#include "zaibatsu/icebreak.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace zaibatsu {

namespace {

About aboutTarget(const Icebreak& icebreak, Colour player)
{
    About about;
    about.pawn = icebreak.pawn;
    about.player = player;
    if (const auto* block = std::get_if<BlockId>(&icebreak.target))
        about.block = *block;
    return about;
}

/// What bars own blocks and pawns: the second edition says so, in the first a ruling alone does.
RuleId ownTargetRule(const Settings& settings, RuleId ruling)
{
    return settings.edition == Edition::Second2017 ? rule("R-154") : ruling;
}

/// a counter must be there to mark control with, before anything is rolled.
Stop checkCounterLeft(Attempt& attempt, const About& about)
{
    const Player* player = findPlayer(attempt.state(), attempt.actor());
    const bool left = !player || player->pool > 0 || !firstWay(attempt.settings(), rule("A-068"));
    return attempt.require(left, rule("A-068"), IcebreakObstacle::NoCounterLeft, about);
}

Stop checkBlock(Attempt& attempt, const Icebreak& icebreak, BlockId block)
{
    const State& state = attempt.state();
    const About about = aboutTarget(icebreak, attempt.actor());
    const LaidBlock* laid = findLaid(state, block);
    if (auto stop = attempt.require(laid, rule("R-064"), TableObstacle::NotLaid, about, Weight::Table))
        return stop;
    const auto& at = pawnOf(state, icebreak.pawn).at;
    const bool standsThere = !tracksPlaces(attempt.settings()) || (at && blockStoodOn(state, *at) == block);
    if (auto stop = attempt.require(standsThere, rule("R-064"), IcebreakObstacle::NotOnTarget, about))
        return stop;
    const bool own = laid && laid->owner == attempt.actor();
    if (auto stop =
            attempt.require(!own || !firstWay(attempt.settings(), rule("A-054")),
                            ownTargetRule(attempt.settings(), rule("A-054")), IcebreakObstacle::OwnBlock, about))
        return stop;
    const auto& ice = iceOf(state, block);
    if (auto stop = attempt.require(!ice || !ice->numbers.empty(), rule("R-065"), IcebreakObstacle::NoIce, about,
                                    Weight::Table))
        return stop;
    if (!ice)
        if (auto stop = attempt.needOrSuccess({block, Field::Ice}))
            return stop;
    return own ? std::nullopt : checkCounterLeft(attempt, about);
}

Stop checkPawnTarget(Attempt& attempt, const Icebreak& icebreak, PawnId target)
{
    const State& state = attempt.state();
    About about = aboutTarget(icebreak, attempt.actor());
    about.pawn = target;
    if (auto stop = checkInCybernet(attempt, target, rule("R-086"), Weight::Table))
        return stop;
    bool inReach = false;
    const bool adjacent = firstWay(attempt.settings(), rule("A-076"));
    if (auto stop = checkReach(attempt, icebreak.pawn, target, adjacent, inReach))
        return stop;
    if (auto stop =
            attempt.require(inReach, adjacent ? rule("R-086") : rule("R-153"), IcebreakObstacle::PawnNotInRange, about))
        return stop;
    if (auto stop = attempt.require(pawnOf(state, target).controller != attempt.actor(),
                                    ownTargetRule(attempt.settings(), rule("A-077")), IcebreakObstacle::OwnPawn, about,
                                    Weight::Table))
        return stop;
    if (auto stop = attempt.require(!defenceItem(state, target), rule("R-090"), IcebreakObstacle::IceCovered, about,
                                    Weight::Table))
        return stop;
    const auto& ice = cardOf(state, target).ice;
    if (auto stop = attempt.require(!ice || !ice->numbers.empty(), rule("R-085"), IcebreakObstacle::NoPawnIce, about,
                                    Weight::Table))
        return stop;
    if (!ice)
        if (auto stop = attempt.needOrSuccess({target, Field::Ice}))
            return stop;
    return isIdoru(state, target) ? checkCounterLeft(attempt, about) : std::nullopt;
}

Stop checkIcebreak(Attempt& attempt, const Icebreak& icebreak)
{
    if (auto stop = checkActionPhase(attempt))
        return stop;
    if (auto stop = checkWhose(attempt, icebreak.pawn, true))
        return stop;
    if (auto stop = checkInCybernet(attempt, icebreak.pawn, rule("R-064")))
        return stop;
    if (auto stop = checkAbility(attempt, icebreak.pawn, Ability::Icebreaker, rule("R-063"), icebreak.own))
        return stop;
    if (auto stop = checkOneCard(attempt, icebreak.pawn, icebreak.own))
        return stop;
    if (auto stop = checkCards(attempt, Ability::Icebreaker, rule("R-063")))
        return stop;
    if (const auto* block = std::get_if<BlockId>(&icebreak.target))
        return checkBlock(attempt, icebreak, *block);
    return checkPawnTarget(attempt, icebreak, std::get<PawnId>(icebreak.target));
}

/// Whether the players say how a roll against unknown ICE ended.
bool saidSo(const Attempt& attempt, const Icebreak& icebreak)
{
    return attempt.declared() && attempt.command().success && !iceOf(attempt.state(), icebreak.target);
}

bool succeeds(const Attempt& attempt, const Icebreak& icebreak, const IcebreakOutlook& outlook)
{
    if (saidSo(attempt, icebreak))
        return attempt.success();
    const auto& faces = icebreak.dice->faces;
    return std::any_of(faces.begin(), faces.end(), [&](dice::Face face) { return outlook.numbers.contains(face); });
}

void hintUnknown(Attempt& attempt, PawnId pawn)
{
    if (!cardOf(attempt.state(), pawn).fixed)
        attempt.hint(Hint::Code::TakenAsNone, Fact{pawn, Field::Fixed});
    forEachCarried(attempt.state(), pawn, [&](CardId card) {
        const Card& printed = printedOf(attempt.state(), card);
        if ((printed.use == CardUse::Neuroconsole || printed.use == CardUse::Bot) && !printed.icebreaker)
            attempt.hint(Hint::Code::TakenAsNone, Fact{card, Field::Icebreaker});
    });
}

Stop unfold(Attempt& attempt, Unfolding& unfolding, const Icebreak& icebreak, const IcebreakOutlook& outlook)
{
    playCards(attempt, unfolding, icebreak.pawn);
    useEachTurn(unfolding, icebreak.pawn, Ability::Icebreaker, icebreak.own);
    if (icebreak.dice)
        unfolding.tell(DiceRolled{icebreak.dice->faces, icebreak.dice->typed, icebreak.pawn, outlook.blackDice});
    if (!succeeds(attempt, icebreak, outlook)) {
        unfolding.tell(IcebreakFailed{icebreak.pawn, icebreak.target, outlook.numbers, outlook.losesPawn()});
        if (outlook.losesPawn())
            eliminate(unfolding, icebreak.pawn);
        return std::nullopt;
    }
    unfolding.tell(IcebreakSucceeded{icebreak.pawn, icebreak.target, outlook.numbers});
    if (const auto* block = std::get_if<BlockId>(&icebreak.target))
        return gainControl(attempt, unfolding, *block, attempt.actor());
    changeController(unfolding, std::get<PawnId>(icebreak.target), attempt.actor());
    return std::nullopt;
}

} // namespace

Decision decide(Attempt& attempt, const Icebreak& icebreak)
{
    if (auto stop = checkIcebreak(attempt, icebreak))
        return *std::move(stop);
    const IcebreakOutlook outlook = rollOutlook(attempt.state(), icebreak.pawn, icebreak.target);
    if (!saidSo(attempt, icebreak) || icebreak.dice)
        if (auto stop = checkDice(attempt, icebreak.dice, outlook.dice))
            return *std::move(stop);
    hintUnknown(attempt, icebreak.pawn);
    Unfolding unfolding(attempt.state());
    if (auto stop = unfold(attempt, unfolding, icebreak, outlook))
        return *std::move(stop);
    if (auto stop = settlePending(attempt, unfolding))
        return *std::move(stop);
    return attempt.accept(unfolding.take());
}

} // namespace zaibatsu
