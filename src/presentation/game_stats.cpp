// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/game_stats.h"

#include "dice/odds.h"
#include "presentation/names.h"

#include <algorithm>

using namespace zaibatsu;

namespace presentation {
namespace {

/// Folds the events as the log does and counts along.
class Counting {
public:
    explicit Counting(State start) : m_state(std::move(start)) { m_figures.players.resize(m_state.players.size()); }

    void take(const session::Done<Game>& done);
    [[nodiscard]] GameFigures finish();

private:
    [[nodiscard]] PlayerFigures* of(std::optional<Colour> player);
    /// Whose dice an entry throws: of whoever has to decide, else of the player whose turn it is.
    [[nodiscard]] Colour thrower(const Command& command) const;
    void count(const Event& event, Colour thrower);
    /// A roll of this entry that succeeds on these numbers.
    void judge(const session::Done<Game>& done, const dice::FaceSet& numbers, Colour thrower, bool success);
    void judge(const session::Done<Game>& done, Colour thrower);
    void noteCounters();

    State m_state;
    GameFigures m_figures;
};

PlayerFigures* Counting::of(std::optional<Colour> player)
{
    // By seat: a colour may be put right on the way.
    const auto seat = std::ranges::find(m_state.players, player, &Player::colour) - m_state.players.begin();
    const auto at = static_cast<std::size_t>(seat);
    return player && at < m_figures.players.size() ? &m_figures.players[at] : nullptr;
}

Colour Counting::thrower(const Command& command) const
{
    if (const auto* choose = std::get_if<Choose>(&command.action)) {
        const auto open = std::ranges::find(m_state.pending, choose->choice, &Choice::id);
        if (open != m_state.pending.end())
            return open->player;
    }
    return m_state.turn.player;
}

void Counting::count(const Event& event, Colour thrower)
{
    const auto add = [this](Colour player, const std::vector<dice::Face>& faces, bool typed) {
        if (PlayerFigures* figures = of(player)) {
            dice::Tally& tally = typed ? figures->typed : figures->drawn;
            const dice::Tally more = dice::tallyOf(faces);
            for (std::size_t i = 0; i < tally.size(); ++i)
                tally[i] += more[i];
        }
    };
    if (const auto* rolled = std::get_if<DiceRolled>(&event))
        add(thrower, rolled->dice, rolled->typed);
    else if (const auto* start = std::get_if<StartRolled>(&event))
        for (const auto& [player, faces] : start->rolls)
            add(player, faces, start->typed);
    else if (const auto* lost = std::get_if<PawnEliminated>(&event)) {
        if (PlayerFigures* figures = of(lost->controller))
            ++figures->pawnsLost;
    } else if (const auto* won = std::get_if<GameWon>(&event))
        m_figures.ending = won->timeUp ? Ending::TimeUp : Ending::Counters;
    else if (const auto* adjusted = std::get_if<Adjusted>(&event); adjusted && adjusted->winners)
        m_figures.ending = Ending::ByHand;
}

void Counting::judge(const session::Done<Game>& done, const dice::FaceSet& numbers, Colour thrower, bool success)
{
    const auto isRoll = [](const Event& event) { return std::holds_alternative<DiceRolled>(event); };
    const auto roll = std::ranges::find_if(done.events, isRoll);
    PlayerFigures* figures = of(thrower);
    // Where the players said how it ended, what would have hit is not known.
    if (roll == done.events.end() || !figures || (done.command.declared && done.command.success))
        return;
    const auto& faces = std::get<DiceRolled>(*roll).dice;
    const auto odds = dice::anyHit(numbers, static_cast<int>(faces.size()));
    if (!odds)
        return;
    ++figures->rolls;
    figures->successes += success ? 1 : 0;
    figures->expected += dice::approximate(*odds);
    const std::array<dice::RolledFor, 1> one{{{numbers, faces}}};
    const dice::Luck luck = dice::luckOf(one);
    figures->hits.hits += luck.hits;
    figures->hits.expectedSixths += luck.expectedSixths;
    figures->hits.varianceOf36 += luck.varianceOf36;
}

void Counting::judge(const session::Done<Game>& done, Colour thrower)
{
    for (const Event& event : done.events) {
        if (const auto* broke = std::get_if<IcebreakSucceeded>(&event))
            judge(done, broke->numbers, thrower, true);
        else if (const auto* held = std::get_if<IcebreakFailed>(&event))
            judge(done, held->numbers, thrower, false);
        else if (const auto* hit = std::get_if<DeleteSucceeded>(&event))
            judge(done, hit->numbers, thrower, true);
        else if (const auto* missed = std::get_if<DeleteFailed>(&event))
            judge(done, missed->numbers, thrower, false);
    }
}

void Counting::noteCounters()
{
    // A turn put back by hand begins anew.
    while (!m_figures.counters.empty() && m_figures.counters.back().turn >= m_state.turn.number)
        m_figures.counters.pop_back();
    TurnCounters now{m_state.turn.number, {}};
    for (const Player& player : m_state.players)
        now.placed.push_back(player.total - player.pool);
    m_figures.counters.push_back(std::move(now));
}

void Counting::take(const session::Done<Game>& done)
{
    const Colour who = thrower(done.command);
    judge(done, who);
    for (const Event& event : done.events) {
        count(event, who);
        const auto* began = std::get_if<TurnBegan>(&event);
        if (began)
            noteCounters();
        Game::evolve(m_state, event);
        if (PlayerFigures* figures = began ? of(began->player) : nullptr)
            ++figures->turns;
    }
}

GameFigures Counting::finish()
{
    noteCounters();
    m_figures.turns = m_state.turn.number;
    m_figures.winners = m_state.winners;
    if (m_state.turn.phase != Phase::Over)
        m_figures.ending = Ending::None;
    else if (m_figures.ending == Ending::None)
        m_figures.ending = Ending::ByHand;
    m_figures.icons = static_cast<int>(m_state.icons.size());
    for (const Icon& icon : m_state.icons) {
        m_figures.iconsWon += icon.wonBy ? 1 : 0;
        if (PlayerFigures* figures = of(icon.wonBy))
            ++figures->iconsWon;
    }
    for (const Player& player : m_state.players)
        if (PlayerFigures* figures = of(player.colour)) {
            figures->colour = player.colour;
            figures->name = Names(m_state).player(player.colour);
            figures->placed = player.total - player.pool;
            figures->total = player.total;
            figures->bonus = player.bonus;
        }
    return std::move(m_figures);
}

} // namespace

GameFigures gameFigures(const session::TableSession<Game>& session)
{
    Counting counting(session.stateAt(0).value_or(session.state()));
    for (const int n : session.inForce()) {
        const auto& entry = session.entries()[static_cast<std::size_t>(n - 1)];
        if (const auto* done = std::get_if<session::Done<Game>>(&entry.what))
            counting.take(*done);
    }
    return counting.finish();
}

} // namespace presentation
