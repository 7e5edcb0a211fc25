// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How long a table was played, kept on this device beside the settings.
#pragma once

#include "platform/play_time.h"
#include "ui/zaibatsu/table_clock.h"

namespace app {

/// The time of one table. It is written when the clock stops, and every minute while it runs.
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

private:
    void keep() const;

    QString m_file;
    QString m_tableId;
    platform::PlayTime m_time;
    mutable std::chrono::milliseconds m_kept; ///< what the file says
};

} // namespace app
