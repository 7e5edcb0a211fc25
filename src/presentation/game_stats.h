// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The figures of a game, counted from what happened. Nothing depends on them.
#pragma once

#include "dice/fairness.h"
#include "session/table_session.h"
#include "zaibatsu/game.h"

#include <QString>

#include <vector>

namespace presentation {

/// How a game came to its end: all counters placed, time, put by hand; None while it runs.
enum class Ending : std::uint8_t { None, Counters, TimeUp, ByHand };

/// What one player did and what the dice did to him.
struct PlayerFigures {
    zaibatsu::Colour colour = zaibatsu::Colour::Red;
    QString name;
    int turns = 0;         ///< begun
    int placed = 0;        ///< control counters in the Cybernet
    int total = 0;         ///< those he began with
    int bonus = 0;         ///< free bonus counters
    int iconsWon = 0;      ///< bonus icons (R-082)
    int pawnsLost = 0;     ///< eliminated under his control
    dice::Tally drawn{};   ///< dice of the app, by face
    dice::Tally typed{};   ///< the players' own dice, by face
    int rolls = 0;         ///< Icebreaker and Delete rolls whose odds are known
    int successes = 0;     ///< of these
    double expected = 0;   ///< successes to be expected of these rolls, from the exact odds of each
    dice::Luck hits;       ///< dice of these rolls that hit, and should have

    /// Successes above what was to be expected.
    [[nodiscard]] double luck() const { return successes - expected; }
    friend bool operator==(const PlayerFigures&, const PlayerFigures&) = default;
};

/// Control counters in the Cybernet at the end of a turn, player by player in seating order.
struct TurnCounters {
    int turn = 0; ///< 0: when the first turn began
    std::vector<int> placed;
    friend bool operator==(const TurnCounters&, const TurnCounters&) = default;
};

/// The whole game.
struct GameFigures {
    Ending ending = Ending::None;
    std::vector<zaibatsu::Colour> winners;
    int turns = 0;                      ///< the turn it stands in
    int icons = 0;                      ///< bonus icons formed
    int iconsWon = 0;
    std::vector<PlayerFigures> players; ///< seating order
    std::vector<TurnCounters> counters; ///< turns ascending; the last one is as the table stands

    friend bool operator==(const GameFigures&, const GameFigures&) = default;
};

/// Of the entries in force.
[[nodiscard]] GameFigures gameFigures(const session::TableSession<zaibatsu::Game>& session);

} // namespace presentation
