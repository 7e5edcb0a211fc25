// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "store/folder.h"

#include "sqlite/transaction.h"
#include "store/files.h"

#include <algorithm>
#include <chrono>

namespace store {

namespace {

constexpr const char* extension = ".zbt";

/// Whether it is a copy of an older version, NAME.v1.zbt.
bool isKeptVersion(const std::filesystem::path& path)
{
    const std::string inner = path.stem().extension().string();
    return inner.size() > 2 && inner.starts_with(".v")
        && std::all_of(inner.begin() + 2, inner.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::int64_t timeOfFile(const std::filesystem::path& path)
{
    std::error_code error;
    const auto time = std::filesystem::last_write_time(path, error);
    if (error)
        return 0;
    const auto system = std::chrono::file_clock::to_sys(time);
    return std::chrono::duration_cast<std::chrono::milliseconds>(system.time_since_epoch()).count();
}

TableInList inList(const std::filesystem::path& path)
{
    TableInList table{path, path.stem().string(), {}, 0, timeOfFile(path), {}};
    auto seen = glimpse(path);
    if (!seen) {
        table.problem = seen.error().code;
        return table;
    }
    table.header = std::move(seen->header);
    table.last = seen->last;
    if (const auto entry = record::readEntry(seen->lastBytes))
        table.lastTime = entry->time;
    return table;
}

std::vector<TableInList> listOf(const std::filesystem::path& folder)
{
    std::vector<TableInList> tables;
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (it->path().extension() == extension && !isKeptVersion(it->path()))
            tables.push_back(inList(it->path()));
    std::sort(tables.begin(), tables.end(), [](const TableInList& a, const TableInList& b) {
        return a.lastTime != b.lastTime ? a.lastTime > b.lastTime : a.name < b.name;
    });
    return tables;
}

/// One character of UTF-8 begins here.
bool begins(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

} // namespace

std::string fileNameFor(const std::string& name)
{
    std::string safe;
    int characters = 0;
    for (const char c : name) {
        characters += begins(c) ? 1 : 0;
        if (begins(c) && (characters > 80 || safe.size() > 196)) // file systems hold 255 bytes, a suffix included
            break;
        const bool control = static_cast<unsigned char>(c) < 32 || c == 127;
        safe += control || std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos ? '-' : c;
    }
    while (!safe.empty() && (safe.back() == ' ' || safe.back() == '.'))
        safe.pop_back();
    safe.erase(0, safe.find_first_not_of(" ."));
    return safe.empty() ? "table" : safe;
}

Result<void> moveTable(const std::filesystem::path& from, const std::filesystem::path& to)
{
    const std::filesystem::path journal = journalOf(from);
    std::error_code error;
    if (std::filesystem::exists(journal, error)) {
        const auto read = readTable(from); // rolls back what a killed writer left
        if (!read && read.error().code == TableProblem::Code::NotReadable)
            return base::failure(read.error());
    }
    // The lock keeps other writers out while the name changes; a damaged file has no writers.
    auto database = sqlite::Database::open(from.string(), sqlite::Open::Write, {{}, 2000});
    auto lock = database && database->writable()
        ? sqlite::Transaction::write(*database)
        : sqlite::Result<sqlite::Transaction>(base::failure(sqlite::Problem{}));
    if (!lock && lock.error().code == sqlite::Code::Busy)
        return base::failure(TableProblem{TableProblem::Code::Busy, 0, {}, from.string()});
    auto moved = moveWithoutReplacing(from, to);
    // A journal still there beside a locked file is an empty one; that of a damaged file goes with it.
    if (moved && lock)
        std::filesystem::remove(journal, error);
    else if (moved && std::filesystem::exists(journal, error))
        return moveWithoutReplacing(journal, journalOf(to));
    return moved;
}

Folder::Folder(std::filesystem::path root) : m_root(std::move(root))
{
    std::error_code error; // where it cannot be made, lists are empty and each action tells why
    std::filesystem::create_directories(m_root, error);
}

std::vector<TableInList> Folder::tables() const { return listOf(m_root); }

std::vector<TableInList> Folder::binned() const { return listOf(m_root / "bin"); }

std::filesystem::path Folder::placeFor(const std::string& name) const
{
    return freeName(m_root / (fileNameFor(name) + extension));
}

Result<std::filesystem::path> Folder::moveInto(const std::filesystem::path& table, const char* folder) const
{
    std::error_code error;
    std::filesystem::create_directories(m_root / folder, error);
    std::filesystem::path to = freeName(m_root / folder / table.filename());
    if (auto moved = moveTable(table, to); !moved)
        return base::failure(std::move(moved.error()));
    return to;
}

Result<std::filesystem::path> Folder::bin(const std::filesystem::path& table) const { return moveInto(table, "bin"); }

Result<std::filesystem::path> Folder::bringBack(const std::filesystem::path& binned) const
{
    return moveInto(binned, ".");
}

Result<std::filesystem::path> Folder::rename(const std::filesystem::path& table, const std::string& name) const
{
    if (table.stem() == fileNameFor(name))
        return table;
    std::filesystem::path to = placeFor(name);
    if (auto moved = moveTable(table, to); !moved)
        return base::failure(std::move(moved.error()));
    std::error_code error; // its copies go with it; where they cannot, they stay under the old name
    std::filesystem::rename(copiesOf(table), copiesOf(to), error);
    return to;
}

} // namespace store
