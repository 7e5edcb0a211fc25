// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Why a command is not accepted: a code of one family, the rule behind it, and what it is about.
// The rules hold no sentence; presentation/ turns each code into one in four languages.
#pragma once

#include "hex/cell.h"
#include "zaibatsu/components.h"

#include <variant>

namespace zaibatsu {

/// Phase, turn, whose pawn, open choices, the hand at its end, the end.
enum class TurnObstacle : std::uint8_t {
    NotStarted, AlreadyStarted, WrongPhase, GameOver, ChoiceOpen, NotYourPawn, PawnUncontrolled, TurnStartLeft,
    HandTooLarge, DrawsTooMany
};
/// What a pawn can do and where it is.
enum class PawnObstacle : std::uint8_t {
    NotInCybernet, LacksAbility, CannotIcon, EachTurnUsed, NoEachTurnIcon, NotEliminated, NoReboot
};
///
enum class SearchObstacle : std::uint8_t {
    NotOnBlock, BlockNotInPile, PileEmpty, NotAdjacent, CellTaken, ReferenceSideWithoutSpace, SideWithoutSpace,
    AgainstArrow, FitsNowhere
};
///
enum class MoveObstacle : std::uint8_t {
    NoStep, AgainstArrow, SpaceFull, TooFewActions, ActionsDiffer, NoCardMovement, NoOwnMovement, OwnMovementUsed,
    NotRolled, AlreadyRolled, NoSuchSpace, BareBlock, NotAdjacentBlock, MovementBarred, NothingToRoll
};
///
enum class IcebreakObstacle : std::uint8_t {
    NotOnTarget, NoIce, OwnBlock, OwnPawn, PawnNotInRange, NoPawnIce, IceCovered, NoCounterLeft
};
///
enum class DeleteObstacle : std::uint8_t { Itself, OwnPawn, NotInRange, NoSkulls, NotInCybernet };
///
enum class CardObstacle : std::uint8_t {
    AlreadyUsed, LacksAction, TooFewBonus, NotAnItem, WrongPawn, DroneCarriesNone, SlotTaken, NeedsIcebreaker,
    NeedsDelete, OnlyDrones, NotControlled, BesideCore, SideWithoutSpace, CellTaken, NotBlockCard, CardNotPlaced,
    NotEnterable, AlreadyInPlay, MalwareOwnPawn, NoSuchEffect, WrongCount, NotSameBlock, NoIce,
    TooManyCards, BonusCard
};
/// Dice and choices.
enum class AnswerObstacle : std::uint8_t {
    WrongDiceCount, NotADieFace, NoSuchChoice, NotAnOption, DiceTyped, RollsDontDecide, AnotherFirst
};
/// What the table cannot hold: adjust, set-*; always refused, also with an override.
enum class TableObstacle : std::uint8_t {
    TwoBlocksOneCell, SpaceFull, CountersExceedSupply, BonusExceedsSupply, UnknownPiece, PlaceWithoutSpace,
    StateAndPlaceDisagree, CardBesideNothing, SpaceWouldVanish, CoreMustLie, OwnerWithoutSeat, OutOfRange,
    ColourTaken, CopiesDiffer, NothingToAdjust, NotLaid, OnlyScores, CardOnPawnOutOfPlay, CountersOnPawnOutOfPlay
};

using ObstacleCode = std::variant<TurnObstacle, PawnObstacle, SearchObstacle, MoveObstacle, IcebreakObstacle,
                                  DeleteObstacle, CardObstacle, AnswerObstacle, TableObstacle>;

/// What a refusal is about; a sentence uses those that its code names.
struct About {
    std::optional<PawnId> pawn;
    std::optional<BlockId> block;
    std::optional<BlockId> otherBlock;
    std::optional<CardId> card;
    std::optional<Colour> player;
    std::optional<Place> place;
    std::optional<hex::Cell> cell;
    std::optional<Ability> ability;
    std::optional<int> side;   ///< as on the table
    std::optional<int> have;
    std::optional<int> need;

    friend bool operator==(const About&, const About&) = default;
};

/// A command was not accepted.
struct Refusal {
    ObstacleCode code;
    RuleId rule;
    About about;
    std::vector<std::pair<ObstacleCode, About>> more; ///< further problems of one adjust

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The field of a face, card or pawn that is not known.
enum class Field : std::uint8_t {
    Sides, Corners, Ice, Spaces, Links, Arrows, Placed, Controlled, TurnStart, Skulls, Defence, Cost, Use, Movement,
    Actions, OwnMovement, Abilities, CardMovement, Fixed, Icebreaker, Slots, Sacrifice
};
/// Something unknown that an action needs.
struct Fact {
    std::variant<BlockId, CardId, PawnId> about;
    Field field = Field::Sides;

    friend bool operator==(const Fact&, const Fact&) = default;
};

} // namespace zaibatsu
