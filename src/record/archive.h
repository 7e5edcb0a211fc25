// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Reading and writing from one description: describe(archive, value) names each field once, so that what is
// written is what is read. Out writes, In reads.
#pragma once

#include "record/leaf.h"

#include <algorithm>
#include <type_traits>

namespace record {

/// Whether E is an enumeration with words.
template <class E>
concept Worded = std::is_enum_v<E> && requires(E one) { { wordOf(one) } -> std::same_as<std::string_view>; };

template <Worded E>
void put(Writer& writer, const Names& /*names*/, E value) { writer.text(wordOf(value)); }
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

    Out(Writer& writer, const Names& names) : m_writer(writer), m_names(names) {}

    /// A field that is always there.
    template <class T>
    void operator()(std::string_view key, const T& value) { m_writer.key(key); write(value); }
    /// A whole number within bounds.
    void number(std::string_view key, int value, int /*least*/, int /*most*/) { (*this)(key, value); }
    /// A field that is left out where the value is the usual one.
    template <class T>
    void unless(std::string_view key, const T& value, const T& usual) { if (!(value == usual)) (*this)(key, value); }
    void numberUnless(std::string_view key, int value, int usual, int, int) { unless(key, value, usual); }
    /// A field that is always written but may be left out by hand.
    template <class T>
    void orLeft(std::string_view key, const T& value) { (*this)(key, value); }
    /// A field that is left out where there is no value.
    template <class T>
    void maybe(std::string_view key, const std::optional<T>& value) { if (value) (*this)(key, *value); }
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
    void patch(std::string_view key, const std::optional<std::optional<T>>& value) { if (value) nullable(key, *value); }
    /// A list that is left out where it is empty.
    template <class T>
    void some(std::string_view key, const std::vector<T>& values) { if (!values.empty()) (*this)(key, values); }

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

/// Reads the fields of one object; finish() reports those that were not asked for.
class In {
public:
    static constexpr bool reading = true;

    In(const Cursor& object, const Names& names) : m_object(object), m_names(names)
    {
        if (!object.isObject())
            object.report(ReadProblem::Code::WrongType);
    }

    template <class T>
    void operator()(std::string_view key, T& value) { if (const auto at = need(key)) read(*at, value); }
    void number(std::string_view key, int& value, int least, int most)
    {
        if (const auto at = need(key))
            value = at->integer(least, most);
    }
    template <class T>
    void unless(std::string_view key, T& value, const std::type_identity_t<T>& /*usual*/) { orLeft(key, value); }
    void numberUnless(std::string_view key, int& value, int /*usual*/, int least, int most)
    {
        if (const auto at = look(key))
            value = at->integer(least, most);
    }
    template <class T>
    void orLeft(std::string_view key, T& value) { if (const auto at = look(key)) read(*at, value); }
    template <class T>
    void maybe(std::string_view key, std::optional<T>& value) { if (const auto at = look(key)) read(*at, value.emplace()); }
    void maybeNumber(std::string_view key, std::optional<int>& value, int least, int most)
    {
        if (const auto at = look(key))
            value = at->integer(least, most);
    }
    template <class T>
    void nullable(std::string_view key, std::optional<T>& value)
    {
        const auto at = look(key);
        if (at && !at->isNull())
            read(*at, value.emplace());
    }
    template <class T>
    void patch(std::string_view key, std::optional<std::optional<T>>& value)
    {
        if (const auto at = look(key)) {
            value.emplace();
            if (!at->isNull())
                read(*at, value->emplace());
        }
    }
    template <class T>
    void some(std::string_view key, std::vector<T>& values) { if (const auto at = look(key)) read(*at, values); }

    /// The field, after it was marked as asked for; nothing where there is none.
    [[nodiscard]] std::optional<Cursor> look(std::string_view key) { m_asked.push_back(key); return m_object.maybe(key); }
    /// The field; a problem where there is none.
    [[nodiscard]] std::optional<Cursor> need(std::string_view key)
    {
        m_asked.push_back(key);
        if (!m_object.isObject())
            return std::nullopt;
        auto at = m_object.maybe(key);
        if (!at)
            static_cast<void>(m_object.field(key)); // reports it
        return at;
    }
    void finish() const { m_object.only(m_asked); }
    [[nodiscard]] const Cursor& object() const { return m_object; }
    [[nodiscard]] const Names& names() const { return m_names; }

    template <class T>
    void read(const Cursor& at, T& value) const
    {
        if constexpr (requires(In& in) { describe(in, value); }) {
            In inner(at, m_names);
            describe(inner, value);
            inner.finish();
        } else {
            get(at, m_names, value);
        }
    }
    template <class T>
        requires(!std::is_same_v<T, dice::Face>)
    void read(const Cursor& at, std::vector<T>& values) const
    {
        values.clear();
        for (const Cursor& one : at.elements(mostPieces))
            read(one, values.emplace_back());
    }

private:
    const Cursor& m_object;
    const Names& m_names;
    std::vector<std::string_view> m_asked;
};

} // namespace record
