// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What an amend would do: a command in place of an old one, and all later ones in force decided again behind it.
// Dice are kept: first those an entry had; more are drawn from behind the highest position used.
#pragma once

#include "base/overload.h"
#include "session/change.h"
#include "session/fold.h"
#include "session/settle.h"

#include <string_view>

namespace session {

/// The reason that an entry bears when Accept::Keep did it against the rules.
inline constexpr std::string_view keptByAmend = "amend";

/// The entries an amend would append, and what to tell of them. Changes nothing outside itself.
template <class Game>
class Redecision {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;

    Redecision(const Timeline<Game>& timeline, State initial, std::uint64_t seed, Accept accept)
        : m_timeline(timeline),
          m_state(std::move(initial)),
          m_seed(seed),
          m_accept(accept),
          m_highest(timeline.highestDicePosition())
    {
    }

    /// Decides `command` in place of entry n and all later ones in force again.
    void run(int n, Command command, std::int64_t now);

    [[nodiscard]] const AmendPreview<Game>& preview() const { return m_preview; }
    /// The new command entries, then the one that moves the head; empty if the amend is not possible.
    [[nodiscard]] std::vector<Entry<Game>>& entries() { return m_entries; }
    /// The state after them.
    [[nodiscard]] State& state() { return m_state; }

private:
    /// The command in place of entry n; whether it is accepted.
    [[nodiscard]] bool amended(int n, Command command, std::int64_t now);
    /// One later entry, decided again.
    void later(int n);
    /// A command decided here with the dice it had.
    [[nodiscard]] Settled<Game> again(const Command& command) const;
    /// Makes an accepted command the next new entry, in place of entry `old`.
    void take(Settled<Game> settled, int old, std::int64_t time);
    [[nodiscard]] static bool accepted(const Settled<Game>& settled)
    {
        return std::holds_alternative<base::Accepted<Game>>(settled.decision);
    }
    /// Lists entry n with what decide() said.
    void illegal(int n, const base::Decision<Game>& decision, bool kept);

    const Timeline<Game>& m_timeline;
    State m_state;
    std::uint64_t m_seed;
    Accept m_accept;
    std::uint64_t m_highest;
    std::uint64_t m_position = 0;
    int m_parent = 0;
    AmendPreview<Game> m_preview;
    std::vector<Entry<Game>> m_entries;
};

template <class Game>
void Redecision<Game>::run(int n, Command command, std::int64_t now)
{
    const std::vector<int>& path = m_timeline.path();
    const auto found = std::lower_bound(path.begin(), path.end(), n);
    if (n < 1 || found == path.end() || *found != n) {
        m_preview.possible = m_preview.inForce = false;
        return;
    }
    fold<Game>(m_state, m_timeline, {path.begin(), found});
    m_parent = m_timeline.at(n).parent;
    m_position = m_timeline.dicePosition(m_parent);
    m_preview.possible = amended(n, std::move(command), now);
    if (!m_preview.possible)
        return;
    for (auto next = found + 1; next != path.end(); ++next)
        later(*next);
    m_entries.push_back({m_timeline.last() + static_cast<int>(m_entries.size()) + 1, m_timeline.head(),
                         HeadMoved{Why::Amend, m_parent}, m_position, now});
}

template <class Game>
bool Redecision<Game>::amended(int n, Command command, std::int64_t now)
{
    const Command& old = m_timeline.done(n).command;
    const std::vector<dice::Face> had = Game::diceOf(old);
    const bool bringsDice = !Game::diceOf(command).empty();
    const bool typed = !had.empty() && Game::diceTyped(old); // real dice are not passed off as drawn ones
    const std::span<const dice::Face> kept = bringsDice || typed ? std::span<const dice::Face>{} : had;
    Settled<Game> settled = settle<Game>(m_state, std::move(command), {kept, m_seed, m_highest, !bringsDice && !typed});
    if (!accepted(settled)) {
        illegal(n, settled.decision, false);
        return false;
    }
    take(std::move(settled), n, now);
    m_preview.amended = std::get<Done<Game>>(m_entries.back().what);
    return true;
}

template <class Game>
void Redecision<Game>::later(int n)
{
    const Done<Game>& was = m_timeline.done(n);
    Settled<Game> settled = again(was.command);
    const bool legal = accepted(settled);
    if (!legal) {
        const base::Decision<Game> why = settled.decision;
        if (m_accept == Accept::Keep)
            settled = again(Game::overridden(was.command, std::string(keptByAmend)));
        illegal(n, why, accepted(settled));
    }
    if (!accepted(settled))
        return;
    take(std::move(settled), n, m_timeline.at(n).time);
    const std::vector<typename Game::Event>& now = std::get<Done<Game>>(m_entries.back().what).events;
    if (now != was.events)
        m_preview.changed.push_back({n, was.events, now});
}

template <class Game>
Settled<Game> Redecision<Game>::again(const Command& command) const
{
    Settled<Game> settled{Game::decide(m_state, command), command, m_highest};
    if (accepted(settled))
        return settled;
    const std::vector<dice::Face> had = Game::diceOf(command);
    const bool mayDraw = had.empty() || !Game::diceTyped(command);
    return settle<Game>(m_state, Game::withoutDice(command), {had, m_seed, m_highest, mayDraw}, &command);
}

template <class Game>
void Redecision<Game>::take(Settled<Game> settled, int old, std::int64_t time)
{
    // Faces once seen are not drawn again, so the position never falls behind that of the entry replaced.
    const bool drew = settled.position > m_highest;
    m_position = drew ? settled.position : std::max(m_position, m_timeline.dicePosition(old));
    m_highest = std::max(m_highest, m_position);
    std::vector<typename Game::Event>& events = std::get<base::Accepted<Game>>(settled.decision).events;
    for (const typename Game::Event& event : events)
        Game::evolve(m_state, event);
    const int n = m_timeline.last() + static_cast<int>(m_entries.size()) + 1;
    m_entries.push_back({n, m_parent, Done<Game>{std::move(settled.command), std::move(events)}, m_position, time});
    m_parent = n;
}

template <class Game>
void Redecision<Game>::illegal(int n, const base::Decision<Game>& decision, bool kept)
{
    std::visit(base::overload{
                   [](const base::Accepted<Game>&) {},
                   [&](const base::Refused<Game>& refused) { m_preview.illegal.push_back({n, refused.refusal, kept}); },
                   [&](const auto& needs) { m_preview.illegal.push_back({n, needs, kept}); }},
               decision);
}

} // namespace session
