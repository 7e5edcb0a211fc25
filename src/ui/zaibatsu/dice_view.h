// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/zaibatsu/board_tokens.h"

#include <QQuickWidget>

namespace ui {

/// Dice that tumble (Dice.qml) and tell when they rest.
class DiceView : public QQuickWidget {
    Q_OBJECT
public:
    /// What the dice show in the end.
    struct Faces {
        QList<int> faces;
        QList<bool> hits;
        int black = 0; ///< the last ones
    };
    DiceView(const Look& look, const Faces& faces, QWidget* parent = nullptr);
    /// Lets them tumble; at rest at once when motion is reduced.
    void roll();
    void skip();

signals:
    void rested();

private:
    BoardTokens* m_tokens; ///< a child: it outlives the QML root
};

} // namespace ui
