// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "play.h"

#include "measure.h"

#include <map>
#include <random>

namespace bench {

namespace {

using namespace zaibatsu;

/// Whether the command could bring a player's last counter into the Cybernet and end the table.
bool couldEnd(const State& state, const Command& command)
{
    const Player* player = findPlayer(state, state.turn.player);
    return std::holds_alternative<EndGame>(command.action)
        || (std::holds_alternative<Icebreak>(command.action) && (!player || player->pool <= 1));
}

/// One command by chance: first its kind, so that hundreds of placements do not crowd out the rest.
std::optional<Command> chosen(const State& state, std::mt19937_64& random)
{
    std::map<std::size_t, std::vector<Command>> byKind;
    for (Command& command : Game::legal(state, 2))
        if (!couldEnd(state, command))
            byKind[command.action.index()].push_back(std::move(command));
    if (byKind.empty())
        return std::nullopt;
    auto kind = byKind.begin();
    std::advance(kind, static_cast<std::ptrdiff_t>(random() % byKind.size()));
    return kind->second[random() % kind->second.size()];
}

} // namespace

Played play(int commands, std::uint64_t seed)
{
    Played played{fourPlayerTable(), seed, {}, {}};
    NoJournal journal;
    StillClock clock;
    Session session(played.initial, seed, journal, clock);
    std::mt19937_64 random(seed);
    while (static_cast<int>(played.commands.size()) < commands) {
        auto command = chosen(session.state(), random);
        require(command.has_value(), "a table on which nothing can be done");
        const auto outcome = session.dispatch(*command);
        require(std::holds_alternative<session::Entered<Game>>(outcome), "a command listed as legal was not accepted");
        played.commands.push_back(std::move(*command));
    }
    played.entries = session.entries();
    return played;
}

zaibatsu::State stateAfter(const Played& played, std::size_t commands)
{
    State state = played.initial;
    for (std::size_t i = 0; i < commands && i < played.entries.size(); ++i)
        if (const auto* done = std::get_if<session::Done<Game>>(&played.entries[i].what))
            for (const Event& event : done->events)
                Game::evolve(state, event);
    return state;
}

} // namespace bench
