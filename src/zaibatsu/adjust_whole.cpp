// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/adjust.h"

#include "zaibatsu/choose.h"
#include "zaibatsu/legal.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// The rule that a problem breaks; A-120 where only the form of a table asks for it.
RuleId ruleOf(TableObstacle code)
{
    switch (code) {
    case TableObstacle::TwoBlocksOneCell: return rule("R-050");
    case TableObstacle::SpaceFull: return rule("R-039");
    case TableObstacle::CountersExceedSupply: return rule("R-002");
    case TableObstacle::BonusExceedsSupply: return rule("R-003");
    case TableObstacle::UnknownPiece: return rule("R-001");
    case TableObstacle::PlaceWithoutSpace:
    case TableObstacle::SpaceWouldVanish: return rule("R-149");
    case TableObstacle::StateAndPlaceDisagree: return rule("R-098");
    case TableObstacle::CardBesideNothing: return rule("R-134");
    case TableObstacle::CoreMustLie: return rule("R-005");
    case TableObstacle::OwnerWithoutSeat:
    case TableObstacle::ColourTaken: return rule("R-007");
    case TableObstacle::NotLaid: return rule("R-064");
    case TableObstacle::CopiesDiffer: return rule("R-004");
    case TableObstacle::CardOnPawnOutOfPlay: return rule("R-125");
    case TableObstacle::CountersOnPawnOutOfPlay: return rule("A-117");
    case TableObstacle::OutOfRange:
    case TableObstacle::NothingToAdjust:
    case TableObstacle::OnlyScores: break;
    }
    return rule("A-120");
}

bool named(const Adjust& adjust, BlockId block)
{
    return std::any_of(adjust.blocks.begin(), adjust.blocks.end(),
                       [block](const BlockPatch& patch) { return patch.block == block; });
}

/// Two pieces in one cell: the one that was put there by hand is the second.
void checkCells(Adjusting& work)
{
    const State& state = work.after;
    std::vector<std::pair<hex::Cell, About>> lying;
    for (std::size_t i = 0; i < state.blocks.size(); ++i)
        if (state.blocks[i]) {
            About about;
            about.block = BlockId{static_cast<std::uint16_t>(i)};
            lying.emplace_back(state.blocks[i]->at, about);
        }
    for (std::size_t i = 0; i < state.cards.size() && firstWay(*state.settings, rule("A-111")); ++i)
        if (state.cards[i].where == CardWhere::Cybernet && state.cards[i].at) {
            About about;
            about.card = CardId{static_cast<std::uint16_t>(i)};
            lying.emplace_back(*state.cards[i].at, about);
        }
    std::stable_partition(lying.begin(), lying.end(), [&work](const auto& piece) {
        return !(piece.second.block && named(work.adjust, *piece.second.block));
    });
    for (std::size_t i = 0; i < lying.size(); ++i)
        if (std::any_of(lying.begin(), lying.begin() + static_cast<std::ptrdiff_t>(i),
                        [&](const auto& other) { return other.first == lying[i].first; })) {
            lying[i].second.cell = lying[i].first;
            work.problem(TableObstacle::TwoBlocksOneCell, lying[i].second);
        }
}

/// A placed card lies next to its block.
void checkCards(Adjusting& work)
{
    const State& state = work.after;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardState& card = state.cards[i];
        if (card.where != CardWhere::Cybernet || !card.at || !card.beside)
            continue;
        const LaidBlock* laid = findLaid(state, *card.beside);
        if (laid && hex::sideTowards(laid->at, *card.at))
            continue;
        About about;
        about.card = CardId{static_cast<std::uint16_t>(i)};
        about.block = card.beside;
        work.problem(TableObstacle::CardBesideNothing, about);
    }
}

bool named(const Adjust& adjust, PawnId pawn)
{
    return std::any_of(adjust.pawns.begin(), adjust.pawns.end(),
                       [pawn](const PawnPatch& patch) { return patch.pawn == pawn; });
}

/// Whether a pawn stands where it enters: there it came in whatever stood there.
bool standsOnEntry(const State& state, PawnId pawn, const Place& at)
{
    return at
        == (at.on == Place::On::Block ? entryPlace(state, BlockId{at.piece}, pawn)
                                      : entryPlace(state, CardId{at.piece}, pawn));
}

/// Whether the pawns there may stand together: those that walked in have room, others may have entered.
bool holdsThem(const State& state, const Place& at)
{
    if (!tracksPlaces(*state.settings))
        return true;
    int walked = 0;
    for (std::size_t i = 0; i < state.pawns.size(); ++i)
        if (state.pawns[i].at == at && !standsOnEntry(state, PawnId{static_cast<std::uint16_t>(i)}, at))
            ++walked;
    return walked <= roomIn(spaceAt(state, at));
}

