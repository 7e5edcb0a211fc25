// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/table_text.h"

namespace record {
namespace {

using Code = ReadProblem::Code;

constexpr std::string_view hashKey = R"(,"hash":")";
constexpr std::size_t hashTail = hashKey.size() + 64 + 2; // the key, 64 digits, quote and brace

/// Takes the next line off a text that ends with a line feed.
std::string_view nextLine(std::string_view& rest)
{
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    return line;
}

/// The entry's bytes and hash; its hash stands last, as it is exported.
base::Result<Line, ReadProblem> splitLine(std::string_view text)
{
    if (text.size() > largestLine)
        return base::failure(ReadProblem{Code::TooLarge, 0, {}, std::to_string(text.size())});
    if (text.size() <= hashTail || text.substr(text.size() - hashTail, hashKey.size()) != hashKey
        || !text.ends_with("\"}")) {
        const auto value = parse(text); // says what is wrong, if it is no JSON at all
        return base::failure(value ? ReadProblem{Code::MissingField, 0, "/hash", "hash"} : value.error());
    }
    const std::string_view hash = text.substr(text.size() - 66, 64);
    return Line{std::string(text.substr(0, text.size() - hashTail)) + "}", std::string(hash)};
}

/// The fixed part: the header as exported without the two members that grow with the table.
base::Result<TableLines, ReadProblem> splitHeader(std::string_view text)
{
    auto header = readHeader(text);
    if (!header)
        return base::failure(std::move(header.error()));
    if (!header->entries)
        return base::failure(ReadProblem{Code::MissingField, 0, "/entries", "entries"});
    if (header->last.empty())
        return base::failure(ReadProblem{Code::MissingField, 0, "/last", "last"});
    Value fixed{Object{}};
    for (const Member& one : std::get<Object>(header->whole.data))
        if (one.key != "entries" && one.key != "last")
            std::get<Object>(fixed.data).push_back(one);
    return TableLines{std::move(*header), written(fixed), {}};
}

} // namespace

std::string firstHash(std::string_view headerBytes) { return sha256(headerBytes); }

std::vector<Line> chainedLines(std::string before, std::vector<std::string> bytes)
{
    std::vector<Line> lines;
    for (std::string& one : bytes) {
        before = chained(before, one);
        lines.push_back({std::move(one), before});
    }
    return lines;
}

std::string joinedTable(std::string_view headerBytes, std::span<const Line> lines)
{
    std::string text(headerBytes.substr(0, headerBytes.size() - 1));
    text += ",\"entries\":" + std::to_string(lines.size());
    text += ",\"last\":\"" + (lines.empty() ? firstHash(headerBytes) : lines.back().hash) + "\"}\n";
    for (const Line& line : lines) {
        text.append(line.bytes, 0, line.bytes.size() - 1);
        text += hashKey;
        text += line.hash + "\"}\n";
    }
    return text;
}

base::Result<TableLines, ReadProblem> splitTable(std::string_view text)
{
    if (text.size() > largestFile)
        return base::failure(ReadProblem{Code::TooLarge, 0, {}, std::to_string(text.size())});
    if (text.empty())
        return base::failure(ReadProblem{Code::Empty, 0, {}, {}});
    if (text.back() != '\n') // the last line is cut, even if only by that
        return base::failure(ReadProblem{Code::CountMismatch, 0, {}, "line feed"});
    auto table = splitHeader(nextLine(text));
    if (!table)
        return base::failure(onLine(1, std::move(table.error())));
    std::string before = firstHash(table->headerBytes);
    for (int number = 2; !text.empty(); ++number) {
        if (number - 1 > mostEntries)
            return base::failure(ReadProblem{Code::TooLarge, number, {}, std::to_string(mostEntries)});
        auto line = splitLine(nextLine(text));
        if (!line)
            return base::failure(onLine(number, std::move(line.error())));
        before = chained(before, line->bytes);
        if (before != line->hash)
            return base::failure(ReadProblem{Code::HashMismatch, number, "/hash", line->hash});
        table->lines.push_back(std::move(*line));
    }
    if (table->lines.size() != static_cast<std::size_t>(*table->header.entries))
        return base::failure(ReadProblem{Code::CountMismatch, 1, "/entries", std::to_string(table->lines.size())});
    if (before != table->header.last)
        return base::failure(ReadProblem{Code::HashMismatch, 1, "/last", table->header.last});
    return table;
}

} // namespace record
