// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The way of a movement, space by space.
import QtQuick

Item {
    id: way

    required property Theme theme
    required property real unit
    required property var points

    Repeater {
        model: Math.max(0, way.points.length - 1)
        Rectangle {
            id: leg
            required property int index
            readonly property point from: way.points[index]
            readonly property point to: way.points[index + 1]
            width: Math.hypot(to.x - from.x, to.y - from.y) * way.unit
            height: 4
            x: from.x * way.unit
            y: from.y * way.unit - 2
            transformOrigin: Item.Left
            rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
            color: way.theme.possible
        }
    }
}
