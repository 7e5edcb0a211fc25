// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The ring and the handle of 54 px by which a block is turned before it is placed.
import QtQuick
import Zaibatsu.Painted

Item {
    id: ring

    required property Theme theme
    required property real radius
    required property string name
    signal turnRequested()

    width: 2 * radius
    height: width

    Canvas {
        readonly property color stroke: ring.theme.possible
        anchors.fill: parent
        onStrokeChanged: requestPaint()
        onPaint: {
            const ctx = getContext("2d");
            ctx.reset();
            ctx.strokeStyle = stroke;
            ctx.lineWidth = 3;
            ctx.beginPath();
            ctx.arc(width / 2, height / 2, width / 2 - 3, 0.15 * Math.PI, 0.62 * Math.PI);
            ctx.stroke();
        }
    }
    Rectangle {
        id: handle
        width: 54
        height: 54
        radius: 27
        color: ring.theme.possible
        x: ring.width / 2 + (ring.radius - 3) * Math.cos(Math.PI / 3) - 27
        y: ring.height / 2 + (ring.radius - 3) * Math.sin(Math.PI / 3) - 27

        Accessible.role: Accessible.Button
        Accessible.name: ring.name
        Accessible.onPressAction: ring.turnRequested()

        GlyphItem {
            anchors.centerIn: parent
            width: 26
            height: 26
            tokens: ring.theme.tokens
            glyph: "turn-clockwise"
            colour: ring.theme.inkOnPossible
        }
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: ring.turnRequested()
        }
    }
}
