// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The end of the game: who won, how it went, what the dice did, and the log to keep.
#pragma once

#include "presentation/game_stats.h"
#include "ui/kit/chart.h"
#include "ui/zaibatsu/flow.h"

#include <chrono>
#include <optional>

namespace ui {

/// A page once the game is over. It closes to the table; Undo takes the end itself back.
class EndFlow : public Flow {
    Q_OBJECT
public:
    /// `played`: the time played, where a clock was kept.
    EndFlow(const Look& look, TableDriver& driver, std::optional<std::chrono::milliseconds> played,
            QObject* parent = nullptr);

    [[nodiscard]] FlowRoom room() const override { return FlowRoom::Page; }
    [[nodiscard]] QWidget* panel() override;
    void refresh() override;

signals:
    void undoRequested();
    void homeRequested();
    void logRequested();
    void keepRequested();     ///< the log is to be exported
    void newTableRequested(); ///< with the same players

private:
    [[nodiscard]] QWidget* bar();
    [[nodiscard]] QWidget* winner();
    [[nodiscard]] QWidget* ways();
    [[nodiscard]] QWidget* chart();
    [[nodiscard]] QWidget* dice();
    [[nodiscard]] QWidget* diceOf(const presentation::PlayerFigures& player);
    [[nodiscard]] QWidget* rest();
    [[nodiscard]] bool narrow() const { return look().breadth(inRoom().width()) == Breadth::Narrow; }

    presentation::GameFigures m_figures;
    std::optional<std::chrono::milliseconds> m_played;
};

/// The counters of each player over the turns, for a chart.
[[nodiscard]] QList<ChartLine> counterLines(const presentation::GameFigures& figures);
/// The most counters that anybody could place.
[[nodiscard]] int mostCounters(const presentation::GameFigures& figures);

} // namespace ui
