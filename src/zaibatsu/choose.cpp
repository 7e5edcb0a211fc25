// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/choose.h"

#include "zaibatsu/checks.h"
#include "zaibatsu/control.h"
#include "zaibatsu/defence.h"
#include "zaibatsu/effects.h"
#include "zaibatsu/elimination.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// Whether control of the block goes with the player's one counter on it.
bool losesLast(const State& state, BlockId block, Colour player)
{
    const LaidBlock laid = laidCopy(state, block);
    return laid.owner == player && laid.counters[static_cast<std::size_t>(player)] == 1;
}

/// A block that is lost with its last counter may leave pawns to be put: asked for before anything happens.
Stop checkRefuge(Attempt& attempt, const State& state, const Choice& choice, const std::optional<Option>& answer)
{
    const auto* block = answer ? std::get_if<BlockId>(&*answer) : nullptr;
    const bool lost =
        block && choice.effect.kind == EffectKind::ReturnCounter && losesLast(state, *block, choice.player);
    const auto unknown = lost ? unknownRefuge(state, *block) : std::nullopt;
    return unknown ? attempt.need(*unknown) : std::nullopt;
}

/// What an answer brings about besides its events.
struct Aftermath {
    std::vector<Choice> choices;
    std::vector<QueuedEffect> effects;
};

EffectTime timeOf(RuleId id)
{
    if (id == rule("R-061"))
        return EffectTime::Placed;
    if (id == rule("R-070"))
        return EffectTime::Controlled;
    if (id == rule("R-023"))
        return EffectTime::TurnStart;
    return id == rule("R-167") ? EffectTime::Space : EffectTime::Sacrifice;
}

/// attack-one: after the pawn come the dice; without skulls the players said before that it hits.
void attackPawn(Unfolding& unfolding, const Choice& made, PawnId target, Aftermath& after)
{
    if (!made.effect.skulls) {
        eliminate(unfolding, target);
        return;
    }
    Choice dice = made;
    dice.kind = ChoiceKind::Dice;
    dice.count = *made.effect.skulls;
    dice.target = target;
    dice.options.clear();
    dice.then.clear();
    after.choices.push_back(std::move(dice));
}

void answerPawn(Unfolding& unfolding, const Choice& made, PawnId pawn, Aftermath& after)
{
    if (made.effect.kind == EffectKind::AttackOne)
        attackPawn(unfolding, made, pawn, after);
    if (made.effect.kind == EffectKind::SacrificeOne) {
        after.effects = sacrificeEffects(unfolding.now(), pawn);
        eliminate(unfolding, pawn);
    }
    if (made.effect.kind == EffectKind::Strip)
        discardCarried(unfolding, pawn);
}

/// Where to reboot, or return-counter: control goes with the last counter.
void answerBlock(Unfolding& unfolding, const Choice& made, BlockId block, Aftermath& after)
{
    if (made.effect.kind == EffectKind::AsCore && made.target) {
        if (const auto place = entryPlace(unfolding.now(), block, *made.target)) // else it is no option
            unfolding.tell(PawnRebooted{*made.target, *place});
        return;
    }
    if (losesLast(unfolding.now(), block, made.player))
        after.choices = loseControl(unfolding, block);
    else
        unfolding.tell(CounterReturned{block, made.player, 1});
}

/// the pawn goes over to the anchor of its block card.
void answerPlace(Unfolding& unfolding, const Choice& made, const Place& place)
{
    if (!made.target)
        return;
    const Place from = pawnOf(unfolding.now(), *made.target).at.value_or(place);
    unfolding.tell(PawnMoved{*made.target, from, {place}, std::nullopt, false, std::nullopt});
}

void answerOption(Unfolding& unfolding, const Choice& made, const Option& answer, Aftermath& after)
{
    if (const auto* pawn = std::get_if<PawnId>(&answer)) {
        answerPawn(unfolding, made, *pawn, after);
    } else if (const auto* block = std::get_if<BlockId>(&answer)) {
        answerBlock(unfolding, made, *block, after);
    } else if (const auto* place = std::get_if<Place>(&answer)) {
        answerPlace(unfolding, made, *place);
    } else if (const auto* yes = std::get_if<bool>(&answer); yes && *yes) {
        QueuedEffect effect{made.source, timeOf(made.rule), made.effect, made.player, made.from, made.space, made.nth};
        effect.effect.may = false;
        after.effects.push_back(std::move(effect));
    }
}

