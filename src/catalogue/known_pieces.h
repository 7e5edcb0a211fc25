// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is known of pieces beyond one table: laid over each other field by field, and compared with a table.
#pragma once

#include "catalogue/catalogue.h"

namespace catalogue {

/// Pieces with the names by which their effects name others. Each copy of a card is a piece of its own.
struct KnownPieces {
    Pieces pieces;
    record::Names names;
};

/// Reads a catalogue file; copies of a card become pieces of their own. For errors see readPieces.
[[nodiscard]] base::Result<KnownPieces, Problems> readKnown(std::string_view text, const record::Names& known);

/// The text of `base` with that of `patch` over it, field by field; what stands in one alone stays.
/// Both name pieces of `known` or their own. Fails where one of them, or both together, make no catalogue.
[[nodiscard]] base::Result<std::string, Problems> joined(std::string_view base, std::string_view patch,
                                                         const record::Names& known);

/// What `after` says otherwise than `before`: those fields alone. Samples teach nothing.
[[nodiscard]] Pieces taughtBy(const zaibatsu::Components& before, const zaibatsu::Components& after);

/// What `known` says where the table knows nothing yet: those fields alone, of pieces that the table has.
[[nodiscard]] Pieces unknownTo(const zaibatsu::Components& table, const Pieces& known);

/// Without the invented numbers.
[[nodiscard]] Pieces withoutSamples(Pieces pieces);

/// How many pieces these are.
[[nodiscard]] std::size_t countOf(const Pieces& pieces);

} // namespace catalogue
