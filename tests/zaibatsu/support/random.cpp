// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/support/random.h"

#include "zaibatsu/legal.h"

#include <algorithm>

namespace testing {

using namespace zaibatsu;

int upTo(Random& random, int most) { return std::uniform_int_distribution<int>(0, most)(random); }

bool chance(Random& random, int percent) { return upTo(random, 99) < percent; }

namespace {

Effect someEffect(Random& random, const Table& table)
{
    Effect effect;
    effect.kind = static_cast<EffectKind>(upTo(random, 14));
    effect.pawn = PawnId{static_cast<std::uint16_t>(4 + upTo(random, 11))};
    if (effect.kind == EffectKind::GainCard)
        effect.card = table.card("google-ex-machina");
    effect.skulls = upTo(random, 2);
    effect.reach = static_cast<Reach>(upTo(random, 2));
    effect.may = chance(random, 25);
    return effect;
}

/// Faces at random, with figure spaces where pawns enter, so that nobody has to crowd in.
void printBlocks(Random& random, Table& table)
{
    for (std::size_t i = 0; i < table.state.blocks.size(); ++i)
        table.print(table.state.components->blocks[i]->key.c_str(), [&](Face& face) {
            face.corners = hex::Six::fromBits(static_cast<unsigned>(upTo(random, 63)) | 9U);
            if (i > 0) {
                face.ice = Ice{someFaces(random), chance(random, 20)};
                face.placed = someEffects(random, table);
                face.controlled = someEffects(random, table);
            }
            if (i == 0 || chance(random, 40))
                return;
            face.sides = hex::Six::fromBits(static_cast<unsigned>(upTo(random, 63)) | 21U);
            face.spaces.emplace();
            for (int side = 0; side < 6; ++side)
                if (face.sides->at(side)) {
                    Space space{sideSpace(side), static_cast<SpaceKind>(upTo(random, 2)), {}, {}, {}, {}, 0, 0, {}};
                    space.sides.set(side);
                    space.defence = {someFaces(random), {}};
                    space.arrows[static_cast<std::size_t>(side)] =
                        static_cast<BorderArrow>(upTo(random, 8) > 2 ? 0 : upTo(random, 2));
                    face.spaces->push_back(space);
                }
            face.spaces->push_back({middleSpace, SpaceKind::Figure, {}, {}, {}, {}, 0, 0, {}});
        });
}

void printPawns(Random& random, Table& table)
{
    for (std::size_t i = 0; i < table.state.pawns.size(); ++i)
        table.printPawn(table.state.components->pawns[i]->key.c_str(), [&](PawnCard& card) {
            card.fixed = chance(random, 50) ? someFaces(random) : dice::FaceSet{};
            card.defence = Defence{someFaces(random), someFaces(random)};
            card.ice = Ice{chance(random, 50) ? someFaces(random) : dice::FaceSet{}, chance(random, 30)};
            if (chance(random, 30))
                card.icebreaker =
                    IcebreakBonus{upTo(random, 2), chance(random, 30), someFaces(random), chance(random, 50)};
            if (chance(random, 20))
                card.eachTurn = Abilities{static_cast<Ability>(upTo(random, 3))};
            if (chance(random, 10))
                card.turnStart = someEffects(random, table);
            card.anyTurn = chance(random, 10);
        });
}

void addCards(Random& random, Table& table)
{
    for (int i = 0; i < 12; ++i) {
        const std::string key = "card-" + std::to_string(i);
        table.addCard(key.c_str(), [&](Card& card) {
            card.use = static_cast<CardUse>(i % 9);
            card.cost = upTo(random, 2);
            card.skulls = upTo(random, 2);
            card.defence = Defence{someFaces(random), someFaces(random)};
            card.icebreaker = IcebreakBonus{upTo(random, 1), false, someFaces(random), false};
            if (card.use == CardUse::BlockCard)
                card.pawn = PawnId{static_cast<std::uint16_t>(i % 2 == 0 ? 14 : 15)};
            if (chance(random, 20))
                card.sacrifice = someEffects(random, table);
        });
    }
}

std::map<RuleId, bool> someSwitches(Random& random)
{
    std::map<RuleId, bool> switches;
    for (const HouseRule& house : houseRules())
        if (chance(random, 25))
            switches[house.ruling] = chance(random, 50);
    return switches;
}

void printPieces(Random& random, Table& table)
{
    printBlocks(random, table);
    addCards(random, table);
    printPawns(random, table);
}

} // namespace

dice::FaceSet someFaces(Random& random) { return dice::FaceSet::fromBits(static_cast<unsigned>(upTo(random, 63))); }

std::vector<Effect> someEffects(Random& random, const Table& table)
{
    std::vector<Effect> effects;
    while (chance(random, 55) && effects.size() < 3)
        effects.push_back(someEffect(random, table));
    return effects;
}

Table someTable(Random& random)
{
    const Edition edition = chance(random, 50) ? Edition::First2011 : Edition::Second2017;
    Table table(2 + upTo(random, 2), edition, someSwitches(random));
    printPieces(random, table);
    return table;
}

Table tableBeforeTheStart(Random& random)
{
    const Edition edition = chance(random, 50) ? Edition::First2011 : Edition::Second2017;
    Settings settings = settingsFor(2 + upTo(random, 2), edition, someSwitches(random));
    settings.track = static_cast<Track>(chance(random, 70) ? 0 : upTo(random, 2));
    Table table(std::move(settings));
    printPieces(random, table);
    return table;
}

Command rolled(Random& random, const State& state, Command command)
{
    for (int round = 0; round < 50; ++round) {
        const auto decision = Game::decide(state, command);
        const auto* needs = std::get_if<base::NeedsDice>(&decision);
        if (!needs)
            break;
        std::vector<dice::Face> faces;
        for (int i = 0; i < needs->count; ++i)
            faces.push_back(static_cast<dice::Face>(1 + upTo(random, 5)));
        command = Game::withDice(command, faces);
    }
    return command;
}

namespace {

template <class IdType>
IdType any(Random& random, std::size_t count)
{
    return IdType{static_cast<std::uint16_t>(upTo(random, static_cast<int>(count) - 1))};
}

} // namespace

Action someAction(Random& random, const State& state, int actions)
{
    const PawnId pawn = any<PawnId>(random, state.pawns.size());
    const PawnId target = any<PawnId>(random, state.pawns.size());
    const BlockId block = any<BlockId>(random, state.blocks.size());
    const CardId card = any<CardId>(random, state.cards.size());
    const bool own = chance(random, 20);
    switch (upTo(random, 11)) {
    case 0:
        return Search{pawn,
                      block,
                      {static_cast<std::int16_t>(upTo(random, 6) - 3), static_cast<std::int16_t>(upTo(random, 6) - 3)},
                      upTo(random, 5),
                      own};
    case 1: {
        const auto reach = reachablePlaces(state, pawn, actions + 1);
        return reach.empty()
            ? Action{Sacrifice{pawn}}
            : Action{Move{pawn, reach[static_cast<std::size_t>(upTo(random, static_cast<int>(reach.size()) - 1))].path,
                          own ? std::nullopt : std::optional(actions), own}};
    }
    case 2: return Icebreak{pawn, block, {}, own};
    case 3: return Icebreak{pawn, target, {}, own};
    case 4: return Delete{pawn, target, {}, own};
    case 5: return Reboot{pawn, {}};
    case 6: return Equip{card, pawn};
    case 7: return PlaceCard{card, block, upTo(random, 5), {}};
    case 8: return Enter{pawn};
    case 9: return RollMovement{pawn, {}};
    case 10: return Sacrifice{pawn};
    default: return NextPhase{};
    }
}

QByteArray step(Random& random, Table& table)
{
    std::vector<Command> legal = Game::legal(table.state, 2);
    if (legal.empty())
        return "nothing left to do"; // nothing pending is skipped, nothing gets stuck
    std::erase_if(legal, [](const Command& c) { return std::holds_alternative<EndGame>(c.action); });
    std::erase_if(legal,
                  [&](const Command& c) { return std::holds_alternative<Sacrifice>(c.action) && chance(random, 90); });
    std::erase_if(legal,
                  [&](const Command& c) { return std::holds_alternative<Search>(c.action) && chance(random, 90); });
    if (legal.empty())
        return "ok";
    const auto pick = static_cast<std::size_t>(upTo(random, static_cast<int>(legal.size()) - 1));
    return table.play(rolled(random, table.state, legal[pick]));
}

} // namespace testing
