// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A table and a command for every code that a refusal can have.
#pragma once

#include "naming_oracle.h"

namespace testing {

/// One refused command.
struct Scene {
    QByteArray name;
    Table table;
    zaibatsu::Command command;
    std::optional<Things> names; ///< of adjust and set-*, where the oracle does not know which part is wrong
};

/// Turn, pawn, Search and movement.
[[nodiscard]] std::vector<Scene> scenesOfMoves();
/// Icebreaker, Delete, cards and answers.
[[nodiscard]] std::vector<Scene> scenesOfCards();
/// Adjust and set-*.
[[nodiscard]] std::vector<Scene> scenesByHand();

} // namespace testing
