// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rule behind each code, as the rules file and docs/fine-print.md name them.
#include "naming_oracle.h"

#include "base/overload.h"
#include "zaibatsu/carried.h"
#include "zaibatsu/equip.h"
#include "zaibatsu/steps.h"
#include "zaibatsu/turn_start.h"

#include <algorithm>

using namespace zaibatsu;

namespace testing {
namespace {

using Rules = std::set<RuleId>;

bool second(const State& state) { return state.settings->edition == Edition::Second2017; }

Rules waitingRule(const State& state) { return state.pending.empty() ? Rules{} : Rules{state.pending.front().rule}; }

/// A pawn of the active player on an effect space, which is the source or stands on it.
bool standsOnEffect(const State& state, const Source& source)
{
    bool stands = false;
    forEachInCybernet(state, [&](PawnId pawn) {
        const PawnState& own = pawnOf(state, pawn);
        if (own.controller != state.turn.player || !own.at)
            return;
        const auto space = spaceAt(state, *own.at);
        const auto block = blockStoodOn(state, *own.at);
        const bool meant = source == Source{pawn} || (block && source == Source{*block});
        stands = stands || (meant && space && space->printed && !space->printed->effects.empty());
    });
    return stands;
}

/// Effects of a source are used in the beginning phase, those of a space in the action phase. A source that has both
/// is used as the first while that is open; one that has neither, as the phase would have it.
Rules useRules(const State& state, const Use& use)
{
    if (use.space)
        return {rule("R-167")};
    const auto open = openTurnStarts(state);
    if (std::find(open.begin(), open.end(), use.source) != open.end())
        return {rule("R-023")};
    if (standsOnEffect(state, use.source))
        return {rule("R-167")};
    const auto* starts = turnStartOf(state, use.source);
    const bool ofBeginning = state.turn.phase == Phase::Beginning || (starts != nullptr && !starts->empty());
    return {ofBeginning ? rule("R-023") : rule("R-167")};
}

Rules useRules(const State& state, const Command& command)
{
    const auto* use = std::get_if<Use>(&command.action);
    return use != nullptr ? useRules(state, *use) : Rules{};
}

/// What an action is called in the rules: the card and the ability that it needs.
Rules actionRule(const Command& command)
{
    return std::visit(base::overload{[](const Search&) { return Rules{rule("R-046")}; },
                                     [](const Icebreak&) { return Rules{rule("R-063")}; },
                                     [](const Delete&) { return Rules{rule("R-091")}; },
                                     [](const Reboot&) { return Rules{rule("R-100")}; },
                                     [](const auto&) { return Rules{}; }},
                      command.action);
}

/// Where the acting pawn, or its target, has to stand.
Rules standingRule(const State& state, const Command& command)
{
    return std::visit(
        base::overload{
            [](const Search&) { return Rules{rule("R-047")}; }, [](const Move&) { return Rules{rule("R-034")}; },
            [](const RollMovement&) { return Rules{rule("R-117")}; },
            [&](const Icebreak& icebreak) {
                const bool in = pawnOf(state, icebreak.pawn).where == PawnWhere::Cybernet;
                return in ? Rules{rule("R-086")} : Rules{rule("R-064")};
            },
            [](const Delete&) { return Rules{rule("R-092")}; }, [](const Sacrifice&) { return Rules{rule("A-099")}; },
            [](const Equip&) { return Rules{rule("A-101")}; }, [](const auto&) { return Rules{}; }},
        command.action);
}

Rules of(TurnObstacle code, const State& state, const Command& command)
{
    switch (code) {
    case TurnObstacle::NotStarted:
    case TurnObstacle::AlreadyStarted: return {rule("R-014")};
    case TurnObstacle::WrongPhase:
        if (std::holds_alternative<NextPhase>(command.action))
            return {rule("R-027")};
        return std::holds_alternative<Use>(command.action) ? useRules(state, command) : Rules{rule("R-024")};
    case TurnObstacle::GameOver: return {rule("R-019")};
    case TurnObstacle::ChoiceOpen: return waitingRule(state);
    case TurnObstacle::NotYourPawn:
    case TurnObstacle::PawnUncontrolled: return {rule("R-147")};
    case TurnObstacle::TurnStartLeft: return {rule("R-023")};
    case TurnObstacle::HandTooLarge: return {rule("A-012")};
    case TurnObstacle::DrawsTooMany: return {rule("R-029")};
    }
    return {};
}

Rules of(PawnObstacle code, const State& state, const Command& command)
{
    switch (code) {
    case PawnObstacle::NotInCybernet: return standingRule(state, command);
    case PawnObstacle::LacksAbility: return actionRule(command);
    case PawnObstacle::CannotIcon: return {rule("R-148"), rule("R-161")};
    case PawnObstacle::EachTurnUsed:
    case PawnObstacle::NoEachTurnIcon: return {rule("R-144")};
    case PawnObstacle::NotEliminated:
    case PawnObstacle::NoReboot: return {rule("R-100")};
    }
    return {};
}

Rules of(SearchObstacle code, const State&, const Command&)
{
    switch (code) {
    case SearchObstacle::NotOnBlock: return {rule("R-047")};
    case SearchObstacle::BlockNotInPile: return {rule("R-048")};
    case SearchObstacle::PileEmpty: return {rule("A-043")};
    case SearchObstacle::NotAdjacent: return {rule("R-049")};
    case SearchObstacle::CellTaken: return {rule("R-050")};
    case SearchObstacle::ReferenceSideWithoutSpace: return {rule("R-051")};
    case SearchObstacle::SideWithoutSpace: return {rule("R-052")};
    case SearchObstacle::AgainstArrow: return {rule("A-040")};
    case SearchObstacle::FitsNowhere: return {rule("A-044")};
    }
    return {};
}

using Kinds = std::set<OwnMovement::Kind>;

/// What is printed on a pawn and on the cards that it carries.
Kinds kindsOfMovement(const State& state, PawnId pawn)
{
    Kinds kinds;
    if (const auto& printed = cardOf(state, pawn).ownMovement)
        kinds.insert(printed->kind);
    forEachCarried(state, pawn, [&](CardId card) {
        if (const auto& carried = printedOf(state, card).ownMovement)
            kinds.insert(carried->kind);
    });
    return kinds;
}

/// Each movement has its rule: a card's R-034, a roll R-117, by blocks R-109, any other icon R-119. Blocks count where
/// they are printed on the pawn, or with nothing else.
Rules movementRule(const State& state, const Command& command)
{
    if (std::holds_alternative<RollMovement>(command.action))
        return {rule("R-117")};
    const auto* move = std::get_if<Move>(&command.action);
    if (!move || !move->own)
        return {rule("R-034")};
    const auto& printed = cardOf(state, move->pawn).ownMovement;
    const Kinds kinds = kindsOfMovement(state, move->pawn);
    if (printed && printed->kind == OwnMovement::Kind::Blocks)
        return {rule("R-109")};
    if (kinds.contains(OwnMovement::Kind::Roll))
        return {rule("R-117")};
    const bool blocks = kinds.contains(OwnMovement::Kind::Blocks) && !kinds.contains(OwnMovement::Kind::Spaces);
    return {blocks ? rule("R-109") : rule("R-119")};
}

/// Where a pawn ends: a double space holds two, any other with a limit one.
Rules spaceRule(const std::optional<SpaceView>& space)
{
    return {space && space->kind == SpaceKind::Double ? rule("R-040") : rule("R-039")};
}

Rules endRule(const State& state, const Command& command)
{
    const auto* move = std::get_if<Move>(&command.action);
    return move != nullptr && !move->path.empty() ? spaceRule(spaceAt(state, move->path.back())) : Rules{};
}

Rules of(MoveObstacle code, const State& state, const Command& command)
{
    switch (code) {
    case MoveObstacle::TooFewActions:
    case MoveObstacle::NoOwnMovement:
    case MoveObstacle::OwnMovementUsed: return movementRule(state, command);
    case MoveObstacle::NoStep:
    case MoveObstacle::ActionsDiffer:
    case MoveObstacle::NoSuchSpace: return {rule("R-034")};
    case MoveObstacle::AgainstArrow: return {rule("R-043")};
    case MoveObstacle::SpaceFull: return endRule(state, command);
    case MoveObstacle::NoCardMovement: return {rule("R-037")};
    case MoveObstacle::NothingToRoll:
    case MoveObstacle::NotRolled:
    case MoveObstacle::AlreadyRolled: return {rule("R-117")};
    case MoveObstacle::BareBlock: return {rule("A-032")};
    case MoveObstacle::NotAdjacentBlock: return {rule("R-109")};
    case MoveObstacle::MovementBarred: return {rule("A-036")};
    }
    return {};
}

Rules of(IcebreakObstacle code, const State& state, const Command&)
{
    switch (code) {
    case IcebreakObstacle::NotOnTarget: return {rule("R-064")};
    case IcebreakObstacle::NoIce: return {rule("R-065")};
    case IcebreakObstacle::OwnBlock: return {second(state) ? rule("R-154") : rule("A-054")};
    case IcebreakObstacle::OwnPawn: return {second(state) ? rule("R-154") : rule("A-077")};
    case IcebreakObstacle::PawnNotInRange:
        return {firstWay(*state.settings, rule("A-076")) ? rule("R-086") : rule("R-153")};
    case IcebreakObstacle::NoPawnIce: return {rule("R-085")};
    case IcebreakObstacle::IceCovered: return {rule("R-090")};
    case IcebreakObstacle::NoCounterLeft: return {rule("A-068")};
    }
    return {};
}

Rules of(DeleteObstacle code, const State& state, const Command&)
{
    switch (code) {
    case DeleteObstacle::Itself: return {second(state) ? rule("R-155") : rule("A-084")};
    case DeleteObstacle::OwnPawn: return {rule("A-084")};
    case DeleteObstacle::NotInRange: return {firstWay(*state.settings, rule("A-082")) ? rule("R-092") : rule("R-153")};
    case DeleteObstacle::NoSkulls: return {rule("A-090")};
    case DeleteObstacle::NotInCybernet: return {rule("R-092")};
    }
    return {};
}

/// Which place on a pawn is taken depends on the use of the card, and in the second edition on its slot.
Rules slotRules(const State& state, const Command& command)
{
    const auto use = useOf(state, std::get<Equip>(command.action).card);
    switch (use.value_or(CardUse::None)) {
    case CardUse::Generic: return {rule("A-102"), rule("R-162")};
    case CardUse::Defence: return {rule("R-127"), rule("R-162")};
    case CardUse::Neuroconsole: return {rule("R-128"), rule("A-103"), rule("A-104"), rule("R-162")};
    case CardUse::Weapon: return {rule("R-129"), rule("A-103"), rule("R-162")};
    case CardUse::DroneWeapon: return {rule("R-130"), rule("A-103"), rule("R-162")};
    case CardUse::Bot: return {rule("A-104"), rule("R-162")};
    case CardUse::Malware: return {rule("R-163"), rule("R-162")};
    case CardUse::BlockCard:
    case CardUse::None: break;
    }
    return {};
}

RuleId entryRule(const State& state, const Command& command)
{
    const auto* enter = std::get_if<Enter>(&command.action);
    if (enter == nullptr)
        return rule("R-120");
    return cardOf(state, enter->pawn).key == "cyborg" ? rule("R-116") : rule("R-114");
}

/// What needs no card, or one.
Rules byItselfRules(const State& state, const Command& command)
{
    return std::visit(base::overload{[&](const Use&) { return useRules(state, command); },
                                     [](const Sacrifice&) { return Rules{rule("A-099")}; },
                                     [&](const Enter&) { return Rules{entryRule(state, command)}; },
                                     [&](const RollMovement&) { return movementRule(state, command); },
                                     [&](const Move&) { return movementRule(state, command); },
                                     [](const auto&) { return Rules{rule("R-142"), rule("R-144")}; }},
                      command.action);
}

Rules of(CardObstacle code, const State& state, const Command& command)
{
    const bool equips = std::holds_alternative<Equip>(command.action);
    switch (code) {
    case CardObstacle::AlreadyUsed: return {rule("R-026")};
    case CardObstacle::LacksAction: return actionRule(command);
    case CardObstacle::TooFewBonus:
    case CardObstacle::CardNotPlaced:
    case CardObstacle::NotEnterable:
    case CardObstacle::AlreadyInPlay: return {entryRule(state, command)};
    case CardObstacle::NotAnItem:
    case CardObstacle::NotBlockCard: return {rule("R-033")};
    case CardObstacle::WrongPawn: return {rule("R-123")};
    case CardObstacle::DroneCarriesNone: return {rule("R-108")};
    case CardObstacle::SlotTaken: return slotRules(state, command);
    case CardObstacle::NeedsIcebreaker: return {rule("R-128"), rule("R-131")};
    case CardObstacle::NeedsDelete: return {rule("R-129")};
    case CardObstacle::OnlyDrones: return {rule("R-130")};
    case CardObstacle::NotControlled:
    case CardObstacle::CellTaken: return {rule("R-134")};
    case CardObstacle::BesideCore: return {rule("A-124")};
    case CardObstacle::SideWithoutSpace: return {rule("A-110")};
    case CardObstacle::MalwareOwnPawn: return {rule("R-139")};
    case CardObstacle::NoSuchEffect: return useRules(state, command);
    case CardObstacle::WrongCount: return {firstWay(*state.settings, rule("A-097")) ? rule("R-100") : rule("R-152")};
    case CardObstacle::NotSameBlock: return {equips ? rule("R-163") : rule("R-164")};
    case CardObstacle::NoIce: return {rule("R-164")};
    case CardObstacle::TooManyCards: return byItselfRules(state, command);
    case CardObstacle::BonusCard: return {rule("R-136")};
    }
    return {};
}

Rules of(AnswerObstacle code, const State& state, const Command& command)
{
    const bool starts = std::holds_alternative<StartingRolls>(command.action);
    switch (code) {
    case AnswerObstacle::WrongDiceCount:
    case AnswerObstacle::NotADieFace: return {starts ? rule("A-004") : rule("A-129")};
    case AnswerObstacle::NoSuchChoice:
    case AnswerObstacle::AnotherFirst: return {rule("R-140")};
    case AnswerObstacle::NotAnOption: return waitingRule(state);
    case AnswerObstacle::DiceTyped: return {rule("A-129")};
    case AnswerObstacle::RollsDontDecide: return {rule("A-004")};
    }
    return {};
}

/// Put by hand or printed anew: the first space named, as it is afterwards.
Rules spaceRule(const State& state, const Command& command)
{
    if (const auto* set = std::get_if<SetBlock>(&command.action); set != nullptr && set->face.spaces)
        return {set->face.spaces->front().kind == SpaceKind::Double ? rule("R-040") : rule("R-039")};
    const auto* adjust = std::get_if<Adjust>(&command.action);
    if (adjust == nullptr || adjust->pawns.empty() || !adjust->pawns.front().at)
        return {rule("R-039")};
    const auto& at = *adjust->pawns.front().at;
    return spaceRule(at ? spaceAt(state, *at) : std::nullopt);
}

/// It lies in the middle and has no owner and no counter.
RuleId coreRule(const Command& command)
{
    const auto* adjust = std::get_if<Adjust>(&command.action);
    const bool lies = adjust != nullptr
        && std::any_of(adjust->blocks.begin(), adjust->blocks.end(),
                       [](const auto& patch) { return patch.block == centralCore && patch.at; });
    return lies ? rule("R-005") : rule("R-065");
}

/// The whole table by hand: a rule where it names the limit, else the ruling that lets it be put by hand.
Rules of(TableObstacle code, const State& state, const Command& command)
{
    switch (code) {
    case TableObstacle::TwoBlocksOneCell: return {rule("R-050")};
    case TableObstacle::SpaceFull: return spaceRule(state, command);
    case TableObstacle::CountersExceedSupply: return {rule("R-002")};
    case TableObstacle::BonusExceedsSupply: return {rule("R-003")};
    case TableObstacle::UnknownPiece: return {rule("R-001")};
    case TableObstacle::PlaceWithoutSpace:
    case TableObstacle::SpaceWouldVanish: return {rule("R-149")};
    case TableObstacle::StateAndPlaceDisagree: return {rule("R-098")};
    case TableObstacle::CardBesideNothing: return {rule("R-134")};
    case TableObstacle::CoreMustLie: return {coreRule(command)};
    case TableObstacle::OwnerWithoutSeat:
    case TableObstacle::ColourTaken: return {rule("R-007")};
    case TableObstacle::OutOfRange:
    case TableObstacle::OnlyScores:
    case TableObstacle::NothingToAdjust: return {rule("A-120")};
    case TableObstacle::CopiesDiffer: return {rule("R-004")};
    case TableObstacle::CardOnPawnOutOfPlay: return {rule("R-125")};
    case TableObstacle::CountersOnPawnOutOfPlay: return {rule("A-117")};
    case TableObstacle::NotLaid:
        if (std::holds_alternative<PlaceCard>(command.action))
            return {rule("R-134")};
        return {std::holds_alternative<Move>(command.action) ? rule("R-034") : rule("R-064")};
    }
    return {};
}

template <class Code>
void addFamily(std::vector<ObstacleCode>& codes, Code last)
{
    for (int i = 0; i <= static_cast<int>(last); ++i)
        codes.push_back(static_cast<Code>(i));
}

} // namespace

std::vector<ObstacleCode> allObstacles()
{
    std::vector<ObstacleCode> codes;
    addFamily(codes, TurnObstacle::DrawsTooMany);
    addFamily(codes, PawnObstacle::NoReboot);
    addFamily(codes, SearchObstacle::FitsNowhere);
    addFamily(codes, MoveObstacle::NothingToRoll);
    addFamily(codes, IcebreakObstacle::NoCounterLeft);
    addFamily(codes, DeleteObstacle::NotInCybernet);
    addFamily(codes, CardObstacle::BonusCard);
    addFamily(codes, AnswerObstacle::AnotherFirst);
    addFamily(codes, TableObstacle::CountersOnPawnOutOfPlay);
    return codes;
}

std::set<RuleId> rulesBehind(const State& state, const Command& command, const ObstacleCode& code)
{
    return std::visit([&](auto obstacle) { return of(obstacle, state, command); }, code);
}

} // namespace testing
