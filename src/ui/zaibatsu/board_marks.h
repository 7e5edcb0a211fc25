// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Small cards over the board: what is left, the clock of a narrow window, the mark of sample faces.
#pragma once

#include "ui/kit/containers.h"
#include "ui/kit/label.h"
#include "ui/zaibatsu/table_clock.h"
#include "zaibatsu/state.h"

namespace ui {

/// Pile and bonus counters left, and the clock where the bar has no room for it.
class SupplyMark : public Card {
    Q_OBJECT
public:
    SupplyMark(const Look& look, const zaibatsu::State& state, const TableClock* clock, QWidget* parent = nullptr);
    /// Lets the clock say the time of now.
    void tick();

private:
    const TableClock* m_clock;
    std::optional<int> m_limit;
    int m_turnNumber;
    Label* m_time = nullptr;
    Label* m_turn = nullptr;
    QWidget* m_sign = nullptr; ///< that little time is left
};

/// "sample faces", on a ground of its own.
[[nodiscard]] Card* makeSampleMark(const Look& look, QWidget* parent = nullptr);

} // namespace ui
