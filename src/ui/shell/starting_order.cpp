// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/starting_order.h"

#include <algorithm>

namespace ui {

StartingOrder startingOrder(const QList<QList<int>>& rolls)
{
    StartingOrder order;
    QList<int> rivals;
    for (int seat = 0; seat < rolls.size(); ++seat)
        rivals << seat;
    for (int round = 0; !rivals.isEmpty(); ++round) {
        order.round = round;
        order.due.clear();
        int best = 0;
        for (const int seat : rivals) {
            if (rolls.at(seat).size() <= round)
                order.due << seat;
            else
                best = std::max(best, rolls.at(seat).at(round));
        }
        if (!order.due.isEmpty())
            return order;
        rivals.removeIf([&](int seat) { return rolls.at(seat).at(round) != best; });
        if (rivals.size() == 1) {
            order.starter = rivals.first();
            return order;
        }
    }
    return order;
}

int placeInOrder(int seat, int starter, int seats) { return (seat - starter + seats) % seats + 1; }

} // namespace ui
