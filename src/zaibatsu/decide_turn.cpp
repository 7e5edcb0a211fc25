// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Starting roll, phases, the end, notes.
#include "zaibatsu/carried.h"
#include "zaibatsu/checks.h"
#include "zaibatsu/decide.h"
#include "zaibatsu/outlook.h"
#include "zaibatsu/turn_start.h"

#include <algorithm>
#include <map>

namespace zaibatsu {

namespace {

/// Walks through the rolls, round by round, as long as the highest is shared.
class StartingRoll {
public:
    explicit StartingRoll(const State& state)
    {
        for (const Player& player : state.players)
            m_tied.push_back(player.colour);
    }

    [[nodiscard]] const std::vector<Colour>& tied() const { return m_tied; }
    [[nodiscard]] bool decided() const { return m_tied.size() == 1; }

    /// One roll of each who is still tied.
    void round(const std::vector<dice::Face>& faces)
    {
        const dice::Face best = *std::max_element(faces.begin(), faces.end());
        std::vector<Colour> left;
        for (std::size_t i = 0; i < m_tied.size(); ++i) {
            m_rolls[m_tied[i]].push_back(faces[i]);
            if (faces[i] == best)
                left.push_back(m_tied[i]);
        }
        m_tied = std::move(left);
    }

    [[nodiscard]] const std::map<Colour, std::vector<dice::Face>>& rolls() const { return m_rolls; }

private:
    std::vector<Colour> m_tied;
    std::map<Colour, std::vector<dice::Face>> m_rolls;
};

/// in turn order from the one who begins.
std::vector<int> openingHands(const State& state, Colour first)
{
    static constexpr std::array<int, 2> two{4, 5};
    static constexpr std::array<int, 4> more{3, 4, 5, 5};
    const std::size_t count = state.players.size();
    std::size_t firstSeat = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (state.players[i].colour == first)
            firstSeat = i;
    std::vector<int> hands;
    for (std::size_t seat = 0; seat < count; ++seat) {
        const std::size_t turn = (seat + count - firstSeat) % count;
        hands.push_back(count == 2 ? two[turn] : more[turn]);
    }
    return hands;
}

Stop refuseRolls(Attempt& attempt, AnswerObstacle code, std::optional<Colour> player)
{
    About about;
    about.player = player;
    return attempt.refuse(rule("A-004"), code, about, Weight::Table);
}

Stop refuseCount(Attempt& attempt, std::optional<Colour> player, std::size_t needed, std::size_t given)
{
    About about;
    about.player = player;
    about.need = static_cast<int>(needed);
    about.have = static_cast<int>(given);
    return attempt.refuse(rule("A-004"), AnswerObstacle::WrongDiceCount, about, Weight::Table);
}

/// Typed: each player's rolls in a row.
Stop rollTyped(Attempt& attempt, const StartingRolls& typed, StartingRoll& start)
{
    std::map<Colour, std::size_t> used;
    while (!start.decided()) {
        std::vector<dice::Face> faces;
        for (const Colour colour : start.tied()) {
            const auto rolls = typed.rolls.find(colour);
            if (rolls == typed.rolls.end() || used[colour] >= rolls->second.size())
                return refuseRolls(attempt, AnswerObstacle::RollsDontDecide, colour)
                    .value_or(Decision{base::NeedsDice{static_cast<int>(start.tied().size())}});
            const dice::Face face = rolls->second[used[colour]++];
            if (face < 1 || face > 6)
                return refuseRolls(attempt, AnswerObstacle::NotADieFace, colour)
                    .value_or(Decision{base::NeedsDice{static_cast<int>(start.tied().size())}});
            faces.push_back(face);
        }
        start.round(faces);
    }
    for (const auto& [colour, rolls] : typed.rolls)
        if (used[colour] != rolls.size())
            return refuseCount(attempt, colour, used[colour], rolls.size());
    return std::nullopt;
}

/// Drawn: seating order, then the tied again.
Stop rollDrawn(Attempt& attempt, const MaybeDice& dice, StartingRoll& start)
{
    const std::vector<dice::Face> faces = dice ? dice->faces : std::vector<dice::Face>{};
    std::size_t used = 0;
    while (!start.decided()) {
        const std::size_t wanted = start.tied().size();
        if (used + wanted > faces.size())
            return Decision{base::NeedsDice{static_cast<int>(used + wanted)}};
        const auto from = faces.begin() + static_cast<std::ptrdiff_t>(used);
        start.round({from, from + static_cast<std::ptrdiff_t>(wanted)});
        used += wanted;
    }
    return used == faces.size() ? std::nullopt : refuseCount(attempt, std::nullopt, used, faces.size());
}

/// The next player clockwise who has not left.
Colour nextPlayer(const State& state)
{
    const std::size_t count = state.players.size();
    std::size_t seat = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (state.players[i].colour == state.turn.player)
            seat = i;
    for (std::size_t step = 1; step <= count; ++step)
        if (!state.players[(seat + step) % count].left)
            return state.players[(seat + step) % count].colour;
    return state.turn.player;
}

/// What players tell of a hand that nobody tracks; fewer are drawn when no card is left.
Stop checkHand(Attempt& attempt, const NextPhase& next)
{
    if (!next.kept && !next.drawn)
        return std::nullopt;
    const State& state = attempt.state();
    About about;
    about.player = state.turn.player;
    if (auto stop =
            attempt.require(state.turn.phase != Phase::Beginning, rule("R-027"), TurnObstacle::WrongPhase, about))
        return stop;
    if (!tracksPlaces(attempt.settings())) // the maximum may count spaces and cards that are not kept
        return std::nullopt;
    const int maximum = handMaximum(state, state.turn.player);
    about.have = next.kept.value_or(0);
    about.need = maximum;
    const bool surplusStays = !firstWay(attempt.settings(), rule("A-012"));
    if (auto stop =
            attempt.require(surplusStays || *about.have <= maximum, rule("A-012"), TurnObstacle::HandTooLarge, about))
        return stop;
    about.need = std::max(0, maximum - *about.have);
    about.have = next.drawn.value_or(0);
    return attempt.require(*about.have <= *about.need, rule("R-029"), TurnObstacle::DrawsTooMany, about);
}

void beginTurn(std::vector<Event>& events, const State& state, int number, Colour player)
{
    events.emplace_back(TurnBegan{number, player, turnStartSources(state, player)});
    events.emplace_back(PhaseBegan{Phase::Beginning, std::nullopt, std::nullopt});
}

} // namespace

Decision decide(Attempt& attempt, const StartingRolls& rolls)
{
    const State& state = attempt.state();
    if (state.turn.phase == Phase::Over)
        if (auto stop = attempt.refuse(rule("R-019"), TurnObstacle::GameOver, {}, Weight::Table))
            return *stop;
    if (auto stop = attempt.require(state.turn.phase == Phase::Setup, rule("R-014"), TurnObstacle::AlreadyStarted, {},
                                    Weight::Table))
        return *stop;
    StartingRoll start(state);
    const bool typed = !rolls.rolls.empty();
    if (auto stop = typed ? rollTyped(attempt, rolls, start) : rollDrawn(attempt, rolls.dice, start))
        return *stop;
    const Colour first = start.tied().front();
    std::vector<Event> events;
    events.emplace_back(
        StartRolled{start.rolls(), first, openingHands(state, first), typed || (rolls.dice && rolls.dice->typed)});
    beginTurn(events, state, 1, first);
    return attempt.accept(std::move(events));
}

Decision decide(Attempt& attempt, const NextPhase& next)
{
    const State& state = attempt.state();
    if (auto stop = checkInPlay(attempt))
        return *stop;
    if (auto stop = checkHand(attempt, next))
        return *stop;
    std::vector<Event> events;
    switch (state.turn.phase) {
    case Phase::Beginning:
        if (auto stop = checkTurnStartsDone(attempt))
            return *stop;
        events.emplace_back(PhaseBegan{Phase::Action, next.kept, next.drawn});
        break;
    case Phase::Action: events.emplace_back(PhaseBegan{Phase::Recycling, next.kept, next.drawn}); break;
    case Phase::Recycling:
        if (next.kept || next.drawn)
            events.emplace_back(HandFilled{state.turn.player, next.kept, next.drawn});
        [[fallthrough]];
    case Phase::Setup:
    case Phase::Over: beginTurn(events, state, state.turn.number + 1, nextPlayer(state)); break;
    }
    return attempt.accept(std::move(events));
}

Decision decide(Attempt& attempt, const Note& note) { return attempt.accept({Noted{note.text}}); }

} // namespace zaibatsu
