// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A space in a movement with what it costs: reachable, on the way, its end, or closed.
import QtQuick

Rectangle {
    id: step

    required property Theme theme
    required property real unit
    required property real cx
    required property real cy
    required property int cost
    required property int kind
    required property string name
    signal pressRequested()

    readonly property bool end: kind === 2
    readonly property bool closed: kind === 3

    // The number grows with the text, as far as neighbouring spaces leave it room.
    readonly property real room: Math.min(theme.rowFont.pixelSize * 2, (end ? 0.44 : 0.34) * unit)
    width: Math.max(end ? 44 : 34, (end ? 0.4 : 0.3) * unit, cost > 0 ? room : 0)
    height: width
    radius: width / 2
    x: cx * unit - width / 2
    y: cy * unit - height / 2
    color: end ? theme.possible : kind === 1 ? theme.possibleDim : theme.board
    border.width: theme.reducedMotion ? 4 : 3
    border.color: closed ? theme.danger : theme.possible

    Accessible.role: Accessible.Button
    Accessible.name: step.name
    Accessible.onPressAction: step.pressRequested()

    Text {
        anchors.centerIn: parent
        visible: !step.closed && step.cost > 0
        text: step.cost
        color: step.end ? step.theme.inkOnPossible : step.theme.text
        font.family: step.theme.rowFont.family
        font.weight: step.theme.rowFont.weight
        font.pixelSize: Math.min(step.theme.rowFont.pixelSize, 0.62 * step.width)
    }
    Rectangle {
        visible: step.closed
        anchors.centerIn: parent
        width: parent.width
        height: 3
        rotation: -45
        color: step.theme.danger
    }
}
