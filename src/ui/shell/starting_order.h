// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Who starts: the highest die, ties rolled again among the tied. Only for showing while it is typed;
// the table decides by itself when it is made.
#pragma once

#include <QList>

#include <optional>

namespace ui {

/// What the rolls say so far.
struct StartingOrder {
    std::optional<int> starter; ///< seat that begins; nothing while dice are due
    QList<int> due;             ///< seats that roll next
    int round = 0;              ///< how many dice each of them has rolled already
};

/// `rolls` per seat, in seating order: the first roll, then re-rolls of a tie.
[[nodiscard]] StartingOrder startingOrder(const QList<QList<int>>& rolls);
/// Which place in the order of play a seat has, from 1.
[[nodiscard]] int placeInOrder(int seat, int starter, int seats);

} // namespace ui
