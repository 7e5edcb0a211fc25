// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Attacks that an effect makes.
#include "zaibatsu/elimination.h"
#include "zaibatsu/firing.h"
#include "zaibatsu/steps.h"
#include "zaibatsu/turn_start.h"

namespace zaibatsu {

namespace {

using Effects = std::vector<Effect>;

/// Effects of the spaces of a block, or of the one that a pawn stands on.
Effects ofSpaces(const State& state, const Source& source)
{
    Effects effects;
    if (const auto* pawn = std::get_if<PawnId>(&source)) {
        const auto& at = pawnOf(state, *pawn).at;
        const auto space = at ? spaceAt(state, *at) : std::nullopt;
        return space && space->printed ? space->printed->effects : effects;
    }
    const auto* block = std::get_if<BlockId>(&source);
    if (block && faceOf(state, *block).spaces)
        for (const Space& space : *faceOf(state, *block).spaces)
            effects.insert(effects.end(), space.effects.begin(), space.effects.end());
    return effects;
}

/// What is printed now where the effect came from.
Effects printedNow(const State& state, const QueuedEffect& queued)
{
    const auto* block = std::get_if<BlockId>(&queued.source);
    const auto* card = std::get_if<CardId>(&queued.source);
    switch (queued.time) {
    case EffectTime::Placed: return block ? faceOf(state, *block).placed.value_or(Effects{}) : Effects{};
    case EffectTime::Controlled: return block ? faceOf(state, *block).controlled.value_or(Effects{}) : Effects{};
    case EffectTime::Space: return ofSpaces(state, queued.source);
    case EffectTime::Sacrifice: return card ? printedOf(state, *card).sacrifice.value_or(Effects{}) : Effects{};
    case EffectTime::TurnStart: break;
    }
    const Effects* starts = turnStartOf(state, queued.source);
    return starts ? *starts : Effects{};
}

/// Those it was queued with, else those entered since: effects that still wait come last of their kind.
std::optional<int> skullsOf(const State& state, const QueuedEffect& queued)
{
    std::optional<int> skulls = queued.effect.skulls;
    if (skulls)
        return skulls;
    for (const Effect& effect : printedNow(state, queued)) {
        const bool same = effect.kind == queued.effect.kind && effect.reach == queued.effect.reach;
        if (same && !effect.skulls)
            return std::nullopt;
        if (same)
            skulls = effect.skulls;
    }
    return skulls;
}

/// The field that they are entered in, of the block, card or pawn that bears the effect.
Fact skullsField(const State& state, const QueuedEffect& queued)
{
    const auto field = [&](auto id) -> Fact {
        switch (queued.time) {
        case EffectTime::Placed: return {id, Field::Placed};
        case EffectTime::Controlled: return {id, Field::Controlled};
        case EffectTime::TurnStart: return {id, Field::TurnStart};
        case EffectTime::Space: return {id, Field::Spaces};
        case EffectTime::Sacrifice: break;
        }
        return {id, Field::Sacrifice};
    };
    const auto* pawn = std::get_if<PawnId>(&queued.source);
    if (const auto at = queued.time == EffectTime::Space && pawn ? pawnOf(state, *pawn).at : std::nullopt)
        return at->on == Place::On::Block ? field(BlockId{at->piece}) : field(CardId{at->piece}); // entered with it
    return std::visit(field, queued.source);
}

Fired attackOne(const Work& work, const std::vector<PawnId>& targets, std::optional<int> skulls)
{
    Fired fired = askPawn(work, targets);
    fired.choices.front().effect.skulls = skulls;
    return fired;
}

Fired attackAll(const Work& work, const std::vector<PawnId>& targets, std::optional<int> skulls)
{
    if (!skulls) {
        for (const PawnId pawn : targets)
            eliminate(work.unfolding, pawn);
        return {};
    }
    Choice choice = choiceOf(work, ChoiceKind::Dice, work.queued.player);
    choice.count = *skulls;
    if (firstWay(*work.now().settings, rule("A-052"))) // one roll for all
        return {{std::move(choice)}, std::nullopt};
    Fired fired;
    for (const PawnId pawn : targets) {
        choice.target = pawn;
        fired.choices.push_back(choice);
    }
    return fired;
}

} // namespace

Fired fireAttack(const Work& work)
{
    const auto skulls = skullsOf(work.now(), work.queued);
    const auto targets = attackable(work.now(), work.block(), work.effect().reach);
    if (skulls == 0 || targets.empty())
        return lapsed(work);
    if (!skulls) // before anything opens; or the players say whether it hits
        if (auto stop = work.attempt.needOrSuccess(skullsField(work.now(), work.queued)))
            return {{}, std::move(stop)};
    if (!skulls && !work.attempt.success())
        return {};
    return work.effect().kind == EffectKind::AttackAll ? attackAll(work, targets, skulls)
                                                       : attackOne(work, targets, skulls);
}

} // namespace zaibatsu
