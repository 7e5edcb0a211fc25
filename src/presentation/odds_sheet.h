// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the odds sheet shows before a roll: numbers with their origin, dice with theirs, chances, and why the pawn
// could be lost. Built on the outlook of the rules; no rule of its own.
#pragma once

#include "dice/fraction.h"
#include "zaibatsu/outlook.h"

#include <QCoreApplication>
#include <QList>
#include <QStringList>

namespace presentation {

/// A chance in words and numbers.
struct Chance {
    double value = 0;  ///< 0 to 1
    QString percent;   ///< "75 %"
    QString fraction;  ///< "3 in 4"

    friend bool operator==(const Chance&, const Chance&) = default;
};
/// A fraction as a chance, in the language installed now.
[[nodiscard]] Chance chanceOf(dice::Fraction fraction);

/// One face of a die, 1 to 6.
struct FaceOrigin {
    int face = 1;
    bool hits = false;
    QString origin; ///< "ICE", "fixed", a card's name; empty where it does not hit

    friend bool operator==(const FaceOrigin&, const FaceOrigin&) = default;
};

/// Dice of one source.
struct DiceOrigin {
    int dice = 1;
    bool black = false;
    QString text;   ///< "1 die", "+ 1 black die"
    QString origin; ///< "base", a card's name

    friend bool operator==(const DiceOrigin&, const DiceOrigin&) = default;
};

/// One reason why a failure costs the pawn.
struct LossLine {
    QString text;
    QString rule;

    friend bool operator==(const LossLine&, const LossLine&) = default;
};

/// The whole sheet.
struct OddsSheet {
    QString title;              ///< "Icebreaker"
    QString about;              ///< "Blue Speedrunner, Underground, middle"
    QString target;             ///< "Underground, nobody's block"
    QList<FaceOrigin> faces;    ///< six
    QList<DiceOrigin> sources;
    int dice = 1;
    int blackDice = 0;
    Chance success;
    Chance loss;                ///< value 0 where the pawn is safe
    QString successText;        ///< "takes control"
    QString lossText;           ///< "loses the pawn"
    QList<LossLine> reasons;
    QString refusal;            ///< why it is not possible now; empty if it is
    QString refusalRule;
    QStringList needs;          ///< what must be entered first; till then there are no faces and no chances
    std::vector<zaibatsu::Fact> unknown; ///< the same as facts
    QString rollText;           ///< "Roll 2 dice"
};

/// For an Icebreaker roll.
[[nodiscard]] OddsSheet icebreakSheet(const zaibatsu::State& state, zaibatsu::PawnId pawn,
                                      std::variant<zaibatsu::BlockId, zaibatsu::PawnId> target);
/// For a Delete.
[[nodiscard]] OddsSheet deleteSheet(const zaibatsu::State& state, zaibatsu::PawnId pawn, zaibatsu::PawnId target);

} // namespace presentation
