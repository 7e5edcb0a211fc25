// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// `choose` and `use`: answers to open choices, effects of the beginning phase and of spaces.
#include "zaibatsu/about.h"
#include "zaibatsu/carried.h"
#include "zaibatsu/checks.h"
#include "zaibatsu/choose.h"
#include "zaibatsu/decide.h"
#include "zaibatsu/effects.h"
#include "zaibatsu/steps.h"
#include "zaibatsu/turn_start.h"

#include "base/overload.h"

#include <algorithm>
#include <set>

namespace zaibatsu {

namespace {

Stop checkFirst(Attempt& attempt, const Choose& choose)
{
    const State& state = attempt.state();
    if (state.turn.phase == Phase::Over)
        if (auto stop = attempt.refuse(rule("R-019"), TurnObstacle::GameOver, {}, Weight::Table))
            return stop;
    About about;
    about.have = choose.choice;
    const auto asked = std::find_if(state.pending.begin(), state.pending.end(),
                                    [&](const Choice& choice) { return choice.id == choose.choice; });
    if (auto stop = attempt.require(asked != state.pending.end(), rule("R-140"), AnswerObstacle::NoSuchChoice, about,
                                    Weight::Table))
        return stop;
    if (state.pending.empty() || asked == state.pending.begin())
        return std::nullopt;
    about.need = state.pending.front().id;
    about.player = state.pending.front().player;
    return attempt.refuse(rule("R-140"), AnswerObstacle::AnotherFirst, about, Weight::Table);
}

/// Whether a pawn there uses what the command names: its space, its block, or what is under it.
bool isMeant(const State& state, const Use& use, PawnId pawn, const Place& at)
{
    if (use.space)
        return at == *use.space;
    const auto stood = blockStoodOn(state, at);
    return Source{pawn} == use.source || (stood && Source{*stood} == use.source);
}

/// the effects of the spaces meant that a pawn of the player stands on, of each space once.
std::vector<QueuedEffect> spaceEffects(const State& state, const Use& use, Colour player)
{
    std::vector<QueuedEffect> queue;
    std::set<Place> used;
    forEachInCybernet(state, [&](PawnId pawn) {
        const PawnState& standing = pawnOf(state, pawn);
        if (standing.controller != player || !standing.at || !isMeant(state, use, pawn, *standing.at))
            return;
        const auto space = spaceAt(state, *standing.at);
        if (!space || !space->printed || !used.insert(*standing.at).second)
            return;
        const auto more =
            queueOf(space->printed->effects, {use.source, EffectTime::Space, {}, player, {}, standing.at, {}});
        queue.insert(queue.end(), more.begin(), more.end());
    });
    return queue;
}

/// What a use fires, with the rule that gives it and its phase.
struct Used {
    std::vector<QueuedEffect> queue;
    RuleId by;
    Phase phase;
};

/// The turn_start of the source, else the effects of spaces.
Used usedBy(const State& state, const Use& use, Colour player)
{
    const auto* starts = use.space ? nullptr : turnStartOf(state, use.source);
    const auto left = openTurnStarts(state);
    if (starts && std::find(left.begin(), left.end(), use.source) != left.end())
        return {queueOf(*starts, {use.source, EffectTime::TurnStart, {}, player, {}, {}, {}}), rule("R-023"),
                Phase::Beginning};
    auto queue = spaceEffects(state, use, player);
    const bool asked = (starts && !starts->empty()) || (!use.space && state.turn.phase == Phase::Beginning);
    if (queue.empty() && asked)
        return {{}, rule("R-023"), Phase::Beginning};
    return {std::move(queue), rule("R-167"), Phase::Action};
}

Stop checkUse(Attempt& attempt, const Use& use, std::vector<QueuedEffect>& queue)
{
    const State& state = attempt.state();
    if (auto stop = checkInPlay(attempt))
        return stop;
    Used used = usedBy(state, use, attempt.actor());
    const About about = aboutSource(use.source);
    if (auto stop = attempt.require(state.turn.phase == used.phase, used.by, TurnObstacle::WrongPhase, about))
        return stop;
    if (auto stop = attempt.require(!used.queue.empty(), used.by, CardObstacle::NoSuchEffect, about, Weight::Table))
        return stop;
    if (auto stop = checkNoCard(attempt, use.source, used.by))
        return stop;
    queue = std::move(used.queue);
    if (queue.size() == 1)
        queue.front().effect.may = false; // of one alone, the command is the yes
    return std::nullopt;
}

} // namespace

Decision decide(Attempt& attempt, const Use& use)
{
    std::vector<QueuedEffect> queue;
    if (auto stop = checkUse(attempt, use, queue))
        return *std::move(stop);
    Unfolding unfolding(attempt.state());
    if (auto stop = runEffects(attempt, unfolding, std::move(queue)))
        return *std::move(stop);
    if (use.target && !unfolding.now().pending.empty()) {
        if (auto stop = checkAnswer(attempt, unfolding.now(), use.target, std::nullopt))
            return *std::move(stop);
        if (auto stop = answerFirst(attempt, unfolding, use.target, std::nullopt))
            return *std::move(stop);
    }
    return attempt.accept(unfolding.take());
}

Decision decide(Attempt& attempt, const Choose& choose)
{
    if (auto stop = checkFirst(attempt, choose))
        return *std::move(stop);
    if (attempt.state().pending.empty()) // nothing to answer, with R-140 knocked out
        return attempt.accept({});
    if (auto stop = checkAnswer(attempt, attempt.state(), choose.answer, choose.dice))
        return *std::move(stop);
    Unfolding unfolding(attempt.state());
    if (auto stop = answerFirst(attempt, unfolding, choose.answer, choose.dice))
        return *std::move(stop);
    return attempt.accept(unfolding.take());
}

} // namespace zaibatsu
