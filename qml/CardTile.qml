// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A block card beside its block, kept as an image, and the mark over it, which may pulse.
import QtQuick
import Zaibatsu.Painted

Item {
    id: tile

    required property Theme theme
    required property real unit
    required property real cx
    required property real cy
    required property var look
    required property int mark
    required property string name
    signal pressRequested()

    x: cx * unit
    y: cy * unit

    Accessible.role: Accessible.Button
    Accessible.name: tile.name
    Accessible.onPressAction: tile.pressRequested()

    CardItem {
        id: face
        anchors.centerIn: parent
        width: 2.1 * tile.unit
        height: width
        tokens: tile.theme.tokens
        look: tile.look
        unit: tile.unit
    }
    Loader {
        anchors.centerIn: parent
        active: tile.mark !== 0
        sourceComponent: PulsingMark {
            theme: tile.theme
            unit: tile.unit
            mark: tile.mark
            turns: 0
            pulsing: tile.mark === 1
        }
    }

    NumberAnimation on scale {
        from: 0.8
        to: 1
        duration: tile.theme.place
        easing.type: Easing.OutBack
        easing.overshoot: 1.2
    }
}
