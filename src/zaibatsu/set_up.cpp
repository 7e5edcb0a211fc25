// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/refuse.h"
#include "zaibatsu/spaces.h"
#include "zaibatsu/state.h"

#include <algorithm>

namespace zaibatsu {

namespace {

using Code = SetupProblem::Code;

/// Characters of UTF-8 text, not bytes.
std::size_t characters(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

void checkSeats(const std::vector<Seat>& seats, std::vector<SetupProblem>& problems)
{
    if (seats.size() < 2 || seats.size() > 4)
        problems.push_back({Code::PlayerCount, -1, rule("A-006")});
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const int seat = static_cast<int>(i);
        for (std::size_t j = 0; j < i; ++j)
            if (seats[i].colour == seats[j].colour) {
                problems.push_back({Code::SameColour, seat, rule("R-007")});
                break;
            }
        if (seats[i].name.empty())
            problems.push_back({Code::EmptyName, seat, rule("R-007")});
        else if (characters(seats[i].name) > 40)
            problems.push_back({Code::NameTooLong, seat, rule("R-007")});
    }
}

std::vector<SetupProblem> problemsOf(const Settings& settings)
{
    std::vector<SetupProblem> problems;
    checkSeats(settings.seats, problems);
    for (const auto& [ruling, on] : settings.switches)
        if (!findHouseRule(ruling))
            problems.push_back({Code::UnknownHouseRule, -1, ruling});
    if (settings.timeLimit && (*settings.timeLimit < 1 || *settings.timeLimit > 1440))
        problems.push_back({Code::TimeLimit, -1, rule("R-020")});
    std::erase_if(problems, [](const SetupProblem& problem) { return knockedOut(problem.ruling); });
    return problems;
}

///
int countersEach(std::size_t players) { return players == 2 ? 10 : players == 3 ? 8 : 6; }

void seatPlayers(State& state)
{
    for (const Seat& seat : state.settings->seats) {
        Player player;
        player.colour = seat.colour;
        player.name = seat.name;
        player.total = player.pool = countersEach(state.settings->seats.size());
        state.players.push_back(player);
    }
}

///
void placeSpeedrunners(State& state)
{
    for (const Colour colour : allColours) {
        const PawnId id = speedrunnerOf(colour);
        if (id.index() >= state.pawns.size())
            continue;
        PawnState& pawn = state.pawns[id.index()];
        if (!findPlayer(state, colour)) {
            pawn.where = PawnWhere::Removed;
            continue;
        }
        pawn.where = PawnWhere::Cybernet;
        pawn.controller = colour;
        pawn.at = onBlock(centralCore, entrySpace(faceOf(state, centralCore), id).value_or(middleSpace));
    }
}

} // namespace

base::Result<State, std::vector<SetupProblem>> setUp(Settings settings, Components components)
{
    if (auto problems = problemsOf(settings); !problems.empty())
        return base::failure(std::move(problems));
    State state;
    state.blocks.resize(components.blocks.size());
    state.pawns.resize(components.pawns.size());
    state.cards.resize(components.cards.size());
    state.turn.player = settings.seats.front().colour;
    state.settings = std::make_shared<const Settings>(std::move(settings));
    state.components = std::make_shared<const Components>(std::move(components));
    seatPlayers(state);
    if (!state.blocks.empty())
        state.blocks[centralCore.index()] = LaidBlock{};
    if (!state.blocks.empty())
        placeSpeedrunners(state);
    return state;
}

} // namespace zaibatsu
