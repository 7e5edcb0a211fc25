// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The end by time: who would win now, and whether the players want that.
#pragma once

#include "ui/zaibatsu/flow.h"

namespace ui {

/// A sheet that offers the end of the game. It never ends one by itself.
class TimeUpFlow : public Flow {
    Q_OBJECT
public:
    /// `up`: the time limit is reached; else the players go by a clock of their own.
    TimeUpFlow(const Look& look, TableDriver& driver, bool up, QObject* parent = nullptr);

    [[nodiscard]] FlowRoom room() const override { return FlowRoom::Sheet; }
    [[nodiscard]] QWidget* panel() override;

private:
    [[nodiscard]] QWidget* outcome() const;
    [[nodiscard]] QWidget* player(const zaibatsu::Player& player, bool wins) const;
    [[nodiscard]] QWidget* foot();
    void end();

    bool m_up;
};

/// Who would win if the game ended by time now; none where the rules refuse that end for the moment.
[[nodiscard]] std::vector<zaibatsu::Colour> winnersByTime(const zaibatsu::State& state);

} // namespace ui