/// Dice of a choice: facts first, so that nothing is rolled in vain.
Stop checkChoiceDice(Attempt& attempt, const State& state, const Choice& choice, const MaybeDice& dice)
{
    bool judged = false;
    for (const PawnId pawn : targetsOf(state, choice)) {
        const DefenceView view = defenceOf(state, pawn);
        judged = judged || !view.unknown;
        if (view.unknown)
            if (auto stop = attempt.needOrSuccess(*view.unknown))
                return stop;
    }
    return judged || dice ? checkDice(attempt, dice, choice.count) : std::nullopt;
}

Stop refuseAnswer(Attempt& attempt, const Choice& choice)
{
    About about;
    about.player = choice.player;
    about.need = choice.id;
    return attempt.refuse(choice.rule, AnswerObstacle::NotAnOption, about, Weight::Table);
}

/// Whether the choice can still be answered.
bool stillOpen(const State& state, const Choice& choice)
{
    return choice.kind == ChoiceKind::Dice ? !targetsOf(state, choice).empty() : !optionsNow(state, choice).empty();
}

/// What the answered or closed choice left waiting, if nothing else is open.
void appendWaiting(Unfolding& unfolding, const Choice& gone, std::vector<QueuedEffect>& queue)
{
    if (unfolding.now().pending.empty())
        queue.insert(queue.end(), gone.then.begin(), gone.then.end());
}

} // namespace

std::vector<PawnId> targetsOf(const State& state, const Choice& choice)
{
    if (!choice.target)
        return attackable(state, choice.from ? choice.from : blockOf(state, choice.source), choice.effect.reach);
    if (pawnOf(state, *choice.target).where != PawnWhere::Cybernet)
        return {};
    return {*choice.target};
}

bool waitsForPlace(const State& state, PawnId pawn)
{
    return std::any_of(state.pending.begin(), state.pending.end(), [pawn](const Choice& choice) {
        return choice.kind == ChoiceKind::Place && choice.target == pawn;
    });
}

Stop checkAnswer(Attempt& attempt, const State& state, const std::optional<Option>& answer, const MaybeDice& dice)
{
    const Choice& choice = state.pending.front();
    if (choice.kind == ChoiceKind::Dice)
        return answer ? refuseAnswer(attempt, choice) : checkChoiceDice(attempt, state, choice, dice);
    const auto options = optionsNow(state, choice);
    const bool offered = answer && std::find(options.begin(), options.end(), *answer) != options.end();
    if (!offered)
        if (auto stop = refuseAnswer(attempt, choice))
            return stop;
    About about;
    about.player = choice.player;
    about.need = choice.id;
    return attempt.require(!dice, rule("A-129"), AnswerObstacle::DiceTyped, about, Weight::Table);
}

Stop answerFirst(Attempt& attempt, Unfolding& unfolding, const std::optional<Option>& answer, const MaybeDice& dice)
{
    const Choice made = unfolding.now().pending.front();
    if (auto stop = checkRefuge(attempt, unfolding.now(), made, answer))
        return stop;
    unfolding.tell(ChoiceMade{made.id, answer});
    Aftermath after;
    if (made.kind == ChoiceKind::Dice) {
        if (auto stop = resolveAttack(attempt, unfolding, targetsOf(unfolding.now(), made), dice.value_or(Dice{})))
            return stop;
    } else if (answer) {
        answerOption(unfolding, made, *answer, after);
    }
    appendWaiting(unfolding, made, after.effects);
    if (auto stop = openThenRun(attempt, unfolding, std::move(after.choices), std::move(after.effects)))
        return stop;
    return settlePending(attempt, unfolding);
}

Stop settlePending(Attempt& attempt, Unfolding& unfolding)
{
    while (!unfolding.now().pending.empty()) {
        const Choice front = unfolding.now().pending.front();
        if (stillOpen(unfolding.now(), front))
            return std::nullopt;
        unfolding.tell(ChoiceClosed{front.id});
        if (front.kind == ChoiceKind::Place && front.target) // no space is left
            eliminate(unfolding, *front.target);
        std::vector<QueuedEffect> queue;
        appendWaiting(unfolding, front, queue);
        if (auto stop = runEffects(attempt, unfolding, std::move(queue)))
            return stop;
    }
    return std::nullopt;
}

} // namespace zaibatsu
