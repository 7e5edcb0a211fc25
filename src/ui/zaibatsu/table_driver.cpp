// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/table_driver.h"

#include "base/overload.h"
#include "ui/zaibatsu/command_builder.h"

#include <algorithm>

namespace ui {

using zaibatsu::Command;
using zaibatsu::Game;

session::Outcome<Game> StraightDoor::dispatch(const Command& command, bool mayDraw)
{
    return m_table.dispatch(command, mayDraw);
}

TableDriver::TableDriver(presentation::ZaibatsuTable& table, std::unique_ptr<TableDoor> door, QObject* parent)
    : QObject(parent),
      m_table(table),
      m_door(std::move(door))
{
}

TableDriver::~TableDriver() = default;

bool TableDriver::act(const Command& command, bool mayDraw)
{
    const auto before = m_table.sharedState();
    m_acting = true;
    const session::Outcome<Game> outcome = m_door->dispatch(command, mayDraw);
    m_acting = false;
    return std::visit(base::overload{
                          [&](const session::Entered<Game>& entered) {
                              m_restrained = false;
                              emit done({command, entered.events, entered.hints, before, m_table.sharedState()});
                              if (!std::holds_alternative<zaibatsu::Adjust>(command.action))
                                  passEmptyPhase(); // what is put by hand stays as it was put
                              return true;
                          },
                          [&](const base::Refused<Game>& refusal) {
                              emit refused(command, refusal.refusal);
                              return false;
                          },
                          [&](const base::NeedsDice& needed) {
                              emit diceNeeded(command, needed.count);
                              return false;
                          },
                          [&](const base::NeedsFacts<Game>& needed) {
                              emit factsNeeded(command, needed.facts);
                              return false;
                          },
                          [&](const session::Reloaded&) {
                              emit reloaded();
                              return false;
                          },
                      },
                      outcome);
}

bool TableDriver::nextPhase(const Command& command)
{
    constexpr qint64 guard = 300; // two quick taps mean one
    if (m_sinceNext.isValid() && m_sinceNext.elapsed() < guard)
        return false;
    m_sinceNext.start();
    return act(command);
}

void TableDriver::passEmptyPhase()
{
    if (m_restrained || !nothingToDo(m_table.state()))
        return;
    Command command = build::nextPhase();
    command.automatic = true;
    act(command);
}

const session::Done<Game>* TableDriver::doneAt(int n) const
{
    const auto& entries = m_table.session().entries();
    if (n < 1 || static_cast<std::size_t>(n) > entries.size())
        return nullptr;
    return std::get_if<session::Done<Game>>(&entries[static_cast<std::size_t>(n) - 1].what);
}

void TableDriver::undo()
{
    const std::vector<int> inForce = m_table.session().inForce();
    int count = 1;
    for (auto n = inForce.rbegin(); n != inForce.rend(); ++n) {
        const auto* entry = doneAt(*n);
        if (!entry || !entry->command.automatic)
            break;
        ++count;
    }
    m_restrained = true;
    const auto answer = m_door->undo(std::min(count, std::max(1, static_cast<int>(inForce.size()))));
    if (answer.kind == presentation::Answer::Kind::Done || answer.kind == presentation::Answer::Kind::Unsaved)
        emit moved(true);
    else
        emit moveRefused(answer.text);
}

void TableDriver::redo()
{
    m_restrained = true;
    const auto answer = m_door->redo(1);
    if (answer.kind == presentation::Answer::Kind::Done || answer.kind == presentation::Answer::Kind::Unsaved)
        emit moved(false);
    else
        emit moveRefused(answer.text);
}

bool nothingToDo(const zaibatsu::State& state)
{
    if (state.turn.phase != zaibatsu::Phase::Beginning || !state.pending.empty() || !state.turnStartsLeft.empty())
        return false;
    // A pawn that could be sacrificed for an effect may do so in this phase.
    return std::ranges::none_of(state.cards, [&](const zaibatsu::CardState& card) {
        return card.where == zaibatsu::CardWhere::Equipped && card.pawn
            && state.pawns[card.pawn->index()].controller == state.turn.player
            && zaibatsu::printedOf(state, zaibatsu::CardId{static_cast<std::uint16_t>(&card - state.cards.data())})
                   .sacrifice;
    });
}

} // namespace ui
