// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/command_fields.h"
#include "record/zaibatsu_codec.h"

namespace record {
namespace {

using namespace zaibatsu;
using Code = ReadProblem::Code;

/// By position in the variant Action.
constexpr std::array<std::string_view, std::variant_size_v<Action>> types{
    "set-block", "set-card", "set-pawn", "set-catalogue", "starting-rolls", "search", "move", "roll-movement",
    "icebreak",  "delete",   "reboot",   "equip",         "place-card",     "enter",  "use",  "sacrifice",
    "choose",    "phase",    "end",      "note",          "adjust"};

/// Whether a command of this kind has a field `card` or `cards` of its own.
template <class T>
constexpr bool namesOwnCard = std::is_same_v<T, SetBlock> || std::is_same_v<T, SetCard> || std::is_same_v<T, SetPawn>
    || std::is_same_v<T, SetCatalogue> || std::is_same_v<T, Equip> || std::is_same_v<T, PlaceCard>
    || std::is_same_v<T, Choose>;
/// Whether it plays action cards.
template <class T>
constexpr bool playsCards = !namesOwnCard<T> && !std::is_same_v<T, StartingRolls> && !std::is_same_v<T, NextPhase>
    && !std::is_same_v<T, EndGame> && !std::is_same_v<T, Note> && !std::is_same_v<T, Adjust>;

bool plays(const Action& action)
{
    return std::visit([]<class T>(const T&) { return playsCards<T>; }, action);
}

void putCards(Out& fields, const Command& command)
{
    if (command.cards.size() == 1)
        fields.field("card", command.cards.front());
    else
        fields.some("cards", command.cards);
    const auto* reboot = std::get_if<Reboot>(&command.action);
    if (reboot != nullptr && reboot->cards)
        fields.field(command.cards.size() > 1 ? "count" : "cards", *reboot->cards);
}

void getCards(In& fields, Command& command)
{
    const auto one = fields.look("card");
    const auto several = fields.object().maybe("cards");
    if (one)
        fields.read(*one, command.cards.emplace_back());
    if (!several || (!several->isArray() && std::holds_alternative<Reboot>(command.action)))
        return;
    if (one)
        several->report(Code::UnknownField, "cards");
    else
        fields.some("cards", command.cards);
    for (std::size_t i = 0; i < command.cards.size(); ++i)
        if (std::find(command.cards.begin() + static_cast<std::ptrdiff_t>(i) + 1, command.cards.end(), command.cards[i])
            != command.cards.end())
            several->report(Code::DuplicateKey);
}

/// What any command may carry.
template <class A>
void commonFields(A& fields, Of<A, Command>& command)
{
    fields.maybe("override", command.overrideReason);
    if constexpr (A::reading)
        if (command.overrideReason && command.overrideReason->empty())
            fields.object().field("override").report(Code::Empty);
    fields.unless("declared", command.declared, false);
    fields.maybe("success", command.success);
    fields.unless("auto", command.automatic, false);
}

Command read(const Cursor& cursor, const Names& names)
{
    Command command;
    In fields(cursor, names);
    const auto type = fields.need("type");
    const auto position = type ? std::find(types.begin(), types.end(), type->text()) : types.end();
    if (type && position == types.end() && type->isText())
        type->report(Code::UnknownWord);
    if (position == types.end())
        return command;
    getAction(fields, command.action, static_cast<std::size_t>(position - types.begin()));
    if (plays(command.action))
        getCards(fields, command);
    commonFields(fields, command);
    fields.finish();
    return command;
}

/// The pieces that a command sets.
SetCatalogue piecesOf(const Action& action)
{
    if (const auto* all = std::get_if<SetCatalogue>(&action))
        return *all;
    SetCatalogue pieces;
    if (const auto* block = std::get_if<SetBlock>(&action))
        pieces.blocks.push_back(*block);
    if (const auto* card = std::get_if<SetCard>(&action))
        pieces.cards.push_back(*card);
    if (const auto* pawn = std::get_if<SetPawn>(&action))
        pieces.pawns.push_back(*pawn);
    return pieces;
}

base::Result<Command, ReadProblem> checked(const Cursor& cursor, const Names& names, Problems& problems)
{
    Command command = read(cursor, names);
    if (!problems.empty())
        return base::failure(std::move(problems.front()));
    return command;
}

} // namespace

std::string GameCodec<Game>::encodeCommand(const Names& names, const Command& command)
{
    Writer writer;
    writer.beginObject();
    Out fields(writer, names);
    fields.field("type", std::string(types[command.action.index()]));
    putAction(fields, command.action);
    putCards(fields, command);
    commonFields(fields, command);
    writer.endObject();
    return writer.take();
}

base::Result<Command, ReadProblem> GameCodec<Game>::decodeCommand(const Names& names, const Value& value)
{
    Problems problems;
    return checked(Cursor(value, problems), names, problems);
}

base::Result<Command, ReadProblem> readCommand(const Names& names, std::string_view json)
{
    const auto value = parse(json);
    if (!value)
        return base::failure(value.error());
    Problems problems;
    const Cursor cursor(*value, problems);
    const Value* typed = member(*value, "typed");
    if (typed != nullptr && std::get_if<bool>(&typed->data) != nullptr && !std::get<bool>(typed->data))
        cursor.field("typed").report(Code::OutOfRange); // only the app draws
    if (textOf(member(*value, "type")).substr(0, 4) != "set-")
        return checked(cursor, names, problems);
    Names known = names;
    learnCommand(known, *value);
    auto command = checked(cursor, known, problems);
    if (command && !knowsAll(known, piecesOf(command->action)))
        return base::failure(ReadProblem{Code::TooLarge, 0, {}, std::to_string(mostPieces)});
    return command;
}

} // namespace record
