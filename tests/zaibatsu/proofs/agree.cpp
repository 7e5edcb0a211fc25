// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// legal() and decide() agree in both directions: agree [STATES] [SEED]. In each table of random play, whatever is
// listed is accepted, and of all commands that can be written down whatever is accepted is listed; prints how many.
#include "zaibatsu/proofs/all_commands.h"
#include "zaibatsu/proofs/any_table.h"
#include "zaibatsu/proofs/by_hand.h"
#include "zaibatsu/proofs/canonical.h"
#include "zaibatsu/proofs/figures.h"
#include "zaibatsu/proofs/player.h"

#include <algorithm>
#include <cstdio>
#include <map>

using namespace proofs;
using namespace zaibatsu;
using testing::chance;
using testing::Random;
using testing::upTo;

namespace {

/// How many tables of a kind, and what was put to them.
struct Figures {
    long states = 0;
    OfCommands listed{};
    OfCommands put{};
    OfCommands accepted{};
    std::map<std::string, long> kinds;
};

Command plain(const Action& action)
{
    Command command;
    command.action = action;
    return command;
}

/// Holds one table to both directions.
class Agreement {
public:
    Agreement(Random& random, const State& state, Figures& figures)
        : m_random(&random),
          m_state(&state),
          m_figures(&figures),
          m_actions(upTo(random, 3)),
          m_legal(Game::legal(state, m_actions)),
          m_listed(state, m_legal)
    {
    }

    /// What does not agree, or nothing.
    QByteArray find()
    {
        listedIsAccepted();
        const auto put = [this](const Action& action) { acceptedIsListed(plain(action)); };
        forEachCommand(*m_random, *m_state, m_actions, put);
        forSomeWays(*m_random, *m_state, m_actions, put);
        for (int i = 0; i < 40; ++i)
            acceptedIsListed(decorated());
        for (int i = 0; i < 5; ++i)
            acceptedIsListed(plain(somethingByHand(*m_random, *m_state)));
        return m_wrong;
    }

private:
    void wrong(const char* what, const Action& action)
    {
        if (m_wrong.isEmpty())
            m_wrong = QByteArray(commandWord(action.index())) + ": " + what;
    }
    void listedIsAccepted()
    {
        for (const Command& command : m_legal) {
            ++m_figures->listed[command.action.index()];
            if (!acceptable(*m_state, command))
                wrong("listed, not accepted", command.action);
            if (isByHand(command.action))
                wrong("listed, though it is always possible", command.action);
        }
        if (const auto kind = m_listed.twice())
            m_wrong = QByteArray(commandWord(*kind)) + ": listed twice";
    }
    /// What is put by hand is always possible and never listed; a move by a card has the actions of that card.
    bool comparable(const Command& command) const
    {
        if (!std::holds_alternative<Move>(command.action) || command.cards.empty())
            return !isByHand(command.action);
        const CardId card = command.cards.front();
        return stateOf(*m_state, card).where != CardWhere::Table
            && printedOf(*m_state, card).movement.value_or(m_actions) == m_actions;
    }
    void acceptedIsListed(const Command& command)
    {
        ++m_figures->put[command.action.index()];
        if (!acceptable(*m_state, command))
            return;
        ++m_figures->accepted[command.action.index()];
        if (comparable(command) && !m_listed.covers(command.action))
            wrong("accepted, not listed", command.action);
    }
    /// A command with cards, typed dice and numbers of cards besides, as players give them.
    Command decorated()
    {
        Command command = plain(testing::someAction(*m_random, *m_state, m_actions));
        if (!m_legal.empty() && chance(*m_random, 50))
            command = m_legal[static_cast<std::size_t>(upTo(*m_random, static_cast<int>(m_legal.size()) - 1))];
        if (auto* phase = std::get_if<NextPhase>(&command.action))
            phase->kept = upTo(*m_random, 5);
        if (chance(*m_random, 40))
            command.cards = {
                CardId{static_cast<std::uint16_t>(upTo(*m_random, static_cast<int>(m_state->cards.size()) - 1))}};
        if (chance(*m_random, 40))
            command = testing::rolled(*m_random, *m_state, command);
        command.automatic = chance(*m_random, 10);
        return command;
    }

    Random* m_random;
    const State* m_state;
    Figures* m_figures;
    int m_actions;
    std::vector<Command> m_legal;
    Listed m_listed;
    QByteArray m_wrong;
};

void countKind(const State& state, Figures& figures)
{
    static constexpr std::array phases{"before the start", "beginning phase", "action phase", "recycling", "over"};
    ++figures.states;
    ++figures.kinds[std::to_string(state.players.size()) + " players"];
    ++figures.kinds[state.settings->edition == Edition::First2011 ? "first edition" : "second edition"];
    ++figures.kinds[phases[static_cast<std::size_t>(state.turn.phase)]];
    if (!state.pending.empty())
        ++figures.kinds["with an open choice"];
    const auto lies = [&](CardWhere where) {
        return std::any_of(state.cards.begin(), state.cards.end(),
                           [where](const CardState& card) { return card.where == where; });
    };
    if (lies(CardWhere::Cybernet))
        ++figures.kinds["with a block card"];
    if (lies(CardWhere::Equipped))
        ++figures.kinds["with an item"];
    for (std::size_t i = 0; i < state.blocks.size(); ++i)
        if (state.blocks[i] && !faceOf(state, BlockId{static_cast<std::uint16_t>(i)}).ice) {
            ++figures.kinds["with an unknown face laid"];
            break;
        }
}

/// One more command of a random game; false when the game is over.
bool playOn(Random& random, SomePlayer& player, testing::Table& table)
{
    for (int attempt = 0; attempt < 300; ++attempt) {
        const Command command = testing::rolled(random, table.state, player.next(table.state).command);
        const QByteArray answer = table.play(command);
        if (answer == "ok")
            return table.state.turn.phase != Phase::Over;
        if (answer.startsWith("needs") && table.play(player.declared(command)) == "ok")
            return table.state.turn.phase != Phase::Over;
    }
    return false;
}

void report(const Figures& figures)
{
    std::printf("%ld states, %.0f s\n", figures.states, seconds());
    for (const auto& [kind, states] : figures.kinds)
        std::printf("  %-28s %10ld\n", kind.c_str(), states);
    long put = 0;
    for (const long of : figures.put)
        put += of;
    std::printf("%ld commands put to them:\n", put);
    std::printf("%-16s %12s %14s %12s\n", "", "listed", "put", "accepted");
    for (std::size_t kind = 0; kind < figures.put.size(); ++kind)
        std::printf("  %-14s %12ld %14ld %12ld\n", commandWord(kind), figures.listed[kind], figures.put[kind],
                    figures.accepted[kind]);
}

} // namespace

int main(int count, char** words)
{
    const long wanted = numberAt(count, words, 1, 1000);
    const long seed = numberAt(count, words, 2, usualSeed());
    (void)seconds();
    Figures figures;
    for (long game = 0; figures.states < wanted; ++game) {
        Random random(gameSeed(seed, game));
        testing::Table table = anyTable(random);
        SomePlayer player(random, upTo(random, 40));
        bool goesOn = true;
        for (int length = 20 + upTo(random, 120); length > 0 && figures.states < wanted; --length) {
            countKind(table.state, figures);
            if (const QByteArray wrong = Agreement(random, table.state, figures).find(); !wrong.isEmpty()) {
                std::printf("game %ld of seed %ld: %s\n", game, seed, wrong.constData());
                return 1;
            }
            if (!goesOn)
                break;
            goesOn = playOn(random, player, table);
        }
    }
    report(figures);
    return 0;
}
