// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A table's agreements as the header keeps them.
#include "record/archive.h"
#include "record/zaibatsu_codec.h"

namespace record {

using namespace zaibatsu;
using Code = ReadProblem::Code;

template <class A>
void describe(A& fields, Of<A, Seat>& seat)
{
    fields.field("colour", seat.colour);
    fields.field("name", seat.name);
}

namespace {

constexpr std::array<std::string_view, 2> ways{"off", "on"};

void putSettings(Out& fields, const Settings& settings)
{
    fields.field("track", settings.track);
    fields.nullable("time_limit", settings.timeLimit);
    fields.writer().key("house_rules");
    fields.writer().beginObject();
    Out rules(fields.writer(), fields.names());
    for (const auto& [ruling, on] : settings.switches)
        rules.field(toString(ruling), std::string(ways[on ? 1 : 0]));
    fields.writer().endObject();
}

void getHouseRules(const Cursor& cursor, const Names& names, Settings& settings)
{
    for (const auto& [key, way] : cursor.members(200)) {
        RuleId ruling;
        const Value keyValue{std::string(key)};
        Problems problems;
        get(Cursor(keyValue, problems), names, ruling);
        if (!problems.empty() || findHouseRule(ruling) == nullptr)
            way.report(Code::UnknownField, key);
        settings.switches[ruling] = way.word(ways) == 1;
    }
}

void getSettings(const Cursor& cursor, const Names& names, Settings& settings)
{
    In fields(cursor, names);
    fields.field("track", settings.track);
    const auto limit = fields.look("time_limit");
    if (limit && !limit->isNull())
        settings.timeLimit = limit->integer(1, 1'440);
    if (const auto rules = fields.need("house_rules"))
        getHouseRules(*rules, names, settings);
    fields.finish();
}

} // namespace

std::string GameCodec<Game>::encodeSetup(const Settings& settings)
{
    const Names names;
    Writer writer;
    writer.beginObject();
    Out fields(writer, names);
    fields.field("edition", settings.edition);
    fields.field("players", settings.seats);
    writer.key("settings");
    writer.beginObject();
    Out inner(writer, names);
    putSettings(inner, settings);
    writer.endObject();
    writer.endObject();
    const std::string object = writer.take();
    return object.substr(1, object.size() - 2); // members only: the header writes the braces
}

base::Result<Settings, ReadProblem> GameCodec<Game>::decodeSetup(const Value& header)
{
    const Names names;
    Problems problems;
    const Cursor cursor(header, problems);
    Settings settings;
    In fields(cursor, names);
    fields.field("edition", settings.edition);
    fields.field("players", settings.seats);
    if (const auto at = fields.need("settings"))
        getSettings(*at, names, settings);
    for (const std::string_view shared : {"format", "version", "id", "game", "seed", "entries", "last"})
        static_cast<void>(fields.look(shared));
    fields.finish();
    if (!problems.empty())
        return base::failure(std::move(problems.front()));
    return settings;
}

} // namespace record
