// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "store/look.h"

#include "record/problem.h"

#include <array>
#include <fstream>
#include <string_view>

namespace store {

namespace {

using Code = TableProblem::Code;
using namespace std::string_view_literals;

constexpr std::string_view magic = "SQLite format 3\0"sv;

/// Where the file format of SQLite keeps what is looked at.
namespace offset {
constexpr std::size_t writeVersion = 18;
constexpr std::size_t userVersion = 60;
constexpr std::size_t applicationId = 68;
constexpr std::size_t end = 100;
} // namespace offset

tl::unexpected<TableProblem> problem(Code code, std::string detail = {})
{
    return base::failure(TableProblem{code, 0, {}, std::move(detail)});
}

std::int32_t bigEndian(std::string_view bytes, std::size_t at)
{
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = (value << 8U) | static_cast<unsigned char>(bytes[at + i]);
    return static_cast<std::int32_t>(value);
}

Result<int> versionIn(std::string_view bytes, const Format& format)
{
    if (bytes.substr(0, magic.size()) != magic.substr(0, bytes.size()))
        return problem(Code::NotATable, "no SQLite file");
    if (bytes.size() < offset::end)
        return problem(Code::Damaged, "cut off");
    if (bigEndian(bytes, offset::applicationId) != applicationId)
        return problem(Code::NotATable, "another application's file");
    const std::int32_t version = bigEndian(bytes, offset::userVersion);
    if (version > format.version)
        return problem(Code::Newer, "version " + std::to_string(version));
    // A write-ahead log would leave side files; tables never have one.
    if (version < 1 || bytes[offset::writeVersion] != 1 || bytes[offset::writeVersion + 1] != 1)
        return problem(Code::Damaged, "first page");
    return version;
}

} // namespace

Result<int> look(const std::filesystem::path& path, const Format& format)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found)
        return problem(Code::Missing);
    if (error)
        return problem(Code::NotReadable, error.message());
    if (std::filesystem::is_directory(status))
        return problem(Code::Folder);
    if (!std::filesystem::is_regular_file(status))
        return problem(Code::NotATable, "no regular file");
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error)
        return problem(Code::NotReadable, error.message());
    if (size == 0)
        return problem(Code::Empty);
    if (size > record::largestFile)
        return problem(Code::TooLarge);
    std::ifstream file(path, std::ios::binary);
    std::array<char, offset::end> bytes{};
    file.read(bytes.data(), bytes.size());
    if (file.bad() || file.gcount() == 0)
        return problem(Code::NotReadable, "cannot be opened");
    return versionIn({bytes.data(), static_cast<std::size_t>(file.gcount())}, format);
}

} // namespace store
