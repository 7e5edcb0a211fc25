// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/event_parts.h"

namespace record {

using namespace zaibatsu;
using Code = ReadProblem::Code;

void putNumbers(Out& fields, std::string_view key, const std::vector<int>& numbers) { fields.field(key, numbers); }

void getNumbers(In& fields, std::string_view key, std::vector<int>& numbers, int least, int most)
{
    const auto at = fields.need(key);
    if (!at)
        return;
    for (const Cursor& one : at->elements(10))
        numbers.push_back(one.integer(least, most));
}

void putSources(Out& fields, std::string_view key, const std::vector<Source>& sources)
{
    fields.writer().key(key);
    fields.writer().beginArray();
    for (const Source& source : sources) {
        fields.writer().beginObject();
        Out inner(fields.writer(), fields.names());
        putSource(inner, "source", source);
        fields.writer().endObject();
    }
    fields.writer().endArray();
}

void getSources(In& fields, std::string_view key, std::vector<Source>& sources)
{
    const auto at = fields.look(key);
    if (!at)
        return;
    for (const Cursor& one : at->elements(mostPieces)) {
        In inner(one, fields.names());
        getSource(inner, "source", sources.emplace_back());
        inner.finish();
    }
}

void putOptions(Out& fields, const Choice& choice) { fields.field("options", choice.options); }

void getOptions(In& fields, Choice& choice)
{
    const auto at = fields.need("options");
    if (!at)
        return;
    for (const Cursor& one : at->elements(mostPieces))
        if (const auto option = getOption(one, fields.names(), choice.kind))
            choice.options.push_back(*option);
}

namespace {

constexpr std::array<std::string_view, 3> factKinds{"block", "card", "pawn"}; // as the variant Fact::about

} // namespace

void putFact(Out& fields, const Fact& fact)
{
    std::visit([&](auto id) { fields.field(factKinds[fact.about.index()], id); }, fact.about);
    fields.field("field", fact.field);
}

void getFact(In& fields, Fact& fact)
{
    const auto block = fields.look("block");
    const auto card = fields.look("card");
    if (block)
        fields.read(*block, fact.about.emplace<BlockId>());
    else if (card)
        fields.read(*card, fact.about.emplace<CardId>());
    else if (const auto pawn = fields.need("pawn"))
        fields.read(*pawn, fact.about.emplace<PawnId>());
    fields.field("field", fact.field);
}

namespace {

void putObstacle(Out& fields, const ObstacleCode& code)
{
    fields.field("family", std::string(familyOf(code)));
    fields.field("code", std::string(wordOf(code)));
}

void getObstacle(In& fields, ObstacleCode& code)
{
    const auto family = fields.need("family");
    const auto word = fields.need("code");
    if (!family || !word)
        return;
    if (const auto one = obstacleOf(family->text(), word->text()))
        code = *one;
    else
        word->report(Code::UnknownWord);
}

} // namespace

void putRefusal(Out& fields, const Refusal& refusal)
{
    putObstacle(fields, refusal.code);
    fields.field("rule", refusal.rule);
    fields.field("about", refusal.about);
    if (refusal.more.empty())
        return;
    fields.writer().key("more");
    fields.writer().beginArray();
    for (const auto& [code, about] : refusal.more) {
        fields.writer().beginObject();
        Out inner(fields.writer(), fields.names());
        putObstacle(inner, code);
        inner.field("about", about);
        fields.writer().endObject();
    }
    fields.writer().endArray();
}

void getRefusal(In& fields, Refusal& refusal)
{
    getObstacle(fields, refusal.code);
    fields.field("rule", refusal.rule);
    fields.field("about", refusal.about);
    const auto more = fields.look("more");
    if (!more)
        return;
    for (const Cursor& one : more->elements(mostPieces)) {
        auto& [code, about] = refusal.more.emplace_back();
        In inner(one, fields.names());
        getObstacle(inner, code);
        inner.field("about", about);
        inner.finish();
    }
}

namespace {

/// Writes records of pieces: the piece's name first, then the members of its record, or null at `at` for none.
template <class Id, class Record>
void putRecords(Out& fields, std::string_view list, std::string_view kind,
                const std::vector<std::pair<Id, Record>>& records)
{
    if (records.empty())
        return;
    fields.writer().key(list);
    fields.writer().beginArray();
    for (const auto& [id, record] : records) {
        fields.writer().beginObject();
        Out inner(fields.writer(), fields.names());
        inner.field(kind, id);
        if constexpr (requires { describe(inner, record); })
            describe(inner, record);
        else if (record)
            describe(inner, *record);
        else
            inner.nullable("at", std::optional<hex::Cell>());
        fields.writer().endObject();
    }
    fields.writer().endArray();
}

template <class Id, class Record>
void getRecords(In& fields, std::string_view list, std::string_view kind, std::vector<std::pair<Id, Record>>& records)
{
    const auto at = fields.look(list);
    if (!at)
        return;
    for (const Cursor& one : at->elements(mostPieces)) {
        auto& [id, record] = records.emplace_back();
        In inner(one, fields.names());
        inner.field(kind, id);
        if constexpr (requires { describe(inner, record); }) {
            describe(inner, record);
        } else {
            const auto cell = inner.need("at");
            if (cell && !cell->isNull())
                describe(inner, record.emplace());
        }
        inner.finish();
    }
}

} // namespace

void putAdjusted(Out& fields, const Adjusted& event)
{
    putRecords(fields, "blocks", "block", event.blocks);
    putRecords(fields, "pawns", "pawn", event.pawns);
    putRecords(fields, "cards", "card", event.cards);
}

void getAdjusted(In& fields, Adjusted& event)
{
    getRecords(fields, "blocks", "block", event.blocks);
    getRecords(fields, "pawns", "pawn", event.pawns);
    getRecords(fields, "cards", "card", event.cards);
}

} // namespace record
