// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a table file holds, and why it cannot be had.
#pragma once

#include "base/result.h"
#include "record/entry_text.h"

#include <cstdint>
#include <string>
#include <vector>

namespace store {

/// A header and the entries that its hash chain vouches for.
struct Contents {
    std::string header;              ///< the bytes as exported
    std::vector<record::Line> lines; ///< entry n at n - 1

    /// The number of the last entry, 0 for none.
    [[nodiscard]] int last() const { return static_cast<int>(lines.size()); }

    friend bool operator==(const Contents&, const Contents&) = default;
};

/// Contents whose hashes follow from the bytes: the chain begins with the hash of the header.
[[nodiscard]] Contents chainedContents(std::string header, std::vector<std::string> entries);
/// The hash that the next entry is chained to.
[[nodiscard]] std::string lastHash(const Contents& contents);

/// How one state of a table stands to another: of another table, the same, going on from it, only its beginning, or
/// gone on differently from some entry.
enum class Kinship : std::uint8_t { Stranger, Same, GoesOn, Beginning, Parted };
/// The kinship of `other` to `here`, and how many entries both share.
struct Kin {
    Kinship kinship = Kinship::Stranger;
    int shared = 0;

    friend bool operator==(const Kin&, const Kin&) = default;
};
/// Told by headers and hashes: a chain that ends in the same hash is the same chain.
[[nodiscard]] Kin kinOf(const Contents& here, const Contents& other);

/// Why a table file cannot be read or written. The file is left as it was.
struct TableProblem {
    /// One sentence for players each.
    enum class Code : std::uint8_t {
        Missing,
        Folder,      ///< a folder stands there
        NotReadable, ///< no permission, a failing disk, or an unfinished change that cannot be rolled back here
        Empty,
        NotATable,   ///< foreign
        Newer,       ///< made by a newer version of the app
        TooLarge,
        Damaged,     ///< `good` is what can still be vouched for
        ReadOnly,
        Exists,      ///< a file of that name is there already
        Full,        ///< no room on the disk
        Unwritable,
        Busy         ///< another process does not let go
    };
    Code code = Code::NotReadable;
    int firstBad = 0;   ///< of Damaged: the first entry that is not good; 0: the header itself
    Contents good;      ///< of Damaged: what stands before it
    std::string detail; ///< for the log of the program, not for players
};

/// A value, or why there is none.
template <class T>
using Result = base::Result<T, TableProblem>;

} // namespace store
