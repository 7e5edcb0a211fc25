// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/tour.h"

#include "ui/zaibatsu/board_view.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/move_flow.h"
#include "ui/zaibatsu/odds_flow.h"
#include "ui/zaibatsu/search_flow.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;
using presentation::NowAction;
using presentation::NowRow;

namespace {

/// Goes on until the action phase.
bool toAction(ZaibatsuScreen& screen)
{
    for (int i = 0; i < 6 && screen.driver().state().turn.phase != z::Phase::Action; ++i)
        if (!screen.driver().act(build::nextPhase()))
            return false;
    while (screen.closeInner()) { }
    return screen.driver().state().turn.phase == z::Phase::Action;
}

/// Begins an action with the first pawn that can; with `loud` the first whose roll says a chance.
bool beginAction(ZaibatsuScreen& screen, NowAction action)
{
    if (!toAction(screen))
        return false;
    const z::State& state = screen.driver().state();
    for (std::size_t i = 0; i < state.pawns.size(); ++i) {
        const z::PawnId pawn{static_cast<std::uint16_t>(i)};
        if (state.pawns[i].controller != state.turn.player)
            continue;
        for (const NowRow& row : presentation::nowRows(state, pawn, 3))
            if (row.action == action && row.possible) {
                screen.select(pawn);
                screen.begin(row);
                return true;
            }
    }
    return false;
}

bool search(ZaibatsuScreen& screen, bool placed)
{
    if (!beginAction(screen, NowAction::Search))
        return false;
    auto* flow = qobject_cast<SearchFlow*>(screen.flow());
    if (!flow || !placed)
        return flow != nullptr;
    const z::State& state = screen.driver().state();
    for (std::size_t i = 0; i < state.blocks.size(); ++i) {
        const z::Face& face = *state.components->blocks[i];
        if (state.blocks[i] || (!face.sides && !face.spaces))
            continue;
        flow->draw(z::BlockId{static_cast<std::uint16_t>(i)});
        if (!flow->placements().empty()) {
            flow->place(flow->placements().front().at);
            return true;
        }
    }
    return false;
}

bool refused(ZaibatsuScreen& screen)
{
    if (!search(screen, true))
        return false;
    auto* flow = qobject_cast<SearchFlow*>(screen.flow());
    flow->tap(BlockSpot{z::centralCore, std::nullopt});
    return true;
}

bool move(ZaibatsuScreen& screen)
{
    if (!beginAction(screen, NowAction::Move))
        return false;
    auto* flow = qobject_cast<MoveFlow*>(screen.flow());
    if (!flow)
        return false;
    flow->setActions(4);
    const auto& places = flow->reachable();
    if (places.empty())
        return false;
    flow->goTo(std::ranges::max_element(places, {}, &z::ReachablePlace::cost)->place);
    return true;
}

bool odds(ZaibatsuScreen& screen)
{
    return beginAction(screen, NowAction::Icebreaker) && qobject_cast<OddsFlow*>(screen.flow());
}

bool result(ZaibatsuScreen& screen)
{
    if (!odds(screen))
        return false;
    qobject_cast<OddsFlow*>(screen.flow())->roll();
    return true;
}

bool handOver(ZaibatsuScreen& screen) { return toAction(screen) && screen.driver().act(build::nextPhase()); }

bool ended(ZaibatsuScreen& screen)
{
    z::Adjust adjust;
    adjust.turn = z::TurnPatch{{}, {}, z::Phase::Over};
    adjust.winners = std::vector{screen.driver().state().players.back().colour};
    z::Command command;
    command.action = adjust;
    return screen.driver().act(command) && screen.flow();
}

bool timeUp(ZaibatsuScreen& screen)
{
    if (!toAction(screen))
        return false;
    NowRow row;
    row.action = NowAction::EndGame;
    screen.begin(row);
    return screen.flow() != nullptr;
}

bool knownFace(ZaibatsuScreen& screen)
{
    const z::State& state = screen.driver().state();
    for (std::size_t i = 1; i < state.blocks.size(); ++i)
        if (state.components->blocks[i]->sides) {
            screen.openFace(z::BlockId{static_cast<std::uint16_t>(i)});
            return true;
        }
    return false;
}

/// The sample knows every face: a block that nobody has seen yet is added.
bool emptyFace(ZaibatsuScreen& screen)
{
    z::SetBlock added;
    added.face.key = "new-block";
    z::Command command;
    command.action = added;
    if (!screen.driver().act(command))
        return false;
    const std::size_t last = screen.driver().state().blocks.size() - 1;
    screen.openFace(z::BlockId{static_cast<std::uint16_t>(last)});
    return true;
}

} // namespace

QList<TourScene> tourScenes()
{
    return {
        {QStringLiteral("table"), [](ZaibatsuScreen& screen) { return toAction(screen); }},
        {QStringLiteral("search-draw"), [](ZaibatsuScreen& screen) { return search(screen, false); }},
        {QStringLiteral("search-place"), [](ZaibatsuScreen& screen) { return search(screen, true); }},
        {QStringLiteral("search-refused"), refused},
        {QStringLiteral("move"), move},
        {QStringLiteral("odds"), odds},
        {QStringLiteral("result"), result},
        {QStringLiteral("hand-over"), handOver},
        {QStringLiteral("end"), ended},
        {QStringLiteral("time-up"), timeUp},
        {QStringLiteral("face-editor"), knownFace},
        {QStringLiteral("face-empty"), emptyFace},
    };
}

} // namespace ui
