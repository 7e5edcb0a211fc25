// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/cursor.h"
#include "record/entry_text.h"
#include "record/writer.h"

#include <algorithm>

namespace record {
namespace {

using Code = ReadProblem::Code;

/// The form of a UUID as every table carries one: 8-4-4-4-12 lower-case hex digits.
bool isUuid(std::string_view text)
{
    if (text.size() != 36)
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
        const bool digit = (text[i] >= '0' && text[i] <= '9') || (text[i] >= 'a' && text[i] <= 'f');
        if (dash ? text[i] != '-' : !digit)
            return false;
    }
    return true;
}

bool isHash(std::string_view text)
{
    return text.size() == 64 && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

/// A newer version is told apart before anything else, as its other members may have changed.
std::optional<ReadProblem> versionProblem(const Value& header)
{
    Problems problems;
    const Cursor cursor(header, problems);
    const std::string format(cursor.field("format").text());
    if (problems.empty() && format != tableFormat)
        return ReadProblem{Code::UnknownWord, 0, "/format", format};
    const int version = cursor.field("version").integer(0, 1'000'000);
    if (!problems.empty())
        return std::move(problems.front());
    if (version < oldestVersion || version > newestVersion)
        return ReadProblem{Code::UnknownVersion, 0, "/version", std::to_string(version)};
    return std::nullopt;
}

} // namespace

std::string joinedHeader(std::string_view id, std::string_view game, std::string_view setup, std::uint64_t seed)
{
    Writer writer;
    writer.beginObject();
    writer.key("format");
    writer.text(tableFormat);
    writer.key("version");
    writer.number(std::int64_t{newestVersion});
    writer.key("id");
    writer.text(id);
    writer.key("game");
    writer.text(game);
    if (!setup.empty())
        writer.raw(setup);
    writer.key("seed");
    writer.number(seed);
    writer.endObject();
    return writer.take();
}

base::Result<HeaderValue, ReadProblem> readHeader(std::string_view bytes)
{
    auto value = parse(bytes);
    if (!value)
        return base::failure(std::move(value.error()));
    if (auto problem = versionProblem(*value))
        return base::failure(std::move(*problem));
    Problems problems;
    const Cursor cursor(*value, problems);
    HeaderValue header;
    header.version = cursor.field("version").integer(oldestVersion, newestVersion);
    header.id = cursor.field("id").text();
    header.game = cursor.field("game").text();
    header.seed = cursor.field("seed").unsignedInteger();
    if (const auto entries = cursor.maybe("entries"))
        header.entries = entries->integer(0, mostEntries);
    if (const auto last = cursor.maybe("last"))
        header.last = last->text();
    if (problems.empty() && !isUuid(header.id))
        cursor.field("id").report(Code::OutOfRange, header.id);
    if (problems.empty() && !header.last.empty() && !isHash(header.last))
        cursor.field("last").report(Code::OutOfRange, header.last);
    if (!problems.empty())
        return base::failure(std::move(problems.front()));
    header.whole = std::move(*value);
    return header;
}

} // namespace record
