// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/proofs/player.h"

#include "base/overload.h"
#include "zaibatsu/outlook.h"
#include "zaibatsu/proofs/all_commands.h"
#include "zaibatsu/proofs/by_hand.h"

#include <algorithm>

namespace proofs {

using namespace zaibatsu;
using namespace testing;

namespace {

bool needsFacts(const State& state, const Command& command)
{
    return std::holds_alternative<base::NeedsFacts<Game>>(Game::decide(state, command));
}

Command plain(Action action)
{
    Command command;
    command.action = std::move(action);
    return command;
}

/// Starting rolls typed by the players; the highest may be shared.
StartingRolls typedRolls(Random& random, const State& state)
{
    StartingRolls start;
    for (const Player& player : state.players)
        start.rolls[player.colour] = {static_cast<dice::Face>(1 + upTo(random, 5))};
    return start;
}

/// A card to play: one with movement left before others (A-025 off).
std::optional<CardId> cardToPlay(Random& random, const State& state)
{
    std::vector<CardId> left;
    std::vector<CardId> free;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<std::uint16_t>(i)};
        if (state.cards[i].where == CardWhere::Table && state.cards[i].movementLeft > 0)
            left.push_back(card);
        if (state.cards[i].where == CardWhere::Supply && !printedOf(state, card).bonus)
            free.push_back(card);
    }
    const auto& from = left.empty() ? free : left;
    if (from.empty())
        return std::nullopt;
    return from[static_cast<std::size_t>(upTo(random, static_cast<int>(from.size()) - 1))];
}

} // namespace

int SomePlayer::weightOf(const State& state, const Action& action) const
{
    return std::visit(
        base::overload{
            [](const Search&) { return 8; }, [](const Move&) { return 12; },
            [](const Icebreak& c) { return std::holds_alternative<BlockId>(c.target) ? 40 : 8; },
            [](const Delete&) { return 3; }, [](const Equip&) { return 6; }, [](const PlaceCard&) { return 10; },
            [](const NextPhase&) { return 8; }, [](const Sacrifice&) { return 1; },
            [&](const EndGame&) { return state.turn.number > m_lastTurn ? 8 : 0; }, [](const auto&) { return 20; }},
        action);
}

/// The kind by its weight, then any of that kind: of some kinds there are hundreds.
Proposal SomePlayer::listed(const State& state)
{
    const std::vector<Command> legal = Game::legal(state, upTo(*m_random, 3));
    std::array<std::vector<const Command*>, std::variant_size_v<Action>> kinds;
    std::array<int, std::variant_size_v<Action>> weights{};
    int sum = 0;
    for (const Command& command : legal) {
        const int weight = weightOf(state, command.action);
        auto& kind = kinds[command.action.index()];
        if (weight == 0)
            continue;
        sum += std::max(0, weight - weights[command.action.index()]);
        weights[command.action.index()] = std::max(weight, weights[command.action.index()]);
        kind.push_back(&command);
    }
    if (sum == 0)
        return unknown(state);
    int pick = upTo(*m_random, sum - 1);
    std::size_t kind = 0;
    while (pick >= weights[kind])
        pick -= weights[kind++];
    return {*kinds[kind][static_cast<std::size_t>(upTo(*m_random, static_cast<int>(kinds[kind].size()) - 1))], true};
}

/// Something that asks for what nobody has entered: the players say how it is.
Proposal SomePlayer::unknown(const State& state)
{
    std::vector<Action> found;
    forEachCommand(*m_random, state, 2, [&](const Action& action) {
        if (!std::holds_alternative<Move>(action) && needsFacts(state, plain(action)))
            found.push_back(action);
    });
    if (found.empty())
        return {plain(NextPhase{}), false};
    const auto& action = found[static_cast<std::size_t>(upTo(*m_random, static_cast<int>(found.size()) - 1))];
    return {declared(plain(action)), false};
}

Command SomePlayer::declared(Command command)
{
    command.declared = true;
    command.success = chance(*m_random, 50);
    return command;
}

void SomePlayer::addCards(const State& state, Proposal& proposal)
{
    const auto card = cardToPlay(*m_random, state);
    const std::size_t kind = proposal.command.action.index();
    const bool takesCards = kind >= plain(Search{}).action.index() && kind <= plain(Reboot{}).action.index();
    if (!card || !takesCards)
        return;
    proposal.command.cards = {*card};
    proposal.listed = false;
    if (auto* move = std::get_if<Move>(&proposal.command.action); move && printedOf(state, *card).movement)
        move->actions.reset(); // those of the card
}

void SomePlayer::tellHand(const State& state, Proposal& proposal)
{
    auto* phase = std::get_if<NextPhase>(&proposal.command.action);
    if (!phase || state.turn.phase != Phase::Recycling)
        return;
    const int maximum = handMaximum(state, state.turn.player);
    phase->kept = upTo(*m_random, maximum);
    phase->drawn = maximum - *phase->kept;
    proposal.listed = false;
}

Proposal SomePlayer::next(const State& state)
{
    if (state.turn.phase == Phase::Setup && chance(*m_random, 50))
        return {plain(typedRolls(*m_random, state)), false};
    if (chance(*m_random, state.pending.empty() ? 3 : 10))
        return {plain(somethingByHand(*m_random, state)), false};
    if (chance(*m_random, 1))
        return unknown(state);
    if (chance(*m_random, 1)) {
        const Command command = plain(someAction(*m_random, state, 2));
        return {Game::overridden(command, "so be it"), false};
    }
    Proposal proposal = listed(state);
    if (proposal.listed && chance(*m_random, 25))
        addCards(state, proposal);
    if (chance(*m_random, 25))
        tellHand(state, proposal);
    return proposal;
}

} // namespace proofs
