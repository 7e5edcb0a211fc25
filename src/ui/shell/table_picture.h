// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/game_screens.h"

#include <QPixmap>

namespace ui {

/// The picture of a saved table. It takes the room it is given and is not smaller than it makes sense. It is painted
/// once, after the window has been seen for the first time: words and buttons do not wait for it.
class TablePicture : public QWidget {
    Q_OBJECT
public:
    /// Both outlive this.
    TablePicture(const Look& look, const GameScreens& games, const QString& id, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void keep();

    const Look& m_look;
    const GameScreens& m_games;
    QString m_id;
    QPixmap m_picture; ///< null: not painted yet
};

} // namespace ui
