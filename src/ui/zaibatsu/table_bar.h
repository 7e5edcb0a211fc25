// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/buttons.h"
#include "ui/kit/containers.h"
#include "ui/kit/label.h"
#include "ui/zaibatsu/table_clock.h"
#include "zaibatsu/state.h"

class QHBoxLayout;

namespace ui {

/// What the bar has to know besides the table.
struct BarState {
    Breadth breadth = Breadth::Wide;
    bool canUndo = false;
    bool canRedo = false;
    bool acting = true; ///< false while an earlier table is looked at
    bool choosing = false; ///< a decision is open: no next phase
    int width = 1280;      ///< of the bar, in pixels
    const TableClock* clock = nullptr; ///< none, or none beside the phases
};

/// The top of the table: home, undo, redo, whose turn, phase, clock, next phase, help, more.
class TableBar : public Panel {
    Q_OBJECT
public:
    TableBar(const Look& look, const zaibatsu::State& state, const BarState& bar, QWidget* parent = nullptr);

    /// Lets the clock say the time of now.
    void tick();

signals:
    void homeRequested();
    void undoRequested();
    void redoRequested();
    void nextPhaseRequested();
    void helpRequested();
    void moreRequested(QWidget* at);
    void pauseRequested();
    void aboutRequested(const QString& entry); ///< about a phase

private:
    void addLeft();
    void addTurn(QHBoxLayout& into);
    void addPhases();
    void addClock();
    void addNext(QHBoxLayout& into);
    void addRight();
    [[nodiscard]] bool narrow() const { return m_bar.breadth == Breadth::Narrow; }
    /// Whether a narrow window has the turn and Next in a line of their own.
    [[nodiscard]] bool needsTwoLines() const;
    [[nodiscard]] int besideTurn() const;
    [[nodiscard]] QString turnWords(int room) const;
    /// The turn's words with its time, where there is room for it.
    [[nodiscard]] QString turnWords(int room, const QString& time) const;
    [[nodiscard]] static QString shortPhase(zaibatsu::Phase phase);
    IconButton* addIcon(const QString& icon, const QString& name, const QKeySequence& keys, const QString& object);

    const Look& m_look;
    const zaibatsu::State& m_state;
    BarState m_bar;
    QHBoxLayout* m_row;
    Label* m_time = nullptr;
    Label* m_timeBelow = nullptr;
    QWidget* m_timeSign = nullptr; ///< that little time is left
    Label* m_turn = nullptr;
    int m_turnRoom = 0; ///< for the words of m_turn, in pixels
};

} // namespace ui
