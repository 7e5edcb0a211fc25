// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/effects.h"

#include "zaibatsu/carried.h"
#include "zaibatsu/defence.h"
#include "zaibatsu/elimination.h"
#include "zaibatsu/steps.h"

#include "base/overload.h"

#include <algorithm>

namespace zaibatsu {

std::optional<BlockId> blockOf(const State& state, const Source& source)
{
    const auto ofPawn = [&](PawnId pawn) -> std::optional<BlockId> {
        const auto& at = pawnOf(state, pawn).at;
        return at ? blockStoodOn(state, *at) : std::nullopt;
    };
    return std::visit(base::overload{[](BlockId block) { return std::optional(block); }, ofPawn,
                                     [&](CardId card) {
                                         const CardState& where = stateOf(state, card);
                                         return where.pawn ? ofPawn(*where.pawn) : where.beside;
                                     }},
                      source);
}

std::vector<Colour> playersFromActive(const State& state)
{
    std::vector<Colour> order;
    for (const Player& player : state.players)
        if (!player.left)
            order.push_back(player.colour);
    const auto active = std::find(order.begin(), order.end(), state.turn.player);
    std::rotate(order.begin(), active == order.end() ? order.begin() : active, order.end());
    return order;
}

std::vector<PawnId> attackable(const State& state, std::optional<BlockId> from, Reach reach)
{
    std::vector<PawnId> pawns;
    const LaidBlock* laid = from ? findLaid(state, *from) : nullptr;
    const auto reached = [&](const Place& at) {
        const auto stood = blockStoodOn(state, at);
        if (reach == Reach::Block)
            return from && stood == from;
        const auto cell = cellOf(state, stood ? onBlock(*stood, std::nullopt) : at);
        return laid && cell && hex::sideTowards(laid->at, *cell).has_value();
    };
    forEachInCybernet(state, [&](PawnId pawn) {
        const auto& at = pawnOf(state, pawn).at;
        if (reach == Reach::Any || (at && reached(*at)))
            pawns.push_back(pawn);
    });
    return pawns;
}

std::vector<QueuedEffect> queueOf(const std::vector<Effect>& effects, QueuedEffect first)
{
    std::vector<QueuedEffect> queue;
    for (int nth = 0; const Effect& effect : effects) {
        first.effect = effect;
        first.nth = nth++;
        queue.push_back(first);
    }
    return queue;
}

std::vector<QueuedEffect> sacrificeEffects(const State& state, PawnId pawn)
{
    std::vector<QueuedEffect> queue;
    const PawnState& sacrificed = pawnOf(state, pawn);
    const Colour player = sacrificed.controller.value_or(state.turn.player);
    const auto block = sacrificed.at ? blockStoodOn(state, *sacrificed.at) : std::nullopt;
    forEachCarried(state, pawn, [&](CardId card) {
        const auto& effects = printedOf(state, card).sacrifice;
        if (!effects)
            return;
        // The card leaves with its pawn: aimed from where they were.
        const auto more = queueOf(*effects, {card, EffectTime::Sacrifice, {}, player, block, {}, {}});
        queue.insert(queue.end(), more.begin(), more.end());
    });
    return queue;
}

Stop resolveAttack(Attempt& attempt, Unfolding& unfolding, const std::vector<PawnId>& targets, const Dice& dice)
{
    std::vector<PawnId> hit;
    for (const PawnId pawn : targets) {
        const DefenceView view = defenceOf(unfolding.now(), pawn);
        if (view.unknown) { // asked for already; declared, the players say what happened
            if (auto stop = attempt.needOrSuccess(*view.unknown))
                return stop;
            if (attempt.success())
                hit.push_back(pawn);
            continue;
        }
        const dice::FaceSet numbers = eliminatingNumbers(unfolding.now(), view.layers);
        if (std::any_of(dice.faces.begin(), dice.faces.end(), [&](dice::Face face) { return numbers.contains(face); }))
            hit.push_back(pawn);
    }
    if (!dice.faces.empty())
        unfolding.tell(DiceRolled{dice.faces, dice.typed, std::nullopt, 0});
    for (const PawnId pawn : hit)
        eliminate(unfolding, pawn);
    return std::nullopt;
}

std::vector<Option> optionsNow(const State& state, const Choice& choice)
{
    const auto holds = base::overload{
        [&](PawnId pawn) { return pawnOf(state, pawn).where == PawnWhere::Cybernet; },
        [&](BlockId block) {
            const LaidBlock* laid = findLaid(state, block);
            if (choice.effect.kind == EffectKind::AsCore && choice.target && !entryPlace(state, block, *choice.target))
                return false;
            return laid
                && (choice.effect.kind != EffectKind::ReturnCounter
                    || laid->counters[static_cast<std::size_t>(choice.player)] > 0);
        },
        [&](const Place& place) { return placeExists(state, place) && hasRoom(state, place, choice.target); },
        [](const auto&) { return true; }};
    std::vector<Option> options;
    for (const Option& option : choice.options)
        if (std::visit(holds, option))
            options.push_back(option);
    return options;
}

Stop openThenRun(Attempt& attempt, Unfolding& unfolding, std::vector<Choice> choices, std::vector<QueuedEffect> queue)
{
    if (choices.empty())
        return runEffects(attempt, unfolding, std::move(queue));
    choices.back().then = std::move(queue);
    int id = unfolding.now().nextChoice;
    for (Choice& choice : choices) {
        choice.id = id++;
        unfolding.tell(ChoiceOpened{std::move(choice)});
    }
    return std::nullopt;
}

Stop runEffects(Attempt& attempt, Unfolding& unfolding, std::vector<QueuedEffect> queue)
{
    for (std::size_t next = 0; next < queue.size(); ++next) {
        if (unfolding.now().turn.phase == Phase::Over) // after the winning counter nothing follows
            return std::nullopt;
        Fired fired = fireEffect(attempt, unfolding, queue[next]);
        if (fired.stop)
            return std::move(fired.stop);
        if (fired.choices.empty())
            continue;
        queue.erase(queue.begin(), queue.begin() + static_cast<std::ptrdiff_t>(next) + 1);
        return openThenRun(attempt, unfolding, std::move(fired.choices), std::move(queue));
    }
    return std::nullopt;
}

} // namespace zaibatsu
