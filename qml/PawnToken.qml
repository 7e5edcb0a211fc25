// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A pawn, which walks when its place changes.
import QtQuick
import Zaibatsu.Painted

Item {
    id: token

    required property Theme theme
    required property real unit
    required property real cx
    required property real cy
    required property string pawn
    required property int owner
    required property int standing
    required property int together
    required property string name
    signal pressRequested()

    property real ux: cx
    property real uy: cy
    x: ux * unit
    y: uy * unit

    Behavior on ux { NumberAnimation { duration: Math.min(700, 3 * token.theme.moveStep); easing.type: Easing.InOutSine } }
    Behavior on uy { NumberAnimation { duration: Math.min(700, 3 * token.theme.moveStep); easing.type: Easing.InOutSine } }

    Accessible.role: Accessible.Button
    Accessible.name: token.name
    Accessible.onPressAction: token.pressRequested()

    PawnItem {
        anchors.centerIn: parent
        width: 0.7 * token.unit
        height: width
        tokens: token.theme.tokens
        pawn: token.pawn
        owner: token.owner
        standing: token.standing
        together: token.together
        unit: token.unit
    }
}
