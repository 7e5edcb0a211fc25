// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What each kind of effect does.
#include "zaibatsu/carried.h"
#include "zaibatsu/control.h"
#include "zaibatsu/elimination.h"
#include "zaibatsu/firing.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace zaibatsu {

namespace {

RuleId ruleOf(EffectTime time)
{
    switch (time) {
    case EffectTime::Placed: return rule("R-061");
    case EffectTime::Controlled: return rule("R-070");
    case EffectTime::TurnStart: return rule("R-023");
    case EffectTime::Space: return rule("R-167");
    case EffectTime::Sacrifice: break;
    }
    return rule("A-099");
}

/// The pawn comes onto the block; a block without any space is asked for, declared, it does not come.
Fired enterBlock(const Work& work, BlockId block, PawnId pawn, std::optional<Colour> controller)
{
    if (const auto place = entryPlace(work.now(), block, pawn)) {
        work.unfolding.tell(PawnPlaced{pawn, *place, controller});
        return {};
    }
    if (auto stop = work.attempt.need({block, Field::Spaces}))
        return {{}, std::move(stop)};
    return lapsed(work);
}

/// on its figure space, under nobody's control.
Fired placePawn(const Work& work)
{
    const auto block = work.block();
    if (!block || !work.effect().pawn)
        return lapsed(work);
    const PawnId pawn = *work.effect().pawn;
    const PawnWhere where = pawnOf(work.now(), pawn).where;
    if (where == PawnWhere::Cybernet || where == PawnWhere::Removed)
        return lapsed(work);
    return enterBlock(work, *block, pawn, std::nullopt);
}

/// the pawn enters, or changes hands where it stands.
Fired gainPawn(const Work& work)
{
    const auto block = work.block();
    if (!block || !work.effect().pawn)
        return lapsed(work);
    const PawnId pawn = *work.effect().pawn;
    const PawnState before = pawnOf(work.now(), pawn);
    if (before.where == PawnWhere::Removed)
        return lapsed(work);
    if (before.where != PawnWhere::Cybernet) {
        Fired fired = enterBlock(work, *block, pawn, work.queued.player);
        if (isIdoru(work.now(), pawn) && pawnOf(work.now(), pawn).controller)
            placeCounter(work.unfolding, pawn, work.queued.player, 1);
        return fired;
    }
    const bool stays = firstWay(*work.now().settings, rule("A-072"));
    const auto entry = stays ? std::nullopt : entryPlace(work.now(), *block, pawn);
    if (!stays && !entry)
        if (auto stop = work.attempt.need({*block, Field::Spaces})) // declared, it stays where it stands
            return {{}, std::move(stop)};
    const bool moves = entry && before.at != entry;
    if (before.controller == work.queued.player && !moves)
        return lapsed(work);
    if (before.controller != work.queued.player)
        changeController(work.unfolding, pawn, work.queued.player);
    if (moves && work.now().turn.phase != Phase::Over) // Idoru's counter may have been the last
        work.unfolding.tell(PawnPlaced{pawn, *entry, work.queued.player});
    return {};
}

///
Fired gainCard(const Work& work)
{
    const auto block = work.block();
    const auto card = block ? bonusCardOf(work.now(), *block, work.effect()) : work.effect().card;
    if (!card)
        return lapsed(work);
    const CardState before = stateOf(work.now(), *card); // held by its owner, or by nobody
    if (before.owner == work.queued.player)
        return lapsed(work);
    work.unfolding.tell(BonusCardMoved{*card, before.owner, work.queued.player});
    return {};
}

Fired extraCounter(const Work& work)
{
    const auto block = work.block();
    const LaidBlock* laid = block ? findLaid(work.now(), *block) : nullptr;
    const Player* player = findPlayer(work.now(), work.queued.player);
    if (!laid || laid->owner != work.queued.player || !player || player->pool == 0)
        return lapsed(work);
    placeCounter(work.unfolding, *block, work.queued.player, work.effect().count.value_or(1));
    return {};
}

Fired returnCounter(const Work& work)
{
    Fired fired;
    for (const Colour player : playersFromActive(work.now())) {
        Choice choice = choiceOf(work, ChoiceKind::Block, player);
        for (std::size_t i = 0; i < work.now().blocks.size(); ++i) {
            const auto& laid = work.now().blocks[i];
            if (laid && laid->counters[static_cast<std::size_t>(player)] > 0)
                choice.options.emplace_back(BlockId{static_cast<std::uint16_t>(i)});
        }
        if (!choice.options.empty())
            fired.choices.push_back(std::move(choice));
    }
    return fired.choices.empty() ? lapsed(work) : fired;
}

std::vector<PawnId> pawnsOf(const State& state, Colour player)
{
    std::vector<PawnId> pawns;
    forEachInCybernet(state, [&](PawnId pawn) {
        if (pawnOf(state, pawn).controller == player)
            pawns.push_back(pawn);
    });
    return pawns;
}

/// Every player with more than one pawn sacrifices one.
Fired sacrificeOne(const Work& work)
{
    Fired fired;
    for (const Colour player : playersFromActive(work.now())) {
        const auto pawns = pawnsOf(work.now(), player);
        if (pawns.size() < 2)
            continue;
        Choice choice = choiceOf(work, ChoiceKind::Pawn, player);
        choice.options.assign(pawns.begin(), pawns.end());
        fired.choices.push_back(std::move(choice));
    }
    return fired.choices.empty() ? lapsed(work) : fired;
}

/// Hands are not tracked: every player is asked for that many cards for each pawn he controls.
Fired discard(const Work& work)
{
    bool asked = false;
    for (const Colour player : playersFromActive(work.now())) {
        const int pawns = static_cast<int>(pawnsOf(work.now(), player).size());
        if (pawns == 0)
            continue;
        work.unfolding.tell(DiscardAsked{player, pawns * work.effect().count.value_or(1)});
        asked = true;
    }
    return asked ? Fired{} : lapsed(work);
}

/// Whether the supply gave any of them.
bool gainFromSupply(const Work& work, Colour player, int wanted)
{
    const int given = std::min(wanted, work.now().bonusSupply);
    if (given < wanted)
        work.attempt.hint(Hint::Code::SupplyEmpty);
    if (given > 0)
        work.unfolding.tell(BonusCountersGained{player, given, std::nullopt});
    return given > 0;
}

/// `bonus` takes what lies on the block, else from the supply.
Fired bonus(const Work& work)
{
    const auto block = work.block();
    const LaidBlock* laid = block ? findLaid(work.now(), *block) : nullptr;
    if (laid && laid->bonus > 0)
        work.unfolding.tell(BonusCountersGained{work.queued.player, laid->bonus, block});
    else if (!gainFromSupply(work, work.queued.player, work.effect().count.value_or(1)))
        return lapsed(work);
    return {};
}

Fired bonusToAll(const Work& work)
{
    bool given = false;
    for (const Colour player : playersFromActive(work.now()))
        given = gainFromSupply(work, player, work.effect().count.value_or(1)) || given;
    return given ? Fired{} : lapsed(work);
}

Fired bonusOnBlock(const Work& work)
{
    const auto block = work.block();
    const int laid = std::min(work.effect().count.value_or(1), work.now().bonusSupply);
    if (!block || laid == 0)
        return lapsed(work);
    work.unfolding.tell(BonusCountersLaid{*block, laid});
    return {};
}

Fired strip(const Work& work)
{
    std::vector<PawnId> pawns;
    forEachInCybernet(work.now(), [&](PawnId pawn) {
        bool carries = false;
        forEachCarried(work.now(), pawn, [&](CardId) { carries = true; });
        if (carries)
            pawns.push_back(pawn);
    });
    return askPawn(work, pawns);
}

Fired dispatch(const Work& work)
{
    switch (work.effect().kind) {
    case EffectKind::PlacePawn: return placePawn(work);
    case EffectKind::GainPawn: return gainPawn(work);
    case EffectKind::GainCard: return gainCard(work);
    case EffectKind::AttackAll:
    case EffectKind::AttackOne: return fireAttack(work);
    case EffectKind::ExtraCounter: return extraCounter(work);
    case EffectKind::ReturnCounter: return returnCounter(work);
    case EffectKind::Bonus: return bonus(work);
    case EffectKind::BonusToAll: return bonusToAll(work);
    case EffectKind::BonusOnBlock: return bonusOnBlock(work);
    case EffectKind::SacrificeOne: return sacrificeOne(work);
    case EffectKind::Discard: return discard(work);
    case EffectKind::Strip: return strip(work);
    case EffectKind::AsCore:
    case EffectKind::Note: break; // nothing happens now: it lasts, or the players do it
    }
    return {};
}

} // namespace

