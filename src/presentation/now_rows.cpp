// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/now_rows.h"

#include "presentation/now_probes.h"
#include "presentation/now_words.h"
#include "presentation/odds_sheet.h"
#include "presentation/sentences.h"
#include "session/settle.h"

#include <algorithm>
#include <array>

using namespace zaibatsu;

namespace presentation {
namespace {

constexpr auto lastAction = NowAction::Sacrifice;

/// Adds the numbers of the one roll that the row stands for.
void addOdds(NowRow& row, const State& state)
{
    if (row.commands.size() != 1)
        return;
    OddsSheet sheet;
    if (const auto* icebreak = std::get_if<Icebreak>(&row.commands.front().action))
        sheet = icebreakSheet(state, icebreak->pawn, icebreak->target);
    else if (const auto* attack = std::get_if<Delete>(&row.commands.front().action))
        sheet = deleteSheet(state, attack->pawn, attack->target);
    else
        return;
    for (const FaceOrigin& face : sheet.faces)
        if (face.hits)
            row.faces.append(face.face);
    row.success = sheet.success.percent;
    row.loss = sheet.loss.value > 0 ? sheet.loss.percent : QString();
    row.detail = sheet.target;
}

/// A refusal that says most: what concerns the turn before the pawn, the pawn before its target.
bool saysMore(const Refusal& a, const Refusal& b) { return a.code.index() < b.code.index(); }

/// A block in the pile: nobody knows its face before it is drawn.
bool stillToBeDrawn(const State& state, const Fact& fact)
{
    const auto* block = std::get_if<BlockId>(&fact.about);
    return block != nullptr && !state.blocks[block->index()];
}

/// What must be entered; of cards, which nobody has named yet, no single one.
QString whatItNeeds(const NowRow& row, const State& state, const Command& command)
{
    if (row.needs.empty())
        return row.action == NowAction::Search ? NowWords::draw(state, {command}) : QString();
    if (row.action == NowAction::Equip && std::holds_alternative<CardId>(row.needs.front().about))
        return NowWords::noItemKnown();
    return factText(state, row.needs.front());
}

/// Lets the rules say why nothing of this kind is possible, or what would have to be entered.
void askWhy(NowRow& row, const State& state, const std::vector<Command>& tries)
{
    std::optional<Refusal> best;
    for (const Command& command : tries) {
        const auto decision = Game::decide(state, command);
        if (const auto* needs = std::get_if<base::NeedsFacts<Game>>(&decision)) {
            row.possible = true;
            row.pawn = actorOf(state, command);
            row.needs = needs->facts;
            std::erase_if(row.needs, [&](const Fact& fact) { return stillToBeDrawn(state, fact); });
            row.detail = whatItNeeds(row, state, command);
            return;
        }
        const auto* refused = std::get_if<base::Refused<Game>>(&decision);
        if (refused != nullptr && (!best || saysMore(refused->refusal, *best)))
            best = refused->refusal;
        if (refused != nullptr && session::mayBeOverridden<Game>(state, command))
            row.anyway.push_back(command);
    }
    row.detail = best ? refusalText(state, *best) : NowWords::nothingToDoItWith();
    row.rule = best ? ruleName(best->rule) : QString();
}

/// The same action by the pawn's own icon, where a card plays it as well: how it is played is chosen later.
void dropTwins(std::vector<Command>& commands)
{
    const auto plays = [](const Command& command) {
        return std::holds_alternative<Icebreak>(command.action) || std::holds_alternative<Delete>(command.action);
    };
    const auto byIcon = [](Command& command) -> bool* {
        return std::visit(
            [](auto& action) -> bool* {
                if constexpr (requires { action.own; })
                    return &action.own;
                return nullptr;
            },
            command.action);
    };
    const std::vector<Command> all = commands;
    std::erase_if(commands, [&](Command command) {
        bool* own = plays(command) ? byIcon(command) : nullptr;
        if (own == nullptr || !*own)
            return false;
        *own = false;
        return std::ranges::find(all, command) != all.end();
    });
}

NowRow rowFor(const State& state, NowAction action)
{
    NowRow row;
    row.action = action;
    row.verb = NowWords::verb(action);
    row.icon = NowWords::icon(action);
    row.title = nowTitle(state, action);
    return row;
}

} // namespace

QString nowTitle(const State& state, NowAction action)
{
    return action == NowAction::Choose && !state.pending.empty() ? choiceText(state, state.pending.front())
                                                                 : NowWords::title(action);
}

QList<NowRow> nowRows(const State& state, const Subject& subject, int actions)
{
    std::array<std::vector<Command>, static_cast<std::size_t>(lastAction) + 1> accepted;
    for (Command& command : Game::legal(state, actions))
        if (const auto action = rowOf(command); action && concerns(state, command, subject))
            accepted[static_cast<std::size_t>(*action)].push_back(std::move(command));
    QList<NowRow> possible;
    QList<NowRow> impossible;
    const auto* player = std::get_if<Colour>(&subject);
    const bool waits = player != nullptr && *player != state.turn.player; // what others cannot do is not theirs
    const bool keepsPlay = !scoresOnly(*state.settings);                  // else there is nothing to say of it
    for (std::size_t i = 0; i < accepted.size(); ++i) {
        NowRow row = rowFor(state, static_cast<NowAction>(i));
        row.commands = std::move(accepted[i]);
        dropTwins(row.commands);
        if (!row.commands.empty()) {
            row.possible = true;
            row.detail = NowWords::detail(state, row, actions);
            addOdds(row, state);
        } else {
            const auto tries = keepsPlay && !waits ? probes(state, subject, row.action) : std::vector<Command>{};
            if (tries.empty())
                continue;
            askWhy(row, state, tries);
            if (row.action == NowAction::RollMovement && !row.needs.empty())
                continue; // the row of own movement asks for the same
        }
        (row.possible ? possible : impossible).append(row);
    }
    return possible + impossible;
}

} // namespace presentation
