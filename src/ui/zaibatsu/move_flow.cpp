// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/move_flow.h"

#include "presentation/sentences.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/command_builder.h"

#include <algorithm>

namespace ui {

using zaibatsu::Place;
using zaibatsu::ReachablePlace;

namespace {

const ReachablePlace* find(const std::vector<ReachablePlace>& places, const Place& place)
{
    const auto found = std::ranges::find_if(places, [&](const ReachablePlace& each) { return each.place == place; });
    return found == places.end() ? nullptr : &*found;
}

} // namespace

MoveFlow::MoveFlow(const Look& look, TableDriver& driver, zaibatsu::PawnId pawn, By by, QObject* parent)
    : Flow(look, driver, parent),
      m_pawn(pawn),
      m_by(by)
{
    MoveFlow::refresh();
}

void MoveFlow::refresh()
{
    m_reachable = m_by == By::Own ? zaibatsu::reachableByOwnMovement(state(), m_pawn)
                                  : zaibatsu::reachablePlaces(state(), m_pawn, m_actions);
    if (!m_way.empty() && !find(m_reachable, m_way.back()))
        m_way.clear();
    if (m_closed)
        m_closed = whyNot(m_closed->place);
    if (!m_reachable.empty())
        m_with.fit(state(), command(m_reachable.front().path));
}

void MoveFlow::chooseCard()
{
    if (const auto actions = m_with.movement(state()))
        return setActions(*actions);
    emit changed();
}

BoardOverlay MoveFlow::overlay() const
{
    BoardOverlay overlay;
    overlay.pawn = m_pawn;
    overlay.choosingSpaces = true;
    for (const ReachablePlace& each : m_reachable) {
        const auto on = std::ranges::find(m_way, each.place);
        StepMark mark{each.place, each.cost, StepMark::Kind::Reachable};
        if (on != m_way.end()) {
            mark.cost = static_cast<int>(on - m_way.begin()) + 1;
            mark.kind = on + 1 == m_way.end() ? StepMark::Kind::End : StepMark::Kind::OnWay;
        }
        overlay.steps.push_back(mark);
    }
    if (m_closed)
        overlay.steps.push_back({m_closed->place, 0, StepMark::Kind::Closed});
    if (!m_way.empty() && state().pawns[m_pawn.index()].at) {
        overlay.way.push_back(*state().pawns[m_pawn.index()].at);
        overlay.way.insert(overlay.way.end(), m_way.begin(), m_way.end());
    }
    return overlay;
}

std::optional<BoardPart> MoveFlow::inView() const
{
    BoardPart part{{m_pawn}, metrics::choosingR};
    for (const ReachablePlace& each : m_reachable)
        part.targets.push_back(targetOf(each.place));
    return part;
}

void MoveFlow::setActions(int actions)
{
    m_actions = actions;
    m_closed.reset();
    refresh();
    emit changed();
}

void MoveFlow::tap(const BoardTarget& meant)
{
    if (const auto place = placeOf(meant)) {
        const Place on = *place;
        const Place bare{on.on, on.piece, std::nullopt};
        goTo(find(m_reachable, bare) && !find(m_reachable, on) ? bare : on);
    }
}

void MoveFlow::goTo(const Place& place)
{
    m_closed.reset();
    if (const auto by = wayBy(place))
        m_way = *by;
    else if (const ReachablePlace* there = find(m_reachable, place))
        m_way = there->path;
    else if (std::holds_alternative<base::Accepted<zaibatsu::Game>>(zaibatsu::Game::decide(state(), command({place}))))
        m_way = {place}; // where places are taken as told, no way is asked for (docs/adr/0006)
    else if (place.space || m_by == By::Own)
        return refuse(place);
    emit changed();
}

std::optional<std::vector<Place>> MoveFlow::wayBy(const Place& place) const
{
    // A space beside the chosen way: go round by it when the actions allow.
    const ReachablePlace* first = find(m_reachable, place);
    if (!first || m_way.empty() || m_by == By::Own || std::ranges::find(m_way, place) != m_way.end())
        return std::nullopt;
    zaibatsu::State from = state();
    from.pawns[m_pawn.index()].at = place;
    const auto rest = zaibatsu::reachablePlaces(from, m_pawn, m_actions - first->cost);
    const ReachablePlace* second = find(rest, m_way.back());
    if (!second)
        return std::nullopt;
    std::vector<Place> way = first->path;
    way.insert(way.end(), second->path.begin(), second->path.end());
    return way;
}

zaibatsu::Command MoveFlow::command(const std::vector<Place>& way) const
{
    return m_by == By::Own ? build::ownMove(m_pawn, way) : m_with.apply(state(), build::move(m_pawn, way, m_actions));
}

std::optional<MoveFlow::Closed> MoveFlow::whyNot(const Place& place) const
{
    const zaibatsu::Command wanted = command({place});
    const auto decision = zaibatsu::Game::decide(state(), wanted);
    if (const auto* needs = std::get_if<base::NeedsFacts<zaibatsu::Game>>(&decision); needs && !needs->facts.empty()) {
        const zaibatsu::Fact& fact = needs->facts.front();
        const auto* block = std::get_if<zaibatsu::BlockId>(&fact.about);
        return Closed{
            place, wanted, presentation::factText(state(), fact), {}, block ? std::optional(*block) : std::nullopt};
    }
    const auto* refused = std::get_if<base::Refused<zaibatsu::Game>>(&decision);
    if (!refused)
        return std::nullopt;
    return Closed{place, wanted, presentation::refusalText(state(), refused->refusal),
                  presentation::ruleName(refused->refusal.rule), std::nullopt};
}

void MoveFlow::refuse(const Place& place)
{
    if (const auto closed = whyNot(place))
        m_closed = closed;
    emit changed();
}

void MoveFlow::confirm()
{
    if (!m_way.empty() && driver().act(command(m_way)))
        emit finished();
}

} // namespace ui
