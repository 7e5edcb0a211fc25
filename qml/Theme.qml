// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Colours and durations of the look by name.
import QtQuick

QtObject {
    /// Holds `colours`, `durations`, `rowFont` and `reducedMotion`.
    required property var tokens

    readonly property color bg: tokens.colours.bg
    readonly property color board: tokens.colours.board
    readonly property color card: tokens.colours.card
    readonly property color raised: tokens.colours.raised
    readonly property color outline: tokens.colours.outline
    readonly property color text: tokens.colours.text
    readonly property color possible: tokens.colours.possible
    // A property called onX would be taken for the handler of a signal.
    readonly property color inkOnPossible: tokens.colours.onPossible
    readonly property color possibleDim: tokens.colours.possibleDim
    readonly property color bonus: tokens.colours.bonus
    readonly property color inkOnBonus: tokens.colours.onBonus
    readonly property color danger: tokens.colours.danger
    readonly property color grid: tokens.colours.grid

    readonly property int small: tokens.durations.small
    readonly property int place: tokens.durations.place
    readonly property int moveStep: tokens.durations.move
    readonly property int turnBlock: tokens.durations.turnBlock
    readonly property int camera: tokens.durations.camera
    readonly property int dice: tokens.durations.dice
    readonly property int counter: tokens.durations.counter
    readonly property int pulse: tokens.durations.pulse

    readonly property font rowFont: tokens.rowFont
    readonly property bool reducedMotion: tokens.reducedMotion
}
