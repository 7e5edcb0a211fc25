// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The widget that hosts Board.qml: feeds it rows, tells what was tapped, walks it with keys.
#pragma once

#include "ui/zaibatsu/board_overlay.h"
#include "ui/zaibatsu/board_places.h"
#include "ui/zaibatsu/board_tokens.h"
#include "ui/zaibatsu/rows_model.h"

#include <QMarginsF>
#include <QQuickWidget>

namespace ui {

/// The Cybernet on the screen.
class BoardView : public QQuickWidget {
    Q_OBJECT
public:
    explicit BoardView(const Look& look, QWidget* parent = nullptr);

    /// Shows that table with that overlay.
    void show(const std::shared_ptr<const zaibatsu::State>& state, const BoardOverlay& overlay);
    using QWidget::show;

    void fit();
    void zoom(double factor);
    /// Brings a target into view, R at least that many pixels; `at` is where on the widget, the middle if left out.
    void bringIntoView(const BoardTarget& meant, double leastR, std::optional<QPointF> at = std::nullopt);
    /// The same for a part of the table; where it cannot be seen whole so near, its first target and most of it.
    void bringIntoView(const BoardPart& part);
    /// Shows a target there for a moment; given back, the whole is fitted again, unless it was not or players moved it.
    void lendView(const BoardTarget& meant, QPointF at);
    void giveViewBack();
    /// Turns the table by that many degrees, to face a seat.
    void setSeat(int degrees);
    /// Room that is left free when the whole Cybernet is shown.
    void setInsets(const QMarginsF& insets);
    /// Darkens the board while a sheet lies beside it.
    void setScrim(bool on);
    [[nodiscard]] int seat() const { return m_seat; }

    /// R in pixels now.
    [[nodiscard]] double r() const;
    /// Where a target lies on this widget.
    [[nodiscard]] QPointF screenPoint(const BoardTarget& meant) const;
    [[nodiscard]] QPointF screenPoint(QPointF plane) const;

signals:
    void tapped(const ui::BoardTarget& meant);
    void turnRequested(int by);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private slots:
    void onTapRequested(double ux, double uy);
    void onBlockRequested(int block);
    void onPawnRequested(int pawn);
    void onCardRequested(int card);
    /// A ghost or a mark pressed without a finger.
    void onPlaceRequested(double ux, double uy);

private:
    void load();
    void adoptLanguage();
    void moveCursor(QPointF direction);
    void showCursor(bool shown);
    void showGrid();
    void showTokens();
    /// Tells that a target is meant; pawns that stand too close are spread out first.
    void mean(const BoardTarget& meant, double fingerR);
    [[nodiscard]] bool comesNearer(const BoardTarget& meant) const;
    [[nodiscard]] std::vector<hex::Cell> ghostCells() const;
    /// What was shown before.
    struct Before {
        std::shared_ptr<const zaibatsu::State> state;
        std::vector<hex::Cell> ghosts;
        std::vector<zaibatsu::Place> way;
    };
    /// Moves the view where blocks, ghosts or the end of a way that came lie outside of it.
    void showWhatCame(const Before& before);

    // Children, not members: they outlive the QML root.
    BoardTokens* m_tokens;
    RowsModel* m_blocks;
    RowsModel* m_cards;
    RowsModel* m_icons;
    RowsModel* m_pawns;
    RowsModel* m_cells;
    RowsModel* m_steps;
    std::shared_ptr<const zaibatsu::State> m_state;
    BoardOverlay m_overlay;
    std::optional<BoardTarget> m_cursor;
    int m_seat = 0;
};

} // namespace ui
