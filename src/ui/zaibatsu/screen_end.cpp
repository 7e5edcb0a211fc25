// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The page of the end, and where it leads.
#include "presentation/sentences.h"
#include "ui/zaibatsu/block_look.h"
#include "ui/zaibatsu/end_flow.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

namespace ui {

namespace z = zaibatsu;

void ZaibatsuScreen::showEnd()
{
    m_endSeen = true;
    auto* end = new EndFlow(look(), m_driver, m_clock ? std::optional(m_clock->played()) : std::nullopt, this);
    connect(end, &EndFlow::undoRequested, this, [this] {
        clearFlows();
        m_driver.undo();
    });
    connect(end, &EndFlow::homeRequested, this, &TableScreen::homeRequested);
    connect(end, &EndFlow::logRequested, this, &TableScreen::logRequested);
    connect(end, &EndFlow::keepRequested, this, &TableScreen::exportRequested);
    connect(end, &EndFlow::newTableRequested, this, &ZaibatsuScreen::askForSameAgain);
    m_toast->dismiss(); // the page says more, and has Undo
    push(end);
}

void ZaibatsuScreen::askForSameAgain()
{
    const z::State& state = m_table->state();
    NewTable like;
    for (const z::Player& player : state.players)
        like.players.append({QString::fromStdString(player.name), ownerOf(player.colour), {}});
    like.secondEdition = state.settings->edition == z::Edition::Second2017;
    like.minutes = state.settings->timeLimit;
    like.track = static_cast<TrackChoice>(state.settings->track);
    for (const auto& [ruling, on] : state.settings->switches)
        like.houseRules.insert(presentation::ruleName(ruling), on);
    emit newTableRequested(like);
}

} // namespace ui
