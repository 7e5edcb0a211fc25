// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is printed on a piece and lies on it, line by line; what nobody has entered is said too.
#pragma once

#include "presentation/now_rows.h"

#include <QList>
#include <QString>

namespace presentation {

/// One line about a piece: dice and a text; both may be missing.
struct PieceFact {
    /// How a die of the line looks.
    enum class Die : std::uint8_t { Ice, BlackIce, Unshielded, Shielded };
    /// A die with its number, 1 to 6.
    struct Face {
        Die die = Die::Ice;
        int number = 1;
        friend bool operator==(const Face&, const Face&) = default;
    };
    QString title;      ///< "On placement"
    QString text;       ///< "attack on all pawns, 2 attack skulls"
    QList<Face> dice;
    bool known = true;  ///< false: not entered

    friend bool operator==(const PieceFact&, const PieceFact&) = default;
};

/// A laid block: ICE, effects, spaces with what is printed in them, counters, cards beside it.
[[nodiscard]] QList<PieceFact> blockFacts(const zaibatsu::State& state, zaibatsu::BlockId block);
/// A pawn: what it carries and what lies on its card, then what is printed there.
[[nodiscard]] QList<PieceFact> pawnFacts(const zaibatsu::State& state, zaibatsu::PawnId pawn);
/// A card: where it is, whose, and what it does.
[[nodiscard]] QList<PieceFact> cardFacts(const zaibatsu::State& state, zaibatsu::CardId card);
/// A player: the sum of the hand maximum, the cards, bonus cards among them.
[[nodiscard]] QList<PieceFact> playerFacts(const zaibatsu::State& state, zaibatsu::Colour player);
/// Those of whatever is tapped; none for nothing.
[[nodiscard]] QList<PieceFact> factsOf(const zaibatsu::State& state, const Subject& subject);

/// Where a card is: "beside Sprawl", "on Cleaner A"; empty in deck, hand or common area.
[[nodiscard]] QString cardPlaceText(const zaibatsu::State& state, zaibatsu::CardId card);
/// What a card does, in short phrases with commas; empty where nothing is entered.
[[nodiscard]] QString cardDeedText(const zaibatsu::State& state, zaibatsu::CardId card);

} // namespace presentation
