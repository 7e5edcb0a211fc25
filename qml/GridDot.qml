// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// An empty cell: a small dot, so that the eye finds the grid.
import QtQuick

Rectangle {
    id: dot

    required property Theme theme
    required property real unit
    required property point modelData

    width: 0.11 * unit
    height: width
    radius: width / 2
    x: modelData.x * unit - width / 2
    y: modelData.y * unit - height / 2
    color: theme.grid
}
