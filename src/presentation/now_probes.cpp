// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/now_probes.h"

#include "zaibatsu/legal.h"
#include "zaibatsu/piece_ids.h"
#include "zaibatsu/steps.h"

#include <algorithm>

using namespace zaibatsu;

namespace presentation {
namespace {

Command asked(Action action)
{
    Command command;
    command.action = std::move(action);
    return command;
}

/// Collects commands to try.
class Probes {
public:
    Probes(const State& state, const Subject& subject) : m_state(state), m_subject(subject) { }

    [[nodiscard]] std::vector<Command> of(NowAction action) const;

private:
    /// Pawns that would act: the one tapped, else those of the active player.
    [[nodiscard]] std::vector<PawnId> actors() const;
    [[nodiscard]] std::vector<PawnId> ownPawns(bool inCybernet) const;
    [[nodiscard]] std::vector<PawnId> targets(PawnId actor) const;
    [[nodiscard]] std::vector<Command> icebreaks() const;
    [[nodiscard]] std::vector<Command> searches() const;
    [[nodiscard]] std::vector<Command> moves(bool own) const;
    /// A space of a block beside the pawn's own, where it can reach none yet.
    [[nodiscard]] Place besides(PawnId pawn) const;
    [[nodiscard]] std::vector<Command> deletes() const;
    [[nodiscard]] std::vector<Command> equips() const;
    [[nodiscard]] std::vector<Command> placedCards() const;
    [[nodiscard]] std::vector<Command> entries() const;
    [[nodiscard]] std::vector<Command> uses() const;
    template <class Kind>
    [[nodiscard]] std::vector<Command> each(const std::vector<PawnId>& pawns) const;
    [[nodiscard]] const PawnState& at(PawnId pawn) const { return m_state.pawns[pawn.index()]; }
    [[nodiscard]] std::optional<PawnId> tapped() const;

