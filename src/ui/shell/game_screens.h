// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What only a game can show. Each game's folder implements it; the app wires it to the shell.
#pragma once

#include "ui/kit/screen.h"
#include "ui/shell/services.h"

#include <QPainter>

#include <functional>

namespace ui {

/// A key and what it does, for the list of shortcuts.
struct ShortcutLine {
    QString keys;
    QString text;
};

/// The screen of a running table.
class TableScreen : public Screen {
    Q_OBJECT
public:
    using Screen::Screen;
    /// Shows the table as it was after entry n, to look at only; nothing: as it is.
    virtual void lookAt(std::optional<int> n) = 0;
    /// Begins with laying what lies on the real table, before anybody has begun to play.
    virtual void layOut() { }
    /// Keys of the board, which are no buttons'.
    [[nodiscard]] virtual QList<ShortcutLine> boardShortcuts() const { return {}; }
    /// Whether the game goes on: it is not over, and its clock not stopped.
    [[nodiscard]] virtual bool playing() const { return true; }

signals:
    void logRequested();
    void exportRequested();
    void newTableRequested(const ui::NewTable& like); ///< with the same players and agreements
    void ruleRequested(const QString& id); ///< "R-052", or an entry of the rulebook: what is behind a `?`
    void rulesRequested(const QString& entry); ///< the rulebook itself; empty: its contents
    void homeRequested();
    void playingChanged();
    void shortcutsRequested();
    void told(const QString& text, bool undoable); ///< for a toast
};

/// Makes the screens of a game.
class GameScreens {
public:
    GameScreens() = default;
    GameScreens(const GameScreens&) = delete;
    GameScreens& operator=(const GameScreens&) = delete;
    virtual ~GameScreens() = default;

    [[nodiscard]] virtual TableScreen* makeTable(Look& look, std::shared_ptr<presentation::Table> table,
                                                 QWidget* parent) = 0;
    /// Dice and odds without a table; null when the game has none.
    [[nodiscard]] virtual Screen* makeOdds(Look& look, QWidget* parent) = 0;
    /// Whether a placement is legal, without a table; `why` opens a rule. Null when the game has no such question.
    [[nodiscard]] virtual Screen* makePlacement(Look& look, std::function<void(const QString& rule)> why,
                                                QWidget* parent) = 0;
    /// The table as a picture for the home screen; paints nothing when it cannot.
    virtual void paintPicture(QPainter& painter, const Look& look, const QRectF& box, const QString& tableId) const = 0;
};

} // namespace ui
