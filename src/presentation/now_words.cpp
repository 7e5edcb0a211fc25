// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/now_words.h"

#include <algorithm>
#include <set>

using namespace zaibatsu;

namespace presentation {
namespace {

/// How many different values a projection of the commands of one kind has.
template <class Kind, class Projection>
int different(const std::vector<Command>& commands, Projection project)
{
    std::set<decltype(project(std::declval<const Kind&>()))> values;
    for (const Command& command : commands)
        if (const auto* kind = std::get_if<Kind>(&command.action))
            values.insert(project(*kind));
    return static_cast<int>(values.size());
}

int freeBonus(const State& state)
{
    const Player* player = findPlayer(state, state.turn.player);
    return player == nullptr ? 0 : player->bonus;
}

} // namespace

QString NowWords::title(NowAction action)
{
    switch (action) {
    case NowAction::StartingRolls: return tr("Starting roll");
    case NowAction::Choose: return tr("Open choice");
    case NowAction::Use: return tr("Use an effect");
    case NowAction::Icebreaker: return Names::ability(Ability::Icebreaker);
    case NowAction::Search: return Names::ability(Ability::Search);
    case NowAction::Move: return tr("Move");
    case NowAction::OwnMove: return tr("Own movement");
    case NowAction::RollMovement: return tr("Roll for movement");
    case NowAction::Delete: return Names::ability(Ability::Delete);
    case NowAction::Reboot: return Names::ability(Ability::Reboot);
    case NowAction::Equip: return tr("Equip an item");
    case NowAction::PlaceCard: return tr("Block card");
    case NowAction::Enter: return tr("Let a pawn enter");
    case NowAction::Sacrifice: return tr("Sacrifice");
    case NowAction::NextPhase: return tr("Next phase");
    case NowAction::EndGame: return tr("End the game");
    }
    return {};
}

QString NowWords::verb(NowAction action)
{
    switch (action) {
    case NowAction::StartingRolls: return QStringLiteral("starting-rolls");
    case NowAction::Choose: return QStringLiteral("choose");
    case NowAction::Use: return QStringLiteral("use");
    case NowAction::Icebreaker: return QStringLiteral("icebreak");
    case NowAction::Search: return QStringLiteral("search");
    case NowAction::Move: return QStringLiteral("move");
    case NowAction::OwnMove: return QStringLiteral("own-move");
    case NowAction::RollMovement: return QStringLiteral("roll-movement");
    case NowAction::Delete: return QStringLiteral("delete");
    case NowAction::Reboot: return QStringLiteral("reboot");
    case NowAction::Equip: return QStringLiteral("equip");
    case NowAction::PlaceCard: return QStringLiteral("place-card");
    case NowAction::Enter: return QStringLiteral("enter");
    case NowAction::Sacrifice: return QStringLiteral("sacrifice");
    case NowAction::NextPhase: return QStringLiteral("phase");
    case NowAction::EndGame: return QStringLiteral("end");
    }
    return {};
}

QString NowWords::onTo(Phase now)
{
    switch (now) {
    case Phase::Setup: return tr("The game begins with the starting roll.");
    case Phase::Beginning: return tr("On to the action phase.");
    case Phase::Action: return tr("On to recycling.");
    case Phase::Recycling: return tr("On to the next player.");
    case Phase::Over: return tr("The game is over.");
    }
    return {};
}

QString NowWords::nothingToDoItWith() { return tr("There is nothing to do this with now."); }

QString NowWords::noItemKnown() { return tr("What kind of item a card is and what it costs is not entered yet."); }

QString NowWords::draw(const State& state, const std::vector<Command>& searches)
{
    const int left = static_cast<int>(std::ranges::count_if(state.blocks, [](const auto& laid) { return !laid; }));
    std::set<BlockId> references;
    for (const Command& command : searches)
        if (const auto* search = std::get_if<zaibatsu::Search>(&command.action))
            if (const auto& at = state.pawns[search->pawn.index()].at; at && at->on == Place::On::Block)
                references.insert(BlockId{at->piece});
    if (references.size() != 1 || !tracksPlaces(*state.settings))
        return tr("From the pile, %n block(s) left", nullptr, left);
    return tr("From the pile, %n block(s) left, beside %1", nullptr, left)
        .arg(Names::within(Names(state).block(*references.begin())));
}

QString NowWords::detail(const State& state, const NowRow& row, int actions)
{
    const int count = static_cast<int>(row.commands.size());
    switch (row.action) {
    case NowAction::StartingRolls: return tr("Who rolls highest begins.");
    case NowAction::Choose: return {};
    case NowAction::Use: return tr("%n effect(s) to use", nullptr, count);
    case NowAction::Icebreaker:
    case NowAction::Delete: return tr("%n target(s) in reach", nullptr, count);
    case NowAction::Search: return draw(state, row.commands);
    case NowAction::Move:
        return tr("%1 with %2", "a number of spaces, a number of actions")
            .arg(tr("%n space(s)", nullptr,
                    different<zaibatsu::Move>(row.commands, [](const auto& it) { return it.path.back(); })),
                 tr("%n action(s)", nullptr, actions));
    case NowAction::OwnMove:
        return tr("%n space(s)", nullptr,
                  different<zaibatsu::Move>(row.commands, [](const auto& it) { return it.path.back(); }));
    case NowAction::RollMovement: return tr("The roll is the most it may move this turn.");
    case NowAction::Reboot: return tr("Back to the Central Core.");
    case NowAction::Equip:
    case NowAction::PlaceCard:
    case NowAction::Enter: return tr("%n bonus counter(s) free to pay", nullptr, freeBonus(state));
    case NowAction::Sacrifice: return tr("The pawn is eliminated.");
    case NowAction::NextPhase: return onTo(state.turn.phase);
    case NowAction::EndGame: return tr("Time is up: most control counters win.");
    }
    return {};
}

QString NowWords::icon(NowAction action)
{
    switch (action) {
    case NowAction::StartingRolls: return QStringLiteral("play");
    case NowAction::Choose: return QStringLiteral("question");
    case NowAction::Use: return QStringLiteral("now");
    case NowAction::Icebreaker: return QStringLiteral("icebreaker");
    case NowAction::Search: return QStringLiteral("search");
    case NowAction::Move:
    case NowAction::OwnMove:
    case NowAction::RollMovement: return QStringLiteral("move");
    case NowAction::Delete: return QStringLiteral("delete");
    case NowAction::Reboot: return QStringLiteral("reboot");
    case NowAction::Equip: return QStringLiteral("equip");
    case NowAction::PlaceCard: return QStringLiteral("blockcard");
    case NowAction::Enter: return QStringLiteral("fx-gain");
    case NowAction::Sacrifice: return QStringLiteral("fx-sacrifice");
    case NowAction::NextPhase: return QStringLiteral("next");
    case NowAction::EndGame: return QStringLiteral("clock");
    }
    return {};
}

} // namespace presentation
