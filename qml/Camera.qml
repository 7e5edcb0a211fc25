// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Which part of the plane is seen: R in pixels, and where its origin lies on the screen.
import QtQuick

QtObject {
    id: camera

    required property Theme theme
    required property var board

    property real unit: 96
    property real originX: 0
    property real originY: 0
    /// R for which the blocks are painted now; follows `unit` when it rests.
    property real painted: 96
    /// Nobody has moved the view since it was fitted: it stays fitted.
    property bool fitted: true
    property bool flying: false

    readonly property real least: 26
    readonly property real most: 260

    onUnitChanged: settle.restart()

    property Timer settle: Timer {
        interval: 90
        onTriggered: camera.painted = camera.unit
    }
    property ParallelAnimation flight: ParallelAnimation {
        NumberAnimation { id: flyUnit; target: camera; property: "unit"; duration: camera.theme.camera; easing.type: Easing.InOutCubic }
        NumberAnimation { id: flyX; target: camera; property: "originX"; duration: camera.theme.camera; easing.type: Easing.InOutCubic }
        NumberAnimation { id: flyY; target: camera; property: "originY"; duration: camera.theme.camera; easing.type: Easing.InOutCubic }
    }

    function turned(x: real, y: real): point {
        const a = board.seat * Math.PI / 180;
        return Qt.point(x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a));
    }

    function look(newUnit: real, x: real, y: real, animated: bool) {
        flight.stop();
        if (animated && theme.camera > 0) {
            flyUnit.to = newUnit;
            flyX.to = x;
            flyY.to = y;
            flight.start();
            return;
        }
        unit = newUnit;
        originX = x;
        originY = y;
        painted = newUnit;
    }

    function fit(animated: bool) {
        fitted = true;
        const b = board.bounds;
        const sideways = Math.abs(Math.round(board.seat / 90)) % 2 === 1;
        const w = Math.max(1, board.width - board.insets.x - board.insets.width);
        const h = Math.max(1, board.height - board.insets.y - board.insets.height);
        const bw = sideways ? b.height : b.width;
        const bh = sideways ? b.width : b.height;
        const u = Math.max(least, Math.min(150, w / bw, h / bh));
        const c = turned((b.x + b.width / 2) * u, (b.y + b.height / 2) * u);
        look(u, board.insets.x + w / 2 - c.x, board.insets.y + h / 2 - c.y, animated);
    }

    function resized() {
        if (fitted && board.width > 0 && board.height > 0)
            fit(false);
    }

    function panBy(dx: real, dy: real) {
        fitted = false;
        flight.stop();
        originX += dx;
        originY += dy;
    }

    /// Keeps the point of the plane under (x, y) where it is.
    function zoomAt(factor: real, x: real, y: real) {
        fitted = false;
        flight.stop();
        const u = Math.max(least, Math.min(most, unit * factor));
        originX = x - (x - originX) * u / unit;
        originY = y - (y - originY) * u / unit;
        unit = u;
    }

    /// Brings a point of the plane to (sx, sy) on the screen, R at least `atLeast`.
    function fly(ux: real, uy: real, atLeast: real, sx: real, sy: real) {
        fitted = false;
        const u = Math.max(unit, atLeast);
        const c = turned(ux * u, uy * u);
        look(u, sx - c.x, sy - c.y, true);
    }
}
