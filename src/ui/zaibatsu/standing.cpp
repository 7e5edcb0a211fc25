// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/standing.h"

namespace ui {

namespace z = zaibatsu;

Standing standingOf(const z::State& state, const z::Command& command)
{
    const auto decision = z::Game::decide(state, command);
    Standing standing;
    standing.command = command;
    if (const auto* accepted = std::get_if<base::Accepted<z::Game>>(&decision)) {
        standing.kind = Standing::Kind::Possible;
        standing.hints = accepted->hints;
    } else if (const auto* needs = std::get_if<base::NeedsFacts<z::Game>>(&decision)) {
        standing.kind = Standing::Kind::Unknown;
        standing.needs = needs->facts;
    } else if (const auto* refused = std::get_if<base::Refused<z::Game>>(&decision)) {
        standing.refusal = refused->refusal;
    }
    return standing;
}

Standing standingOf(const z::State& state, const std::vector<z::Command>& tries)
{
    Standing best;
    for (const z::Command& command : tries) {
        Standing next = standingOf(state, command);
        // What concerns the turn says more than what concerns the pawn: the families stand in that order.
        const bool saysMore = next.refusal && best.refusal && next.refusal->code.index() < best.refusal->code.index();
        if (!best.command || next.kind < best.kind || (next.kind == best.kind && saysMore))
            best = std::move(next);
        if (best.kind == Standing::Kind::Possible)
            break;
    }
    return best;
}

} // namespace ui
