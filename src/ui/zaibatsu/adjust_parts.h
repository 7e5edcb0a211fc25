// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The parts of the column in which something is put by hand, a file for each kind of piece.
#pragma once

#include "ui/zaibatsu/adjust_draft.h"
#include "ui/zaibatsu/flow_parts.h"

#include <functional>
#include <variant>

namespace ui {

/// The turn, as something to be put by hand.
struct TurnSubject {
    friend bool operator==(const TurnSubject&, const TurnSubject&) = default;
};
/// What is put by hand now; nothing: it is still to be chosen.
using AdjustSubject =
    std::variant<std::monostate, zaibatsu::PawnId, zaibatsu::BlockId, zaibatsu::Colour, zaibatsu::CardId, TurnSubject>;

/// What the list offers, in the order of its segments.
enum class AdjustKind : std::uint8_t { Blocks, Pawns, Cards, Players };

/// Which pieces the list shows.
struct AdjustList {
    AdjustKind kind = AdjustKind::Blocks;
    QString filter;
    bool pileFirst = false; ///< those in pile and reserve first
};

/// The kinds that this table keeps: of scores the players and the turn alone.
[[nodiscard]] std::vector<AdjustKind> adjustKinds(const zaibatsu::State& state);
[[nodiscard]] QString adjustKindWord(AdjustKind kind);
/// Every piece of that kind whose name holds the filter; those that lie in the Cybernet first unless told.
void addAdjustRows(QVBoxLayout& into, const AdjustDesk& desk, const AdjustList& list,
                   const std::function<void(const AdjustSubject&)>& chosen);

/// What a block is asked beside its fields.
struct AdjustBlockWishes {
    bool moving = false;         ///< a cell is being chosen
    std::function<void()> move;  ///< choose another cell
    std::function<void()> face;  ///< enter its face
};
void addAdjustBlock(QVBoxLayout& into, AdjustDesk& desk, zaibatsu::BlockId block, const AdjustBlockWishes& wishes);
/// The bonus icons at its corners, where three blocks meet.
void addAdjustIcons(QVBoxLayout& into, AdjustDesk& desk, zaibatsu::BlockId block);
void addAdjustPawn(QVBoxLayout& into, AdjustDesk& desk, zaibatsu::PawnId pawn);
void addAdjustPlayer(QVBoxLayout& into, AdjustDesk& desk, zaibatsu::Colour player);
void addAdjustCard(QVBoxLayout& into, AdjustDesk& desk, zaibatsu::CardId card);
void addAdjustTurn(QVBoxLayout& into, AdjustDesk& desk);
/// Puts a card into that cell, beside a block that lies there.
void putCardAt(AdjustDesk& desk, zaibatsu::CardId card, hex::Cell cell);

/// Controls of these parts. Each has a heading; `object` names it for tests and keeps the focus.
using PutColour = std::function<void(std::optional<zaibatsu::Colour>)>;
/// The players' marks; the names of the toggles are `object` with "-red", "-nobody".
struct ColourChoice {
    QString object;
    QString heading;
    std::optional<zaibatsu::Colour> now;
    bool nobody = true;
};
void addColours(QVBoxLayout& into, const AdjustDesk& desk, const ColourChoice& choice, const PutColour& put);
/// A number; it stops at its bounds.
struct NumberChoice {
    QString object;
    QString heading;
    int most = 24;
    int now = 0;
    int least = 0;
};
void addNumber(QVBoxLayout& into, const AdjustDesk& desk, const NumberChoice& choice,
               const std::function<void(int)>& put);
/// One of a few words, each with a name of its own.
struct WordChoice {
    QString heading;
    QList<std::pair<QString, QString>> words; ///< object and word
    int now = -1;
};
void addWords(QVBoxLayout& into, const AdjustDesk& desk, const WordChoice& choice, const std::function<void(int)>& put);
/// One of a list that opens.
struct ListChoice {
    QString object;
    QString heading;
    QStringList words;
    int now = 0;
};
void addList(QVBoxLayout& into, const AdjustDesk& desk, const ListChoice& choice, const std::function<void(int)>& put);

} // namespace ui
