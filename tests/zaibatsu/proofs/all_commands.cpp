// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/proofs/all_commands.h"

#include "zaibatsu/steps.h"

#include <set>

namespace proofs {

using namespace zaibatsu;
using namespace testing;

namespace {

template <class IdType>
std::vector<IdType> idsOf(std::size_t count)
{
    std::vector<IdType> ids;
    for (std::size_t i = 0; i < count; ++i)
        ids.push_back(IdType{static_cast<std::uint16_t>(i)});
    return ids;
}

/// One of the list at random.
template <class List>
const auto& oneOf(Random& random, const List& list)
{
    return list[static_cast<std::size_t>(upTo(random, static_cast<int>(list.size()) - 1))];
}

/// All pieces, places and cells of a table.
struct Pieces {
    explicit Pieces(const State& state)
        : pawns(idsOf<PawnId>(state.pawns.size())),
          blocks(idsOf<BlockId>(state.blocks.size())),
          cards(idsOf<CardId>(state.cards.size()))
    {
        for (const BlockId block : blocks)
            addBlock(state, block);
        for (const CardId card : cards)
            if (state.cards[card.index()].where == CardWhere::Cybernet)
                for (const SpaceId space : spaceIdsOf(printedOf(state, card)))
                    places.push_back(onCard(card, space));
    }
    void addBlock(const State& state, BlockId block)
    {
        const LaidBlock* laid = findLaid(state, block);
        if (!laid)
            return;
        places.push_back(onBlock(block, std::nullopt));
        places.push_back(onBlock(block, middleSpace));
        for (int side = 0; side < 6; ++side) {
            places.push_back(onBlock(block, sideSpace(side)));
            cells.insert(hex::neighbour(laid->at, side));
        }
    }

    std::vector<PawnId> pawns;
    std::vector<BlockId> blocks;
    std::vector<CardId> cards;
    std::vector<Place> places;
    std::set<hex::Cell> cells;
};

void searches(Random& random, const State& state, const Pieces& all, const Visit& visit)
{
    const std::array blocks{oneOf(random, all.blocks), oneOf(random, all.blocks)};
    for (const PawnId pawn : all.pawns)
        for (const BlockId block : blocks)
            for (const hex::Cell cell : all.cells)
                for (int rotation = 0; rotation < (findLaid(state, block) ? 1 : 6); ++rotation) {
                    visit(Search{pawn, block, cell, rotation, false});
                    visit(Search{pawn, block, cell, rotation, true});
                }
}

void rolls(const Pieces& all, const Visit& visit)
{
    for (const PawnId pawn : all.pawns) {
        visit(RollMovement{pawn, std::nullopt});
        visit(Enter{pawn});
        visit(Sacrifice{pawn});
        visit(Reboot{pawn, std::nullopt});
        for (int cards = 0; cards <= 5; ++cards)
            visit(Reboot{pawn, cards});
        for (const bool own : {false, true}) {
            for (const BlockId block : all.blocks)
                visit(Icebreak{pawn, block, std::nullopt, own});
            for (const PawnId target : all.pawns) {
                visit(Icebreak{pawn, target, std::nullopt, own});
                visit(Delete{pawn, target, std::nullopt, own});
            }
        }
    }
}

/// Who attaches a card: nobody, those on the block, and one who may stand anywhere.
std::vector<std::optional<PawnId>> attachers(Random& random, const State& state, const Pieces& all, BlockId block)
{
    std::vector<std::optional<PawnId>> pawns{std::nullopt, oneOf(random, all.pawns)};
    for (const PawnId pawn : all.pawns)
        if (const auto& at = pawnOf(state, pawn).at; at && blockStoodOn(state, *at) == block)
            pawns.emplace_back(pawn);
    return pawns;
}

void cards(Random& random, const State& state, const Pieces& all, const Visit& visit)
{
    for (const CardId card : all.cards) {
        visit(Equip{card, std::nullopt});
        for (const PawnId pawn : all.pawns)
            visit(Equip{card, pawn});
    }
    for (const BlockId block : all.blocks) {
        if (!findLaid(state, block) && chance(random, 90)) // all alike
            continue;
        for (const auto& pawn : attachers(random, state, all, block))
            for (const CardId card : all.cards)
                for (int side = 0; side < 6; ++side)
                    visit(PlaceCard{card, block, side, pawn});
    }
}

std::vector<std::optional<Option>> answers(const Pieces& all)
{
    std::vector<std::optional<Option>> options{std::nullopt, Option{true}, Option{false}};
    for (const Colour colour : allColours)
        options.emplace_back(colour);
    options.insert(options.end(), all.pawns.begin(), all.pawns.end());
    options.insert(options.end(), all.blocks.begin(), all.blocks.end());
    options.insert(options.end(), all.cards.begin(), all.cards.end());
    options.insert(options.end(), all.places.begin(), all.places.end());
    return options;
}

/// What an effect space is printed on.
Source sourceOf(const Place& place)
{
    if (place.on == Place::On::Block)
        return BlockId{place.piece};
    return CardId{place.piece};
}

void decisions(Random& random, const State& state, const Pieces& all, const Visit& visit)
{
    const auto options = answers(all);
    for (int choice = 0; choice <= state.nextChoice && !state.pending.empty(); ++choice)
        if (choice + 6 > state.nextChoice || choice == state.pending.front().id)
            for (const auto& option : options)
                visit(Choose{choice, option, std::nullopt});
    visit(Choose{upTo(random, state.nextChoice), oneOf(random, options), std::nullopt});
    std::vector<Source> sources(all.pawns.begin(), all.pawns.end());
    sources.insert(sources.end(), all.blocks.begin(), all.blocks.end());
    sources.insert(sources.end(), all.cards.begin(), all.cards.end());
    for (const Source& source : sources) {
        visit(Use{source, std::nullopt});
        visit(Use{source, oneOf(random, options)});
    }
    for (const Place& place : all.places)
        visit(Use{sourceOf(place), std::nullopt, place});
}

void turn(const State& state, const Visit& visit)
{
    visit(StartingRolls{});
    StartingRolls typed;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        typed.rolls[state.players[i].colour] = {static_cast<dice::Face>(i + 1)};
    visit(typed);
    visit(NextPhase{});
    visit(NextPhase{2, 3});
    visit(EndGame{});
}

/// Any place as the first of a way.
void steps(const Pieces& all, int actions, const Visit& visit)
{
    for (const PawnId pawn : all.pawns)
        for (const Place& place : all.places) {
            visit(Move{pawn, {place}, actions, false});
            visit(Move{pawn, {place}, std::nullopt, true});
        }
}

} // namespace

void forEachCommand(Random& random, const State& state, int actions, const Visit& visit)
{
    const Pieces all(state);
    searches(random, state, all, visit);
    rolls(all, visit);
    cards(random, state, all, visit);
    decisions(random, state, all, visit);
    turn(state, visit);
    steps(all, actions, visit);
}

void forSomeWays(Random& random, const State& state, int actions, const Visit& visit)
{
    const Pieces all(state);
    for (const PawnId pawn : all.pawns)
        for (int way = 0; way < 12; ++way) {
            std::vector<Place> path;
            auto here = pawnOf(state, pawn).at;
            for (int length = 1 + upTo(random, actions); length > 0; --length) {
                const auto open = here ? openSteps(state, *here) : std::vector<Place>{};
                path.push_back(open.empty() || chance(random, 20) ? oneOf(random, all.places) : oneOf(random, open));
                here = path.back();
            }
            visit(Move{pawn, path, actions, false});
            visit(Move{pawn, path, std::nullopt, true});
        }
}

} // namespace proofs
