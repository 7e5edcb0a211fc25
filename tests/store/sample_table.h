// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Entries whose bytes follow from their number: whatever a file shows can be held against what was written.
#pragma once

#include "store/table_file.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <fstream>

namespace sample {

inline const std::string header =
    R"({"format":"zaibatsu-companion/table","version":1,"id":"0b1c2d3e-0000-4000-8000-000000000001","game":"sample"})";

/// The bytes of entry n: 40 to 700 of them, some of 6,000 (more than a page).
inline std::string bytes(int n)
{
    std::string text = "{\"n\":" + std::to_string(n) + ",\"text\":\"";
    const int size = n % 23 == 11 ? 6000 : 40 + n * 7919 % 660;
    for (int i = 0; i < size; ++i)
        text += static_cast<char>('a' + (i * 31 + n * 17 + i / 7) % 26);
    return text + "\"}";
}

/// Entries first to last.
inline std::vector<std::string> run(int first, int last)
{
    std::vector<std::string> entries;
    for (int n = first; n <= last; ++n)
        entries.push_back(bytes(n));
    return entries;
}

/// A table with entries 1 to `last`.
inline store::Contents contents(int last) { return store::chainedContents(header, run(1, last)); }

/// Whether each line is the entry of its number as written, with the hash that follows.
inline bool isPrefix(const store::Contents& found, const store::Contents& whole)
{
    return found.header == whole.header && found.lines.size() <= whole.lines.size()
        && std::equal(found.lines.begin(), found.lines.end(), whole.lines.begin());
}

inline std::string readFile(const std::filesystem::path& path)
{
    std::string bytes(std::filesystem::file_size(path), '\0');
    std::ifstream(path, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return bytes;
}
inline void writeFile(const std::filesystem::path& path, std::string_view bytes)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

/// A folder of its own; in memory where the machine has such a place, since these tests do not ask for durability.
class Folder {
public:
    Folder()
        : m_folder(QFileInfo(QStringLiteral("/dev/shm")).isWritable() ? QStringLiteral("/dev/shm/zc-XXXXXX")
                                                                      : QString())
    {
    }
    [[nodiscard]] std::filesystem::path path() const { return m_folder.path().toStdString(); }
    [[nodiscard]] std::filesystem::path operator/(const char* name) const { return path() / name; }
    [[nodiscard]] int files() const
    {
        return static_cast<int>(
            std::distance(std::filesystem::directory_iterator(path()), std::filesystem::directory_iterator()));
    }

private:
    QTemporaryDir m_folder;
};

} // namespace sample
