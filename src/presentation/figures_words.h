// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The figures of a game as sentences.
#pragma once

#include "presentation/game_stats.h"

#include <QCoreApplication>

#include <chrono>

namespace presentation {

/// Words for what was counted, in the language installed now.
struct FiguresWords {
    Q_DECLARE_TR_FUNCTIONS(FiguresWords)

public:
    /// "Bo wins"; "The game goes on" while it does.
    [[nodiscard]] static QString headline(const GameFigures& figures);
    /// "All 8 control counters were placed in turn 12." With the time played where that is known.
    [[nodiscard]] static QString how(const GameFigures& figures,
                                     std::optional<std::chrono::milliseconds> played = std::nullopt);
    [[nodiscard]] static QString countersTitle();
    [[nodiscard]] static QString diceTitle();
    [[nodiscard]] static QString playersTitle();
    /// "Bo: drawn 1: 4, 2: 7, …; typed 1: 0, …; 14 dice hit, 11.8 to be expected"
    [[nodiscard]] static QString dice(const PlayerFigures& player);
    /// "9 of 14 rolls succeeded"
    [[nodiscard]] static QString rolls(const PlayerFigures& player);
    /// "7.8 to be expected"
    [[nodiscard]] static QString expected(const PlayerFigures& player);
    /// "14 dice hit, 11.8 to be expected"
    [[nodiscard]] static QString hits(const PlayerFigures& player);
    /// "+ 1.2", "− 0.4"
    [[nodiscard]] static QString luck(const PlayerFigures& player);
    /// How often each face fell: "1: 4, 2: 7, …"
    [[nodiscard]] static QString faces(const dice::Tally& tally);
    /// "turns", "bonus counters" …, the heads of a table of players.
    [[nodiscard]] static QStringList heads();
    /// What stands under them.
    [[nodiscard]] static QStringList cells(const PlayerFigures& player);
    /// "7 of 9 bonus icons won"
    [[nodiscard]] static QString icons(const GameFigures& figures);
    /// The line of a chart for those who hear the screen: "Bo: 0, 1, 3, 5"
    [[nodiscard]] static QString line(const GameFigures& figures, std::size_t seat);
};

} // namespace presentation
