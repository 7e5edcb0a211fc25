// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/outlook.h"

#include "zaibatsu/carried.h"
#include "zaibatsu/defence.h"
#include "zaibatsu/icebreak.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace zaibatsu {

namespace {

using Kind = RollSource::Kind;

/// Another player's block, as far as bonuses and Black ICE ask.
bool ownedByOther(const State& state, const Target& target, std::optional<Colour> player)
{
    const auto* block = std::get_if<BlockId>(&target);
    const LaidBlock* laid = block ? findLaid(state, *block) : nullptr;
    return laid && laid->owner && laid->owner != player;
}

void addLoss(IcebreakOutlook& outlook, LossReason reason)
{
    if (std::find(outlook.losses.begin(), outlook.losses.end(), reason) == outlook.losses.end())
        outlook.losses.push_back(reason);
}

void addBonus(IcebreakOutlook& outlook, const RollSource& source, const std::optional<IcebreakBonus>& bonus, bool owned)
{
    if (!bonus || (bonus->againstOwned && !owned))
        return;
    if (!bonus->fixed.empty())
        outlook.numberSources.push_back({source, bonus->fixed});
    // a black number adds no die, it is compared with Black ICE behind it
    const bool blackNumber = bonus->black && bonus->dice == 0 && !bonus->fixed.empty();
    if (blackNumber)
        addLoss(outlook, LossReason::BlackIce);
    const int dice = blackNumber ? 0 : std::max(bonus->dice, bonus->black ? 1 : 0);
    if (dice == 0)
        return;
    outlook.diceSources.push_back({source, dice, bonus->black});
    outlook.dice += dice;
    outlook.blackDice += bonus->black ? 1 : 0;
}

void addBonuses(const State& state, PawnId pawn, bool owned, IcebreakOutlook& outlook)
{
    const PawnCard& card = cardOf(state, pawn);
    const RollSource self{Kind::Pawn, std::nullopt, pawn};
    if (card.fixed && !card.fixed->empty())
        outlook.numberSources.push_back({self, *card.fixed});
    addBonus(outlook, self, card.icebreaker, owned);
    forEachCarried(state, pawn, [&](CardId carried) {
        addBonus(outlook, {Kind::Card, carried, std::nullopt}, printedOf(state, carried).icebreaker, owned);
    });
    if (const auto player = pawnOf(state, pawn).controller)
        forEachBonusCard(state, *player, [&](CardId held) {
            addBonus(outlook, {Kind::BonusCard, held, std::nullopt}, printedOf(state, held).icebreaker, owned);
        });
}

/// under A-079's second way a controlled block has Black ICE when its owner's marker shows it.
bool markerShowsBlack(const State& state, Colour owner)
{
    const Player* player = findPlayer(state, owner);
    return firstWay(*state.settings, rule("A-079")) || !player || player->blackMarker.value_or(true);
}

void addLosses(const State& state, PawnId pawn, const Target& target, const std::optional<Ice>& ice,
               IcebreakOutlook& outlook)
{
    if (ice && ice->black)
        addLoss(outlook, LossReason::BlackIce);
    if (outlook.blackDice > 0)
        outlook.losses.push_back(LossReason::BlackDie);
    if (const auto* block = std::get_if<BlockId>(&target)) {
        const LaidBlock laid = laidCopy(state, *block);
        if (laid.owner && markerShowsBlack(state, *laid.owner))
            outlook.losses.push_back(LossReason::ControlledBlock);
        return;
    }
    const auto controller = pawnOf(state, std::get<PawnId>(target)).controller;
    const bool others = controller && controller != pawnOf(state, pawn).controller;
    if (others && !firstWay(*state.settings, rule("A-078")))
        outlook.losses.push_back(LossReason::ControlledPawn);
}

/// What the rules answer to it now, beside the odds.
template <class Outlook>
Outlook asked(const State& state, Action action, Outlook outlook)
{
    Command command;
    command.action = std::move(action);
    const Decision decision = Game::decide(state, command);
    if (const auto* refused = std::get_if<base::Refused<Game>>(&decision))
        outlook.refusal = refused->refusal;
    if (const auto* needs = std::get_if<base::NeedsFacts<Game>>(&decision))
        outlook.needs = needs->facts;
    return outlook;
}

} // namespace

const std::optional<Ice>& iceOf(const State& state, const Target& target)
{
    static const std::optional<Ice> none{Ice{}};
    const auto* block = std::get_if<BlockId>(&target);
    if (block && *block == centralCore)
        return none;
    if (block)
        return faceOf(state, *block).ice;
    return cardOf(state, std::get<PawnId>(target)).ice;
}

IcebreakOutlook rollOutlook(const State& state, PawnId pawn, const Target& target)
{
    IcebreakOutlook outlook;
    const auto& ice = iceOf(state, target);
    if (ice)
        outlook.numberSources.push_back({{Kind::Ice, std::nullopt, std::nullopt}, ice->numbers});
    outlook.diceSources.push_back({{Kind::Base, std::nullopt, std::nullopt}, 1, false});
    addBonuses(state, pawn, ownedByOther(state, target, pawnOf(state, pawn).controller), outlook);
    for (const NumbersFrom& from : outlook.numberSources)
        outlook.numbers = outlook.numbers | from.numbers;
    addLosses(state, pawn, target, ice, outlook);
    return outlook;
}

IcebreakOutlook icebreakOutlook(const State& state, PawnId pawn, std::variant<BlockId, PawnId> target)
{
    IcebreakOutlook outlook = rollOutlook(state, pawn, target);
    return asked(state, Icebreak{pawn, target, std::nullopt, false}, std::move(outlook));
}

DeleteOutlook deleteOutlook(const State& state, PawnId pawn, PawnId target)
{
    DeleteOutlook outlook = attackOutlook(state, pawn, target);
    return asked(state, Delete{pawn, target, std::nullopt, false}, std::move(outlook));
}

DeleteOutlook attackOutlook(const State& state, PawnId pawn, PawnId target)
{
    DeleteOutlook outlook;
    const auto add = [&](const RollSource& source, int skulls) {
        if (skulls == 0)
            return;
        outlook.diceSources.push_back({source, skulls, false});
        outlook.dice += skulls;
    };
    add({Kind::Pawn, std::nullopt, pawn}, cardOf(state, pawn).skulls.value_or(0));
    forEachCarried(state, pawn, [&](CardId card) {
        add({Kind::Card, card, std::nullopt}, printedOf(state, card).skulls.value_or(0));
    });
    const auto& at = pawnOf(state, pawn).at;
    const auto space = at ? spaceAt(state, *at) : std::nullopt;
    if (space && space->printed)
        add({Kind::Space, std::nullopt, std::nullopt}, space->printed->skulls);
    const DefenceView view = defenceOf(state, target);
    outlook.own = view.layers.own;
    for (const Defence& item : view.layers.items)
        outlook.items = {outlook.items.shielded | item.shielded, outlook.items.unshielded | item.unshielded};
    outlook.space = view.layers.space;
    outlook.numbers = eliminatingNumbers(state, view.layers);
    return outlook;
}

} // namespace zaibatsu
