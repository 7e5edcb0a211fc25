// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Plays recorded commands through the window by one hand: from what was done to what is pressed for it.
#pragma once

#include "ui/zaibatsu/hands.h"

#include <QElapsedTimer>

namespace support {

/// Whether two tables are equal, whichever of several copies that are alike lies where.
[[nodiscard]] bool sameTable(const zaibatsu::State& a, const zaibatsu::State& b);

/// Presses what a player would press to do a command. `fault` says where that ended.
class GamePlayer {
public:
    GamePlayer(const ShownTable& window, Hand& hand) : m_window(window), m_hand(hand) { }

    bool play(const zaibatsu::Command& command);
    [[nodiscard]] const QString& fault() const { return m_fault; }

private:
    using Command = zaibatsu::Command;

    bool go(const Command& command, const zaibatsu::NextPhase& phase);
    bool go(const Command& command, const zaibatsu::Search& search);
    bool go(const Command& command, const zaibatsu::Move& move);
    bool go(const Command& command, const zaibatsu::RollMovement& roll);
    bool go(const Command& command, const zaibatsu::Icebreak& icebreak);
    bool go(const Command& command, const zaibatsu::Delete& attack);
    bool go(const Command& command, const zaibatsu::Reboot& reboot);
    bool go(const Command& command, const zaibatsu::Equip& equip);
    bool go(const Command& command, const zaibatsu::PlaceCard& place);
    bool go(const Command& command, const zaibatsu::Enter& enter);
    bool go(const Command& command, const zaibatsu::Use& use);
    bool go(const Command& command, const zaibatsu::Sacrifice& sacrifice);
    bool go(const Command& command, const zaibatsu::Choose& choose);
    template <class Other>
    bool go(const Command& command, const Other& other);

    bool press(const QString& name);
    bool press(const ui::BoardTarget& target, const char* what);
    /// Taps the pawn, or its player where it is not on the board.
    bool select(zaibatsu::PawnId pawn);
    bool selectPlayer();
    bool chooseCard(zaibatsu::CardId card);
    /// Opens an action; where several are possible, the one that is meant.
    bool begin(const char* verb, const Command& meant);
    bool typeDice(const zaibatsu::MaybeDice& dice);
    bool nameCard(const Command& command);
    bool toResultAndBack();
    /// Two quick taps on the next phase would be one.
    void waitForNextTap();

    ShownTable m_window;
    Hand& m_hand;
    QElapsedTimer m_sincePhase;
    QString m_fault;
};

} // namespace support
