// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/entry_text.h"

#include "record/cursor.h"
#include "record/writer.h"

#include <array>
#include <limits>

namespace record {
namespace {

using Code = ReadProblem::Code;

constexpr std::array<std::string_view, 4> whys{"undo", "redo", "go-to", "amend"};

void writeHead(Writer& writer, const session::HeadMoved& head)
{
    writer.beginObject();
    writer.key("why");
    writer.text(whys[static_cast<std::size_t>(head.why)]);
    writer.key("to");
    writer.number(std::int64_t{head.to});
    writer.endObject();
}

session::HeadMoved readHead(const Cursor& head)
{
    session::HeadMoved moved;
    moved.why = static_cast<session::Why>(head.field("why").word(whys));
    moved.to = head.field("to").integer(0, mostEntries);
    head.only(std::array<std::string_view, 2>{"why", "to"});
    return moved;
}

} // namespace

std::string joined(const EntryText& entry)
{
    Writer writer;
    writer.beginObject();
    writer.key("n");
    writer.number(std::int64_t{entry.n});
    writer.key("parent");
    writer.number(std::int64_t{entry.parent});
    if (entry.head) {
        writer.key("head");
        writeHead(writer, *entry.head);
    } else {
        writer.key("command");
        writer.raw(entry.command);
        writer.key("events");
        writer.beginArray();
        for (const std::string& event : entry.events)
            writer.raw(event);
        writer.endArray();
    }
    writer.key("dice_position");
    writer.number(entry.dicePosition);
    writer.key("time");
    writer.number(entry.time);
    writer.endObject();
    return writer.take();
}

base::Result<EntryValue, ReadProblem> readEntry(std::string_view bytes)
{
    auto value = parse(bytes);
    if (!value)
        return base::failure(std::move(value.error()));
    Problems problems;
    const Cursor entry(*value, problems);
    EntryValue read;
    read.n = entry.field("n").integer(1, mostEntries);
    read.parent = entry.field("parent").integer(0, mostEntries);
    if (const auto head = entry.maybe("head")) {
        read.head = readHead(*head);
    } else {
        read.command = entry.field("command").value();
        read.events = entry.field("events").list().value();
    }
    read.dicePosition = entry.field("dice_position").unsignedInteger();
    read.time = entry.field("time").integer64(std::numeric_limits<std::int64_t>::min(),
                                              std::numeric_limits<std::int64_t>::max());
    if (read.head)
        entry.only(std::array<std::string_view, 5>{"n", "parent", "head", "dice_position", "time"});
    else
        entry.only(std::array<std::string_view, 6>{"n", "parent", "command", "events", "dice_position", "time"});
    if (!problems.empty())
        return base::failure(std::move(problems.front()));
    return read;
}

std::optional<ReadProblem> orderProblem(const EntryValue& entry, std::size_t known, const std::vector<bool>& done)
{
    const auto isCommand = [&](int n) {
        return n == 0 || (static_cast<std::size_t>(n) < known && done[static_cast<std::size_t>(n)]);
    };
    if (static_cast<std::size_t>(entry.n) != known)
        return ReadProblem{Code::WrongOrder, 0, "/n", std::to_string(entry.n)};
    if (!isCommand(entry.parent))
        return ReadProblem{Code::WrongOrder, 0, "/parent", std::to_string(entry.parent)};
    if (entry.head && !isCommand(entry.head->to))
        return ReadProblem{Code::WrongOrder, 0, "/head/to", std::to_string(entry.head->to)};
    return std::nullopt;
}

ReadProblem within(std::string_view pointer, ReadProblem problem)
{
    problem.where.insert(0, pointer);
    return problem;
}

ReadProblem onLine(int line, ReadProblem problem)
{
    problem.line = line;
    return problem;
}

} // namespace record