Choice choiceOf(const Work& work, ChoiceKind kind, Colour player)
{
    Choice choice;
    choice.kind = kind;
    choice.player = player;
    choice.source = work.queued.source;
    choice.rule = ruleOf(work.queued.time);
    choice.effect = work.effect();
    choice.from = work.queued.from;
    choice.space = work.queued.space;
    choice.nth = work.queued.nth;
    return choice;
}

Fired lapsed(const Work& work)
{
    work.unfolding.tell(EffectLapsed{work.queued.source, work.effect()});
    return {};
}

Fired askPawn(const Work& work, const std::vector<PawnId>& pawns)
{
    if (pawns.empty())
        return lapsed(work);
    Choice choice = choiceOf(work, ChoiceKind::Pawn, work.queued.player);
    choice.options.assign(pawns.begin(), pawns.end());
    return {{std::move(choice)}, std::nullopt};
}

Fired fireEffect(Attempt& attempt, Unfolding& unfolding, const QueuedEffect& queued)
{
    const Work work{attempt, unfolding, queued};
    if (queued.effect.may) {
        Choice choice = choiceOf(work, ChoiceKind::Yes, queued.player);
        choice.options = {true, false};
        return {{std::move(choice)}, std::nullopt};
    }
    unfolding.tell(EffectFired{queued.source, queued.time, queued.effect, queued.player});
    return dispatch(work);
}

} // namespace zaibatsu
