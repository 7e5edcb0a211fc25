// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/maker.h"

namespace record_test {

using namespace zaibatsu;

hex::Cell Maker::cell()
{
    return {static_cast<std::int16_t>(number(-200, 200)), static_cast<std::int16_t>(number(-200, 200))};
}

std::array<hex::Cell, 3> Maker::cells()
{
    std::array<hex::Cell, 3> three{cell(), cell(), cell()};
    std::sort(three.begin(), three.end());
    return three;
}

SpaceId Maker::space()
{
    static constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
    std::string id;
    for (int size = number(1, 8); size > 0; --size)
        id += letters[static_cast<std::size_t>(number(0, static_cast<int>(letters.size()) - 1))];
    return *spaceId(id);
}

Place Maker::place()
{
    const auto where = maybe([&] { return space(); });
    CardId card = cardId();
    while (m_names.blocks.find(m_names.cards.at(card.index()))) // a place of that name is one on the block
        card = cardId();
    return chance(80) ? onBlock(block(), where) : onCard(card, where);
}

std::vector<dice::Face> Maker::dice(int most)
{
    return some(most, [&] { return static_cast<dice::Face>(number(1, 6)); });
}

MaybeDice Maker::maybeDice()
{
    return maybe([&] { return Dice{dice(), chance()}; });
}

Abilities Maker::abilities()
{
    Abilities set;
    for (const Ability one : {Ability::Icebreaker, Ability::Delete, Ability::Search, Ability::Reboot})
        if (chance())
            set.insert(one);
    return set;
}

Source Maker::source()
{
    switch (number(0, 2)) {
    case 0: return block();
    case 1: return cardId();
    default: return pawn();
    }
}

Option Maker::option(ChoiceKind kind)
{
    switch (kind) {
    case ChoiceKind::Pawn: return pawn();
    case ChoiceKind::Player: return player();
    case ChoiceKind::Block: return block();
    case ChoiceKind::Card: return cardId();
    case ChoiceKind::Place: return place();
    case ChoiceKind::Dice:
    case ChoiceKind::Yes: break;
    }
    return chance();
}

std::string Maker::text()
{
    static constexpr std::array<std::string_view, 12> parts{"a",  "Z",  " ", "\"", "\\", "/",
                                                            "\n", "\t", "ñ", "Ж",  "œ",  "🎲"};
    std::string words = "t";
    for (int size = number(0, 20); size > 0; --size)
        words += parts[static_cast<std::size_t>(number(0, static_cast<int>(parts.size()) - 1))];
    return words;
}

Effect Maker::effect()
{
    Effect made;
    made.kind = any(EffectKind::Note);
    made.pawn = maybe([&] { return pawn(); });
    made.card = maybe([&] { return cardId(); });
    made.skulls = maybe([&] { return number(0, 20); });
    made.count = maybe([&] { return number(1, 20); });
    made.reach = any(Reach::Adjacent);
    made.may = chance();
    made.text = chance() ? text() : std::string();
    return made;
}

Space Maker::printedSpace(SpaceId id)
{
    Space made;
    made.id = id;
    made.kind = any(SpaceKind::Figure);
    made.pawn = maybe([&] { return pawn(); });
    made.defence = {faceSet(), faceSet()};
    made.hand = number(-10, 10);
    made.skulls = number(0, 20);
    made.effects = effects();
    return made;
}

Face Maker::face(std::string key)
{
    Face made;
    made.key = std::move(key);
    made.sides = maybe([&] { return hex::Six::fromBits(static_cast<unsigned>(number(0, 63))); });
    made.corners = maybe([&] { return hex::Six::fromBits(static_cast<unsigned>(number(0, 63))); });
    made.ice = maybe([&] { return chance(20) ? Ice{} : Ice{faceSet(), chance()}; });
    if (made.sides && chance()) { // each side that has a space is reached by one
        made.spaces.emplace();
        for (int side = 0; side < 6; ++side) {
            if (!made.sides->at(side))
                continue;
            Space one = printedSpace(sideSpace(side));
            one.sides.set(side);
            one.arrows[static_cast<std::size_t>(side)] = any(BorderArrow::In);
            made.spaces->push_back(one);
        }
        made.spaces->push_back(printedSpace(middleSpace));
        if (chance()) {
            made.links.emplace();
            for (std::size_t i = 0; i + 1 < made.spaces->size(); ++i)
                made.links->push_back({(*made.spaces)[i].id, middleSpace, chance()});
        }
    }
    made.placed = maybe([&] { return effects(); });
    made.controlled = maybe([&] { return effects(); });
    made.turnStart = maybe([&] { return effects(); });
    made.sample = chance();
    return made;
}

namespace {

IcebreakBonus bonusOf(Maker& maker) { return {maker.number(0, 10), maker.chance(), maker.faceSet(), maker.chance()}; }

OwnMovement movementOf(Maker& maker) { return {maker.any(OwnMovement::Kind::Blocks), maker.number(0, 20)}; }

} // namespace

Card Maker::card(std::string key)
{
    Card made;
    made.key = std::move(key);
    made.name = chance() ? text() : std::string();
    made.actions = maybe([&] { return abilities(); });
    made.movement = maybe([&] { return number(0, 20); });
    made.use = maybe([&] { return any(CardUse::None); });
    made.cost = maybe([&] { return number(0, 24); });
    made.icebreaker = maybe([&] { return bonusOf(*this); });
    made.skulls = maybe([&] { return number(0, 20); });
    made.defence = maybe([&] { return Defence{faceSet(), faceSet()}; });
    made.hand = maybe([&] { return number(-10, 10); });
    made.movementChange = maybe([&] { return number(-10, 10); });
    made.grants = maybe([&] { return abilities(); });
    made.cannot = maybe([&] { return abilities(); });
    made.eachTurn = maybe([&] { return abilities(); });
    made.ownMovement = maybe([&] { return movementOf(*this); });
    made.turnStart = maybe([&] { return effects(); });
    made.sacrifice = maybe([&] { return effects(); });
    made.pawn = maybe([&] { return pawn(); });
    made.spaces = maybe([&] { return some(2, [&] { return printedSpace(space()); }); });
    made.note = chance() ? text() : std::string();
    made.slot = chance() ? "gadget" : std::string();
    made.on = maybe([&] { return any(CardOn::Block); });
    made.bonus = chance();
    made.sample = chance();
    return made;
}

PawnCard Maker::pawnCard(std::string key)
{
    PawnCard made;
    made.key = std::move(key);
    made.abilities = maybe([&] { return abilities(); });
    made.fixed = maybe([&] { return faceSet(); });
    made.skulls = maybe([&] { return number(0, 20); });
    made.defence = maybe([&] { return Defence{faceSet(), faceSet()}; });
    made.ice = maybe([&] { return chance(20) ? Ice{} : Ice{faceSet(), chance()}; });
    made.cardMovement = maybe([&] { return chance(); });
    made.ownMovement = maybe([&] { return movementOf(*this); });
    made.cost = maybe([&] { return number(0, 24); });
    made.kind = maybe([&] { return any(PawnKind::Drone); });
    made.icebreaker = maybe([&] { return bonusOf(*this); });
    made.cannot = maybe([&] { return abilities(); });
    made.eachTurn = maybe([&] { return abilities(); });
    made.hand = maybe([&] { return number(-10, 10); });
    made.movementChange = maybe([&] { return number(-10, 10); });
    made.turnStart = maybe([&] { return effects(); });
    made.slotNames = maybe([&] { return some(3, [&] { return text(); }); });
    made.anyTurn = maybe([&] { return chance(); });
    made.rebootBy = maybe([&] { return chance() ? RebootBy{true, chance()} : RebootBy{false, true}; });
    made.note = chance() ? text() : std::string();
    made.sample = chance();
    return made;
}

} // namespace record_test
