// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/support/table.h"

namespace testing {

using namespace zaibatsu;

namespace {

constexpr std::array blockKeys{"central-core",
                               "clandestine-broadcast",
                               "sprawl",
                               "yakuza",
                               "pink-district",
                               "combat-prototypes",
                               "stand-alone-complex",
                               "antro",
                               "underground",
                               "cleaner-a",
                               "cleaner-b",
                               "cleaner-c",
                               "cleaner-d",
                               "engineering-war",
                               "copyleft",
                               "toei-company",
                               "electromagnetic-pulse",
                               "military-development",
                               "google-ex-machina",
                               "mercado-negro",
                               "armament-research",
                               "financial-sector",
                               "ai",
                               "freeside"};

Face blockFace(const char* key)
{
    Face face;
    face.key = key;
    face.sides = hex::Six::all();
    face.corners = hex::Six{};
    face.ice = Ice{{2, 3}, false};
    face.placed.emplace();
    face.controlled.emplace();
    return face;
}

PawnCard pawnCard(const char* key, PawnKind kind, Abilities abilities)
{
    PawnCard card;
    card.key = key;
    card.kind = kind;
    card.abilities = abilities;
    card.fixed = dice::FaceSet{};
    card.defence = Defence{{}, {5, 6}};
    card.ice = Ice{};
    card.cardMovement = kind != PawnKind::Drone;
    card.ownMovement = OwnMovement{};
    card.skulls = abilities.has(Ability::Delete) ? 1 : 0;
    return card;
}

std::vector<PawnCard> pawnCards()
{
    std::vector<PawnCard> cards;
    for (const char* key : {"speedrunner-red", "speedrunner-blue", "speedrunner-green", "speedrunner-yellow"})
        cards.push_back(pawnCard(key, PawnKind::Speedrunner, {Ability::Icebreaker, Ability::Search, Ability::Reboot}));
    for (const char* key : {"cleaner-a", "cleaner-b", "cleaner-c", "cleaner-d"})
        cards.push_back(pawnCard(key, PawnKind::Cleaner, {Ability::Delete}));
    for (const char* key : {"probe-drone", "mar-ii-drone", "turret-drone", "hulk-drone"})
        cards.push_back(pawnCard(key, PawnKind::Drone, {Ability::Delete}));
    for (const char* key : {"gynoid", "idoru", "cracker", "cyborg"})
        cards.push_back(pawnCard(key, PawnKind::Other, {Ability::Icebreaker, Ability::Delete}));
    cards[8].ownMovement = {OwnMovement::Kind::Spaces, 3};
    cards[9].ownMovement = {OwnMovement::Kind::Spaces, 5};
    cards[11].ownMovement = {OwnMovement::Kind::Blocks, 1};
    cards[14].cost = 2;
    cards[15].cost = 1;
    cards[15].cardMovement = false;
    cards[15].ownMovement = {OwnMovement::Kind::Roll, 1};
    return cards;
}

Card bonusCard(const char* key)
{
    Card card;
    card.key = key;
    card.bonus = true;
    card.use = CardUse::None;
    card.actions = Abilities{};
    return card;
}

} // namespace

Components inventedPieces()
{
    Components pieces;
    for (const char* key : blockKeys)
        pieces.blocks.push_back(std::make_shared<const Face>(blockFace(key)));
    Face core = blockFace("central-core");
    core.ice = Ice{};
    pieces.blocks[0] = std::make_shared<const Face>(core);
    for (const PawnCard& card : pawnCards())
        pieces.pawns.push_back(std::make_shared<const PawnCard>(card));
    Card financial = bonusCard("financial-sector");
    financial.hand = 1;
    Card ai = bonusCard("ai");
    ai.icebreaker = IcebreakBonus{1, false, {}, false};
    for (const Card& card : {financial, ai, bonusCard("google-ex-machina")})
        pieces.cards.push_back(std::make_shared<const Card>(card));
    return pieces;
}

} // namespace testing
