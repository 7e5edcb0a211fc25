// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "store/files.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace store {

namespace {

TableProblem problemOf(const std::error_code& error)
{
    using Code = TableProblem::Code;
    const auto as = [&](Code code) { return TableProblem{code, 0, {}, error.message()}; };
    if (error == std::errc::file_exists)
        return as(Code::Exists);
    if (error == std::errc::no_such_file_or_directory)
        return as(Code::Missing);
    if (error == std::errc::no_space_on_device)
        return as(Code::Full);
    if (error == std::errc::permission_denied || error == std::errc::read_only_file_system)
        return as(Code::ReadOnly);
    return as(Code::Unwritable);
}

std::error_code renamed(const std::filesystem::path& from, const std::filesystem::path& to)
{
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return {};
    const std::error_code error(errno, std::generic_category());
    if (error != std::errc::invalid_argument && error != std::errc::function_not_supported)
        return error;
    // A file system without that promise, such as a network's: look first, then move.
    std::error_code looked;
    if (std::filesystem::exists(std::filesystem::symlink_status(to, looked)))
        return std::make_error_code(std::errc::file_exists);
    std::error_code moved;
    std::filesystem::rename(from, to, moved);
    return moved;
}

} // namespace

void syncFolder(const std::filesystem::path& folder)
{
    const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return;
    ::fsync(handle);
    ::close(handle);
}

Result<void> moveWithoutReplacing(const std::filesystem::path& from, const std::filesystem::path& to)
{
    if (const std::error_code error = renamed(from, to))
        return base::failure(problemOf(error));
    syncFolder(to.parent_path());
    if (from.parent_path() != to.parent_path())
        syncFolder(from.parent_path());
    return {};
}

std::filesystem::path journalOf(const std::filesystem::path& path)
{
    std::filesystem::path journal = path;
    journal += "-journal";
    return journal;
}

std::filesystem::path freeName(const std::filesystem::path& path)
{
    std::filesystem::path candidate = path;
    std::error_code error;
    for (int i = 2; std::filesystem::exists(std::filesystem::symlink_status(candidate, error)); ++i) {
        candidate = path;
        candidate.replace_filename(path.stem().string() + "-" + std::to_string(i) + path.extension().string());
    }
    return candidate;
}

} // namespace store
