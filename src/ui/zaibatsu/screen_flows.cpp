// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// From a tap to a flow, and from one flow to the next.
#include "presentation/result_lines.h"
#include "presentation/sentences.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/board_view.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/hand_over.h"
#include "ui/zaibatsu/move_flow.h"
#include "ui/zaibatsu/odds_flow.h"
#include "ui/zaibatsu/play_flow.h"
#include "ui/zaibatsu/reason_flows.h"
#include "ui/zaibatsu/result_flow.h"
#include "ui/zaibatsu/search_flow.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;
using presentation::NowAction;
using presentation::NowRow;

void ZaibatsuScreen::connectFlow(Flow& flow)
{
    connect(&flow, &Flow::changed, this, [this] {
        showSide();
        showBoard();
    });
    connect(&flow, &Flow::finished, this, [this, closing = &flow] {
        if (this->flow() == closing)
            pop();
    });
    connect(&flow, &Flow::ruleRequested, this, &TableScreen::ruleRequested);
    connect(&flow, &Flow::faceRequested, this, &ZaibatsuScreen::openFace);
    connect(&flow, &Flow::pieceRequested, this, &ZaibatsuScreen::openPiece);
    connect(&flow, &Flow::newCardRequested, this, &ZaibatsuScreen::openNewCard);
    connect(&flow, &Flow::anywayRequested, this,
            [this](const z::Command& command) { push(new AnywayFlow(look(), m_driver, command, this)); });
    connect(&flow, &Flow::told, this, [this](const QString& text) { tell({text}); });
}

void ZaibatsuScreen::push(Flow* flow)
{
    connectFlow(*flow);
    m_flows.append(flow);
    m_narrowTab = 1;
    showPlayers();
    showSide();
    showBoard();
}

void ZaibatsuScreen::pop()
{
    if (m_flows.isEmpty())
        return;
    leaveLaying();
    m_flows.takeLast()->deleteLater();
    m_viewed = nullptr;
    if (Flow* below = flow())
        below->refresh();
    else
        follow();
    refresh();
}

void ZaibatsuScreen::clearFlows()
{
    for (Flow* each : std::exchange(m_flows, {}))
        each->deleteLater();
    m_viewed = nullptr;
}

bool ZaibatsuScreen::closeInner()
{
    if (m_looked) {
        lookAt(std::nullopt);
        return true;
    }
    // An open decision and recycling stay: Undo leads back from them.
    Flow* now = flow();
    if (!now || qobject_cast<HandOver*>(now) || (m_flows.size() == 1 && !m_table->state().pending.empty()))
        return false;
    if (!now->backWithin())
        pop();
    return true;
}

void ZaibatsuScreen::chooseSubject()
{
    const z::State& state = m_table->state();
    const auto own = std::ranges::find_if(state.pawns, [&](const z::PawnState& pawn) {
        return pawn.where == z::PawnWhere::Cybernet && pawn.controller == state.turn.player;
    });
    if (state.turn.number == 0 || own == state.pawns.end())
        m_subject = {};
    else
        m_subject = z::PawnId{static_cast<std::uint16_t>(own - state.pawns.begin())};
}

void ZaibatsuScreen::select(const presentation::Subject& subject)
{
    if (Flow* now = flow(); now && now->room() != FlowRoom::Column)
        return;
    if (Flow* now = flow(); now && now->choose(subject)) {
        m_narrowTab = 1;
        return refresh();
    }
    m_subject = subject;
    m_tab = NowTab::Now;
    m_narrowTab = 1;
    refresh();
}

void ZaibatsuScreen::onTapped(const BoardTarget& meant)
{
    if (Flow* now = flow())
        return now->tap(meant);
    if (const auto* pawn = std::get_if<z::PawnId>(&meant))
        select(*pawn);
    else if (const auto* spot = std::get_if<BlockSpot>(&meant))
        select(spot->block);
    else if (const auto* card = std::get_if<CardSpot>(&meant))
        select(card->card);
    else
        select(std::monostate{});
}

std::optional<z::PawnId> ZaibatsuScreen::actingPawn(const NowRow& row) const
{
    for (const z::Command& command : row.commands)
        if (const auto pawn = ui::actingPawn(command))
            return pawn;
    if (const auto* pawn = std::get_if<z::PawnId>(&m_subject))
        return *pawn;
    return row.pawn;
}

