// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/buttons.h"
#include "ui/kit/containers.h"
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
};

/// The top of the table: home, undo, redo, whose turn, phase, next phase, help, more.
class TableBar : public Panel {
    Q_OBJECT
public:
    TableBar(const Look& look, const zaibatsu::State& state, const BarState& bar, QWidget* parent = nullptr);

signals:
    void homeRequested();
    void undoRequested();
    void redoRequested();
    void nextPhaseRequested();
    void helpRequested();
    void moreRequested(QWidget* at);

private:
    void addLeft();
    void addTurn();
    void addPhases();
    void addRight();
    [[nodiscard]] static QString shortPhase(zaibatsu::Phase phase);
    IconButton* addIcon(const QString& icon, const QString& name, const QKeySequence& keys, const QString& object);

    const Look& m_look;
    const zaibatsu::State& m_state;
    BarState m_bar;
    QHBoxLayout* m_row;
};

} // namespace ui
