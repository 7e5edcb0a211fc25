// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every view of the program, and how one gets there: the stops of the tour, over a table in memory.
#pragma once

#include "ui/zaibatsu/program_fixture.h"
#include "ui/zaibatsu/tour.h"

namespace support {

/// A view of the program, and how to get there.
struct Place {
    QString name;
    std::function<bool(Program&)> go;
};

/// All of them but open menus.
inline QList<Place> places()
{
    QList<Place> all;
    for (const ui::TourStop& stop : ui::tourStops())
        if (!ui::opensMenu(stop))
            all.append({stop.name, [stop](Program& app) {
                            return ui::leadTo(stop, {*app.window, "one", [] { return QString("longer.zbt"); }});
                        }});
    return all;
}

} // namespace support
