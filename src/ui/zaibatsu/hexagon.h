// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The frame of a hexagon in the plane: R is centre to corner, pointy top, y downwards.
#pragma once

#include "hex/cell.h"

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>

#include <optional>

namespace ui::hexagon {

/// Unit vector outwards along the normal of side i (−60° + 60° i).
[[nodiscard]] QPointF normal(int side);
/// Unit vector clockwise along side i.
[[nodiscard]] QPointF along(int side);
/// The point n outwards and k along side i, from the centre of a hexagon of R = 1.
[[nodiscard]] QPointF at(int side, double n, double k = 0);
/// Corner i (−90° + 60° i) at the given distance from the centre.
[[nodiscard]] QPointF corner(int i, double radius = 1);
/// Centre of a cell for R = 1.
[[nodiscard]] QPointF centre(hex::Cell cell);
/// The cell that holds a point, for R = 1.
[[nodiscard]] hex::Cell cellAt(QPointF point);

/// The six corners at that radius.
[[nodiscard]] QPolygonF outline(double radius);
/// A closed polygon with its corners rounded.
[[nodiscard]] QPainterPath rounded(const QPolygonF& polygon, double radius);
/// A hexagon with rounded corners.
[[nodiscard]] QPainterPath roundedHexagon(double radius, double rounding);

/// Half a capsule of that half length at a side, open outwards: a space that reaches the border.
[[nodiscard]] QPainterPath gate(int side, double half);

/// Part of a block that a tap can mean.
struct Area {
    bool middle = true;
    int side = 0; ///< of a gate, as on the table
    friend bool operator==(const Area&, const Area&) = default;
};
/// The middle (apothem 0.36) or the gate whose sector holds the point, both shrunk by `dead` (half of the dead
/// band); nothing in the dead band or outside.
[[nodiscard]] std::optional<Area> areaAt(QPointF point, double dead = 0);
/// The area as a polygon, for R = 1.
[[nodiscard]] QPolygonF areaOutline(Area area, double dead = 0);

} // namespace ui::hexagon
