// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/adjust.h"

#include "zaibatsu/about.h"
#include "zaibatsu/choose.h"
#include "zaibatsu/legal.h"
#include "zaibatsu/piece_ids.h"
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
    for (const BlockId block : blockIds(state))
        if (const auto& laid = state.blocks[block.index()])
            lying.emplace_back(laid->at, aboutBlock(block));
    if (firstWay(*state.settings, rule("A-111")))
        for (const CardId card : cardIds(state))
            if (const auto& at = stateOf(state, card).at; at && stateOf(state, card).where == CardWhere::Cybernet)
                lying.emplace_back(*at, aboutCard(card));
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
    for (const CardId id : cardIds(state)) {
        const CardState& card = stateOf(state, id);
        if (card.where != CardWhere::Cybernet || !card.at || !card.beside)
            continue;
        const LaidBlock* laid = findLaid(state, *card.beside);
        if (laid && hex::sideTowards(laid->at, *card.at))
            continue;
        About about = aboutCard(id);
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
    for (const PawnId pawn : pawnIds(state))
        if (pawnOf(state, pawn).at == at && !standsOnEntry(state, pawn, at))
            ++walked;
    return walked <= roomIn(spaceAt(state, at));
}

void checkPawnPlaces(Adjusting& work)
{
    const State& state = work.after;
    for (const PawnId pawn : pawnIds(state)) {
        const auto& at = pawnOf(state, pawn).at;
        if (!at || (waitsForPlace(state, pawn) && !named(work.adjust, pawn)))
            continue;
        About about = aboutPawn(pawn);
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
    work.problem(TableObstacle::OwnerWithoutSeat, aboutPlayer(*colour));
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

} // namespace

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
