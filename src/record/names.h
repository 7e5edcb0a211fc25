// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Names and ids of the pieces of one Zaibatsu table. An id is the position of its piece.
#pragma once

#include "zaibatsu/state.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace record {

/// The keys of one kind of piece, both ways.
class Keys {
public:
    /// Adds a key behind the others; one that is known stays where it is.
    void add(std::string key);
    /// The position of a key, or nothing.
    [[nodiscard]] std::optional<std::uint16_t> find(std::string_view key) const;
    /// The key at a position; empty behind the last.
    [[nodiscard]] std::string_view at(std::size_t index) const;
    [[nodiscard]] std::size_t size() const { return m_keys.size(); }

private:
    std::vector<std::string> m_keys;
    std::map<std::string, std::uint16_t, std::less<>> m_positions;
};

/// What a reader and a writer of Zaibatsu must know of the table.
struct Names {
    Keys blocks;
    Keys pawns;
    Keys cards;
    std::vector<zaibatsu::Colour> seated;       ///< only these may stand in an event
    std::vector<zaibatsu::Source> turnStarts;   ///< of two pieces of one name, `use` means one of these
};

/// The names of these pieces with players of these colours.
[[nodiscard]] Names namesOf(const zaibatsu::Components& components, const zaibatsu::Settings& settings);
/// The names of a table as it stands.
[[nodiscard]] Names namesOf(const zaibatsu::State& state);

/// The most pieces of one kind that a table takes.
inline constexpr std::size_t mostPieces = 2'000;

/// Whether the text can name a piece: 1 to 40 characters of a-z, 0-9 and '-', no '-' at an end.
[[nodiscard]] bool isKey(std::string_view text);

} // namespace record
