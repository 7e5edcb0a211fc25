// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/words.h"

namespace record {

using namespace zaibatsu;

std::string_view wordOf(Colour one)
{
    switch (one) {
    case Colour::Red: return "red";
    case Colour::Blue: return "blue";
    case Colour::Green: return "green";
    case Colour::Yellow: return "yellow";
    }
    return {};
}

std::string_view wordOf(Edition one)
{
    switch (one) {
    case Edition::First2011: return "first-2011";
    case Edition::Second2017: return "second-2017";
    }
    return {};
}

std::string_view wordOf(Track one)
{
    switch (one) {
    case Track::All: return "all";
    case Track::Control: return "control";
    case Track::Scores: return "scores";
    }
    return {};
}

std::string_view wordOf(Phase one)
{
    switch (one) {
    case Phase::Setup: return "setup";
    case Phase::Beginning: return "beginning";
    case Phase::Action: return "action";
    case Phase::Recycling: return "recycling";
    case Phase::Over: return "over";
    }
    return {};
}

std::string_view wordOf(PawnWhere one)
{
    switch (one) {
    case PawnWhere::Reserve: return "reserve";
    case PawnWhere::Cybernet: return "cybernet";
    case PawnWhere::Eliminated: return "eliminated";
    case PawnWhere::Removed: return "removed";
    }
    return {};
}

std::string_view wordOf(CardWhere one)
{
    switch (one) {
    case CardWhere::Supply: return "supply";
    case CardWhere::Equipped: return "equipped";
    case CardWhere::Cybernet: return "cybernet";
    case CardWhere::Held: return "held";
    case CardWhere::Table: return "table";
    case CardWhere::Discarded: return "discarded";
    }
    return {};
}

std::string_view wordOf(ChoiceKind one)
{
    switch (one) {
    case ChoiceKind::Dice: return "dice";
    case ChoiceKind::Pawn: return "pawn";
    case ChoiceKind::Player: return "player";
    case ChoiceKind::Block: return "block";
    case ChoiceKind::Card: return "card";
    case ChoiceKind::Place: return "place";
    case ChoiceKind::Yes: return "yes";
    }
    return {};
}

std::string_view wordOf(EffectKind one)
{
    switch (one) {
    case EffectKind::PlacePawn: return "place-pawn";
    case EffectKind::GainPawn: return "gain-pawn";
    case EffectKind::GainCard: return "gain-card";
    case EffectKind::AttackAll: return "attack-all";
    case EffectKind::AttackOne: return "attack-one";
    case EffectKind::ExtraCounter: return "extra-counter";
    case EffectKind::ReturnCounter: return "return-counter";
    case EffectKind::Bonus: return "bonus";
    case EffectKind::BonusToAll: return "bonus-to-all";
    case EffectKind::BonusOnBlock: return "bonus-on-block";
    case EffectKind::SacrificeOne: return "sacrifice-one";
    case EffectKind::Discard: return "discard";
    case EffectKind::Strip: return "strip";
    case EffectKind::AsCore: return "as-core";
    case EffectKind::Note: return "note";
    }
    return {};
}

std::string_view wordOf(EffectTime one)
{
    switch (one) {
    case EffectTime::Placed: return "placed";
    case EffectTime::Controlled: return "controlled";
    case EffectTime::TurnStart: return "turn_start";
    case EffectTime::Space: return "space";
    case EffectTime::Sacrifice: return "sacrifice";
    }
    return {};
}

std::string_view wordOf(Reach one)
{
    switch (one) {
    case Reach::Any: return "any";
    case Reach::Block: return "block";
    case Reach::Adjacent: return "adjacent";
    }
    return {};
}

std::string_view wordOf(SpaceKind one)
{
    switch (one) {
    case SpaceKind::Normal: return "normal";
    case SpaceKind::Double: return "double";
    case SpaceKind::Large: return "large";
    case SpaceKind::Figure: return "figure";
    }
    return {};
}

std::string_view wordOf(BorderArrow one)
{
    switch (one) {
    case BorderArrow::None: return "none";
    case BorderArrow::Out: return "out";
    case BorderArrow::In: return "in";
    }
    return {};
}

std::string_view wordOf(Ability one)
{
    switch (one) {
    case Ability::Icebreaker: return "icebreaker";
    case Ability::Delete: return "delete";
    case Ability::Search: return "search";
    case Ability::Reboot: return "reboot";
    }
    return {};
}

std::string_view wordOf(CardUse one)
{
    switch (one) {
    case CardUse::Generic: return "generic";
    case CardUse::Defence: return "defence";
    case CardUse::Neuroconsole: return "neuroconsole";
    case CardUse::Weapon: return "weapon";
    case CardUse::DroneWeapon: return "drone-weapon";
    case CardUse::Bot: return "bot";
    case CardUse::Malware: return "malware";
    case CardUse::BlockCard: return "block-card";
    case CardUse::None: return "none";
    }
    return {};
}

std::string_view wordOf(CardOn one)
{
    switch (one) {
    case CardOn::Pawn: return "pawn";
    case CardOn::Enemy: return "enemy";
    case CardOn::Block: return "block";
    }
    return {};
}

std::string_view wordOf(OwnMovement::Kind one)
{
    switch (one) {
    case OwnMovement::Kind::None: return "none";
    case OwnMovement::Kind::Spaces: return "spaces";
    case OwnMovement::Kind::Roll: return "roll";
    case OwnMovement::Kind::Blocks: return "blocks";
    }
    return {};
}

std::string_view wordOf(PawnKind one)
{
    switch (one) {
    case PawnKind::Other: return "other";
    case PawnKind::Speedrunner: return "speedrunner";
    case PawnKind::Cleaner: return "cleaner";
    case PawnKind::Drone: return "drone";
    }
    return {};
}

std::string_view wordOf(Field one)
{
    switch (one) {
    case Field::Sides: return "sides";
    case Field::Corners: return "corners";
    case Field::Ice: return "ice";
    case Field::Spaces: return "spaces";
    case Field::Links: return "links";
    case Field::Arrows: return "arrows";
    case Field::Placed: return "placed";
    case Field::Controlled: return "controlled";
    case Field::TurnStart: return "turn_start";
    case Field::Skulls: return "skulls";
    case Field::Defence: return "defence";
    case Field::Cost: return "cost";
    case Field::Use: return "use";
    case Field::Movement: return "movement";
    case Field::Actions: return "actions";
    case Field::OwnMovement: return "own_movement";
    case Field::Abilities: return "abilities";
    case Field::CardMovement: return "card_movement";
    case Field::Fixed: return "fixed";
    case Field::Icebreaker: return "icebreaker";
    case Field::Slots: return "slots";
    case Field::Sacrifice: return "sacrifice";
    }
    return {};
}

} // namespace record
