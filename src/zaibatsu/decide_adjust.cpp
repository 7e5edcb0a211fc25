// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Putting any part of the table by hand: refused as a whole, or done as one step.
#include "zaibatsu/adjust.h"
#include "zaibatsu/checks.h"
#include "zaibatsu/choose.h"
#include "zaibatsu/control.h"
#include "zaibatsu/decide.h"
#include "zaibatsu/effects.h"
#include "zaibatsu/turn_start.h"

#include <algorithm>
#include <utility>

namespace zaibatsu {

namespace {

template <class IdType, class Piece>
std::vector<std::pair<IdType, Piece>> changed(const std::vector<Piece>& before, const std::vector<Piece>& after)
{
    std::vector<std::pair<IdType, Piece>> list;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (after[i] != before[i])
            list.emplace_back(IdType{static_cast<std::uint16_t>(i)}, after[i]);
    return list;
}

template <class Value>
std::optional<Value> ifChanged(const Value& before, const Value& after)
{
    return before == after ? std::nullopt : std::optional(after);
}

/// put into its beginning, a turn has all the effects of its beginning before it; in any other phase none.
std::vector<Source> turnStartsOf(const State& state)
{
    return state.turn.phase == Phase::Beginning ? turnStartSources(state, state.turn.player) : std::vector<Source>{};
}

bool contains(const std::vector<Source>& list, const Source& source)
{
    return std::find(list.begin(), list.end(), source) != list.end();
}

/// in the same beginning of the same player's turn, what was used stays used.
std::optional<std::vector<Source>> turnStartsPut(const Adjusting& work)
{
    const State& before = work.before;
    const auto& turn = work.adjust.turn;
    if (!turn || before.turn == work.after.turn)
        return std::nullopt;
    const bool sameTurn =
        turn->player.value_or(before.turn.player) == before.turn.player && before.turn.phase == work.after.turn.phase;
    if (sameTurn && before.turn.player != work.after.turn.player) // what is left follows the new colour by itself
        return std::nullopt;
    auto left = turnStartsOf(work.after);
    const auto used = [&before, known = turnStartsOf(before)](const Source& source) {
        return contains(known, source) && !contains(before.turnStartsLeft, source);
    };
    if (sameTurn)
        std::erase_if(left, used);
    return ifChanged(before.turnStartsLeft, left);
}

Adjusted eventOf(const Adjusting& work)
{
    const State& before = work.before;
    const State& after = work.after;
    Adjusted event;
    event.turn = ifChanged(before.turn, after.turn);
    event.turnStarts = turnStartsPut(work);
    if (before.players != after.players)
        event.players = after.players;
    event.blocks = changed<BlockId>(before.blocks, after.blocks);
    event.pawns = changed<PawnId>(before.pawns, after.pawns);
    event.cards = changed<CardId>(before.cards, after.cards);
    event.icons = ifChanged(before.icons, after.icons);
    event.bonusSupply = ifChanged(before.bonusSupply, after.bonusSupply);
    event.winners = ifChanged(before.winners, after.winners);
    event.note = work.adjust.note;
    return event;
}

bool namesNothing(const Adjust& adjust)
{
    return !adjust.turn && adjust.players.empty() && adjust.blocks.empty() && adjust.pawns.empty()
        && adjust.cards.empty() && !adjust.icons && !adjust.winners && adjust.note.empty();
}

/// Lays the parts over the copy and looks at the whole.
void layOver(Adjusting& work)
{
    adjustBlocks(work);
    adjustPawns(work);
    adjustCards(work);
    adjustPlayers(work);
    checkChanges(work);
    recolourPlayers(work);
    checkWhole(work);
}

/// a pawn that is put by hand needs no place chosen for it any more.
Stop closePlaced(Attempt& attempt, Unfolding& unfolding, const Adjust& adjust)
{
    for (const Choice& choice : attempt.state().pending) {
        const bool put = choice.kind == ChoiceKind::Place
            && std::any_of(adjust.pawns.begin(), adjust.pawns.end(), [&](const PawnPatch& patch) {
                             return choice.target == patch.pawn && (patch.at || patch.where);
                         });
        if (!put)
            continue;
        unfolding.tell(ChoiceClosed{choice.id});
        if (unfolding.now().pending.empty())
            if (auto stop = runEffects(attempt, unfolding, choice.then))
                return stop;
    }
    return settlePending(attempt, unfolding);
}

} // namespace

State putByHand(const State& state, const Adjust& adjust)
{
    Adjusting work{state, adjust, state, {}, {}, {}};
    layOver(work);
    return std::move(work.after);
}

Decision decide(Attempt& attempt, const Adjust& adjust)
{
    if (auto stop =
            attempt.require(!namesNothing(adjust), rule("A-120"), TableObstacle::NothingToAdjust, {}, Weight::Table))
        return *std::move(stop);
    Adjusting work{attempt.state(), adjust, attempt.state(), {}, {}, {}};
    layOver(work);
    if (auto stop = attempt.refuseAll(std::move(work.problems)))
        return *std::move(stop);
    Unfolding unfolding(attempt.state());
    unfolding.tell(eventOf(work));
    for (const BlockId block : work.laid)
        if (findLaid(unfolding.now(), block))
            hintCorners(attempt, unfolding.now(), block);
    if (auto stop = closePlaced(attempt, unfolding, adjust))
        return *std::move(stop);
    const Phase phase = unfolding.now().turn.phase;
    if (phase != Phase::Setup && phase != Phase::Over)
        for (const Colour colour : playersFromActive(unfolding.now()))
            checkWin(unfolding, colour);
    return attempt.accept(unfolding.take());
}

} // namespace zaibatsu
