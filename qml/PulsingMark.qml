// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A mark over a hexagon; what can be chosen breathes, unless motion is reduced.
import QtQuick
import Zaibatsu.Painted

BlockItem {
    id: item

    required property Theme theme
    required property bool pulsing

    width: 2.1 * unit
    height: width
    tokens: theme.tokens

    SequentialAnimation on opacity {
        running: item.pulsing && item.theme.pulse > 0
        loops: Animation.Infinite
        NumberAnimation { from: 1; to: 0.55; duration: Math.max(1, item.theme.pulse / 2); easing.type: Easing.InOutSine }
        NumberAnimation { from: 0.55; to: 1; duration: Math.max(1, item.theme.pulse / 2); easing.type: Easing.InOutSine }
    }
}
