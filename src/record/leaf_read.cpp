// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/leaf.h"

namespace record {
namespace {

using namespace zaibatsu;
using Code = ReadProblem::Code;

template <class IdType>
void getId(const Cursor& cursor, const Keys& keys, IdType& value)
{
    const std::string_view key = cursor.text();
    if (!cursor.isText())
        return;
    if (const auto position = keys.find(key))
        value = IdType{*position};
    else
        cursor.report(Code::UnknownWord);
}

} // namespace

void get(const Cursor& cursor, const Names& /*names*/, bool& value) { value = cursor.boolean(); }

void get(const Cursor& cursor, const Names& /*names*/, int& value) { value = cursor.integer(0, 100'000); }

void get(const Cursor& cursor, const Names& /*names*/, std::string& value) { value = cursor.text(); }

void get(const Cursor& cursor, const Names& names, BlockId& value) { getId(cursor, names.blocks, value); }

void get(const Cursor& cursor, const Names& names, PawnId& value) { getId(cursor, names.pawns, value); }

void get(const Cursor& cursor, const Names& names, CardId& value) { getId(cursor, names.cards, value); }

void get(const Cursor& cursor, const Names& /*names*/, hex::Cell& value)
{
    const auto parts = cursor.elements(2);
    if (!cursor.isArray())
        return;
    if (parts.size() != 2)
        return cursor.report(Code::WrongType);
    value.q = static_cast<std::int16_t>(parts[0].integer(-hex::largestCoordinate, hex::largestCoordinate));
    value.r = static_cast<std::int16_t>(parts[1].integer(-hex::largestCoordinate, hex::largestCoordinate));
}

void get(const Cursor& cursor, const Names& /*names*/, hex::Six& value)
{
    const auto parts = cursor.elements(6);
    if (!cursor.isArray())
        return;
    if (parts.size() != 6)
        return cursor.report(Code::WrongType);
    for (int i = 0; i < 6; ++i)
        value.set(i, parts[static_cast<std::size_t>(i)].boolean());
}

void get(const Cursor& cursor, const Names& /*names*/, SideList value)
{
    for (const Cursor& side : cursor.elements(6))
        value.sides.set(side.integer(0, 5));
}

void get(const Cursor& cursor, const Names& /*names*/, dice::FaceSet& value)
{
    value = {};
    for (const Cursor& face : cursor.elements(12))
        value.insert(face.integer(1, 6));
}

void get(const Cursor& cursor, const Names& /*names*/, std::vector<dice::Face>& value)
{
    value.clear();
    for (const Cursor& face : cursor.elements(mostDiceRead))
        value.push_back(static_cast<dice::Face>(face.integer(1, 6)));
}

void get(const Cursor& cursor, const Names& /*names*/, SpaceId& value)
{
    const std::string_view text = cursor.text();
    if (!cursor.isText())
        return;
    if (const auto id = spaceId(text))
        value = *id;
    else
        cursor.report(Code::OutOfRange);
}

void get(const Cursor& cursor, const Names& names, Place& value)
{
    const std::string_view text = cursor.text();
    if (!cursor.isText())
        return;
    const std::size_t slash = text.find('/');
    const std::string_view key = text.substr(0, slash);
    std::optional<SpaceId> space;
    if (slash != std::string_view::npos) {
        space = spaceId(text.substr(slash + 1));
        if (!space)
            return cursor.report(Code::OutOfRange);
    }
    if (const auto block = names.blocks.find(key))
        value = onBlock(BlockId{*block}, space);
    else if (const auto card = names.cards.find(key))
        value = onCard(CardId{*card}, space);
    else
        cursor.report(Code::UnknownWord);
}

void get(const Cursor& cursor, const Names& /*names*/, Abilities& value)
{
    value = {};
    for (const Cursor& one : cursor.elements(8)) {
        if (const auto ability = enumOf<Ability>(one.text()))
            value.insert(*ability);
        else if (one.isText())
            one.report(Code::UnknownWord);
    }
}

void get(const Cursor& cursor, const Names& /*names*/, RuleId& value)
{
    const std::string_view text = cursor.text();
    if (!cursor.isText())
        return;
    const bool form = text.size() == 5 && (text[0] == 'R' || text[0] == 'A') && text[1] == '-'
        && text.find_first_not_of("0123456789", 2) == std::string_view::npos;
    if (!form)
        return cursor.report(Code::UnknownWord);
    const int number = (text[2] - '0') * 100 + (text[3] - '0') * 10 + (text[4] - '0');
    value = {text[0], static_cast<std::uint16_t>(number)};
}

void get(const Cursor& cursor, const Names& /*names*/, std::array<BorderArrow, 6>& value)
{
    value = {};
    for (const auto& [side, arrow] : cursor.members(6)) {
        const auto way = enumOf<BorderArrow>(arrow.text());
        if (side.size() != 1 || side[0] < '0' || side[0] > '5')
            arrow.report(Code::UnknownField, side);
        else if (!way || *way == BorderArrow::None)
            arrow.report(arrow.isText() ? Code::UnknownWord : Code::WrongType);
        else
            value[static_cast<std::size_t>(side[0] - '0')] = *way;
    }
}

namespace {

template <class T>
Option optionOf(const Cursor& cursor, const Names& names)
{
    T value{};
    get(cursor, names, value);
    return value;
}

} // namespace

std::optional<Option> getOption(const Cursor& cursor, const Names& names, ChoiceKind kind)
{
    switch (kind) {
    case ChoiceKind::Pawn: return optionOf<PawnId>(cursor, names);
    case ChoiceKind::Block: return optionOf<BlockId>(cursor, names);
    case ChoiceKind::Card: return optionOf<CardId>(cursor, names);
    case ChoiceKind::Place: return optionOf<Place>(cursor, names);
    case ChoiceKind::Yes: return optionOf<bool>(cursor, names);
    case ChoiceKind::Player:
        if (const auto colour = enumOf<Colour>(cursor.text()))
            return *colour;
        if (cursor.isText())
            cursor.report(Code::UnknownWord);
        return std::nullopt;
    case ChoiceKind::Dice: break;
    }
    cursor.report(Code::OutOfRange);
    return std::nullopt;
}

} // namespace record
