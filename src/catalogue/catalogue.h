// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A catalogue file as values and back. What a file leaves out is unknown and stays so.
#pragma once

#include "base/result.h"
#include "record/names.h"
#include "record/problem.h"
#include "zaibatsu/command.h"

#include <string>
#include <string_view>
#include <vector>

namespace catalogue {

/// The pieces of a file, ready to be laid over those of a table.
using Pieces = zaibatsu::SetCatalogue;

/// Everything that is wrong with a file, each with its place; the lines count from 1 where the text is no JSON.
using Problems = std::vector<record::ReadProblem>;

/// Reads a catalogue file. Its effects may name pieces of `known` and of the file itself.
[[nodiscard]] base::Result<Pieces, Problems> readPieces(std::string_view text, const record::Names& known);

/// The pieces as a catalogue file, one piece a line.
[[nodiscard]] std::string writePieces(const Pieces& pieces, const record::Names& names);

/// All pieces of a table as they stand.
[[nodiscard]] Pieces piecesOf(const zaibatsu::Components& components);

/// A table's pieces from those of a file, in the order of the file; copies become pieces of their own.
[[nodiscard]] zaibatsu::Components componentsOf(const Pieces& pieces);

/// What ships for an edition: what the rules' texts state, everything else unknown.
[[nodiscard]] zaibatsu::Components shipped(zaibatsu::Edition edition);
/// Its text.
[[nodiscard]] std::string_view shippedText(zaibatsu::Edition edition);

/// The names of a table of these settings before its first command, as a reader of its record needs them.
[[nodiscard]] std::shared_ptr<const record::Names> namesFor(const zaibatsu::Settings& settings);

} // namespace catalogue
