// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A game's values as JSON text and back. One specialisation of GameCodec a game does the words; Codec adds
// what every game shares: entries, header, hash chain. No JSON type leaves this room.
#pragma once

#include "base/result.h"
#include "session/change.h"
#include "session/entry.h"

#include <string>
#include <string_view>

namespace record {

/// Why a text cannot be read: where, and what is wrong there.
struct ReadProblem {
    enum class Code : std::uint8_t {
        NotJson, TooLarge, TooDeep, DuplicateKey, MissingField, WrongType, UnknownWord, OutOfRange, TooLong,
        UnknownField, UnknownVersion, WrongGame, HashMismatch, WrongOrder, Empty, CountMismatch
    };
    Code code = Code::NotJson;
    int line = 0;         ///< from 1; 0 when the text is one line
    std::string where;    ///< JSON pointer, "/spaces/2/kind"
    std::string detail;   ///< the word or value found
};

/// Bytes of one entry as exported, without its hash, and the hash over the previous hash and these bytes.
struct Line {
    std::string bytes;
    std::string hash; ///< SHA-256, 64 lower-case hex digits
};

/// Limits at every reader.
inline constexpr std::size_t largestLine = 1U << 20U;
inline constexpr std::size_t largestFile = 256U << 20U;
inline constexpr int deepest = 32;
inline constexpr int mostEntries = 200'000;
inline constexpr std::size_t longestText = 4'000;

/// Specialised per game beside its words (record/zaibatsu_codec.h): encodeCommand, decodeCommand, encodeEvent, …
template <class Game>
struct GameCodec;

} // namespace record
