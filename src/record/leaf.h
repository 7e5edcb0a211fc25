// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The smallest parts of Zaibatsu's JSON: one pair of functions for each kind of value.
#pragma once

#include "record/cursor.h"
#include "record/names.h"
#include "record/words.h"
#include "record/writer.h"

namespace record {

/// The block sides that a space reaches, written as a list of numbers.
struct SideList {
    hex::Six& sides;
};
/// See SideList.
struct ConstSideList {
    const hex::Six& sides;
};

// put writes one value; get reads one, reports what is wrong and then leaves it unchanged or harmless.

/// True or false.
void put(Writer& writer, const Names& names, bool value);
/// A whole number.
void put(Writer& writer, const Names& names, int value); ///< a number in decimal
/// A text.
void put(Writer& writer, const Names& names, const std::string& value); ///< a text, escaped
/// A block by its name.
void put(Writer& writer, const Names& names, zaibatsu::BlockId value); ///< the block's key; names must hold it
/// A pawn by its name.
void put(Writer& writer, const Names& names, zaibatsu::PawnId value); ///< the pawn's key; names must hold it
/// A card by its name.
void put(Writer& writer, const Names& names, zaibatsu::CardId value); ///< the card's key; names must hold it
/// A cell as [q, r].
void put(Writer& writer, const Names& names, hex::Cell value); ///< [q,r]
/// Six flags as a list of truth values.
void put(Writer& writer, const Names& names, hex::Six value); ///< six truth values, side 0 first
/// Numbers of a die, ascending.
void put(Writer& writer, const Names& names, dice::FaceSet value); ///< its faces 1 to 6, rising
/// Dice in the order they fell.
void put(Writer& writer, const Names& names, const std::vector<dice::Face>& value); ///< the faces as they fell
/// The name of a space.
void put(Writer& writer, const Names& names, zaibatsu::SpaceId value); ///< the name of the space
/// A place as "block/space".
void put(Writer& writer, const Names& names, const zaibatsu::Place& value); ///< "yakuza/c"; a block alone "yakuza"
/// Abilities as a list of words.
void put(Writer& writer, const Names& names, zaibatsu::Abilities value); ///< a list of their words
/// A rule as "R-052".
void put(Writer& writer, const Names& names, zaibatsu::RuleId value); ///< as printed, "R-052"
/// An option of a choice, its kind not written.
void put(Writer& writer, const Names& names, const zaibatsu::Option& value); ///< by its kind: name, place or truth
/// Arrows by side, those that there are.
void put(Writer& writer, const Names& names, const std::array<zaibatsu::BorderArrow, 6>& value); ///< words by side
/// Sides by their numbers.
void put(Writer& writer, const Names& names, ConstSideList value); ///< the sides 0 to 5, rising

/// True or false.
void get(const Cursor& cursor, const Names& names, bool& value);
/// A whole number.
void get(const Cursor& cursor, const Names& names, int& value); ///< 0 to 100,000, else 0
/// A text.
void get(const Cursor& cursor, const Names& names, std::string& value); ///< TooLong beyond longestText, then empty
/// A block by its name.
void get(const Cursor& cursor, const Names& names, zaibatsu::BlockId& value); ///< UnknownWord if no block has that key
/// A pawn by its name.
void get(const Cursor& cursor, const Names& names, zaibatsu::PawnId& value); ///< UnknownWord if no pawn has that key
/// A card by its name.
void get(const Cursor& cursor, const Names& names, zaibatsu::CardId& value); ///< UnknownWord if no card has that key
/// A cell as [q, r].
void get(const Cursor& cursor, const Names& names, hex::Cell& value); ///< [q,r], each within largestCoordinate
/// Six flags as a list of truth values.
void get(const Cursor& cursor, const Names& names, hex::Six& value); ///< exactly six truth values
/// Numbers of a die, ascending.
void get(const Cursor& cursor, const Names& names, dice::FaceSet& value); ///< up to 12 numbers of 1 to 6; doubles merge
/// Dice in the order they fell.
void get(const Cursor& cursor, const Names& names, std::vector<dice::Face>& value); ///< up to mostDiceRead
/// The name of a space.
void get(const Cursor& cursor, const Names& names, zaibatsu::SpaceId& value); ///< OutOfRange if spaceId() says no
/// A place as "block/space".
void get(const Cursor& cursor, const Names& names, zaibatsu::Place& value); ///< a block's key goes before a card's
/// Abilities as a list of words.
void get(const Cursor& cursor, const Names& names, zaibatsu::Abilities& value); ///< up to 8 words
/// A rule as "R-052".
void get(const Cursor& cursor, const Names& names, zaibatsu::RuleId& value); ///< "R-052" or "A-054", three digits
/// Arrows by side.
void get(const Cursor& cursor, const Names& names, std::array<zaibatsu::BorderArrow, 6>& value); ///< words by side
/// Sides by their numbers.
void get(const Cursor& cursor, const Names& names, SideList value); ///< numbers of 0 to 5, added to the sides

/// Reads an option of a choice of that kind.
[[nodiscard]] std::optional<zaibatsu::Option> getOption(const Cursor& cursor, const Names& names,
                                                        zaibatsu::ChoiceKind kind);

/// The most dice that one command or roll carries.
inline constexpr std::size_t mostDiceRead = 200;

} // namespace record
