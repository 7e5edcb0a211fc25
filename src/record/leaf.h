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
void put(Writer& writer, const Names& names, int value);
/// A text; what JSON needs escaped is escaped.
void put(Writer& writer, const Names& names, const std::string& value);
/// A block by its key; an empty text if the names lack it.
void put(Writer& writer, const Names& names, zaibatsu::BlockId value);
/// A pawn by its key; an empty text if the names lack it.
void put(Writer& writer, const Names& names, zaibatsu::PawnId value);
/// A card by its key; an empty text if the names lack it.
void put(Writer& writer, const Names& names, zaibatsu::CardId value);
/// A cell as [q,r].
void put(Writer& writer, const Names& names, hex::Cell value);
/// Six truth values, side 0 first.
void put(Writer& writer, const Names& names, hex::Six value);
/// Its faces 1 to 6, rising.
void put(Writer& writer, const Names& names, dice::FaceSet value);
/// Dice in the order they fell.
void put(Writer& writer, const Names& names, const std::vector<dice::Face>& value);
/// The name of a space.
void put(Writer& writer, const Names& names, zaibatsu::SpaceId value);
/// A place as "yakuza/c"; a block alone as "yakuza".
void put(Writer& writer, const Names& names, const zaibatsu::Place& value);
/// Abilities as a list of words.
void put(Writer& writer, const Names& names, zaibatsu::Abilities value);
/// A rule or ruling as printed, "R-052".
void put(Writer& writer, const Names& names, zaibatsu::RuleId value);
/// An option of a choice as its name, place or truth value; its kind is not written.
void put(Writer& writer, const Names& names, const zaibatsu::Option& value);
/// Arrows as {"0":"in"}; sides without one are left out.
void put(Writer& writer, const Names& names, const std::array<zaibatsu::BorderArrow, 6>& value);
/// The sides 0 to 5 that are set, rising.
void put(Writer& writer, const Names& names, ConstSideList value);

/// True or false; false after WrongType.
void get(const Cursor& cursor, const Names& names, bool& value);
/// A whole number of 0 to 100,000; 0 after a problem.
void get(const Cursor& cursor, const Names& names, int& value);
/// A text; empty after TooLong (more than longestText characters).
void get(const Cursor& cursor, const Names& names, std::string& value);
/// A block by its key; UnknownWord if there is none of that key.
void get(const Cursor& cursor, const Names& names, zaibatsu::BlockId& value);
/// A pawn by its key; UnknownWord if there is none of that key.
void get(const Cursor& cursor, const Names& names, zaibatsu::PawnId& value);
/// A card by its key; UnknownWord if there is none of that key.
void get(const Cursor& cursor, const Names& names, zaibatsu::CardId& value);
/// A cell as [q,r], each within largestCoordinate of 0.
void get(const Cursor& cursor, const Names& names, hex::Cell& value);
/// Exactly six truth values, side 0 first.
void get(const Cursor& cursor, const Names& names, hex::Six& value);
/// Up to 12 numbers of 1 to 6 in any order; doubles merge.
void get(const Cursor& cursor, const Names& names, dice::FaceSet& value);
/// Up to mostDiceRead numbers of 1 to 6, in the order they fell.
void get(const Cursor& cursor, const Names& names, std::vector<dice::Face>& value);
/// The name of a space; OutOfRange if it is none (see spaceId).
void get(const Cursor& cursor, const Names& names, zaibatsu::SpaceId& value);
/// A place as "yakuza/c" or "yakuza"; where a block and a card share the key, the block.
void get(const Cursor& cursor, const Names& names, zaibatsu::Place& value);
/// Up to 8 words of abilities; doubles merge.
void get(const Cursor& cursor, const Names& names, zaibatsu::Abilities& value);
/// A rule or ruling of three digits, "R-052" or "A-054"; whether it exists is not asked.
void get(const Cursor& cursor, const Names& names, zaibatsu::RuleId& value);
/// Arrows as {"0":"in"}; sides that are not named have none.
void get(const Cursor& cursor, const Names& names, std::array<zaibatsu::BorderArrow, 6>& value);
/// Numbers of 0 to 5; adds these sides to those already set.
void get(const Cursor& cursor, const Names& names, SideList value);

/// Reads an option of a choice of that kind.
[[nodiscard]] std::optional<zaibatsu::Option> getOption(const Cursor& cursor, const Names& names,
                                                        zaibatsu::ChoiceKind kind);

/// The most dice that one command or roll carries.
inline constexpr std::size_t mostDiceRead = 200;

} // namespace record
