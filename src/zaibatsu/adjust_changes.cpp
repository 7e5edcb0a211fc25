// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What may not be put by hand because of what was there before.
#include "zaibatsu/adjust.h"

#include "zaibatsu/about.h"
#include "zaibatsu/piece_ids.h"

namespace zaibatsu {

namespace {

/// A table of scores keeps nothing of what lies in the Cybernet.
void checkTracked(Adjusting& work)
{
    const State& before = work.before;
    const State& after = work.after;
    const bool same = before.blocks == after.blocks && before.icons == after.icons && before.pawns == after.pawns
        && before.cards == after.cards;
    if (!same && scoresOnly(*after.settings))
        work.problem(TableObstacle::OnlyScores);
}

bool inCybernet(const State& state, PawnId pawn)
{
    return pawn.index() >= state.pawns.size() || pawnOf(state, pawn).where == PawnWhere::Cybernet;
}

/// what a pawn carried does not stay on it; where an old table has it so, it may lie as it did.
void checkCarried(Adjusting& work)
{
    for (const CardId id : cardIds(work.after)) {
        const CardState& card = stateOf(work.after, id);
        if (card.where != CardWhere::Equipped || !card.pawn || inCybernet(work.after, *card.pawn))
            continue;
        const bool left = pawnOf(work.before, *card.pawn).where != pawnOf(work.after, *card.pawn).where;
        if (left || card != stateOf(work.before, id))
            work.problem(TableObstacle::CardOnPawnOutOfPlay, aboutCard(id, card.pawn));
    }
}

/// nor do counters that were paid for it.
void checkPaid(Adjusting& work)
{
    for (const PawnId id : pawnIds(work.after)) {
        const PawnState& pawn = pawnOf(work.after, id);
        const PawnState& before = pawnOf(work.before, id);
        const bool put = pawn.paid != before.paid || pawn.where != before.where;
        if (put && pawn.paid > 0 && pawn.where != PawnWhere::Cybernet)
            work.problem(TableObstacle::CountersOnPawnOutOfPlay, aboutPawn(id));
    }
}

} // namespace

void checkChanges(Adjusting& work)
{
    checkTracked(work);
    checkCarried(work);
    checkPaid(work);
}

} // namespace zaibatsu