void checkPawnPlaces(Adjusting& work)
{
    const State& state = work.after;
    for (std::size_t i = 0; i < state.pawns.size(); ++i) {
        const PawnId pawn{static_cast<std::uint16_t>(i)};
        const auto& at = state.pawns[i].at;
        if (!at || (waitsForPlace(state, pawn) && !named(work.adjust, pawn)))
            continue;
        About about;
        about.pawn = pawn;
        about.place = at;
        const bool known = at->piece < (at->on == Place::On::Block ? state.blocks.size() : state.cards.size());
        if (!known || !cellOf(state, *at))
            work.problem(TableObstacle::NotLaid, about);
        else if (at->space ? !spaceAt(state, *at) : !usesNoSpaces(state, pawn))
            work.problem(TableObstacle::PlaceWithoutSpace, about);
        else if (at != pawnOf(work.before, pawn).at && !holdsThem(state, *at))
            work.problem(TableObstacle::SpaceFull, about);
    }
}

void checkColour(Adjusting& work, std::optional<Colour> colour)
{
    if (!colour || findPlayer(work.after, *colour))
        return;
    About about;
    about.player = colour;
    work.problem(TableObstacle::OwnerWithoutSeat, about);
}

void checkColours(Adjusting& work)
{
    for (const auto& block : work.after.blocks) {
        if (!block)
            continue;
        checkColour(work, block->owner);
        for (const Colour colour : allColours)
            if (block->counters[static_cast<std::size_t>(colour)] > 0)
                checkColour(work, colour);
    }
    for (const PawnState& pawn : work.after.pawns) {
        checkColour(work, pawn.controller);
        checkColour(work, pawn.payer);
        checkColour(work, pawn.counter);
    }
    for (const CardState& card : work.after.cards)
        checkColour(work, card.owner);
    for (const Icon& icon : work.after.icons)
        checkColour(work, icon.wonBy);
}

void checkCounters(Adjusting& work)
{
    for (const Player& player : work.after.players) {
        if (player.pool >= 0)
            continue;
        About about;
        about.player = player.colour;
        about.have = player.total;
        about.need = player.total - player.pool;
        work.problem(TableObstacle::CountersExceedSupply, about);
    }
}

/// The supply is what is left of 24.
void countBonus(Adjusting& work)
{
    int out = 0;
    for (const Player& player : work.after.players)
        out += player.bonus;
    for (const Icon& icon : work.after.icons)
        out += icon.counter ? 1 : 0;
    for (const auto& block : work.after.blocks)
        out += block ? block->bonus : 0;
    for (const CardState& card : work.after.cards)
        out += card.paid;
    for (const PawnState& pawn : work.after.pawns)
        out += pawn.paid;
    work.after.bonusSupply = 24 - out;
    if (out <= 24)
        return;
    About about;
    about.have = 24;
    about.need = out;
    work.problem(TableObstacle::BonusExceedsSupply, about);
}

/// A laid block forms its icons; their counters come from the supply as far as it goes.
void formIcons(Adjusting& work)
{
    State& state = work.after;
    for (const BlockId block : work.laid) {
        const LaidBlock* laid = findLaid(state, block);
        if (!laid)
            continue;
        for (Icon icon : iconsFormed(state, block, laid->at, laid->rotation)) {
            const bool there = std::any_of(state.icons.begin(), state.icons.end(),
                                           [&](const Icon& known) { return known.cells == icon.cells; });
            if (there)
                continue;
            icon.counter = state.bonusSupply > 0;
            state.bonusSupply -= icon.counter ? 1 : 0;
            state.icons.push_back(icon);
        }
    }
}

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
    const State& before = work.before;
    for (std::size_t i = 0; i < work.after.cards.size(); ++i) {
        const CardState& card = work.after.cards[i];
        if (card.where != CardWhere::Equipped || !card.pawn || inCybernet(work.after, *card.pawn))
            continue;
        About about;
        about.card = CardId{static_cast<std::uint16_t>(i)};
        about.pawn = card.pawn;
        if (card != before.cards[i] || pawnOf(before, *card.pawn).where != pawnOf(work.after, *card.pawn).where)
            work.problem(TableObstacle::CardOnPawnOutOfPlay, about);
    }
}

/// nor do counters that were paid for it.
void checkPaid(Adjusting& work)
{
    for (std::size_t i = 0; i < work.after.pawns.size(); ++i) {
        const PawnState& pawn = work.after.pawns[i];
        const PawnState& before = work.before.pawns[i];
        About about;
        about.pawn = PawnId{static_cast<std::uint16_t>(i)};
        if (pawn.paid > 0 && pawn.where != PawnWhere::Cybernet
            && (pawn.paid != before.paid || pawn.where != before.where))
            work.problem(TableObstacle::CountersOnPawnOutOfPlay, about);
    }
}

} // namespace

void checkChanges(Adjusting& work)
{
    checkTracked(work);
    checkCarried(work);
    checkPaid(work);
}

void Adjusting::problem(TableObstacle code, const About& about)
{
    const bool full = code == TableObstacle::SpaceFull && about.place;
    problems.push_back({code, full ? roomRule(spaceAt(after, *about.place)) : ruleOf(code), about, {}});
}

void checkWhole(Adjusting& work)
{
    checkCells(work);
    checkCards(work);
    checkPawnPlaces(work);
    checkColours(work);
    checkCounters(work);
    countBonus(work);
    formIcons(work);
}

} // namespace zaibatsu
