// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/legal_list.h"

#include "zaibatsu/effects.h"

namespace zaibatsu {

namespace {

void offerChoices(LegalList& list, const Choice& choice)
{
    if (choice.kind == ChoiceKind::Dice) {
        list.offer(Choose{choice.id, std::nullopt, std::nullopt});
        return;
    }
    for (const Option& option : optionsNow(list.state(), choice))
        list.offer(Choose{choice.id, option, std::nullopt});
}

template <class Visit>
void forEachPawn(const State& state, Visit visit)
{
    for (std::size_t i = 0; i < state.pawns.size(); ++i)
        visit(PawnId{static_cast<std::uint16_t>(i)});
}

void offerPlay(LegalList& list, int actions)
{
    offerUses(list);
    forEachPawn(list.state(), [&](PawnId pawn) {
        list.offer(Sacrifice{pawn});
        if (list.state().turn.phase != Phase::Action)
            return;
        offerSearches(list, pawn);
        offerMoves(list, pawn, actions);
        offerRolls(list, pawn);
        list.offer(Enter{pawn});
    });
    if (list.state().turn.phase == Phase::Action)
        offerCards(list);
    list.offer(NextPhase{});
    list.offer(EndGame{});
}

} // namespace

bool LegalList::offer(Action action)
{
    Command command;
    command.action = std::move(action);
    const Decision decision = Game::decide(m_state, command);
    const bool accepted =
        std::holds_alternative<base::Accepted<Game>>(decision) || std::holds_alternative<base::NeedsDice>(decision);
    if (accepted)
        m_commands.push_back(std::move(command));
    return accepted;
}

void LegalList::keep(Action action)
{
    Command command;
    command.action = std::move(action);
    m_commands.push_back(std::move(command));
}

std::vector<Command> Game::legal(const State& state, int actions)
{
    LegalList list(state);
    if (state.turn.phase == Phase::Setup)
        list.offer(StartingRolls{});
    else if (!state.pending.empty())
        offerChoices(list, state.pending.front());
    else if (state.turn.phase != Phase::Over)
        offerPlay(list, actions);
    return list.take();
}

} // namespace zaibatsu
