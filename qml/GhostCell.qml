// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// An empty cell that could take a block, could not, or shows the block that is about to be placed.
import QtQuick
import Zaibatsu.Painted

Item {
    id: cell

    required property Theme theme
    required property real unit
    required property real cx
    required property real cy
    required property var look
    required property int mark
    required property int turns
    required property string name
    signal pressRequested()

    x: cx * unit
    y: cy * unit

    Accessible.role: Accessible.Button
    Accessible.name: cell.name
    Accessible.onPressAction: cell.pressRequested()

    BlockItem {
        anchors.centerIn: parent
        width: 2.1 * cell.unit
        height: width
        tokens: cell.theme.tokens
        look: cell.look
        unit: cell.unit
    }
    PulsingMark {
        anchors.centerIn: parent
        theme: cell.theme
        unit: cell.unit
        mark: cell.mark
        turns: cell.turns
        pulsing: cell.mark === 3
    }
}
