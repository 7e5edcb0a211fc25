// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Commands to try, so that the rules themselves say why an action is not possible. For this room alone.
#pragma once

#include "presentation/now_rows.h"

namespace presentation {

/// Whether a command is about what is tapped.
[[nodiscard]] bool concerns(const zaibatsu::State& state, const zaibatsu::Command& command, const Subject& subject);
/// The row that a command belongs to; nothing for those without one (note, adjust, set-*).
[[nodiscard]] std::optional<NowAction> rowOf(const zaibatsu::Command& command);
/// The pawn that would act by a command, if any does.
[[nodiscard]] std::optional<zaibatsu::PawnId> actorOf(const zaibatsu::State& state, const zaibatsu::Command& command);
/// What players could mean by this action here; empty where it cannot concern the subject at all.
[[nodiscard]] std::vector<zaibatsu::Command> probes(const zaibatsu::State& state, const Subject& subject,
                                                    NowAction action);

} // namespace presentation
