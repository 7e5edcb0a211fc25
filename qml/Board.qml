// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The Cybernet: shows the rows it is given and tells what was tapped, in units of R. It knows no rule.
import QtQuick

Item {
    id: board

    required property var tokens
    required property var blocks
    required property var cards
    required property var icons
    required property var pawns
    required property var cells
    required property var steps
    /// Points of a movement, centres of empty cells, and everything laid with a margin.
    property var way: []
    property var grid: []
    property rect bounds: Qt.rect(-1, -1, 2, 2)
    /// The block about to be placed: its centre, and whether it can be turned.
    property point ghostAt: Qt.point(0, 0)
    property bool turning: false
    property string turnName: ""
    /// Pawns of one space spread out: the middle of their circle and its reach; 0 where there is none.
    property point fanAt: Qt.point(0, 0)
    property real fanRadius: 0
    /// Where the keyboard stands.
    property point cursorAt: Qt.point(0, 0)
    property bool cursorShown: false
    /// Degrees by which the table is turned to face another seat.
    property real seat: 0
    /// How dark the board is while a sheet lies beside it.
    property real scrim: 0
    property rect insets: Qt.rect(16, 12, 16, 76) // left, top, right, bottom

    signal tapRequested(real ux, real uy)
    signal turnRequested(int by)
    signal blockRequested(int itemId)
    signal pawnRequested(int itemId)
    signal cardRequested(int itemId)
    /// A ghost or a mark pressed by other means than a finger on the board.
    signal placeRequested(real ux, real uy)

    readonly property alias unit: camera.unit
    readonly property alias theme: inks

    function fit() { camera.fit(false, camera.nearest); }
    function flyToFit() { camera.fit(true, camera.nearest); }
    function zoom(factor: real) { camera.zoomAt(factor, board.width / 2, board.height / 2); }
    function showAll(cells: var) { camera.showAll(cells); }
    function reveal(part: rect) { camera.reveal(part); }
    function fly(ux: real, uy: real, least: real, sx: real, sy: real) { camera.fly(ux, uy, least, sx, sy); }
    function lend(ux: real, uy: real, sx: real, sy: real) { camera.lend(ux, uy, sx, sy); }
    function giveBack() { camera.giveBack(); }
    function frame(part: rect, ux: real, uy: real, least: real) { camera.frame(part, ux, uy, least); }
    function screenPoint(ux: real, uy: real): point { return world.mapToItem(board, ux * camera.painted, uy * camera.painted); }

    clip: true
    onWidthChanged: camera.resized()
    onHeightChanged: camera.resized()
    onBoundsChanged: camera.grown()
    onInsetsChanged: camera.resized()
    onTurningChanged: camera.grown()
    onGhostAtChanged: camera.grown()
    onSeatChanged: camera.resized()

    Theme { id: inks; tokens: board.tokens }
    Camera { id: camera; theme: inks; board: board }

    Rectangle { anchors.fill: parent; color: inks.board }

    Item {
        id: world
        x: camera.originX
        y: camera.originY
        scale: camera.unit / camera.painted
        rotation: board.seat
        transformOrigin: Item.TopLeft

        Repeater {
            model: board.grid
            GridDot { theme: inks; unit: camera.painted }
        }
        Repeater {
            model: board.blocks
            BlockTile {
                required property int itemId
                theme: inks
                unit: camera.painted
                onPressRequested: board.blockRequested(itemId)
            }
        }
        Repeater {
            model: board.cards
            CardTile {
                required property int itemId
                theme: inks
                unit: camera.painted
                onPressRequested: board.cardRequested(itemId)
            }
        }
        Repeater {
            model: board.cells
            GhostCell {
                theme: inks
                unit: camera.painted
                onPressRequested: board.placeRequested(cx, cy)
            }
        }
        Repeater {
            model: board.icons
            BonusMark { theme: inks; unit: camera.painted }
        }
        WayLine { theme: inks; unit: camera.painted; points: board.way }
        Rectangle {
            visible: board.fanRadius > 0
            width: 2 * board.fanRadius * camera.painted
            height: width
            radius: width / 2
            x: board.fanAt.x * camera.painted - radius
            y: board.fanAt.y * camera.painted - radius
            color: inks.board
            opacity: 0.9
            border.width: 2
            border.color: inks.text
        }
        Repeater {
            model: board.pawns
            PawnToken {
                required property int itemId
                theme: inks
                unit: camera.painted
                onPressRequested: board.pawnRequested(itemId)
            }
        }
        Repeater {
            model: board.steps
            StepMark {
                theme: inks
                unit: camera.painted
                onPressRequested: board.placeRequested(cx, cy)
            }
        }
        Loader {
            active: board.turning
            x: board.ghostAt.x * camera.painted - width / 2
            y: board.ghostAt.y * camera.painted - height / 2
            sourceComponent: TurnHandle {
                theme: inks
                radius: 1.16 * camera.painted
                name: board.turnName
                onTurnRequested: board.turnRequested(1)
            }
        }
        Rectangle {
            visible: board.cursorShown
            width: 0.5 * camera.painted
            height: width
            radius: width / 2
            x: board.cursorAt.x * camera.painted - width / 2
            y: board.cursorAt.y * camera.painted - height / 2
            color: "transparent"
            border.width: 3
            border.color: inks.text
        }
    }

    Rectangle { anchors.fill: parent; color: board.tokens.colours.scrim; opacity: board.scrim }

    BoardInput {
        anchors.fill: parent
        z: -1
        board: board
        camera: camera
        world: world
    }
}
