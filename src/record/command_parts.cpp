// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/command_fields.h"

#include "base/overload.h"

namespace record {

using namespace zaibatsu;
using Code = ReadProblem::Code;

namespace {

constexpr std::array<std::string_view, 3> sourceKinds{"block", "card", "pawn"}; // as the variant Source

/// The pieces that bear this name, as block, card and pawn.
std::vector<Source> bearers(const Names& names, std::string_view key)
{
    std::vector<Source> all;
    if (const auto block = names.blocks.find(key))
        all.emplace_back(BlockId{*block});
    if (const auto card = names.cards.find(key))
        all.emplace_back(CardId{*card});
    if (const auto pawn = names.pawns.find(key))
        all.emplace_back(PawnId{*pawn});
    return all;
}

std::string_view keyOf(const Names& names, const Source& source)
{
    return std::visit(base::overload{[&](BlockId id) { return names.blocks.at(id.index()); },
                                     [&](CardId id) { return names.cards.at(id.index()); },
                                     [&](PawnId id) { return names.pawns.at(id.index()); }},
                      source);
}

} // namespace

void putSource(Out& fields, std::string_view key, const Source& source)
{
    const std::string_view name = keyOf(fields.names(), source);
    fields.field(key, std::string(name));
    if (bearers(fields.names(), name).size() > 1)
        fields.field(std::string(key) + "_is", std::string(sourceKinds[source.index()]));
}

void getSource(In& fields, std::string_view key, Source& source)
{
    static constexpr std::string_view kindKey = "source_is";
    const auto at = fields.need(key);
    const auto kind = fields.look(kindKey);
    if (!at)
        return;
    const auto all = bearers(fields.names(), at->text());
    if (all.empty())
        return at->report(at->isText() ? Code::UnknownWord : Code::WrongType);
    source = all.front();
    for (const Source& one : all)
        if (std::find(fields.names().turnStarts.begin(), fields.names().turnStarts.end(), one)
            != fields.names().turnStarts.end())
            source = one;
    if (!kind)
        return;
    const std::size_t wanted = kind->word(sourceKinds);
    const auto found = std::find_if(all.begin(), all.end(), [&](const Source& one) { return one.index() == wanted; });
    if (found == all.end())
        return kind->report(Code::UnknownWord);
    source = *found;
}

void putUsed(Out& fields, const Use& use)
{
    if (use.space)
        fields.field("source", *use.space);
    else
        putSource(fields, "source", use.source);
}

void getUsed(In& fields, Use& use)
{
    const auto at = fields.look("source");
    if (!at || at->text().find('/') == std::string_view::npos)
        return getSource(fields, "source", use.source);
    Place& space = use.space.emplace();
    fields.read(*at, space);
    use.source = space.on == Place::On::Block ? Source{BlockId{space.piece}} : Source{CardId{space.piece}};
}

namespace {

constexpr std::array<std::pair<std::string_view, ChoiceKind>, 6> answerKeys{{{"pawn", ChoiceKind::Pawn},
                                                                             {"player", ChoiceKind::Player},
                                                                             {"block", ChoiceKind::Block},
                                                                             {"card", ChoiceKind::Card},
                                                                             {"at", ChoiceKind::Place},
                                                                             {"yes", ChoiceKind::Yes}}};

std::string_view answerKey(const Option& option) { return answerKeys[option.index()].first; }

} // namespace

void putAnswer(Out& fields, const std::optional<Option>& answer)
{
    if (answer)
        fields.field(answerKey(*answer), *answer);
}

void getAnswer(In& fields, std::optional<Option>& answer)
{
    for (const auto& [key, kind] : answerKeys) {
        const auto at = fields.look(key);
        if (!at)
            continue;
        if (answer)
            return at->report(Code::UnknownField, key);
        answer = getOption(*at, fields.names(), kind);
    }
}

void putTarget(Out& fields, const std::optional<Option>& target)
{
    if (!target)
        return;
    fields.writer().key("target");
    fields.writer().beginObject();
    Out inner(fields.writer(), fields.names());
    putAnswer(inner, target);
    fields.writer().endObject();
}

namespace {

/// A target given as one name: the first of pawn, player, block, card and place that bears it.
std::optional<Option> namedTarget(const Cursor& at, const Names& names)
{
    const std::string_view key = at.text();
    if (key.find('/') != std::string_view::npos)
        return getOption(at, names, ChoiceKind::Place);
    if (names.pawns.find(key))
        return getOption(at, names, ChoiceKind::Pawn);
    if (enumOf<Colour>(key))
        return getOption(at, names, ChoiceKind::Player);
    if (names.blocks.find(key))
        return getOption(at, names, ChoiceKind::Block);
    return getOption(at, names, ChoiceKind::Card);
}

} // namespace

void getTarget(In& fields, std::optional<Option>& target)
{
    const auto at = fields.look("target");
    if (!at)
        return;
    if (!at->isObject()) {
        target = namedTarget(*at, fields.names());
        return;
    }
    In inner(*at, fields.names());
    getAnswer(inner, target);
    inner.finish();
    if (!target)
        at->report(Code::Empty);
}

void putRolls(Out& fields, const std::map<Colour, std::vector<dice::Face>>& rolls)
{
    if (rolls.empty())
        return;
    fields.writer().key("rolls");
    fields.writer().beginObject();
    Out inner(fields.writer(), fields.names());
    for (const auto& [colour, faces] : rolls)
        inner.field(wordOf(colour), faces);
    fields.writer().endObject();
}

void getRolls(In& fields, std::map<Colour, std::vector<dice::Face>>& rolls)
{
    const auto at = fields.look("rolls");
    if (!at)
        return;
    for (const auto& [key, faces] : at->members(4)) {
        const auto colour = enumOf<Colour>(key);
        if (!colour)
            faces.report(Code::UnknownField, key);
        else
            get(faces, fields.names(), rolls[*colour]);
    }
}

} // namespace record
