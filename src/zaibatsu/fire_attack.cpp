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

/// The effect space that bears it; older files do not name it: then the one under the pawn that uses it.
std::optional<Place> spaceOf(const State& state, const QueuedEffect& queued)
{
    const auto* pawn = std::get_if<PawnId>(&queued.source);
    const bool unnamed = queued.time == EffectTime::Space && !queued.space;
    return unnamed && pawn ? pawnOf(state, *pawn).at : queued.space;
}

/// R-167; of a block used in an older file, those of all its spaces.
Effects ofSpaces(const State& state, const QueuedEffect& queued)
{
    if (const auto at = spaceOf(state, queued)) {
        const auto space = spaceAt(state, *at);
        return space && space->printed ? space->printed->effects : Effects{};
    }
    Effects effects;
    const auto* block = std::get_if<BlockId>(&queued.source);
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
    case EffectTime::Space: return ofSpaces(state, queued);
    case EffectTime::Sacrifice: return card ? printedOf(state, *card).sacrifice.value_or(Effects{}) : Effects{};
    case EffectTime::TurnStart: break;
    }
    const Effects* starts = turnStartOf(state, queued.source);
    return starts ? *starts : Effects{};
}

bool isAlike(const Effect& printed, const Effect& waiting)
{
    return printed.kind == waiting.kind && printed.reach == waiting.reach;
}

/// Of the last one alike: in an older file what still waits comes last of its kind.
std::optional<int> skullsOfLast(const Effects& printed, const Effect& waiting)
{
    std::optional<int> skulls;
    for (const Effect& effect : printed) {
        if (!isAlike(effect, waiting))
            continue;
        if (!effect.skulls)
            return std::nullopt;
        skulls = effect.skulls;
    }
    return skulls;
}

/// Those it was queued with, else those entered since where it is printed.
std::optional<int> skullsOf(const State& state, const QueuedEffect& queued)
{
    if (queued.effect.skulls)
        return queued.effect.skulls;
    const Effects printed = printedNow(state, queued);
    if (!queued.nth)
        return skullsOfLast(printed, queued.effect);
    const auto nth = static_cast<std::size_t>(*queued.nth);
    return nth < printed.size() && isAlike(printed[nth], queued.effect) ? printed[nth].skulls : std::nullopt;
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
    if (const auto at = spaceOf(state, queued)) // entered with what the space is on
        return at->on == Place::On::Block ? field(BlockId{at->piece}) : field(CardId{at->piece});
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
    const bool vouched = work.effect().kind == EffectKind::AttackOne && !tracksPlaces(*work.now().settings);
    const auto targets = attackable(work.now(), work.block(), vouched ? Reach::Any : work.effect().reach);
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
