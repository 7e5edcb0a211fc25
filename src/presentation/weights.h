// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How much an event weighs in a list of what happened, and which glyph stands beside it. For this room alone.
#pragma once

#include "zaibatsu/event.h"

#include <QString>

namespace presentation {

/// The first Main event gives an entry its sentence; Along ones stand under it; Silent ones show otherwise.
enum class Weight : std::uint8_t { Main, Along, Silent };

[[nodiscard]] Weight weightOf(const zaibatsu::Event& event);
/// The rule that an event follows, "R-069"; empty where there is none.
[[nodiscard]] QString ruleBehind(const zaibatsu::Event& event);
/// The position of the event that says best what these events are about; -1 when there are none.
[[nodiscard]] int mainOf(const std::vector<zaibatsu::Event>& events);

/// Name of a glyph in the look.
[[nodiscard]] QString iconOf(const zaibatsu::Event& event);
[[nodiscard]] QString iconOf(const zaibatsu::Action& action);

} // namespace presentation
