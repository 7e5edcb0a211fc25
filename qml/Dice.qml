// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Dice that tumble and come to rest on the faces they are given. A tap skips to the end.
import QtQuick
import Zaibatsu.Painted

Item {
    id: dice

    required property var tokens
    /// What the dice show in the end, 1 to 6.
    property var faces: []
    /// The last ones are black.
    property int black: 0
    /// Faces that succeed, for the ring once the dice rest.
    property var hits: []
    signal restRequested()

    readonly property bool rolling: tumble.running

    function roll() {
        if (theme.dice > 0)
            tumble.restart();
        else
            dice.restRequested();
    }
    function skip() {
        if (tumble.running)
            tumble.complete();
    }

    Theme { id: theme; tokens: dice.tokens }

    property real turn: 1

    NumberAnimation {
        id: tumble
        target: dice
        property: "turn"
        from: 0
        to: 1
        duration: Math.min(900, theme.dice)
        easing.type: Easing.OutBounce
        onFinished: dice.restRequested()
    }

    Row {
        anchors.centerIn: parent
        spacing: 16
        Repeater {
            model: dice.faces.length
            DieItem {
                required property int index
                readonly property int faceNow: 1 + Math.floor(7 * dice.turn + index * 2) % 6
                width: Math.min(dice.height, (dice.width - 16 * (dice.faces.length - 1)) / Math.max(1, dice.faces.length), 128)
                height: width
                tokens: dice.tokens
                value: dice.rolling ? faceNow : dice.faces[index]
                black: index >= dice.faces.length - dice.black
                hit: !dice.rolling && dice.hits[index] === true
                rotation: dice.rolling ? 540 * (1 - dice.turn) * (index % 2 === 0 ? 1 : -1) : 0
                y: dice.rolling ? -0.25 * height * Math.abs(Math.sin(6 * dice.turn)) : 0
            }
        }
    }

    TapHandler { onTapped: dice.skip() }
}
