// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The form of a table file: application id, version, tables; and how an older version becomes the present one.
#pragma once

#include "store/contents.h"

#include <functional>

namespace store {

/// "ZbCt" in the application id of the SQLite file.
inline constexpr std::int32_t applicationId = 0x5A624374;
/// The version of the file that is written.
inline constexpr int currentVersion = 1;

/// Makes contents of version `from` into those of the next one. Bytes only: the hashes are made anew.
struct Migration {
    int from = 0;
    std::function<base::Result<Contents, std::string>(Contents)> apply;
};

/// The version a reader or writer works with, and the ways from older ones.
struct Format {
    int version = currentVersion;
    std::vector<Migration> migrations;
};

/// The contents as the format's version holds them.
[[nodiscard]] Result<Contents> migrated(Contents contents, int version, const Format& format);

/// What a reader or writer is given besides the path.
struct FileOptions {
    std::string vfs; ///< of SQLite; empty: the system's own
    Format format;
    int busyMilliseconds = 5000;
};

/// The statements that make the tables, one each, as the file itself keeps them. The tail stands in a table and so on a
/// page of its own: where the last entries are lost, it still tells of them.
inline constexpr const char* createHeader =
    "CREATE TABLE header(id INTEGER PRIMARY KEY, bytes BLOB NOT NULL, hash TEXT NOT NULL)";
inline constexpr const char* createEntries =
    "CREATE TABLE entries(n INTEGER PRIMARY KEY, bytes BLOB NOT NULL, hash TEXT NOT NULL)";
inline constexpr const char* createTail =
    "CREATE TABLE tail(id INTEGER PRIMARY KEY, n INTEGER NOT NULL, hash TEXT NOT NULL)";

} // namespace store
