// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The writing half of the archive: see archive.h.
#pragma once

#include "record/leaf.h"

#include <algorithm>
#include <type_traits>

namespace record {

/// Whether E is an enumeration with words.
template <class E>
concept Worded = std::is_enum_v<E> && requires(E one) {
    { wordOf(one) } -> std::same_as<std::string_view>;
};

template <Worded E>
void put(Writer& writer, const Names& /*names*/, E value)
{
    writer.text(wordOf(value));
}
template <Worded E>
void get(const Cursor& cursor, const Names& /*names*/, E& value)
{
    const std::string_view word = cursor.text();
    if (const auto one = enumOf<E>(word))
        value = *one;
    else if (cursor.isText())
        cursor.report(ReadProblem::Code::UnknownWord);
}

/// T while reading, const T while writing.
template <class A, class T>
using Of = std::conditional_t<A::reading, T, const T>;

/// Writes the fields of one object.
class Out {
public:
    static constexpr bool reading = false;

    Out(Writer& writer, const Names& names) : m_writer(writer), m_names(names) { }

    /// A field that is always there.
    template <class T>
    void field(std::string_view key, const T& value)
    {
        m_writer.key(key);
        write(value);
    }
    /// A whole number within bounds.
    void number(std::string_view key, int value, int /*least*/, int /*most*/) { field(key, value); }
    /// A field that is left out where the value is the usual one.
    template <class T>
    void unless(std::string_view key, const T& value, const T& usual)
    {
        if (!(value == usual))
            field(key, value);
    }
    void numberUnless(std::string_view key, int value, int usual, int, int) { unless(key, value, usual); }
    /// A field that is always written but may be left out by hand.
    template <class T>
    void orLeft(std::string_view key, const T& value)
    {
        field(key, value);
    }
    /// A field that is left out where there is no value.
    template <class T>
    void maybe(std::string_view key, const std::optional<T>& value)
    {
        if (value)
            field(key, *value);
    }
    void maybeNumber(std::string_view key, const std::optional<int>& value, int, int) { maybe(key, value); }
    /// A field that is null where there is no value.
    template <class T>
    void nullable(std::string_view key, const std::optional<T>& value)
    {
        m_writer.key(key);
        if (value)
            write(*value);
        else
            m_writer.null();
    }
    /// A field of a patch: left out, null or a value.
    template <class T>
    void patch(std::string_view key, const std::optional<std::optional<T>>& value)
    {
        if (value)
            nullable(key, *value);
    }
    /// A list that is left out where it is empty.
    template <class T>
    void some(std::string_view key, const std::vector<T>& values)
    {
        if (!values.empty())
            field(key, values);
    }

    [[nodiscard]] Writer& writer() { return m_writer; }
    [[nodiscard]] const Names& names() const { return m_names; }

private:
    template <class T>
    void write(const T& value)
    {
        if constexpr (requires(Out& out) { describe(out, value); }) {
            m_writer.beginObject();
            Out inner(m_writer, m_names);
            describe(inner, value);
            m_writer.endObject();
        } else {
            put(m_writer, m_names, value);
        }
    }
    template <class T>
        requires(!std::is_same_v<T, dice::Face>)
    void write(const std::vector<T>& values)
    {
        m_writer.beginArray();
        for (const T& value : values)
            write(value);
        m_writer.endArray();
    }

    Writer& m_writer;
    const Names& m_names;
};

} // namespace record
