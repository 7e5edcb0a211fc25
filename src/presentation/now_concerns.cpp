// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/now_probes.h"

#include "base/overload.h"
#include "zaibatsu/piece_ids.h"

using namespace zaibatsu;

namespace presentation {
namespace {

/// The pieces that a command names.
struct Named {
    std::optional<PawnId> pawn;
    std::optional<PawnId> target;
    std::optional<BlockId> block;
    bool everyone = false; ///< concerns whatever is tapped
    std::optional<CardId> card = {};
};

std::optional<BlockId> blockOf(const std::optional<Place>& place)
{
    return place && place->on == Place::On::Block ? std::optional(BlockId{place->piece}) : std::nullopt;
}

std::optional<CardId> cardOn(const std::optional<Place>& place)
{
    return place && place->on == Place::On::Card ? std::optional(CardId{place->piece}) : std::nullopt;
}

Named namedIn(const Source& source)
{
    return std::visit(base::overload{[](BlockId id) { return Named{{}, {}, id, false}; },
                                     [](CardId id) { return Named{{}, {}, {}, false, id}; },
                                     [](PawnId id) { return Named{id, {}, {}, false}; }},
                      source);
}

Named namedIn(const Icebreak& it)
{
    Named named{it.pawn, {}, {}, false};
    std::visit(base::overload{[&named](BlockId id) { named.block = id; }, [&named](PawnId id) { named.target = id; }},
               it.target);
    return named;
}

/// The block card with which a pawn comes in.
std::optional<CardId> cardOfPawn(const State& state, PawnId pawn)
{
    for (const CardId card : cardIds(state))
        if (printedOf(state, card).pawn == pawn)
            return card;
    return std::nullopt;
}

Named namedIn(const State& state, const Command& command)
{
    const auto standing = [&state](PawnId pawn) { return blockOf(state.pawns[pawn.index()].at); };
    return std::visit(
        base::overload{[&](const Search& it) { return Named{it.pawn, {}, standing(it.pawn), false}; },
                       [](const Move& it) {
                           const auto end = it.path.empty() ? std::nullopt : std::optional(it.path.back());
                           return Named{it.pawn, {}, blockOf(end), false, cardOn(end)};
                       },
                       [](const RollMovement& it) { return Named{it.pawn, {}, {}, false}; },
                       [](const Icebreak& it) { return namedIn(it); },
                       [](const Delete& it) { return Named{it.pawn, it.target, {}, false}; },
                       [](const Reboot& it) { return Named{it.pawn, {}, {}, false}; },
                       [](const Equip& it) { return Named{it.pawn, {}, {}, false, it.card}; },
                       [](const PlaceCard& it) { return Named{it.pawn, {}, it.beside, false, it.card}; },
                       [&](const Enter& it) { return Named{it.pawn, {}, {}, false, cardOfPawn(state, it.pawn)}; },
                       [](const Use& it) { return namedIn(it.source); },
                       [](const Sacrifice& it) { return Named{it.pawn, {}, {}, false}; },
                       [](const auto&) { return Named{{}, {}, {}, true}; }},
        command.action);
}

bool isOf(const State& state, const std::optional<PawnId>& pawn, Colour colour)
{
    return pawn && state.pawns[pawn->index()].controller == colour;
}

} // namespace

bool concerns(const State& state, const Command& command, const Subject& subject)
{
    const Named named = namedIn(state, command);
    if (named.everyone)
        return true;
    return std::visit(base::overload{[](std::monostate) { return true; },
                                     [&](PawnId pawn) { return named.pawn == pawn || named.target == pawn; },
                                     [&](BlockId block) { return named.block == block; },
                                     [&](CardId card) { return named.card == card; },
                                     [&](Colour colour) {
                                         const bool comesIn = std::holds_alternative<Enter>(command.action);
                                         return isOf(state, named.pawn, colour) || isOf(state, named.target, colour)
                                             || ((!named.pawn || comesIn) && colour == state.turn.player);
                                     }},
                      subject);
}

std::optional<PawnId> actorOf(const State& state, const Command& command) { return namedIn(state, command).pawn; }

std::optional<NowAction> rowOf(const Command& command)
{
    using Row = std::optional<NowAction>;
    return std::visit(
        base::overload{
            [](const StartingRolls&) { return Row(NowAction::StartingRolls); },
            [](const Choose&) { return Row(NowAction::Choose); }, [](const Use&) { return Row(NowAction::Use); },
            [](const Icebreak&) { return Row(NowAction::Icebreaker); },
            [](const Search&) { return Row(NowAction::Search); },
            [](const Move& it) { return Row(it.own ? NowAction::OwnMove : NowAction::Move); },
            [](const RollMovement&) { return Row(NowAction::RollMovement); },
            [](const Delete&) { return Row(NowAction::Delete); }, [](const Reboot&) { return Row(NowAction::Reboot); },
            [](const Equip&) { return Row(NowAction::Equip); },
            [](const PlaceCard&) { return Row(NowAction::PlaceCard); },
            [](const Enter&) { return Row(NowAction::Enter); },
            [](const Sacrifice&) { return Row(NowAction::Sacrifice); },
            [](const NextPhase&) { return Row(NowAction::NextPhase); },
            [](const EndGame&) { return Row(NowAction::EndGame); }, [](const auto&) { return Row(); }},
        command.action);
}

} // namespace presentation
