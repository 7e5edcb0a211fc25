// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Fingers and mouse on the board: tap, drag, pinch, wheel.
import QtQuick

Item {
    id: input

    required property var board
    required property Camera camera
    required property Item world

    function plane(x: real, y: real): point {
        const p = world.mapFromItem(input, x, y);
        return Qt.point(p.x / camera.painted, p.y / camera.painted);
    }

    function overGhost(x: real, y: real): bool {
        const p = plane(x, y);
        return board.turning && Math.hypot(p.x - board.ghostAt.x, p.y - board.ghostAt.y) < 1.1;
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: (eventPoint) => {
            const p = input.plane(eventPoint.position.x, eventPoint.position.y);
            input.board.tapRequested(p.x, p.y);
        }
    }
    DragHandler {
        id: drag
        target: null
        property point last
        onActiveChanged: last = Qt.point(0, 0)
        onActiveTranslationChanged: {
            input.camera.panBy(activeTranslation.x - last.x, activeTranslation.y - last.y);
            last = Qt.point(activeTranslation.x, activeTranslation.y);
        }
    }
    PinchHandler {
        id: pinch
        target: null
        property real last: 1
        onActiveChanged: last = 1
        onActiveScaleChanged: {
            input.camera.zoomAt(activeScale / last, centroid.position.x, centroid.position.y);
            last = activeScale;
        }
    }
    WheelHandler {
        target: null
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: (event) => {
            const up = event.angleDelta.y > 0;
            if (input.overGhost(event.x, event.y))
                input.board.turnRequested(up ? 1 : -1);
            else
                input.camera.zoomAt(Math.pow(1.0015, event.angleDelta.y), event.x, event.y);
        }
    }
}
