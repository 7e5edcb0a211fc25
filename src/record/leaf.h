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

/// Writes one value.
void put(Writer& writer, const Names& names, bool value);
void put(Writer& writer, const Names& names, int value);
void put(Writer& writer, const Names& names, const std::string& value);
void put(Writer& writer, const Names& names, zaibatsu::BlockId value);
void put(Writer& writer, const Names& names, zaibatsu::PawnId value);
void put(Writer& writer, const Names& names, zaibatsu::CardId value);
void put(Writer& writer, const Names& names, hex::Cell value);
void put(Writer& writer, const Names& names, hex::Six value);
void put(Writer& writer, const Names& names, dice::FaceSet value);
void put(Writer& writer, const Names& names, const std::vector<dice::Face>& value);
void put(Writer& writer, const Names& names, zaibatsu::SpaceId value);
void put(Writer& writer, const Names& names, const zaibatsu::Place& value);
void put(Writer& writer, const Names& names, zaibatsu::Abilities value);
void put(Writer& writer, const Names& names, zaibatsu::RuleId value);
void put(Writer& writer, const Names& names, const zaibatsu::Option& value);
void put(Writer& writer, const Names& names, const std::array<zaibatsu::BorderArrow, 6>& value);
void put(Writer& writer, const Names& names, ConstSideList value);

/// Reads one value; reports what is wrong and then leaves it unchanged or harmless.
void get(const Cursor& cursor, const Names& names, bool& value);
void get(const Cursor& cursor, const Names& names, int& value);
void get(const Cursor& cursor, const Names& names, std::string& value);
void get(const Cursor& cursor, const Names& names, zaibatsu::BlockId& value);
void get(const Cursor& cursor, const Names& names, zaibatsu::PawnId& value);
void get(const Cursor& cursor, const Names& names, zaibatsu::CardId& value);
void get(const Cursor& cursor, const Names& names, hex::Cell& value);
void get(const Cursor& cursor, const Names& names, hex::Six& value);
void get(const Cursor& cursor, const Names& names, dice::FaceSet& value);
void get(const Cursor& cursor, const Names& names, std::vector<dice::Face>& value);
void get(const Cursor& cursor, const Names& names, zaibatsu::SpaceId& value);
void get(const Cursor& cursor, const Names& names, zaibatsu::Place& value);
void get(const Cursor& cursor, const Names& names, zaibatsu::Abilities& value);
void get(const Cursor& cursor, const Names& names, zaibatsu::RuleId& value);
void get(const Cursor& cursor, const Names& names, std::array<zaibatsu::BorderArrow, 6>& value);
void get(const Cursor& cursor, const Names& names, SideList value);

/// Reads an option of a choice of that kind.
[[nodiscard]] std::optional<zaibatsu::Option> getOption(const Cursor& cursor, const Names& names,
                                                        zaibatsu::ChoiceKind kind);

/// The most dice that one command or roll carries.
inline constexpr std::size_t mostDiceRead = 200;

} // namespace record