    const State& m_state;
    const Subject& m_subject;
};

std::optional<PawnId> Probes::tapped() const
{
    const auto* pawn = std::get_if<PawnId>(&m_subject);
    return pawn == nullptr ? std::nullopt : std::optional(*pawn);
}

std::vector<PawnId> Probes::ownPawns(bool inCybernet) const
{
    std::vector<PawnId> pawns;
    for (const PawnId id : pawnIds(m_state)) {
        const PawnState& pawn = pawnOf(m_state, id);
        if (pawn.controller == m_state.turn.player && (!inCybernet || pawn.where == PawnWhere::Cybernet))
            pawns.push_back(id);
    }
    return pawns;
}

std::vector<PawnId> Probes::actors() const
{
    if (const auto pawn = tapped())
        return {*pawn};
    return ownPawns(true);
}

std::vector<PawnId> Probes::targets(PawnId actor) const
{
    std::vector<PawnId> pawns;
    for (const PawnId id : pawnIds(m_state))
        if (id != actor && pawnOf(m_state, id).where == PawnWhere::Cybernet)
            pawns.push_back(id);
    return pawns;
}

std::vector<Command> Probes::icebreaks() const
{
    std::vector<Command> commands;
    if (const auto* block = std::get_if<BlockId>(&m_subject)) {
        for (const PawnId pawn : ownPawns(true))
            commands.push_back(asked(Icebreak{pawn, *block, {}, false}));
        return commands;
    }
    for (const PawnId pawn : actors())
        if (const auto& place = at(pawn).at; place && place->on == Place::On::Block)
            commands.push_back(asked(Icebreak{pawn, BlockId{place->piece}, {}, false}));
    if (const auto target = tapped(); target && at(*target).controller != m_state.turn.player) {
        commands.clear();
        for (const PawnId pawn : ownPawns(true))
            commands.push_back(asked(Icebreak{pawn, *target, {}, false}));
    }
    return commands;
}

std::vector<Command> Probes::searches() const
{
    const auto inPile = std::ranges::find_if(m_state.blocks, [](const auto& laid) { return !laid; });
    const BlockId drawn{
        static_cast<std::uint16_t>(inPile == m_state.blocks.end() ? 0 : inPile - m_state.blocks.begin())};
    std::vector<Command> commands;
    for (const PawnId pawn : actors()) {
        const auto& place = at(pawn).at;
        const bool standing = place && place->on == Place::On::Block && m_state.blocks[place->piece];
        const hex::Cell cell = standing ? m_state.blocks[place->piece]->at : hex::Cell{};
        for (int side = 0; side < 6; ++side)
            commands.push_back(asked(Search{pawn, drawn, hex::neighbour(cell, side), 0, false}));
    }
    return commands;
}

Place Probes::besides(PawnId pawn) const
{
    const Place here = at(pawn).at.value_or(onBlock(centralCore, middleSpace));
    if (here.on != Place::On::Block || !m_state.blocks[here.piece])
        return here;
    for (int side = 0; side < 6; ++side)
        if (const auto next = blockAt(m_state, hex::neighbour(m_state.blocks[here.piece]->at, side)))
            return onBlock(*next, middleSpace);
    return here;
}

std::vector<Command> Probes::moves(bool own) const
{
    std::vector<Command> commands;
    for (const PawnId pawn : actors()) {
        if (const auto* card = std::get_if<CardId>(&m_subject)) {
            for (const SpaceId space : spaceIdsOf(printedOf(m_state, *card)))
                if (stateOf(m_state, *card).at)
                    commands.push_back(asked(Move{pawn, {onCard(*card, space)}, 1, own}));
            continue;
        }
        const auto near = reachablePlaces(m_state, pawn, 1);
        const Place to = !near.empty() ? near.front().place : besides(pawn);
        commands.push_back(asked(Move{pawn, {to}, 1, own}));
    }
    return commands;
}

std::vector<Command> Probes::deletes() const
{
    std::vector<Command> commands;
    const auto target = tapped();
    if (target && at(*target).controller != m_state.turn.player) {
        for (const PawnId pawn : ownPawns(true))
            commands.push_back(asked(Delete{pawn, *target, {}, false}));
        return commands;
    }
    for (const PawnId pawn : actors())
        for (const PawnId other : targets(pawn))
            commands.push_back(asked(Delete{pawn, other, {}, false}));
    return commands;
}

std::vector<Command> Probes::equips() const
{
    std::vector<Command> commands;
    for (const CardId id : cardIds(m_state)) {
        const Card& card = printedOf(m_state, id);
        if (card.bonus || card.use == CardUse::BlockCard || card.use == CardUse::None)
            continue;
        for (const PawnId pawn : actors())
            commands.push_back(asked(Equip{id, pawn}));
    }
    return commands;
}

std::vector<Command> Probes::placedCards() const
{
    std::vector<BlockId> blocks;
    if (const auto* block = std::get_if<BlockId>(&m_subject))
        blocks.push_back(*block);
    for (const PawnId pawn : blocks.empty() ? actors() : std::vector<PawnId>{})
        if (const auto& place = at(pawn).at; place && place->on == Place::On::Block)
            blocks.push_back(BlockId{place->piece});
    std::vector<Command> commands;
    for (const CardId id : cardIds(m_state))
        if (printedOf(m_state, id).use == CardUse::BlockCard)
            for (const BlockId block : blocks)
                for (int side = 0; side < 6; ++side)
                    commands.push_back(asked(PlaceCard{id, block, side, {}}));
    return commands;
}

std::vector<Command> Probes::entries() const
{
    std::vector<Command> commands;
    for (const auto& card : m_state.components->cards)
        if (card->pawn && (!tapped() || tapped() == card->pawn))
            commands.push_back(asked(Enter{*card->pawn}));
    return commands;
}

std::vector<Command> Probes::uses() const
{
    if (const auto pawn = tapped())
        return {asked(Use{*pawn, {}})};
    if (const auto* block = std::get_if<BlockId>(&m_subject))
        return {asked(Use{*block, {}})};
    std::vector<Command> commands;
    for (const Source& source : m_state.turnStartsLeft)
        commands.push_back(asked(Use{source, {}}));
    return commands;
}

template <class Kind>
std::vector<Command> Probes::each(const std::vector<PawnId>& pawns) const
{
    std::vector<Command> commands;
    for (const PawnId pawn : pawns) {
        Kind kind;
        kind.pawn = pawn;
        commands.push_back(asked(kind));
    }
    return commands;
}

/// No text gives a Speedrunner a movement of its own: nobody is asked for one.
bool asksInVain(const State& state, const Command& command)
{
    const auto decision = Game::decide(state, command);
    const auto* needs = std::get_if<base::NeedsFacts<Game>>(&decision);
    return needs != nullptr && std::ranges::any_of(needs->facts, [&](const Fact& fact) {
               const auto* pawn = std::get_if<PawnId>(&fact.about);
               return pawn != nullptr && fact.field == Field::OwnMovement
                   && cardOf(state, *pawn).kind == PawnKind::Speedrunner;
           });
}

std::vector<Command> Probes::of(NowAction action) const
{
    switch (action) {
    case NowAction::StartingRolls:
        return m_state.turn.phase == Phase::Setup ? std::vector<Command>{asked(StartingRolls{})}
                                                  : std::vector<Command>{};
    case NowAction::Choose: return {};
    case NowAction::Use: return uses();
    case NowAction::Icebreaker: return icebreaks();
    case NowAction::Search: return searches();
    case NowAction::Move: return moves(false);
    case NowAction::OwnMove: return moves(true);
    case NowAction::RollMovement: return each<RollMovement>(actors());
    case NowAction::Delete: return deletes();
    case NowAction::Reboot: return each<Reboot>(tapped() ? actors() : ownPawns(false));
    case NowAction::Equip: return equips();
    case NowAction::PlaceCard: return placedCards();
    case NowAction::Enter: return entries();
    case NowAction::Sacrifice: return each<Sacrifice>(actors());
    case NowAction::NextPhase: return {asked(NextPhase{})};
    case NowAction::EndGame: return {asked(EndGame{})};
    }
    return {};
}

} // namespace

std::vector<Command> probes(const State& state, const Subject& subject, NowAction action)
{
    std::vector<Command> commands = Probes(state, subject).of(action);
    const bool own = action == NowAction::OwnMove || action == NowAction::RollMovement;
    std::erase_if(commands, [&](const Command& command) {
        return !concerns(state, command, subject) || (own && asksInVain(state, command));
    });
    return commands;
}

} // namespace presentation
