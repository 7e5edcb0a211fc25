// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What came of a command: one line for each consequence, as the result sheet shows them.
#pragma once

#include "zaibatsu/game.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace presentation {

/// One consequence.
struct ResultLine {
    QString icon;      ///< name of a glyph in the look
    QString title;     ///< "Bo places 1 control counter on Underground."
    QString detail;    ///< "Bo: 5 → 6 of 8 in the Cybernet"; may be empty
    QString player;    ///< colour word of whom it concerns, else empty
    QString rule;      ///< rule behind it, else empty
    bool loss = false; ///< a pawn or a thing is lost

    friend bool operator==(const ResultLine&, const ResultLine&) = default;
};

/// What happened, told whole.
struct ResultWords {
    QString headline;      ///< "Bo takes control of Underground."
    QString about; ///< "Red Speedrunner succeeds with Icebreaker on Underground."; empty if the headline says it
    QList<int> dice;
    QList<bool> hits; ///< beside dice
    int blackDice = 0; ///< the last ones
    bool typed = false;
    QString needed; ///< "Needed: 3, 5 or 6."; empty where nothing was
    QList<ResultLine> lines;
};

/// From the table before and the events since.
[[nodiscard]] ResultWords resultWords(const zaibatsu::State& before, const std::vector<zaibatsu::Event>& events);

} // namespace presentation
