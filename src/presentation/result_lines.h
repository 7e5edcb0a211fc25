// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What came of a command: one line for each consequence, as the result sheet shows them.
#pragma once

#include "presentation/zaibatsu_table.h"

namespace presentation {

/// One consequence.
struct ResultLine {
    QString icon;   ///< name of a glyph in the look
    QString title;  ///< "Control counter on Underground"
    QString detail; ///< "Bo 5 → 6 of 8 in the Cybernet"; may be empty
    QString player; ///< colour word of whom it concerns, else empty
    QString rule;   ///< rule behind it, else empty
    bool loss = false; ///< a pawn or a thing is lost
    friend bool operator==(const ResultLine&, const ResultLine&) = default;
};

/// What happened, told whole.
struct ResultWords {
    QString headline;         ///< "Bo takes Underground"
    QString about;            ///< "Icebreaker on Underground"
    QList<int> dice;
    QList<bool> hits;         ///< beside dice
    int blackDice = 0;        ///< the last ones
    bool typed = false;
    QStringList diceSentences;
    QList<ResultLine> lines;
};

/// From the table before, the table after and the events between.
[[nodiscard]] ResultWords resultWords(const zaibatsu::State& before, const zaibatsu::State& after,
                                      const std::vector<zaibatsu::Event>& events);

} // namespace presentation
