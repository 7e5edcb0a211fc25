// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Copies of good tables, for the day that one is damaged.
#include "record/sha256.h"
#include "store/files.h"
#include "store/folder.h"
#include "store/table_file.h"

#include <algorithm>

namespace store {

namespace {

constexpr std::size_t copiesKept = 3;

/// The number after the last hyphen of NAME-12.zbt.
int lastIn(const std::filesystem::path& path)
{
    const std::string stem = path.stem().string();
    const std::size_t at = stem.rfind('-');
    int last = 0;
    for (std::size_t i = at + 1; at != std::string::npos && i < stem.size() && last < 100'000'000; ++i)
        last = last * 10 + (stem[i] - '0');
    return last;
}

/// The copies in the folder, the longest first; with `table`, only those of that header.
std::vector<std::filesystem::path> copiesIn(const std::filesystem::path& folder, const std::string& table = {})
{
    std::vector<std::filesystem::path> copies;
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (it->path().extension() == ".zbt" && it->path().filename().string().starts_with(table))
            copies.push_back(it->path());
    std::sort(copies.begin(), copies.end(), [](const auto& a, const auto& b) { return lastIn(a) > lastIn(b); });
    return copies;
}

} // namespace

std::filesystem::path Folder::copiesOf(const std::filesystem::path& table) const
{
    return m_root / "copies" / table.stem();
}

Result<void> Folder::keepCopy(const std::filesystem::path& table, const Contents& contents) const
{
    const std::filesystem::path folder = copiesOf(table);
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    // Another table may have borne the name before: copies tell theirs apart by the header.
    const std::string header = record::sha256(contents.header).substr(0, 16);
    auto kept = createTable(folder / (header + "-" + std::to_string(contents.last()) + ".zbt"), contents);
    if (!kept && kept.error().code != TableProblem::Code::Exists)
        return kept;
    const std::vector<std::filesystem::path> copies = copiesIn(folder, header);
    for (std::size_t i = copiesKept; i < copies.size(); ++i)
        std::filesystem::remove(copies[i], error);
    return {};
}

std::vector<TableInList> Folder::goodCopies(const std::filesystem::path& table) const
{
    std::vector<TableInList> good;
    for (const std::filesystem::path& path : copiesIn(copiesOf(table))) {
        auto contents = readTable(path);
        if (!contents)
            continue;
        TableInList copy{path, table.stem().string(), std::move(contents->header), contents->last(), 0, {}};
        if (copy.last > 0)
            if (const auto entry = record::readEntry(contents->lines.back().bytes))
                copy.lastTime = entry->time;
        good.push_back(std::move(copy));
    }
    return good;
}

std::optional<std::string> Folder::copiedTable(const std::filesystem::path& file) const
{
    const std::filesystem::path folder = file.parent_path();
    if (folder.parent_path() != m_root / "copies")
        return std::nullopt;
    return folder.filename().string();
}

Result<std::filesystem::path> Folder::replace(const std::filesystem::path& table, const Contents& contents) const
{
    return putInPlace(table, contents, "damaged");
}

Result<std::filesystem::path> Folder::exchange(const std::filesystem::path& table, const Contents& contents) const
{
    return putInPlace(table, contents, "bin");
}

Result<std::filesystem::path> Folder::putInPlace(const std::filesystem::path& table, const Contents& contents,
                                                 const char* folder) const
{
    const std::filesystem::path made = freeName(table);
    if (auto done = createTable(made, contents); !done) // without room for it, everything stays as it is
        return base::failure(std::move(done.error()));
    auto aside = moveInto(table, folder);
    const Result<void> moved = aside ? moveWithoutReplacing(made, table) : base::failure(aside.error());
    if (!moved) {
        std::error_code error;
        std::filesystem::remove(made, error);
        if (aside)
            static_cast<void>(moveWithoutReplacing(*aside, table));
        return base::failure(moved.error());
    }
    return aside;
}

} // namespace store
