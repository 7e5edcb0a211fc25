// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/control.h"

#include "zaibatsu/effects.h"
#include "zaibatsu/elimination.h"
#include "zaibatsu/icebreak.h"
#include "zaibatsu/legal.h"

#include <algorithm>

namespace zaibatsu {

namespace {

bool touches(const Icon& icon, hex::Cell cell)
{
    return std::find(icon.cells.begin(), icon.cells.end(), cell) != icon.cells.end();
}

/// The one player who controls what the icon needs; under A-066 off its uncontrollable blocks do not count.
std::optional<Colour> winnerOf(const State& state, const Icon& icon)
{
    std::optional<Colour> winner;
    for (const hex::Cell cell : icon.cells) {
        const auto block = blockAt(state, cell);
        if (!block)
            return std::nullopt;
        const auto owner = laidCopy(state, *block).owner;
        if (!owner) {
            const auto& ice = iceOf(state, *block);
            const bool uncontrollable = ice && ice->numbers.empty();
            if (!uncontrollable || firstWay(*state.settings, rule("A-066")))
                return std::nullopt;
            continue;
        }
        if (winner && winner != owner)
            return std::nullopt;
        winner = owner;
    }
    return winner;
}

void returnCounters(Unfolding& unfolding, BlockId block, std::optional<Colour> except)
{
    const LaidBlock laid = laidCopy(unfolding.now(), block);
    for (const Colour colour : allColours) {
        const int count = laid.counters[static_cast<std::size_t>(colour)];
        if (count > 0 && colour != except)
            unfolding.tell(CounterReturned{block, colour, count});
    }
}

/// What the loser of a block held through it.
void takeBonusCards(Unfolding& unfolding, BlockId block, Colour loser)
{
    const auto& controlled = faceOf(unfolding.now(), block).controlled;
    if (!controlled)
        return;
    for (const Effect& effect : *controlled) {
        const auto card =
            effect.kind == EffectKind::GainCard ? bonusCardOf(unfolding.now(), block, effect) : std::nullopt;
        if (card && stateOf(unfolding.now(), *card).owner == loser)
            unfolding.tell(BonusCardMoved{*card, loser, std::nullopt});
    }
}

/// Whether the effect fires for a player who held the block last, too: of a pawn that would come back, A-075 says it,
/// of all else A-071.
bool firesAgain(const State& state, const Effect& effect)
{
    const bool returns =
        effect.kind == EffectKind::GainPawn && effect.pawn && pawnOf(state, *effect.pawn).where != PawnWhere::Cybernet;
    return firstWay(*state.settings, returns ? rule("A-075") : rule("A-071"));
}

std::vector<QueuedEffect> controlledEffects(const State& state, BlockId block, Colour player, bool regained)
{
    const auto& effects = faceOf(state, block).controlled;
    auto queue =
        queueOf(effects.value_or(std::vector<Effect>{}), {block, EffectTime::Controlled, {}, player, {}, {}, {}});
    std::erase_if(queue, [&](const QueuedEffect& queued) { return regained && !firesAgain(state, queued.effect); });
    return queue;
}

/// A-074 off: pawns of the block stay in place, uncontrolled, whoever held them; one that waits for Reboot is put back.
void freePawns(Unfolding& unfolding, BlockId block)
{
    const auto controlled = faceOf(unfolding.now(), block).controlled;
    if (!controlled || firstWay(*unfolding.now().settings, rule("A-074")))
        return;
    for (const Effect& effect : *controlled) {
        if (effect.kind != EffectKind::GainPawn || !effect.pawn)
            continue;
        const PawnState pawn = pawnOf(unfolding.now(), *effect.pawn);
        if (!pawn.controller)
            continue;
        changeController(unfolding, *effect.pawn, std::nullopt);
    }
}

} // namespace

std::optional<CardId> bonusCardOf(const State& state, BlockId block, const Effect& effect)
{
    return effect.card ? effect.card : findCard(*state.components, faceOf(state, block).key);
}

bool hasWon(const State& state, Colour player)
{
    const Player* found = findPlayer(state, player);
    if (!found || found->total == 0)
        return false;
    if (firstWay(*state.settings, rule("A-009")) || scoresOnly(*state.settings))
        return found->pool == 0;
    int onBlocks = 0;
    for (const auto& block : state.blocks)
        onBlocks += block ? block->counters[static_cast<std::size_t>(player)] : 0;
    return onBlocks >= found->total;
}

void checkWin(Unfolding& unfolding, Colour player)
{
    if (unfolding.now().turn.phase != Phase::Over && hasWon(unfolding.now(), player))
        unfolding.tell(GameWon{{player}, false});
}

void placeCounter(Unfolding& unfolding, std::variant<BlockId, PawnId> on, Colour player, int count)
{
    const Player* found = findPlayer(unfolding.now(), player);
    const int placed = found ? std::min(count, found->pool) : 0;
    if (placed > 0)
        unfolding.tell(CounterPlaced{on, player, placed});
    checkWin(unfolding, player);
}

void awardIcons(Unfolding& unfolding, BlockId block)
{
    const hex::Cell cell = laidCopy(unfolding.now(), block).at;
    const std::vector<Icon> icons = unfolding.now().icons;
    for (const Icon& icon : icons) {
        if (icon.wonBy || !touches(icon, cell))
            continue;
        if (const auto winner = winnerOf(unfolding.now(), icon))
            unfolding.tell(BonusCounterWon{icon.cells, *winner, icon.counter});
    }
}

void formIcons(Attempt& attempt, Unfolding& unfolding, BlockId block)
{
    const LaidBlock laid = laidCopy(unfolding.now(), block);
    for (const Icon& icon : iconsFormed(unfolding.now(), block, laid.at, laid.rotation)) {
        const bool counter = unfolding.now().bonusSupply > 0;
        if (!counter)
            attempt.hint(Hint::Code::SupplyEmpty);
        unfolding.tell(BonusIconFormed{icon.cells, counter});
    }
    hintCorners(attempt, unfolding.now(), block);
}

void hintCorners(Attempt& attempt, const State& state, BlockId block)
{
    if (!faceOf(state, block).corners)
        attempt.hint(Hint::Code::TakenAsNone, Fact{block, Field::Corners});
    for (const BlockId neighbour : cornersMissing(state, block))
        attempt.hint(Hint::Code::TakenAsNone, Fact{neighbour, Field::Corners});
}

Stop gainControl(Attempt& attempt, Unfolding& unfolding, BlockId block, Colour player)
{
    const LaidBlock before = laidCopy(unfolding.now(), block);
    const auto loser = before.owner;
    const bool regained = before.lastOwner == player;
    if (loser == player)
        return std::nullopt;
    if (const auto unknown = loser ? unknownRefuge(unfolding.now(), block) : std::nullopt)
        if (auto stop = attempt.need(*unknown))
            return stop;
    returnCounters(unfolding, block, player);
    if (loser)
        unfolding.tell(ControlLost{block, *loser});
    unfolding.tell(ControlGained{block, player});
    placeCounter(unfolding, block, player, 1);
    if (unfolding.now().turn.phase == Phase::Over) // after the winning counter nothing follows
        return std::nullopt;
    std::vector<Choice> choices;
    if (loser) {
        takeBonusCards(unfolding, block, *loser);
        choices = discardBlockCards(unfolding, block);
    }
    awardIcons(unfolding, block);
    if (!faceOf(unfolding.now(), block).controlled)
        attempt.hint(Hint::Code::TakenAsNone, Fact{block, Field::Controlled});
    auto queue = controlledEffects(unfolding.now(), block, player, regained);
    return openThenRun(attempt, unfolding, std::move(choices), std::move(queue));
}

std::vector<Choice> loseControl(Unfolding& unfolding, BlockId block)
{
    const LaidBlock before = laidCopy(unfolding.now(), block);
    returnCounters(unfolding, block, std::nullopt);
    if (!before.owner)
        return {};
    unfolding.tell(ControlLost{block, *before.owner});
    takeBonusCards(unfolding, block, *before.owner);
    freePawns(unfolding, block);
    return discardBlockCards(unfolding, block);
}

} // namespace zaibatsu
