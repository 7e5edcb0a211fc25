// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The data folder: its tables, the bin, copies of good tables, and damaged ones kept aside. Nothing here deletes a
// table.
#pragma once

#include "store/reading.h"

#include <optional>

namespace store {

/// One table of a list.
struct TableInList {
    std::filesystem::path path;
    std::string name;          ///< file name without extension
    std::string header;        ///< the header's bytes; empty where it cannot be read
    int last = 0;              ///< the number of the last entry
    std::int64_t lastTime = 0; ///< of that entry, milliseconds since 1970 UTC; of the file where it cannot be read
    std::optional<TableProblem::Code> problem;
};

/// The folder that holds a player's tables.
class Folder {
public:
    /// `root` is made where it is missing.
    explicit Folder(std::filesystem::path root);

    /// All tables, the one last played first; those that cannot be read are among them, with the reason.
    [[nodiscard]] std::vector<TableInList> tables() const;
    /// Those in the bin, the same way.
    [[nodiscard]] std::vector<TableInList> binned() const;
    /// Where a new table of that name goes; what no file name can hold is replaced, a taken name gets a number.
    [[nodiscard]] std::filesystem::path placeFor(const std::string& name) const;

    /// Moves a table to the bin, or back. The answer is its new path.
    [[nodiscard]] Result<std::filesystem::path> bin(const std::filesystem::path& table) const;
    [[nodiscard]] Result<std::filesystem::path> bringBack(const std::filesystem::path& binned) const;
    /// Gives a table another name; one that is taken gets a number.
    [[nodiscard]] Result<std::filesystem::path> rename(const std::filesystem::path& table,
                                                       const std::string& name) const;

    /// Keeps a copy of a table that was read whole; of each table the newest three are kept.
    [[nodiscard]] Result<void> keepCopy(const std::filesystem::path& table, const Contents& contents) const;
    /// The copies of a table that can be read whole, the longest first.
    [[nodiscard]] std::vector<TableInList> goodCopies(const std::filesystem::path& table) const;
    /// The name of the table that a file is a kept copy of; nothing where it is none.
    [[nodiscard]] std::optional<std::string> copiedTable(const std::filesystem::path& file) const;
    /// Puts contents, such as those of a good copy or what is good of a damaged table, in place of a table; the file
    /// that stood there is kept aside. The answer is where.
    [[nodiscard]] Result<std::filesystem::path> replace(const std::filesystem::path& table,
                                                        const Contents& contents) const;
    /// The same for a whole table, with another state of it: the file that stood there goes to the bin.
    [[nodiscard]] Result<std::filesystem::path> exchange(const std::filesystem::path& table,
                                                         const Contents& contents) const;

private:
    /// Moves a table into one of the folders beside the tables.
    [[nodiscard]] Result<std::filesystem::path> moveInto(const std::filesystem::path& table, const char* folder) const;
    /// Puts contents in place of a table, which goes into that folder.
    [[nodiscard]] Result<std::filesystem::path> putInPlace(const std::filesystem::path& table, const Contents& contents,
                                                           const char* folder) const;
    /// The folder with the copies of a table.
    [[nodiscard]] std::filesystem::path copiesOf(const std::filesystem::path& table) const;

    std::filesystem::path m_root;
};

/// The name with what no file name can hold replaced, cut to 80 characters; "table" where nothing is left.
[[nodiscard]] std::string fileNameFor(const std::string& name);

/// Moves a table file between two transactions of others, an unfinished change rolled back before. For this room.
[[nodiscard]] Result<void> moveTable(const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace store
