// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What must hold of every table, whatever was played.
#include "zaibatsu/steps.h"
#include "zaibatsu/support/table.h"

#include <algorithm>

namespace testing {

using namespace zaibatsu;

namespace {

int bonusOut(const State& state)
{
    int out = state.bonusSupply;
    for (const Player& player : state.players)
        out += player.bonus;
    for (const Icon& icon : state.icons)
        out += icon.counter ? 1 : 0;
    for (const auto& block : state.blocks)
        out += block ? block->bonus : 0;
    for (const CardState& card : state.cards)
        out += card.paid;
    for (const PawnState& pawn : state.pawns)
        out += pawn.paid;
    return out;
}

QByteArray brokenCounters(const State& state)
{
    if (bonusOut(state) != 24 || state.bonusSupply < 0)
        return "bonus counters: " + QByteArray::number(bonusOut(state));
    const bool asTold = scoresOnly(*state.settings);
    for (const Player& player : state.players) {
        int placed = 0;
        for (const auto& block : state.blocks)
            placed += block ? block->counters[static_cast<std::size_t>(player.colour)] : 0;
        for (const PawnState& pawn : state.pawns)
            placed += pawn.counter == player.colour ? 1 : 0;
        if (player.pool < 0 || (!asTold && player.pool + placed != player.total) || player.bonus < 0)
            return "counters of " + QByteArray(player.name.c_str());
    }
    return {};
}

/// An owner's counters lie on his block and nobody else's; on a free block lie none.
QByteArray brokenOwners(const State& state)
{
    for (std::size_t i = 0; i < state.blocks.size(); ++i) {
        if (!state.blocks[i])
            continue;
        const LaidBlock& block = *state.blocks[i];
        for (const Colour colour : allColours)
            if (block.counters[static_cast<std::size_t>(colour)] > 0 && block.owner != colour)
                return "counter without owner on " + QByteArray(state.components->blocks[i]->key.c_str());
        for (std::size_t j = 0; j < i; ++j)
            if (state.blocks[j] && state.blocks[j]->at == block.at)
                return "two blocks in one cell";
    }
    return {};
}

QByteArray brokenPawns(const State& state)
{
    for (std::size_t i = 0; i < state.pawns.size(); ++i) {
        const PawnState& pawn = state.pawns[i];
        const QByteArray name = state.components->pawns[i]->key.c_str();
        if ((pawn.where == PawnWhere::Cybernet) != pawn.at.has_value())
            return name + " stands and does not stand";
        const bool mayHaveController = pawn.where == PawnWhere::Cybernet || pawn.where == PawnWhere::Eliminated;
        if (pawn.controller && !mayHaveController)
            return name + " is out of play, yet controlled";
        const bool waits = std::any_of(state.pending.begin(), state.pending.end(), [i](const Choice& choice) {
            return choice.kind == ChoiceKind::Place && choice.target && choice.target->index() == i;
        });
        if (pawn.at && !waits && !placeExists(state, *pawn.at))
            return name + " stands where nothing is";
        if ((pawn.paid > 0) != pawn.payer.has_value())
            return name + " without payer";
        if (pawn.paid > 0 && pawn.where != PawnWhere::Cybernet)
            return name + " is out of play, yet paid for";
    }
    return {};
}

QByteArray brokenCards(const State& state)
{
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardState& card = state.cards[i];
        const QByteArray name = state.components->cards[i]->key.c_str();
        if (card.where == CardWhere::Equipped
            && (!card.pawn || state.pawns[card.pawn->index()].where != PawnWhere::Cybernet))
            return name + " carried by nobody in the Cybernet";
        if (card.where == CardWhere::Cybernet && (!card.at || !card.beside))
            return name + " lies nowhere";
        if ((card.where == CardWhere::Supply || card.where == CardWhere::Discarded) && (card.paid != 0 || card.owner))
            return name + " still has counters or an owner";
    }
    return {};
}

QByteArray brokenChoices(const State& state)
{
    int last = 0;
    for (const Choice& choice : state.pending) {
        if (choice.id >= state.nextChoice || choice.id == last)
            return "choice numbers";
        last = choice.id;
        if (choice.kind != ChoiceKind::Dice && choice.options.empty())
            return "a choice without options";
    }
    if (state.turn.phase == Phase::Over && !state.pending.empty())
        return "a choice after the end";
    if (!state.winners.empty() && state.turn.phase != Phase::Over)
        return "a winner in play";
    return {};
}

} // namespace

QByteArray broken(const State& state)
{
    for (auto* check : {brokenCounters, brokenOwners, brokenPawns, brokenCards, brokenChoices})
        if (const QByteArray what = check(state); !what.isEmpty())
            return what;
    return {};
}

} // namespace testing
