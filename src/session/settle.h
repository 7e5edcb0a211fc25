// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Decides a command with dice: those at hand first, then drawn ones.
#pragma once

#include "base/decision.h"
#include "dice/draw.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace session {

/// Rounds of NeedsDice after which a command is given back; ties of starting rolls need a few.
inline constexpr int mostDiceRounds = 200;

/// Whether a refused command would be done with an override: what the table cannot hold stays refused, and a second
/// rule of that kind may stand behind one that can be set aside.
template <class Game>
[[nodiscard]] bool mayBeOverridden(const typename Game::State& state, typename Game::Command command)
{
    const auto decision = Game::decide(state, Game::overridden(std::move(command), "-"));
    return !std::holds_alternative<base::Refused<Game>>(decision);
}

/// A command with the dice it was decided with, and the dice position after it.
template <class Game>
struct Settled {
    base::Decision<Game> decision;
    typename Game::Command command;
    std::uint64_t position = 0;
};

/// Dice that a command may get: first `kept`, then drawn ones from `position` on, if `mayDraw`.
struct DiceAtHand {
    std::span<const dice::Face> kept;
    std::uint64_t seed = 0;
    std::uint64_t position = 0;
    bool mayDraw = true;
};

/// The first `count` dice at hand, and the position after them; nothing if there are fewer.
[[nodiscard]] inline std::optional<dice::Drawn> diceFrom(const DiceAtHand& hand, std::size_t count)
{
    const std::size_t kept = std::min(count, hand.kept.size());
    if (kept < count && !hand.mayDraw)
        return std::nullopt;
    dice::Drawn drawn = dice::draw(hand.seed, hand.position, static_cast<int>(count - kept));
    drawn.faces.insert(drawn.faces.begin(), hand.kept.begin(), hand.kept.begin() + static_cast<std::ptrdiff_t>(kept));
    return drawn;
}

/// Decides `command`; each time that decide() needs more dice, `dressed` gets what it asked for and is decided. Both
/// are the same command, but `dressed` may bear the mark that its dice were typed.
template <class Game>
[[nodiscard]] Settled<Game> settle(const typename Game::State& state, typename Game::Command command,
                                   const DiceAtHand& hand, const typename Game::Command* dressed = nullptr)
{
    Settled<Game> settled{Game::decide(state, command), std::move(command), hand.position};
    std::size_t given = 0;
    for (int round = 0; round < mostDiceRounds; ++round) {
        const auto* needs = std::get_if<base::NeedsDice>(&settled.decision);
        const std::size_t count = needs && needs->count > 0 ? static_cast<std::size_t>(needs->count) : 0;
        if (count <= given)
            break;
        const std::optional<dice::Drawn> drawn = diceFrom(hand, count);
        if (!drawn)
            break;
        given = count;
        settled.position = drawn->position;
        settled.command = Game::withDice(dressed ? *dressed : std::move(settled.command), drawn->faces);
        settled.decision = Game::decide(state, settled.command);
    }
    return settled;
}

} // namespace session