void ZaibatsuScreen::begin(const NowRow& row)
{
    const auto pawn = actingPawn(row);
    switch (row.action) {
    case NowAction::Search:
        if (pawn)
            push(new SearchFlow(look(), m_driver, *pawn, this));
        return;
    case NowAction::Move:
    case NowAction::OwnMove:
        if (row.action == NowAction::OwnMove && row.commands.empty() && !row.needs.empty())
            return onFacts(row.needs); // nothing can be reached before it is known
        if (pawn)
            beginMove(*pawn, row.action == NowAction::OwnMove);
        return;
    case NowAction::NextPhase: return nextPhase();
    case NowAction::EndGame: return openTimeUp();
    case NowAction::StartingRolls:
    case NowAction::Choose:
    case NowAction::Use:
    case NowAction::Icebreaker:
    case NowAction::RollMovement:
    case NowAction::Reboot:
    case NowAction::Sacrifice: return beginPlay(row);
    case NowAction::Delete: return beginPlay(withUnknownTargets(row));
    case NowAction::Equip:
    case NowAction::PlaceCard:
    case NowAction::Enter: return beginCards(row.action);
    }
}

void ZaibatsuScreen::beginMove(z::PawnId pawn, bool own)
{
    push(new MoveFlow(look(), m_driver, pawn, own ? MoveFlow::By::Own : MoveFlow::By::Card, this));
}

void ZaibatsuScreen::beginPlay(const NowRow& row)
{
    if (row.commands.empty()) {
        const auto pawn = actingPawn(row);
        const auto at = pawn ? m_table->state().pawns[pawn->index()].at : std::nullopt;
        if (row.action == NowAction::Icebreaker && at && at->on == z::Place::On::Block)
            return openOdds(build::icebreak(*pawn, z::BlockId{at->piece}, false));
        return onFacts(row.needs);
    }
    if (row.commands.size() > 1)
        return pick([this, action = row.action, commands = row.commands] {
            return PickFlow::Question{presentation::nowTitle(m_table->state(), action),
                                      tr("Choose one; those on the board can be tapped there."),
                                      {},
                                      commands,
                                      true};
        });
    picked(row.commands.front());
}

void ZaibatsuScreen::beginAnyway(const NowRow& row)
{
    // What was tried stands for others of its kind: where and whom is meant is said first, then why it is done.
    const bool asksWhere =
        row.action == NowAction::Search || row.action == NowAction::Move || row.action == NowAction::OwnMove;
    if (asksWhere) {
        NowRow open = row;
        open.commands = row.anyway;
        return begin(open);
    }
    if (row.anyway.size() == 1)
        return push(new AnywayFlow(look(), m_driver, row.anyway.front(), this));
    pick([this, action = row.action, commands = row.anyway] {
        return PickFlow::Question{presentation::nowTitle(m_table->state(), action),
                                  tr("Which is meant? The reason is asked for next."),
                                  {},
                                  commands,
                                  true};
    });
}

void ZaibatsuScreen::pick(const PickFlow::Asked& asked)
{
    auto* flow = new PickFlow(look(), m_driver, asked, this);
    connect(flow, &PickFlow::picked, this, [this, flow](const z::Command& command) {
        const bool answers = std::holds_alternative<z::Choose>(command.action);
        if (!answers && this->flow() == flow)
            pop(); // the flow and its rows, and the command with them, live until this tap is over
        picked(command);
    });
    push(flow);
}

void ZaibatsuScreen::picked(const z::Command& command)
{
    const bool rolls = std::holds_alternative<z::Icebreak>(command.action)
        || std::holds_alternative<z::Delete>(command.action) || std::holds_alternative<z::RollMovement>(command.action);
    const auto decision = z::Game::decide(m_table->state(), command);
    if (rolls)
        openOdds(command);
    else if (std::holds_alternative<z::Reboot>(command.action)
             && !std::holds_alternative<base::Refused<z::Game>>(decision))
        push(new PlayFlow(look(), m_driver, command, this));
    else if (std::holds_alternative<base::Refused<z::Game>>(decision)
             && session::mayBeOverridden<z::Game>(m_table->state(), command))
        push(new AnywayFlow(look(), m_driver, command, this));
    else
        m_driver.act(command);
}

void ZaibatsuScreen::openOdds(const z::Command& command)
{
    OddsFlow::Roll roll{command, std::nullopt, EmptyCell{}};
    if (const auto* icebreak = std::get_if<z::Icebreak>(&command.action))
        roll.pawn = icebreak->pawn;
    if (const auto* attack = std::get_if<z::Delete>(&command.action))
        roll.pawn = attack->pawn;
    if (const auto* movement = std::get_if<z::RollMovement>(&command.action)) {
        roll.pawn = movement->pawn;
        roll.target = movement->pawn;
        return push(new OddsFlow(look(), m_driver, roll, this));
    }
    roll.target = targetOf(m_table->state(), command).value_or(BlockSpot{z::centralCore, std::nullopt});
    push(new OddsFlow(look(), m_driver, roll, this));
}

void ZaibatsuScreen::nextPhase()
{
    if (m_table->state().turn.phase == z::Phase::Recycling)
        return follow();
    clearFlows();
    if (!m_driver.nextPhase(build::nextPhase())) {
        follow();
        refresh();
    }
}

} // namespace ui
