// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "play.h"

#include <array>

namespace bench {

namespace {

using namespace zaibatsu;

constexpr std::uint16_t firstCleaner = 4; // pawns 0 to 3 are the Speedrunners

/// Faces that differ, invented for measuring: three to six sides, most corners, every class of ICE.
Face faceOf(int i)
{
    constexpr std::array<unsigned, 6> sides{0b111111, 0b101101, 0b110110, 0b011111, 0b010101, 0b111011};
    constexpr std::array<unsigned, 4> corners{0b111111, 0b110111, 0b101011, 0b011110};
    const std::array<Ice, 4> ice{Ice{{1, 2, 3}, false}, Ice{{2, 5}, false}, Ice{{6}, false}, Ice{{4}, true}};
    const auto at = static_cast<std::size_t>(i);
    Face face;
    face.key = i == 0 ? "central-core" : "block-" + std::to_string(i);
    face.sides = hex::Six::fromBits(sides[at % sides.size()]);
    face.corners = hex::Six::fromBits(corners[at % corners.size()]);
    face.ice = i == 0 ? Ice{} : ice[at % ice.size()];
    face.placed.emplace();
    face.controlled.emplace();
    face.turnStart.emplace();
    if (i >= 1 && i <= 4) {
        Effect gain;
        gain.kind = EffectKind::GainPawn;
        gain.pawn = PawnId{static_cast<std::uint16_t>(firstCleaner + i - 1)};
        face.controlled->push_back(gain);
    }
    if (i == 5) {
        Effect attack;
        attack.kind = EffectKind::AttackAll;
        attack.skulls = 1;
        face.placed->push_back(attack);
    }
    return face;
}

PawnCard pawnOf(int i)
{
    PawnCard pawn;
    pawn.key = "pawn-" + std::to_string(i);
    pawn.kind = i < 4 ? PawnKind::Speedrunner : i < 8 ? PawnKind::Cleaner : i < 12 ? PawnKind::Drone : PawnKind::Other;
    pawn.abilities =
        i < 4 ? Abilities{Ability::Icebreaker, Ability::Search, Ability::Reboot} : Abilities{Ability::Delete};
    pawn.fixed = i < 4 ? dice::FaceSet{i + 1} : dice::FaceSet{};
    pawn.skulls = i < 4 ? 0 : 2;
    pawn.defence = Defence{{3}, {4, 5}};
    pawn.ice = Ice{};
    pawn.cardMovement = pawn.kind != PawnKind::Drone;
    pawn.ownMovement = OwnMovement{};
    pawn.cost = 0;
    return pawn;
}

Card cardOf(int i)
{
    Card card;
    card.key = "card-" + std::to_string(i);
    card.name = card.key;
    card.actions = Abilities{i % 3 == 0 ? Ability::Icebreaker : i % 3 == 1 ? Ability::Delete : Ability::Reboot};
    card.movement = 1 + i % 4;
    card.use = i < 24 ? CardUse::Generic : CardUse::None;
    card.cost = 1 + i % 3;
    return card;
}

} // namespace

zaibatsu::State fourPlayerTable()
{
    Components components;
    for (int i = 0; i < 24; ++i)
        components.blocks.push_back(std::make_shared<const Face>(faceOf(i)));
    for (int i = 0; i < 16; ++i)
        components.pawns.push_back(std::make_shared<const PawnCard>(pawnOf(i)));
    for (int i = 0; i < 56; ++i)
        components.cards.push_back(std::make_shared<const Card>(cardOf(i)));
    Settings settings;
    settings.seats = {{"Ana", Colour::Red}, {"Bo", Colour::Blue}, {"Cy", Colour::Green}, {"Di", Colour::Yellow}};
    auto state = setUp(std::move(settings), std::move(components));
    return state ? std::move(*state) : State{};
}

} // namespace bench
