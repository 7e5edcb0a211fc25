// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What SQLite answers when it cannot do something.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string>

namespace sqlite {

/// The kinds of failure that callers tell apart.
enum class Code : std::uint8_t {
    Busy,         ///< another connection holds the lock
    Full,         ///< no room on the disk
    ReadOnly,     ///< the file or its folder cannot be written
    Moved,        ///< the file was moved or deleted under the connection
    NeedsRollback, ///< a killed writer left a journal, and this connection may not write
    CannotOpen,
    InputOutput,  ///< the disk failed
    NotADatabase,
    Corrupt,      ///< the pages do not hold together
    TooBig,       ///< a value is larger than the limit
    Constraint,   ///< a row of that key is there already
    Misuse,       ///< a statement that does not fit the tables; of a foreign or damaged file
    Other
};

/// Why something could not be done.
struct Problem {
    Code code = Code::Other;
    int extended = 0;   ///< SQLite's own extended code
    std::string detail; ///< for the log of the program, not for players
};

/// A value, or what SQLite said.
template <class T>
using Result = base::Result<T, Problem>;

/// The kind of an extended code.
[[nodiscard]] Code codeOf(int extended);

} // namespace sqlite
