// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How long a table was played, kept on this device beside the settings.
#pragma once

#include "platform/play_time.h"
#include "ui/zaibatsu/table_clock.h"

namespace app {

/// The time of one table, of its turn, and whether the players have stopped it. It is written when the clock stops or
/// is held, and every few seconds while it runs and is looked at.
class SavedClock : public ui::TableClock {
public:
    /// `file`: an INI file; it need not be there yet.
    SavedClock(QString file, QString tableId, const platform::Ticker& ticker);
    ~SavedClock() override;
    SavedClock(const SavedClock&) = delete;
    SavedClock& operator=(const SavedClock&) = delete;

    void run() override { m_time.run(); }
    void pause() override;
    [[nodiscard]] bool running() const override { return m_time.running(); }
    [[nodiscard]] std::chrono::milliseconds played() const override;
    void setHeld(bool held) override;
    [[nodiscard]] bool held() const override { return m_held; }
    void setTurn(int number) override;
    [[nodiscard]] std::chrono::milliseconds inTurn() const override { return m_turn.inTurn(m_time.played()); }

private:
    void keepChanged() const;
    void keep() const;

    QString m_file;
    QString m_tableId;
    platform::PlayTime m_time;
    platform::TurnTime m_turn;
    bool m_held = false;
    mutable std::chrono::milliseconds m_kept{}; ///< what the file says
    mutable bool m_turnKept = true;
};

} // namespace app
