// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What pieces, places and phases are called, in the language installed now.
#pragma once

#include "zaibatsu/state.h"

#include <QCoreApplication>
#include <QString>

namespace presentation {

/// Names of the pieces of one table. Names printed on the pieces stay as printed; generic ones are translated.
class Names {
    Q_DECLARE_TR_FUNCTIONS(Names)

public:
    /// `state` outlives this.
    explicit Names(const zaibatsu::State& state) : m_state(state) { }

    [[nodiscard]] QString block(zaibatsu::BlockId block) const;
    [[nodiscard]] QString pawn(zaibatsu::PawnId pawn) const;
    [[nodiscard]] QString card(zaibatsu::CardId card) const;
    /// Of a card that is entered: the name it brings, else the one that the table knows for it or its copies.
    [[nodiscard]] QString card(const zaibatsu::Card& entered) const;
    /// The player's own name; the colour's where nobody plays it.
    [[nodiscard]] QString player(zaibatsu::Colour colour) const;
    /// "Underground, middle"
    [[nodiscard]] QString place(const zaibatsu::Place& place) const;
    /// "middle", "north-east", "space of Cleaner A"; empty for a whole block.
    [[nodiscard]] QString space(const zaibatsu::Place& place) const;
    /// The block that lies there, or the cell as "[1, -1]".
    [[nodiscard]] QString cell(hex::Cell cell) const;
    [[nodiscard]] QString source(const zaibatsu::Source& source) const;
    /// One answer of an open choice, as a button would say it.
    [[nodiscard]] QString option(const zaibatsu::Option& option) const;

    [[nodiscard]] static QString colour(zaibatsu::Colour colour);
    [[nodiscard]] static QString phase(zaibatsu::Phase phase);
    [[nodiscard]] static QString ability(zaibatsu::Ability ability);
    /// Side or direction on the table, 0 north-east to 5 north-west.
    [[nodiscard]] static QString direction(int side);
    /// A block's name from its key alone, for pieces of no table.
    [[nodiscard]] static QString blockOfKey(const std::string& key);
    /// A pawn's name from its key alone; `second` for the words of the second edition.
    [[nodiscard]] static QString pawnOfKey(const std::string& key, bool second);
    /// A name as it stands within a sentence: in quotation marks where the language wants them.
    [[nodiscard]] static QString within(const QString& name);

    [[nodiscard]] const zaibatsu::State& state() const { return m_state; }

private:
    [[nodiscard]] QString spaceOn(const zaibatsu::Graph& graph, zaibatsu::SpaceId id, int rotation) const;

    const zaibatsu::State& m_state;
};

/// A sentence in which a name ends with a full stop of its own, "A.I.", without a second one behind it.
[[nodiscard]] QString withSingleStops(QString sentence);

/// The word by which files name a colour: "red".
[[nodiscard]] QString colourWord(zaibatsu::Colour colour);

} // namespace presentation
