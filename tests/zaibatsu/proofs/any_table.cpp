// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/proofs/any_table.h"

namespace proofs {

using namespace zaibatsu;
using namespace testing;

namespace {

Abilities someAbilities(Random& random)
{
    Abilities abilities;
    for (int i = 0; i < 4; ++i)
        if (chance(random, 30))
            abilities.insert(static_cast<Ability>(i));
    return abilities;
}

OwnMovement someMovement(Random& random)
{
    return {static_cast<OwnMovement::Kind>(upTo(random, 3)), 1 + upTo(random, 2)};
}

/// Effect spaces, spaces that change a hand or an attack.
void printSpaces(Random& random, Table& table)
{
    for (std::size_t i = 1; i < table.state.blocks.size(); ++i)
        table.print(table.state.components->blocks[i]->key.c_str(), [&](Face& face) {
            if (chance(random, 15))
                face.turnStart = someEffects(random, table);
            if (!face.spaces || chance(random, 50))
                return;
            for (Space& space : *face.spaces) {
                if (chance(random, 30))
                    space.effects = someEffects(random, table);
                space.hand = upTo(random, 2) - 1;
                space.skulls = upTo(random, 1);
            }
        });
}

/// A block card that lets a pawn in has a space for it.
void printGate(Random& random, Card& card)
{
    card.cost = upTo(random, 1);
    if (chance(random, 50))
        card.spaces = {
            Space{middleSpace, static_cast<SpaceKind>(upTo(random, 3)), hex::Six::all(), {}, {}, {}, 0, 0, {}}};
}

void printItem(Random& random, const Table& table, Card& card)
{
    if (chance(random, 15))
        card.grants = someAbilities(random);
    if (chance(random, 15))
        card.cannot = someAbilities(random);
    if (chance(random, 15))
        card.eachTurn = someAbilities(random);
    if (chance(random, 15))
        card.ownMovement = someMovement(random);
    if (chance(random, 15))
        card.turnStart = someEffects(random, table);
    if (chance(random, 25))
        card.movementChange = upTo(random, 2) - 1;
    if (chance(random, 25))
        card.slot = chance(random, 50) ? "gadget" : "armor";
    if (chance(random, 25))
        card.on = static_cast<CardOn>(upTo(random, 2));
}

void printCards(Random& random, Table& table)
{
    for (std::size_t i = 3; i < table.state.cards.size(); ++i)
        table.printCard(table.state.components->cards[i]->key.c_str(), [&](Card& card) {
            if (chance(random, 70))
                card.movement = upTo(random, 4);
            if (chance(random, 50))
                card.actions = someAbilities(random);
            if (card.use == CardUse::BlockCard)
                printGate(random, card);
            else
                printItem(random, table, card);
        });
}

void printPawns(Random& random, Table& table)
{
    for (const auto& printed : std::vector(table.state.components->pawns))
        table.printPawn(printed->key.c_str(), [&](PawnCard& card) {
            if (chance(random, 10))
                card.cannot = someAbilities(random);
            if (chance(random, 10))
                card.ownMovement = someMovement(random);
            if (chance(random, 10))
                card.movementChange = upTo(random, 2) - 1;
            if (chance(random, 30))
                card.slotNames = std::vector<std::string>{"gadget", "gadget", "armor"};
            if (chance(random, 30))
                card.rebootBy = RebootBy{chance(random, 50), chance(random, 50)};
        });
}

/// Some pieces nobody has entered yet.
void forget(Random& random, Table& table)
{
    for (const auto& printed : std::vector(table.state.components->blocks))
        if (chance(random, 15))
            table.print(printed->key.c_str(), [key = printed->key](Face& face) {
                face = Face{};
                face.key = key;
            });
        else if (chance(random, 15))
            table.print(printed->key.c_str(), [&](Face& face) { face.ice.reset(); });
    for (const auto& printed : std::vector(table.state.components->pawns))
        if (chance(random, 10))
            table.printPawn(printed->key.c_str(), [&printed](PawnCard& card) {
                card = PawnCard{};
                card.key = printed->key;
                card.kind = printed->kind;
            });
    for (std::size_t i = 3; i < table.state.cards.size(); ++i)
        if (chance(random, 15))
            table.printCard(table.state.components->cards[i]->key.c_str(), [](Card& card) {
                card.use.reset();
                card.cost.reset();
                card.movement.reset();
            });
}

} // namespace

Table anyTable(Random& random)
{
    Table table = tableBeforeTheStart(random);
    printSpaces(random, table);
    printCards(random, table);
    printPawns(random, table);
    if (chance(random, 50))
        forget(random, table);
    return table;
}

} // namespace proofs
