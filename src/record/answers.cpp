// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/answers.h"

#include "base/overload.h"
#include "record/event_groups.h"
#include "record/zaibatsu_codec.h"

namespace record {
namespace {

using namespace zaibatsu;
using Words = GameCodec<Game>;

void putEvents(Out& fields, std::string_view key, std::span<const Event> events)
{
    fields.writer().key(key);
    fields.writer().beginArray();
    for (const Event& event : events)
        fields.writer().raw(Words::encodeEvent(fields.names(), event));
    fields.writer().endArray();
}

void putHints(Out& fields, std::span<const std::string> hints)
{
    fields.some("hints", std::vector<std::string>(hints.begin(), hints.end()));
}

void putRefused(Out& fields, std::string_view code, const std::optional<RuleId>& rule, std::string_view text,
                std::optional<bool> mayBeOverridden = {})
{
    fields.writer().key("refusal");
    fields.writer().beginObject();
    Out inner(fields.writer(), fields.names());
    inner.field("code", std::string(code));
    inner.maybe("rule", rule);
    inner.field("text", std::string(text));
    inner.maybe("override", mayBeOverridden);
    fields.writer().endObject();
}

/// Every problem of an adjust is named; the sentence of each stands in the one text.
void putRefusalAnswer(Out& fields, const Refusal& refusal, std::string_view text,
                      std::optional<bool> mayBeOverridden = {})
{
    putRefused(fields, wordOf(refusal.code), refusal.rule, text, mayBeOverridden);
}

void putDiceNeeded(Out& fields, int count)
{
    fields.writer().key("needs");
    fields.writer().beginArray();
    fields.writer().beginObject();
    Out inner(fields.writer(), fields.names());
    inner.field("dice", count);
    fields.writer().endObject();
    fields.writer().endArray();
}

template <class Fill>
std::string object(const Names& names, Fill fill)
{
    Writer writer;
    writer.beginObject();
    Out fields(writer, names);
    fill(fields);
    writer.endObject();
    return writer.take();
}

void putFraction(Out& fields, std::string_view key, dice::Fraction fraction)
{
    fields.writer().key(key);
    fields.writer().beginObject();
    fields.writer().key("num");
    fields.writer().number(fraction.num);
    fields.writer().key("den");
    fields.writer().number(fraction.den);
    fields.writer().endObject();
}

std::string oddsText(dice::FaceSet numbers, int dice, dice::Fraction success, dice::Fraction losePawn)
{
    return object({}, [&](Out& fields) {
        fields.field("numbers", numbers);
        fields.field("dice", dice);
        putFraction(fields, "success", success);
        putFraction(fields, "lose_pawn", losePawn);
    });
}

} // namespace

std::string encodeDone(const Names& names, int n, std::span<const Event> events, std::span<const std::string> hints)
{
    return object(names, [&](Out& fields) {
        fields.field("ok", true);
        fields.field("n", n);
        putEvents(fields, "events", events);
        putHints(fields, hints);
    });
}

std::string encodeRefused(const Refusal& refusal, std::string_view text, std::optional<bool> mayBeOverridden)
{
    return object({}, [&](Out& fields) {
        fields.field("ok", false);
        putRefusalAnswer(fields, refusal, text, mayBeOverridden);
    });
}

std::string encodeRefused(std::string_view code, std::string_view text)
{
    return object({}, [&](Out& fields) {
        fields.field("ok", false);
        putRefused(fields, code, std::nullopt, text);
    });
}

std::string encodeNeeds(const Names& names, std::span<const Fact> facts, std::span<const std::string> hints)
{
    return object(names, [&](Out& fields) {
        fields.field("ok", false);
        fields.field("needs", std::vector<Fact>(facts.begin(), facts.end()));
        putHints(fields, hints);
    });
}

std::string encodeNeedsDice(int count)
{
    return object({}, [&](Out& fields) {
        fields.field("ok", false);
        putDiceNeeded(fields, count);
    });
}

std::string encodeLegal(const Names& names, std::span<const Command> commands)
{
    Writer writer;
    writer.beginArray();
    for (const Command& command : commands)
        writer.raw(Words::encodeCommand(names, command));
    writer.endArray();
    return writer.take();
}

std::string encodePlacements(std::span<const Placement> placements)
{
    Writer writer;
    writer.beginArray();
    for (const Placement& placement : placements)
        writer.raw(object({}, [&](Out& fields) {
            fields.field("at", placement.at);
            fields.field("rotation", placement.rotation);
            fields.field("icons", placement.icons);
        }));
    writer.endArray();
    return writer.take();
}

std::string encodeOdds(const IcebreakOdds& odds)
{
    return oddsText(odds.numbers, odds.dice, odds.success, odds.losePawn);
}

std::string encodeOdds(const DeleteOdds& odds) { return oddsText(odds.numbers, odds.dice, odds.success, {0, 1}); }

namespace {

void putIllegal(Out& fields, const session::IllegalEntry<Game>& illegal, const TextOf& textOf)
{
    fields.field("n", illegal.n);
    std::visit(base::overload{
                   [&](const Refusal& refusal) { putRefusalAnswer(fields, refusal, textOf(refusal)); },
                   [&](const base::NeedsFacts<Game>& needs) { fields.field("needs", needs.facts); },
                   [&](const base::NeedsDice& needs) { putDiceNeeded(fields, needs.count); },
               },
               illegal.why);
}

} // namespace

std::string encodeAmend(const Names& names, const session::AmendPreview<Game>& preview, const TextOf& textOf)
{
    return object(names, [&](Out& fields) {
        fields.writer().key("changed");
        fields.writer().beginArray();
        for (const auto& changed : preview.changed)
            fields.writer().raw(object(names, [&](Out& inner) {
                inner.field("n", changed.n);
                putEvents(inner, "was", changed.was);
                putEvents(inner, "now", changed.now);
            }));
        fields.writer().endArray();
        fields.writer().key("illegal");
        fields.writer().beginArray();
        for (const auto& illegal : preview.illegal)
            fields.writer().raw(object(names, [&](Out& inner) { putIllegal(inner, illegal, textOf); }));
        fields.writer().endArray();
    });
}

} // namespace record
