// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Why a text cannot be read, and the limits that every reader holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace record {

/// Why a text cannot be read: where, and what is wrong there.
struct ReadProblem {
    /// The kind of thing that is wrong; toString() gives its word.
    enum class Code : std::uint8_t {
        NotJson,
        TooLarge,
        TooDeep,
        DuplicateKey,
        MissingField,
        WrongType,
        UnknownWord,
        OutOfRange,
        TooLong,
        UnknownField,
        UnknownVersion,
        WrongGame,
        HashMismatch,
        WrongOrder,
        Empty,
        CountMismatch
    };
    Code code = Code::NotJson;
    int line = 0;         ///< from 1; 0 when the text is one line
    std::string where;    ///< JSON pointer, "/spaces/2/kind"
    std::string detail;   ///< the word or value found

    friend bool operator==(const ReadProblem&, const ReadProblem&) = default;
};

/// Limits at every reader.
inline constexpr std::size_t largestLine = 1U << 20U;
inline constexpr std::size_t largestFile = 256U << 20U;
inline constexpr int deepest = 32;
inline constexpr int mostEntries = 200'000;
inline constexpr std::size_t longestText = 4'000; ///< characters, not bytes

/// The code as a word, "duplicate-key".
[[nodiscard]] const char* toString(ReadProblem::Code code);

} // namespace record
