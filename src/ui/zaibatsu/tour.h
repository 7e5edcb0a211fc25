// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The screens of a table in every state that a picture should show. The table is played on: use a copy.
#pragma once

#include <QList>
#include <QString>

#include <functional>

namespace ui {

class ZaibatsuScreen;

/// One picture: its name, and what brings a fresh screen into that state. False when the table does not allow it.
struct TourScene {
    QString name;
    std::function<bool(ZaibatsuScreen&)> arrange;
};

/// All scenes; they expect a running table with at least one legal Search, Move and Icebreaker somewhere.
[[nodiscard]] QList<TourScene> tourScenes();

} // namespace ui
