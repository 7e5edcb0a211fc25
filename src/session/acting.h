// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How TableSession acts; included by table_session.h, after the class.
#pragma once

namespace session {

template <class Game>
Outcome<Game> TableSession<Game>::dispatch(Command command, bool mayDraw)
{
    const bool draws = mayDraw && Game::diceOf(command).empty();
    Settled<Game> settled = settle<Game>(*m_state, std::move(command), {{}, m_seed, dicePosition(), draws});
    if (auto* accepted = std::get_if<base::Accepted<Game>>(&settled.decision))
        return enter(std::move(*accepted), std::move(settled.command), settled.position);
    if (auto* refused = std::get_if<base::Refused<Game>>(&settled.decision))
        return std::move(*refused);
    if (auto* facts = std::get_if<base::NeedsFacts<Game>>(&settled.decision))
        return std::move(*facts);
    return std::get<base::NeedsDice>(settled.decision);
}

template <class Game>
Outcome<Game> TableSession<Game>::enter(base::Accepted<Game> accepted, Command command, std::uint64_t position)
{
    const int n = timeline().last() + 1;
    Entry<Game> entry{n, head(), Done<Game>{std::move(command), accepted.events}, position, m_clock->now()};
    const Status before = status();
    const Kept kept = append({&entry, 1});
    if (kept == Kept::Reloaded)
        return Reloaded{};
    auto after = m_observer || m_state.use_count() > 1 ? std::make_shared<State>(*m_state) : m_state;
    for (const typename Game::Event& event : accepted.events)
        Game::evolve(*after, event);
    Change<Game> advanced = change(Change<Game>::Kind::Advanced, std::move(after));
    advanced.events = std::move(accepted.events);
    tell(advanced, before);
    return Entered<Game>{n, std::move(advanced.events), std::move(accepted.hints), kept == Kept::Saved};
}

template <class Game>
MoveOutcome TableSession<Game>::undo(int count)
{
    const std::vector<int>& path = timeline().path();
    if (count < 1 || static_cast<std::size_t>(count) > path.size())
        return MoveRefused::StepsMissing;
    const std::size_t left = path.size() - static_cast<std::size_t>(count);
    return moveHead(Why::Undo, left == 0 ? 0 : path[left - 1]);
}

template <class Game>
MoveOutcome TableSession<Game>::redo(int count)
{
    const std::optional<int> to = count < 1 ? std::nullopt : timeline().ahead(count);
    if (!to)
        return MoveRefused::StepsMissing;
    return moveHead(Why::Redo, *to);
}

template <class Game>
MoveOutcome TableSession<Game>::goTo(int n)
{
    if (!timeline().isNode(n))
        return MoveRefused::NoSuchEntry;
    return moveHead(Why::GoTo, n);
}

template <class Game>
MoveOutcome TableSession<Game>::moveHead(Why why, int to)
{
    const int n = timeline().last() + 1;
    Entry<Game> entry{n, head(), HeadMoved{why, to}, timeline().dicePosition(to), m_clock->now()};
    const Status before = status();
    if (append({&entry, 1}) == Kept::Reloaded)
        return MoveRefused::Reloaded;
    tell(change(Change<Game>::Kind::Rewound, folded()), before);
    return n;
}

template <class Game>
AmendPreview<Game> TableSession<Game>::previewAmend(int n, Command command) const
{
    Redecision<Game> redecision(timeline(), m_initial, m_seed, Accept::Drop);
    redecision.run(n, std::move(command), 0);
    return redecision.preview();
}

template <class Game>
AmendOutcome<Game> TableSession<Game>::amend(int n, Command command, Accept accept)
{
    Redecision<Game> redecision(timeline(), m_initial, m_seed, accept);
    redecision.run(n, std::move(command), m_clock->now());
    if (!redecision.preview().possible)
        return {redecision.preview(), 0, false};
    const Status before = status();
    const int last = redecision.entries().back().n;
    if (append(redecision.entries()) == Kept::Reloaded)
        return {redecision.preview(), 0, true};
    tell(change(Change<Game>::Kind::Amended, std::make_shared<State>(std::move(redecision.state()))), before);
    return {redecision.preview(), last, false};
}

template <class Game>
void TableSession<Game>::saveNow()
{
    const Status before = status();
    if (append({}) != Kept::Reloaded)
        tellStatus(before);
}

template <class Game>
std::optional<typename Game::State> TableSession<Game>::stateAt(int n) const
{
    if (n < 0 || n > timeline().last())
        return std::nullopt;
    const auto* moved = n == 0 ? nullptr : std::get_if<HeadMoved>(&timeline().at(n).what);
    State state = m_initial;
    fold<Game>(state, timeline(), timeline().pathTo(moved ? moved->to : n));
    return state;
}

template <class Game>
std::shared_ptr<typename Game::State> TableSession<Game>::folded() const
{
    auto state = std::make_shared<State>(m_initial);
    fold<Game>(*state, timeline(), timeline().path());
    return state;
}

template <class Game>
typename TableSession<Game>::Kept TableSession<Game>::append(std::span<Entry<Game>> fresh)
{
    const Status before = status();
    const Kept kept = m_ledger.append(fresh);
    if (kept == Kept::Reloaded)
        tell(change(Change<Game>::Kind::Loaded, folded()), before);
    return kept;
}

template <class Game>
Change<Game> TableSession<Game>::change(typename Change<Game>::Kind kind, std::shared_ptr<State> after)
{
    Change<Game> made{kind, {}, std::exchange(m_state, std::move(after)), nullptr};
    made.after = m_state;
    return made;
}

template <class Game>
void TableSession<Game>::tell(const Change<Game>& change, const Status& before) const
{
    if (m_observer)
        m_observer(change);
    tellStatus(before);
}

template <class Game>
void TableSession<Game>::tellStatus(const Status& before) const
{
    if (m_statusObserver && before != status())
        m_statusObserver(status());
}

} // namespace session
