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
    /// It was moved for a moment alone, from a fitted one.
    property bool lent: false
    property bool flying: false

    readonly property real least: 26
    readonly property real most: 260
    /// How near a view of everything comes.
    readonly property real nearest: 150
    /// Where the view rests, or will once it has flown.
    readonly property real goalUnit: flight.running ? flyUnit.to : unit
    readonly property real goalX: flight.running ? flyX.to : originX
    readonly property real goalY: flight.running ? flyY.to : originY

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

    /// What the insets leave of the board.
    readonly property rect room: Qt.rect(board.insets.x, board.insets.y,
                                         Math.max(1, board.width - board.insets.x - board.insets.width),
                                         Math.max(1, board.height - board.insets.y - board.insets.height))
    readonly property bool sideways: Math.abs(Math.round(board.seat / 90)) % 2 === 1

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

    /// Shows everything, R at most that many pixels; the view stays fitted unless that keeps it farther away.
    function fit(animated: bool, nearestUnit: real) {
        const b = board.bounds;
        const handle = board.turning ? 30 : 0; // of a block that is turned lies beyond its corner
        const w = Math.max(1, room.width - handle);
        const h = Math.max(1, room.height - handle);
        const bw = sideways ? b.height : b.width;
        const bh = sideways ? b.width : b.height;
        const u = Math.max(least, Math.min(nearestUnit, w / bw, h / bh));
        fitted = nearestUnit >= nearest || u < nearestUnit;
        lent = false;
        const c = turned((b.x + b.width / 2) * u, (b.y + b.height / 2) * u);
        let y = room.y + h / 2 - c.y;
        if (board.turning) { // in a board too low for all, the handle is what is needed
            const low = turned(board.ghostAt.x * u, board.ghostAt.y * u).y + 1.2 * u + handle;
            y = Math.min(y, room.y + room.height - low);
        }
        look(u, room.x + w / 2 - c.x, y, animated);
    }

    function resized() {
        if (fitted && board.width > 0 && board.height > 0)
            fit(false, nearest);
    }

    /// More or less is laid, or could be, than before.
    function grown() {
        if (fitted && board.width > 0 && board.height > 0)
            fit(true, nearest);
    }

    /// Where a part of the plane lies on the screen once the view rests; seats are turned by quarters.
    function onScreen(part: rect): rect {
        const a = turned(part.x * goalUnit, part.y * goalUnit);
        const b = turned((part.x + part.width) * goalUnit, (part.y + part.height) * goalUnit);
        return Qt.rect(goalX + Math.min(a.x, b.x), goalY + Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y));
    }

    function sees(part: rect): bool {
        const s = onScreen(part);
        return s.x > -1 && s.y > -1 && s.x + s.width < board.width + 1 && s.y + s.height < board.height + 1;
    }

    /// Fits everything where one of these parts lies outside; comes no nearer.
    function showAll(parts: var) {
        if (!fitted && !parts.every(part => sees(part)))
            fit(true, Math.min(nearest, goalUnit));
    }

    /// Moves no more than it takes to see that part whole, and goes back where it is too large.
    function reveal(part: rect) {
        if (fitted || sees(part))
            return;
        const s = onScreen(part);
        const u = Math.max(least, goalUnit * Math.min(1, room.width / s.width, room.height / s.height));
        const c = turned((part.x + part.width / 2) * u, (part.y + part.height / 2) * u);
        const halfW = s.width / 2 * u / goalUnit;
        const halfH = s.height / 2 * u / goalUnit;
        const x = Math.max(room.x + halfW, Math.min(room.x + room.width - halfW, s.x + s.width / 2));
        const y = Math.max(room.y + halfH, Math.min(room.y + room.height - halfH, s.y + s.height / 2));
        look(u, x - c.x, y - c.y, true);
    }

    /// Shows that part whole with R at least `least`; where that is too near for it, (ux, uy) and as much of it as can be.
    function frame(part: rect, ux: real, uy: real, least: real) {
        if (goalUnit >= least && sees(part))
            return;
        const w = room.width;
        const h = room.height;
        const whole = Math.min(w / (sideways ? part.height : part.width), h / (sideways ? part.width : part.height));
        const u = Math.max(least, camera.least, Math.min(whole, Math.max(goalUnit, least)));
        const c = turned((part.x + part.width / 2) * u, (part.y + part.height / 2) * u);
        const p = turned(ux * u, uy * u);
        const sideX = Math.min(w, u) / 2; // of what comes first, that far from the edge at least
        const sideY = Math.min(h, u) / 2;
        const x = Math.max(room.x + sideX - p.x, Math.min(room.x + w - sideX - p.x, room.x + w / 2 - c.x));
        const y = Math.max(room.y + sideY - p.y, Math.min(room.y + h - sideY - p.y, room.y + h / 2 - c.y));
        moved();
        look(u, x, y, true);
    }

    /// The view is where somebody wanted it.
    function moved() {
        fitted = false;
        lent = false;
    }

    function panBy(dx: real, dy: real) {
        moved();
        flight.stop();
        originX += dx;
        originY += dy;
    }

    /// Keeps the point of the plane under (x, y) where it is.
    function zoomAt(factor: real, x: real, y: real) {
        moved();
        flight.stop();
        const u = Math.max(least, Math.min(most, unit * factor));
        originX = x - (x - originX) * u / unit;
        originY = y - (y - originY) * u / unit;
        unit = u;
    }

    /// Brings a point of the plane to (sx, sy) on the screen, R at least `atLeast`.
    function fly(ux: real, uy: real, atLeast: real, sx: real, sy: real) {
        moved();
        const u = Math.max(unit, atLeast);
        const c = turned(ux * u, uy * u);
        look(u, sx - c.x, sy - c.y, true);
    }

    /// Brings a point to (sx, sy) for a moment; `giveBack` fits again, unless the view was moved since or was not fitted.
    function lend(ux: real, uy: real, sx: real, sy: real) {
        const back = fitted || lent;
        fly(ux, uy, 0, sx, sy);
        lent = back;
    }

    function giveBack() {
        if (lent)
            fit(true, nearest);
    }
}
