// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/words.h"

#include "base/overload.h"

namespace record {

using namespace zaibatsu;

std::string_view wordOf(TurnObstacle one)
{
    switch (one) {
    case TurnObstacle::NotStarted: return "not-started";
    case TurnObstacle::AlreadyStarted: return "already-started";
    case TurnObstacle::WrongPhase: return "wrong-phase";
    case TurnObstacle::GameOver: return "game-over";
    case TurnObstacle::ChoiceOpen: return "choice-open";
    case TurnObstacle::NotYourPawn: return "not-your-pawn";
    case TurnObstacle::PawnUncontrolled: return "pawn-uncontrolled";
    case TurnObstacle::TurnStartLeft: return "turn-start-left";
    case TurnObstacle::HandTooLarge: return "hand-too-large";
    case TurnObstacle::DrawsTooMany: return "draws-too-many";
    }
    return {};
}

std::string_view wordOf(PawnObstacle one)
{
    switch (one) {
    case PawnObstacle::NotInCybernet: return "not-in-cybernet";
    case PawnObstacle::LacksAbility: return "lacks-ability";
    case PawnObstacle::CannotIcon: return "cannot-icon";
    case PawnObstacle::EachTurnUsed: return "each-turn-used";
    case PawnObstacle::NoEachTurnIcon: return "no-each-turn-icon";
    case PawnObstacle::NotEliminated: return "not-eliminated";
    case PawnObstacle::NoReboot: return "no-reboot";
    }
    return {};
}

std::string_view wordOf(SearchObstacle one)
{
    switch (one) {
    case SearchObstacle::NotOnBlock: return "not-on-block";
    case SearchObstacle::BlockNotInPile: return "block-not-in-pile";
    case SearchObstacle::PileEmpty: return "pile-empty";
    case SearchObstacle::NotAdjacent: return "not-adjacent";
    case SearchObstacle::CellTaken: return "cell-taken";
    case SearchObstacle::ReferenceSideWithoutSpace: return "reference-side-without-space";
    case SearchObstacle::SideWithoutSpace: return "side-without-space";
    case SearchObstacle::AgainstArrow: return "against-arrow";
    case SearchObstacle::FitsNowhere: return "fits-nowhere";
    }
    return {};
}

std::string_view wordOf(MoveObstacle one)
{
    switch (one) {
    case MoveObstacle::NoStep: return "no-step";
    case MoveObstacle::AgainstArrow: return "against-arrow";
    case MoveObstacle::SpaceFull: return "space-full";
    case MoveObstacle::TooFewActions: return "too-few-actions";
    case MoveObstacle::ActionsDiffer: return "actions-differ";
    case MoveObstacle::NoCardMovement: return "no-card-movement";
    case MoveObstacle::NoOwnMovement: return "no-own-movement";
    case MoveObstacle::OwnMovementUsed: return "own-movement-used";
    case MoveObstacle::NotRolled: return "not-rolled";
    case MoveObstacle::AlreadyRolled: return "already-rolled";
    case MoveObstacle::NoSuchSpace: return "no-such-space";
    case MoveObstacle::BareBlock: return "bare-block";
    case MoveObstacle::NotAdjacentBlock: return "not-adjacent-block";
    case MoveObstacle::MovementBarred: return "movement-barred";
    case MoveObstacle::NothingToRoll: return "nothing-to-roll";
    }
    return {};
}

std::string_view wordOf(IcebreakObstacle one)
{
    switch (one) {
    case IcebreakObstacle::NotOnTarget: return "not-on-target";
    case IcebreakObstacle::NoIce: return "no-ice";
    case IcebreakObstacle::OwnBlock: return "own-block";
    case IcebreakObstacle::OwnPawn: return "own-pawn";
    case IcebreakObstacle::PawnNotInRange: return "pawn-not-in-range";
    case IcebreakObstacle::NoPawnIce: return "no-pawn-ice";
    case IcebreakObstacle::IceCovered: return "ice-covered";
    case IcebreakObstacle::NoCounterLeft: return "no-counter-left";
    }
    return {};
}

std::string_view wordOf(DeleteObstacle one)
{
    switch (one) {
    case DeleteObstacle::Itself: return "itself";
    case DeleteObstacle::OwnPawn: return "own-pawn";
    case DeleteObstacle::NotInRange: return "not-in-range";
    case DeleteObstacle::NoSkulls: return "no-skulls";
    case DeleteObstacle::NotInCybernet: return "not-in-cybernet";
    }
    return {};
}

std::string_view wordOf(CardObstacle one)
{
    switch (one) {
    case CardObstacle::AlreadyUsed: return "already-used";
    case CardObstacle::LacksAction: return "lacks-action";
    case CardObstacle::TooFewBonus: return "too-few-bonus";
    case CardObstacle::NotAnItem: return "not-an-item";
    case CardObstacle::WrongPawn: return "wrong-pawn";
    case CardObstacle::DroneCarriesNone: return "drone-carries-none";
    case CardObstacle::SlotTaken: return "slot-taken";
    case CardObstacle::NeedsIcebreaker: return "needs-icebreaker";
    case CardObstacle::NeedsDelete: return "needs-delete";
    case CardObstacle::OnlyDrones: return "only-drones";
    case CardObstacle::NotControlled: return "not-controlled";
    case CardObstacle::BesideCore: return "beside-core";
    case CardObstacle::SideWithoutSpace: return "side-without-space";
    case CardObstacle::CellTaken: return "cell-taken";
    case CardObstacle::NotBlockCard: return "not-block-card";
    case CardObstacle::CardNotPlaced: return "card-not-placed";
    case CardObstacle::NotEnterable: return "not-enterable";
    case CardObstacle::AlreadyInPlay: return "already-in-play";
    case CardObstacle::MalwareOwnPawn: return "malware-own-pawn";
    case CardObstacle::NoSuchEffect: return "no-such-effect";
    case CardObstacle::WrongCount: return "wrong-count";
    case CardObstacle::NotSameBlock: return "not-same-block";
    case CardObstacle::NoIce: return "no-ice";
    case CardObstacle::TooManyCards: return "too-many-cards";
    case CardObstacle::BonusCard: return "bonus-card";
    }
    return {};
}

std::string_view wordOf(AnswerObstacle one)
{
    switch (one) {
    case AnswerObstacle::WrongDiceCount: return "wrong-dice-count";
    case AnswerObstacle::NotADieFace: return "not-a-die-face";
    case AnswerObstacle::NoSuchChoice: return "no-such-choice";
    case AnswerObstacle::NotAnOption: return "not-an-option";
    case AnswerObstacle::DiceTyped: return "dice-typed";
    case AnswerObstacle::RollsDontDecide: return "rolls-dont-decide";
    case AnswerObstacle::AnotherFirst: return "another-first";
    }
    return {};
}

std::string_view wordOf(TableObstacle one)
{
    switch (one) {
    case TableObstacle::TwoBlocksOneCell: return "two-blocks-one-cell";
    case TableObstacle::OnlyScores: return "only-scores";
    case TableObstacle::SpaceFull: return "space-full";
    case TableObstacle::CountersExceedSupply: return "counters-exceed-supply";
    case TableObstacle::BonusExceedsSupply: return "bonus-exceeds-supply";
    case TableObstacle::UnknownPiece: return "unknown-piece";
    case TableObstacle::PlaceWithoutSpace: return "place-without-space";
    case TableObstacle::StateAndPlaceDisagree: return "state-and-place-disagree";
    case TableObstacle::CardBesideNothing: return "card-beside-nothing";
    case TableObstacle::SpaceWouldVanish: return "space-would-vanish";
    case TableObstacle::CoreMustLie: return "core-must-lie";
    case TableObstacle::OwnerWithoutSeat: return "owner-without-seat";
    case TableObstacle::OutOfRange: return "out-of-range";
    case TableObstacle::ColourTaken: return "colour-taken";
    case TableObstacle::CopiesDiffer: return "copies-differ";
    case TableObstacle::NothingToAdjust: return "nothing-to-adjust";
    case TableObstacle::NotLaid: return "not-laid";
    case TableObstacle::CardOnPawnOutOfPlay: return "card-on-pawn-out-of-play";
    case TableObstacle::CountersOnPawnOutOfPlay: return "counters-on-pawn-out-of-play";
    }
    return {};
}

std::string_view wordOf(const ObstacleCode& code)
{
    return std::visit([](auto one) { return wordOf(one); }, code);
}

std::string_view familyOf(const ObstacleCode& code)
{
    return std::visit(base::overload{
                          [](TurnObstacle) { return std::string_view("turn"); },
                          [](PawnObstacle) { return std::string_view("pawn"); },
                          [](SearchObstacle) { return std::string_view("search"); },
                          [](MoveObstacle) { return std::string_view("move"); },
                          [](IcebreakObstacle) { return std::string_view("icebreak"); },
                          [](DeleteObstacle) { return std::string_view("delete"); },
                          [](CardObstacle) { return std::string_view("card"); },
                          [](AnswerObstacle) { return std::string_view("answer"); },
                          [](TableObstacle) { return std::string_view("table"); },
                      },
                      code);
}

namespace {

template <class E>
void take(std::optional<ObstacleCode>& code, std::string_view family, std::string_view word)
{
    if (familyOf(ObstacleCode{E{}}) != family)
        return;
    if (const auto one = enumOf<E>(word))
        code = *one;
}

} // namespace

std::optional<ObstacleCode> obstacleOf(std::string_view family, std::string_view word)
{
    std::optional<ObstacleCode> code;
    take<TurnObstacle>(code, family, word);
    take<PawnObstacle>(code, family, word);
    take<SearchObstacle>(code, family, word);
    take<MoveObstacle>(code, family, word);
    take<IcebreakObstacle>(code, family, word);
    take<DeleteObstacle>(code, family, word);
    take<CardObstacle>(code, family, word);
    take<AnswerObstacle>(code, family, word);
    take<TableObstacle>(code, family, word);
    return code;
}

} // namespace record
