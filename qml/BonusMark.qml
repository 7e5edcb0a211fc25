// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A bonus icon where three blocks meet; one that would form says "+1".
import QtQuick
import Zaibatsu.Painted

Item {
    id: mark

    required property Theme theme
    required property real unit
    required property real cx
    required property real cy
    required property bool counter
    required property bool forming
    required property int wonBy

    x: cx * unit
    y: cy * unit

    BonusItem {
        anchors.centerIn: parent
        width: 0.5 * mark.unit
        height: width
        tokens: mark.theme.tokens
        unit: mark.unit
        counter: mark.counter
        forming: mark.forming
        wonBy: mark.wonBy
    }
    Rectangle {
        visible: mark.forming
        x: 0.16 * mark.unit
        y: 0.02 * mark.unit
        width: plus.implicitWidth + 16
        height: plus.implicitHeight + 8
        radius: 8
        color: mark.theme.bonus
        Text {
            id: plus
            anchors.centerIn: parent
            text: "+1"
            color: mark.theme.inkOnBonus
            font: mark.theme.rowFont
        }
    }

    NumberAnimation on scale {
        from: 0.4
        to: 1
        duration: mark.theme.counter
        easing.type: Easing.OutBack
        easing.overshoot: 1.6
    }
}
