// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Dice and overrides of commands, whatever their kind.
#include "zaibatsu/game.h"

namespace zaibatsu {

namespace {

template <class Action>
constexpr bool rollsDice = requires(Action action) { action.dice; };

/// The dice of a command that can carry some, else null.
template <class CommandType>
auto* diceIn(CommandType& command)
{
    using DiceMember = std::conditional_t<std::is_const_v<CommandType>, const MaybeDice, MaybeDice>;
    return std::visit(
        [](auto& action) -> DiceMember* {
            if constexpr (rollsDice<std::remove_cvref_t<decltype(action)>>)
                return &action.dice;
            else
                return nullptr;
        },
        command.action);
}

const StartingRolls* typedStart(const Command& command)
{
    const auto* start = std::get_if<StartingRolls>(&command.action);
    return start && !start->rolls.empty() ? start : nullptr;
}

} // namespace

Command Game::withDice(Command command, std::span<const dice::Face> faces)
{
    if (typedStart(command)) // each player's rolls stand by his colour already
        return command;
    if (MaybeDice* dice = diceIn(command)) {
        const bool typed = *dice && (*dice)->typed; // the mark stays
        *dice = Dice{{faces.begin(), faces.end()}, typed};
    }
    return command;
}

std::vector<dice::Face> Game::diceOf(const Command& command)
{
    if (const auto* start = typedStart(command)) {
        std::vector<dice::Face> all;
        for (const auto& [colour, rolls] : start->rolls)
            all.insert(all.end(), rolls.begin(), rolls.end());
        return all;
    }
    const MaybeDice* dice = diceIn(command);
    return dice && *dice ? (*dice)->faces : std::vector<dice::Face>{};
}

bool Game::diceTyped(const Command& command)
{
    const MaybeDice* dice = diceIn(command);
    return typedStart(command) || (dice && *dice && (*dice)->typed);
}

Command Game::withoutDice(Command command)
{
    if (auto* start = std::get_if<StartingRolls>(&command.action))
        start->rolls.clear();
    if (MaybeDice* dice = diceIn(command))
        dice->reset();
    return command;
}

Command Game::overridden(Command command, const std::string& reason)
{
    if (!command.overrideReason)
        command.overrideReason = reason;
    return command;
}

} // namespace zaibatsu
