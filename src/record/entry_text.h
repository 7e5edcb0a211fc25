// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The parts of an entry and of a header that are the same for every game.
#pragma once

#include "record/value.h"
#include "session/entry.h"

#include <optional>

namespace record {

/// The oldest and the newest version of a table's record that can be read; the newest is written.
inline constexpr int oldestVersion = 1;
inline constexpr int newestVersion = 1;
/// The word of a table's header.
inline constexpr std::string_view tableFormat = "zaibatsu-companion/table";

/// One entry's bytes as exported, without its hash, and the hash over the previous hash and these bytes.
struct Line {
    std::string bytes;
    std::string hash; ///< SHA-256, 64 lower-case hex digits

    friend bool operator==(const Line&, const Line&) = default;
};

/// An entry to be written: its command and events are JSON texts already.
struct EntryText {
    int n = 0;
    int parent = 0;
    std::optional<session::HeadMoved> head;
    std::string command;
    std::vector<std::string> events;
    std::uint64_t dicePosition = 0;
    std::int64_t time = 0;
};
/// The entry's bytes as exported, without its hash.
[[nodiscard]] std::string joined(const EntryText& entry);

/// An entry as read: its command and events are not looked at yet.
struct EntryValue {
    int n = 0;
    int parent = 0;
    std::optional<session::HeadMoved> head;
    Value command;
    Value events;
    std::uint64_t dicePosition = 0;
    std::int64_t time = 0;
};
/// The entry of these bytes.
[[nodiscard]] base::Result<EntryValue, ReadProblem> readEntry(std::string_view bytes);

/// Why the entry cannot follow the `known` - 1 entries before it; `done` tells which of them are commands.
[[nodiscard]] std::optional<ReadProblem> orderProblem(const EntryValue& entry, std::size_t known,
                                                      const std::vector<bool>& done);

/// The problem with a longer pointer in front.
[[nodiscard]] ReadProblem within(std::string_view pointer, ReadProblem problem);
/// The problem with the number of its line.
[[nodiscard]] ReadProblem onLine(int line, ReadProblem problem);

/// The header's fixed part; `setup` are the members of the game, "\"edition\":…".
[[nodiscard]] std::string joinedHeader(std::string_view id, std::string_view game, std::string_view setup,
                                       std::uint64_t seed);

/// A header as read: the members of the game are not looked at yet.
struct HeaderValue {
    int version = newestVersion;
    std::string id;
    std::string game;
    std::uint64_t seed = 0;
    std::optional<int> entries; ///< of an export's first line
    std::string last;           ///< of an export's first line: the hash of its last entry
    Value whole;
};
/// The header of these bytes.
[[nodiscard]] base::Result<HeaderValue, ReadProblem> readHeader(std::string_view bytes);

} // namespace record
