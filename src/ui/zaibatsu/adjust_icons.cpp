// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Bonus icons put by hand, at the corners of a block where three blocks meet.
#include "ui/zaibatsu/adjust_parts.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Words of this file.
struct AdjustIcons {
    Q_DECLARE_TR_FUNCTIONS(AdjustIcons)
};

using Cells = std::array<hex::Cell, 3>;

/// Where three laid blocks meet at a corner of that block, as on the table.
std::optional<Cells> meetingAt(const z::State& state, const z::LaidBlock& laid, int corner)
{
    Cells cells{laid.at, hex::neighbour(laid.at, corner - 1), hex::neighbour(laid.at, corner)};
    std::ranges::sort(cells);
    const bool whole =
        std::ranges::all_of(cells, [&state](hex::Cell cell) { return z::blockAt(state, cell).has_value(); });
    return whole ? std::optional(cells) : std::nullopt;
}

/// No icon, its counter on it, nothing on it, or won by a player.
int stateOf(const AdjustDesk& desk, const Cells& cells)
{
    const auto& icons = desk.after().icons;
    const auto icon = std::ranges::find(icons, cells, &z::Icon::cells);
    if (icon == icons.end())
        return 0;
    if (!icon->wonBy)
        return icon->counter ? 1 : 2;
    const auto seat = std::ranges::find(desk.before().players, *icon->wonBy, &z::Player::colour);
    return 3 + static_cast<int>(seat - desk.before().players.begin());
}

std::optional<z::Icon> iconOf(const AdjustDesk& desk, const Cells& cells, int chosen)
{
    if (chosen == 0)
        return std::nullopt;
    z::Icon icon;
    icon.cells = cells;
    icon.counter = chosen == 1;
    if (chosen >= 3)
        icon.wonBy = desk.before().players[static_cast<std::size_t>(chosen) - 3].colour;
    return icon;
}

} // namespace

void addAdjustIcons(QVBoxLayout& into, AdjustDesk& desk, z::BlockId block)
{
    const presentation::Names names(desk.after());
    const z::LaidBlock laid = z::laidCopy(desk.after(), block);
    QStringList words{AdjustIcons::tr("No icon there"), AdjustIcons::tr("A counter lies on it"),
                      AdjustIcons::tr("Nothing lies on it")};
    for (const z::Player& player : desk.before().players)
        words << AdjustIcons::tr("Won by %1").arg(QString::fromStdString(player.name));
    for (int corner = 0; corner < 6; ++corner) {
        const auto cells = meetingAt(desk.after(), laid, corner);
        if (!cells)
            continue;
        QStringList others;
        for (const hex::Cell cell : *cells)
            if (cell != laid.at)
                others << names.cell(cell);
        addList(into, desk,
                {QStringLiteral("icon-%1").arg(corner),
                 AdjustIcons::tr("Bonus icon with %1").arg(others.join(AdjustIcons::tr(" and "))), words,
                 stateOf(desk, *cells)},
                [&desk, cells = *cells](int chosen) {
                    desk.put([&](AdjustDraft& draft) { draft.setIcon(cells, iconOf(desk, cells, chosen)); });
                });
    }
}

} // namespace ui
