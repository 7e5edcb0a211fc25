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

    width: Math.max(end ? 44 : 34, (end ? 0.4 : 0.3) * unit)
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
        color: step.end ? step.theme.onPossible : step.theme.text
        font: step.theme.rowFont
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
