// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How fast a table without a window is: deciding, listing, taking back.
#include "measure.h"
#include "play.h"

#include "zaibatsu/legal.h"

#include <cstdio>

namespace {

using namespace zaibatsu;
using bench::Better;

constexpr int rounds = 9;
constexpr std::size_t longTable = 10'000;

/// Every command of the table through dispatch, with one observer that looks at what changed.
bench::Figure accepted(const bench::Played& played)
{
    return bench::measured(
        {"accepted commands, dispatch to observer, no disk", "/s", 500'000, Better::Higher}, rounds, [&played] {
            bench::NoJournal journal;
            bench::StillClock clock;
            bench::Session session(played.initial, played.seed, journal, clock);
            std::size_t seen = 0;
            session.observe([&seen](const session::Change<Game>& change) { seen += change.events.size(); });
            std::size_t entered = 0;
            const double seconds = bench::cpuSecondsOf([&] {
                for (const Command& command : played.commands)
                    entered += std::holds_alternative<session::Entered<Game>>(session.dispatch(command)) ? 1U : 0U;
            });
            bench::require(entered == played.commands.size() && seen >= entered, "a replayed command was not accepted");
            bench::require(session.head() == static_cast<int>(played.entries.size()), "the replay ended elsewhere");
            return static_cast<double>(entered) / seconds;
        });
}

/// Deciding and evolving alone, to see what dispatch adds.
bench::Figure decided(const bench::Played& played)
{
    return bench::measured({"of these, decide and evolve alone", "/s", 0, Better::Higher}, rounds, [&played] {
        State state = played.initial;
        const double seconds = bench::cpuSecondsOf([&] {
            for (const bench::Entry& entry : played.entries) {
                const auto decision = Game::decide(state, std::get<session::Done<Game>>(entry.what).command);
                const auto* yes = std::get_if<base::Accepted<Game>>(&decision);
                bench::require(yes != nullptr, "a recorded command was not accepted again");
                for (const Event& event : yes->events)
                    Game::evolve(state, event);
            }
        });
        return static_cast<double>(played.entries.size()) / seconds;
    });
}

/// Wrong commands of several kinds at a table in the middle of play.
std::vector<Command> wrongCommands(const State& state)
{
    const PawnId pawn = speedrunnerOf(state.turn.player);
    const auto other = speedrunnerOf(state.turn.player == Colour::Red ? Colour::Blue : Colour::Red);
    std::vector<Command> wrong;
    const auto add = [&wrong](Action action) { wrong.push_back({std::move(action), {}, {}, false, {}, false}); };
    add(Search{pawn, BlockId{23}, {9, 9}, 0, false});
    add(Search{pawn, centralCore, {1, 0}, 0, false});
    add(Move{other, {onBlock(centralCore, middleSpace)}, 1, false});
    add(Move{pawn, {onBlock(centralCore, sideSpace(5)), onBlock(BlockId{23}, middleSpace)}, 2, false});
    add(Icebreak{pawn, centralCore, {}, false});
    add(Icebreak{other, BlockId{7}, {}, false});
    add(Delete{pawn, other, {}, false});
    add(Reboot{pawn, {}});
    add(Enter{PawnId{14}});
    add(Choose{7, {}, {}});
    return wrong;
}

bench::Figure refused(const bench::Played& played, const State& middle)
{
    return bench::measured({"refused commands through dispatch", "/s", 2'000'000, Better::Higher}, rounds, [&] {
        bench::NoJournal journal;
        bench::StillClock clock;
        bench::Session session(middle, played.seed, journal, clock);
        const auto wrong = wrongCommands(middle);
        std::size_t refusals = 0;
        constexpr std::size_t times = 20'000;
        const double seconds = bench::cpuSecondsOf([&] {
            for (std::size_t i = 0; i < times; ++i)
                for (const Command& command : wrong)
                    refusals += std::holds_alternative<base::Refused<Game>>(session.dispatch(command)) ? 1U : 0U;
        });
        bench::require(refusals == times * wrong.size(), "a wrong command was not refused");
        return static_cast<double>(refusals) / seconds;
    });
}

std::vector<BlockId> pile(const State& state)
{
    std::vector<BlockId> left;
    for (std::uint16_t i = 0; i < state.blocks.size(); ++i)
        if (!state.blocks[i])
            left.push_back(BlockId{i});
    return left;
}

std::vector<PawnId> standing(const State& state)
{
    std::vector<PawnId> pawns;
    for (std::uint16_t i = 0; i < state.pawns.size(); ++i)
        if (state.pawns[i].where == PawnWhere::Cybernet)
            pawns.push_back(PawnId{i});
    return pawns;
}

/// A table half built: twelve blocks laid one from the other, a pawn on the last of each player's.
State halfBuilt()
{
    State state = bench::fourPlayerTable();
    state.turn = {1, Colour::Red, Phase::Action};
    for (std::uint16_t block = 1; block <= 11; ++block) {
        const PawnId pawn{static_cast<std::uint16_t>(block % 4)};
        auto places = legalPlacements(state, pawn, BlockId{block});
        bench::require(!places.empty(), "no place for a block");
        const auto& place = places[places.size() / 2];
        LaidBlock laid;
        laid.at = place.at;
        laid.rotation = place.rotation;
        state.blocks[block] = laid;
        state.pawns[pawn.index()].at = onBlock(BlockId{block}, middleSpace);
    }
    return state;
}

void placements(const State& state)
{
    const auto pawns = standing(state);
    const auto blocks = pile(state);
    const auto round = [&](double perPair) {
        constexpr int times = 200;
        std::size_t found = 0;
        const double seconds = bench::cpuSecondsOf([&] {
            for (int i = 0; i < times; ++i)
                for (const PawnId pawn : pawns)
                    for (const BlockId block : blocks)
                        found += legalPlacements(state, pawn, block).size();
        });
        bench::require(found > 0, "no legal placement");
        return seconds * 1e6 / times / perPair;
    };
    const auto pairs = static_cast<double>(pawns.size() * blocks.size());
    bench::show(bench::measured({"legal placements of one pawn and block, icons included", "µs", 3, Better::Lower},
                                rounds, [&] { return round(pairs); }));
    bench::show(bench::measured({"legal placements of " + std::to_string(pawns.size()) + " pawns with "
                                     + std::to_string(blocks.size()) + " blocks left",
                                 "µs", 200, Better::Lower},
                                rounds, [&] { return round(1); }));
}

/// One step back, and one forward again, in a long table.
void undo(const bench::Played& played)
{
    bench::NoJournal journal;
    bench::StillClock clock;
    bench::Session session(played.initial, played.seed, journal, clock, played.entries);
    session.observe([](const session::Change<Game>& change) { bench::keep(change.after.get()); });
    const auto step = [](auto&& move) {
        return bench::cpuSecondsOf([&] { bench::require(std::holds_alternative<int>(move()), "undo was refused"); })
            * 1e3;
    };
    bench::Figure back{{"undo at 10,000 entries", "ms", 1, Better::Lower}, {}};
    bench::Figure forth{{"redo at 10,000 entries", "ms", 1, Better::Lower}, {}};
    for (int i = 0; i < 60; ++i) {
        const State before = session.state();
        back.rounds.push_back(step([&session] { return session.undo(); }));
        forth.rounds.push_back(step([&session] { return session.redo(); }));
        bench::require(session.state() == before, "redo did not bring the table back");
    }
    bench::show(back);
    bench::show(forth);
}

} // namespace

int main()
{
    std::puts("A table without a window. Processor time; median of several rounds (lowest to highest).");
    const auto played = bench::play(static_cast<int>(longTable), 7);
    const auto half = halfBuilt();
    bench::show(accepted(played));
    bench::show(decided(played));
    bench::show(refused(played, half));
    placements(half);
    undo(played);
    return 0;
}
