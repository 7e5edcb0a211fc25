// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Words of the table itself: saving, undo, amend. For this room alone.
#pragma once

#include "session/change.h"

#include <QCoreApplication>
#include <QString>

namespace presentation {

/// Sentences that are the same for every game.
struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)

public:
    [[nodiscard]] static QString status(const session::Status& status);
    [[nodiscard]] static QString refused(session::MoveRefused refused);
    [[nodiscard]] static const char* code(session::MoveRefused refused);
    [[nodiscard]] static QString reloaded();
    [[nodiscard]] static QString unsaved();
    [[nodiscard]] static QString undone(int head);
    [[nodiscard]] static QString notInForce(int n);
    [[nodiscard]] static QString notCommand(const QString& why);
    [[nodiscard]] static QString wordsOf(const char* verb);
    [[nodiscard]] static QString diceNeeded(int count);
    [[nodiscard]] static QString acceptWord();
    [[nodiscard]] static QString amendable(int changed, int illegal);
    [[nodiscard]] static QString amended(int n);
    /// "[1, -1], turned 2: 1 bonus icon"
    [[nodiscard]] static QString placement(int q, int r, int rotation, int icons);
};

} // namespace presentation
