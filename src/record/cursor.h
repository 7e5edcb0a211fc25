// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Looks into a Value and keeps a list of what is wrong there, each with its place. Reading goes on after a
// problem, with a harmless value in its place, so that one pass finds all of them.
#pragma once

#include "record/value.h"

#include <optional>
#include <span>

namespace record {

/// What was wrong, in the order found.
using Problems = std::vector<ReadProblem>;

/// The most problems that one reading keeps.
inline constexpr std::size_t mostProblems = 100;

/// One place in a Value. Lives no longer than the Value, the Problems and the Cursor it came from.
class Cursor {
public:
    /// The whole value.
    Cursor(const Value& value, Problems& problems) : m_value(&value), m_problems(&problems) { }

    /// The member of that key; MissingField and null where there is none.
    [[nodiscard]] Cursor field(std::string_view key) const;
    /// The member of that key, or nothing.
    [[nodiscard]] std::optional<Cursor> maybe(std::string_view key) const;
    /// Reports every member whose key is not in the list.
    void only(std::span<const std::string_view> keys) const;
    /// The elements; WrongType where this is no array, TooLong where it has more than `most`.
    [[nodiscard]] std::vector<Cursor> elements(std::size_t most = 1000) const;
    /// The members with their keys; WrongType where this is no object, TooLong where it has more than `most`.
    [[nodiscard]] std::vector<std::pair<std::string_view, Cursor>> members(std::size_t most = 1000) const;
    /// This place, after WrongType was reported if it is no array.
    [[nodiscard]] Cursor list() const;

    /// A whole number between the bounds, or `least` and a problem.
    [[nodiscard]] std::int64_t integer64(std::int64_t least, std::int64_t most) const;
    [[nodiscard]] int integer(int least, int most) const { return static_cast<int>(integer64(least, most)); }
    /// Any whole number of 64 bits without sign.
    [[nodiscard]] std::uint64_t unsignedInteger() const;
    /// True or false.
    [[nodiscard]] bool boolean() const;
    /// A text of at most `most` characters.
    [[nodiscard]] std::string_view text(std::size_t most = longestText) const;
    /// The position of this text among the words, or 0 and UnknownWord.
    [[nodiscard]] std::size_t word(std::span<const std::string_view> words) const;

    /// Whether it is null, an object, an array or a text.
    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::nullptr_t>(m_value->data); }
    [[nodiscard]] bool isObject() const { return std::holds_alternative<Object>(m_value->data); }
    [[nodiscard]] bool isArray() const { return std::holds_alternative<Array>(m_value->data); }
    [[nodiscard]] bool isText() const { return std::holds_alternative<std::string>(m_value->data); }

    /// Notes a problem at this place.
    void report(ReadProblem::Code code, std::string_view detail = {}) const;
    /// The JSON pointer of this place.
    [[nodiscard]] std::string pointer() const;
    /// The value at this place.
    [[nodiscard]] const Value& value() const { return *m_value; }
    /// Whether nothing was wrong so far, anywhere.
    [[nodiscard]] bool clean() const { return m_problems->empty(); }

private:
    Cursor(const Value& value, const Cursor& parent, std::string_view key, std::size_t index)
        : m_value(&value),
          m_problems(parent.m_problems),
          m_where(parent.pointer())
    {
        addToPointer(key, index);
    }
    /// Adds one step of a JSON pointer: the key, or the index where the key is empty.
    void addToPointer(std::string_view key, std::size_t index);

    const Value* m_value;
    Problems* m_problems;
    std::string m_where;
};

} // namespace record
