// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Counting by kind, and the numbers on a command line.
#pragma once

#include "zaibatsu/game.h"

#include <string>

namespace proofs {

using OfCommands = std::array<long, std::variant_size_v<zaibatsu::Action>>;
using OfEvents = std::array<long, std::variant_size_v<zaibatsu::Event>>;

/// The word of a kind of command, as in formats.md.
[[nodiscard]] const char* commandWord(std::size_t kind);
/// Prints the counts and the kinds never met; how many of those.
int print(const char* title, const OfCommands& counts);
int print(const char* title, const OfEvents& counts);
/// The number at that place of the command line, or the default.
[[nodiscard]] long numberAt(int count, char** words, int place, long otherwise);
/// The seed unless one is given: ZC_SEED, or 1.
[[nodiscard]] long usualSeed();
/// The seed of one game: no two seeds share a game.
[[nodiscard]] unsigned gameSeed(long seed, long game);
/// Seconds since the program began.
[[nodiscard]] double seconds();

} // namespace proofs
