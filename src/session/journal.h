// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "session/entry.h"

#include <span>
#include <string>

namespace session {

/// Why entries could not be kept.
struct JournalFailure {
    /// What a session does about it depends on the kind.
    enum class Code : std::uint8_t {
        Full,             ///< no room; try again later
        Unwritable,       ///< any other error of writing; try again later
        ReadOnly,         ///< this table cannot be written at all
        ChangedElsewhere  ///< another process has written; load() again
    };
    Code code = Code::Unwritable;
    std::string detail; ///< for the log of the program, not for players
};

/// Where accepted entries go before they count as done. All of `entries` are kept, or none.
template <class Game>
class Journal {
public:
    Journal() = default;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    virtual ~Journal() = default;

    /// Keeps the entries in one transaction. `lastKnown` is the number of the last entry this session has kept.
    [[nodiscard]] virtual base::Result<void, JournalFailure> append(int lastKnown,
                                                                    std::span<const Entry<Game>> entries) = 0;
    /// All entries kept, in order; used again after ChangedElsewhere.
    [[nodiscard]] virtual base::Result<std::vector<Entry<Game>>, JournalFailure> load() = 0;
};

/// Milliseconds since 1970 UTC.
class Clock {
public:
    Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() = default;
    /// Now.
    [[nodiscard]] virtual std::int64_t now() const = 0;
};

} // namespace session
