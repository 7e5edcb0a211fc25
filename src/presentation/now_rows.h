// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every action of the rulebook that could concern what is tapped: possible ones with their commands, impossible ones
// with the reason. Asks decide(), legal() and the outlook; knows no rule of its own.
#pragma once

#include "zaibatsu/game.h"

#include <QList>
#include <QString>

namespace presentation {

/// What is tapped: nothing, a pawn, a block, a player or a card.
using Subject = std::variant<std::monostate, zaibatsu::PawnId, zaibatsu::BlockId, zaibatsu::Colour, zaibatsu::CardId>;

/// The actions of R-024 with those around them, in the order in which they are listed.
enum class NowAction : std::uint8_t {
    StartingRolls,
    Choose,
    Use,
    Icebreaker,
    Search,
    Move,
    OwnMove,
    RollMovement,
    Delete,
    Reboot,
    Equip,
    PlaceCard,
    Enter,
    NextPhase,
    EndGame,
    Sacrifice ///< a pawn is lost: nothing invites to it
};

/// One action for what is tapped.
struct NowRow {
    NowAction action = NowAction::NextPhase;
    QString verb;        ///< "icebreak": the word of its command, own movement apart
    QString icon;        ///< name of a glyph in the look
    QString title;       ///< "Icebreaker"
    QString detail;      ///< what it would bring, or why it is not possible
    bool possible = false;
    QString rule;        ///< behind a refusal, "R-091"
    QList<int> faces;    ///< those that succeed, where one roll alone is meant
    QString success;     ///< "75 %"
    QString loss;        ///< "25 %"; empty where the pawn is safe
    std::vector<zaibatsu::Command> commands; ///< those accepted now; empty where something must be entered first
    std::vector<zaibatsu::Command> anyway;    ///< what was tried, refused, and could be done all the same
    std::vector<zaibatsu::Fact> needs;        ///< what must be entered first
    std::optional<zaibatsu::PawnId> pawn;     ///< who would act, where no command is accepted yet

    friend bool operator==(const NowRow&, const NowRow&) = default;
};

/// The rows of a subject, possible ones first. `actions`: movement actions of the card in hand.
[[nodiscard]] QList<NowRow> nowRows(const zaibatsu::State& state, const Subject& subject, int actions = 1);

/// "Icebreaker"; of an open choice what it asks.
[[nodiscard]] QString nowTitle(const zaibatsu::State& state, NowAction action);

} // namespace presentation
