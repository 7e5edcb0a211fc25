// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The toy game's words for record::Codec: proves that entries, header and hash chain know no game.
#pragma once

#include "record/codec.h"
#include "record/cursor.h"
#include "record/writer.h"
#include "support/toy_game.h"

namespace toy {

/// The toy has no pieces to name, and nothing is agreed before it but a title.
struct Names { };
/// See Names.
struct Setup {
    std::string title;
    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Writes one object whose members are whole numbers.
inline std::string numbers(std::string_view type, std::initializer_list<std::pair<const char*, int>> members)
{
    record::Writer writer;
    writer.beginObject();
    writer.key("type");
    writer.text(type);
    for (const auto& [key, value] : members) {
        writer.key(key);
        writer.number(std::int64_t{value});
    }
    writer.endObject();
    return writer.take();
}

/// Dice as a list.
inline std::string dice(std::string_view type, const std::vector<dice::Face>& faces, bool typed)
{
    record::Writer writer;
    writer.beginObject();
    writer.key("type");
    writer.text(type);
    writer.key("dice");
    writer.beginArray();
    for (const auto face : faces)
        writer.number(std::int64_t{face});
    writer.endArray();
    writer.key("typed");
    writer.boolean(typed);
    writer.endObject();
    return writer.take();
}

/// Reads what dice() wrote.
template <class Roll>
Roll rollOf(const record::Cursor& cursor)
{
    Roll roll;
    if (const auto list = cursor.maybe("dice"))
        for (const record::Cursor& face : list->elements(100))
            roll.dice.push_back(static_cast<::dice::Face>(face.integer(1, 6)));
    if (const auto typed = cursor.maybe("typed"))
        roll.typed = typed->boolean();
    else
        roll.typed = !roll.dice.empty();
    return roll;
}

} // namespace toy

/// The words of the toy.
template <>
struct record::GameCodec<toy::Game> {
    using Names = toy::Names;
    using Setup = toy::Setup;
    using Command = toy::Command;
    using Event = toy::Event;
    static constexpr std::string_view game = "toy";

    static std::string encodeCommand(const Names& /*names*/, const Command& command)
    {
        std::string text =
            std::visit(base::overload{
                           [](const toy::SetGoal& c) { return toy::numbers("set-goal", {{"goal", c.goal}}); },
                           [](const toy::Step& c) { return toy::numbers("step", {{"by", c.by}}); },
                           [](const toy::Roll& c) { return toy::dice("roll", c.dice, c.typed); },
                       },
                       command.action);
        if (command.reason) {
            Writer writer;
            writer.text(*command.reason);
            text.insert(text.size() - 1, ",\"override\":" + writer.take());
        }
        return text;
    }
    static base::Result<Command, ReadProblem> decodeCommand(const Names& /*names*/, const Value& value)
    {
        static constexpr std::array<std::string_view, 3> types{"set-goal", "step", "roll"};
        Problems problems;
        const Cursor cursor(value, problems);
        Command command;
        switch (cursor.field("type").word(types)) {
        case 0: command.action = toy::SetGoal{cursor.field("goal").integer(-5000, 5000)}; break;
        case 1: command.action = toy::Step{cursor.field("by").integer(-5000, 5000)}; break;
        default: command.action = toy::rollOf<toy::Roll>(cursor); break;
        }
        if (const auto reason = cursor.maybe("override"))
            command.reason = std::string(reason->text());
        if (!problems.empty())
            return base::failure(problems.front());
        return command;
    }
    static std::string encodeEvent(const Names& /*names*/, const Event& event)
    {
        return std::visit(
            base::overload{
                [](const toy::GoalSet& e) { return toy::numbers("goal-set", {{"goal", e.goal}}); },
                [](const toy::Rolled& e) { return toy::dice("rolled", e.dice, e.typed); },
                [](const toy::Moved& e) { return toy::numbers("moved", {{"player", e.player}, {"by", e.by}}); },
                [](const toy::Won& e) { return toy::numbers("won", {{"player", e.player}}); },
            },
            event);
    }
    static base::Result<Event, ReadProblem> decodeEvent(const Names& /*names*/, const Value& value)
    {
        static constexpr std::array<std::string_view, 4> types{"goal-set", "rolled", "moved", "won"};
        Problems problems;
        const Cursor cursor(value, problems);
        Event event;
        switch (cursor.field("type").word(types)) {
        case 0: event = toy::GoalSet{cursor.field("goal").integer(0, 5000)}; break;
        case 1: event = toy::rollOf<toy::Rolled>(cursor); break;
        case 2:
            event = toy::Moved{cursor.field("player").integer(0, 1), cursor.field("by").integer(-5000, 5000)};
            break;
        default: event = toy::Won{cursor.field("player").integer(0, 1)}; break;
        }
        if (!problems.empty())
            return base::failure(problems.front());
        return event;
    }
    static std::shared_ptr<const Names> learnt(std::shared_ptr<const Names> names, std::span<const Event> /*events*/)
    {
        return names;
    }
    static std::shared_ptr<const Names> learnt(std::shared_ptr<const Names> names, const Value& /*events*/)
    {
        return names;
    }
    static std::string encodeSetup(const Setup& setup)
    {
        Writer writer;
        writer.text(setup.title);
        return "\"title\":" + writer.take();
    }
    static base::Result<Setup, ReadProblem> decodeSetup(const Value& header)
    {
        return Setup{std::string(textOf(member(header, "title")))};
    }
};
