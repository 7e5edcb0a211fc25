// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The reading half of the archive: see archive.h.
#pragma once

#include "record/out.h"

namespace record {

/// Reads the fields of one object; finish() reports those that were not asked for.
class In {
public:
    static constexpr bool reading = true;

    /// Both must outlive it; WrongType where the value is no object.
    In(const Cursor& object, const Names& names) : m_object(object), m_names(names)
    {
        if (!object.isObject())
            object.report(ReadProblem::Code::WrongType);
    }

    /// A field that must be there; MissingField and `value` unchanged where it is not.
    template <class T>
    void field(std::string_view key, T& value)
    {
        if (const auto at = need(key))
            read(*at, value);
    }
    /// A whole number that must be there; outside the bounds OutOfRange and `least`.
    void number(std::string_view key, int& value, int least, int most)
    {
        if (const auto at = need(key))
            value = at->integer(least, most);
    }
    /// A field that may be left out: `value` holds the usual one beforehand and keeps it.
    template <class T>
    void unless(std::string_view key, T& value, const std::type_identity_t<T>& /*usual*/)
    {
        orLeft(key, value);
    }
    /// A whole number that may be left out; `value` holds the usual one beforehand.
    void numberUnless(std::string_view key, int& value, int /*usual*/, int least, int most)
    {
        if (const auto at = look(key))
            value = at->integer(least, most);
    }
    /// A field that may be left out; `value` is unchanged then.
    template <class T>
    void orLeft(std::string_view key, T& value)
    {
        if (const auto at = look(key))
            read(*at, value);
    }
    /// A field that may be left out; there is no value then.
    template <class T>
    void maybe(std::string_view key, std::optional<T>& value)
    {
        if (const auto at = look(key))
            read(*at, value.emplace());
    }
    /// A whole number that may be left out; there is no value then.
    void maybeNumber(std::string_view key, std::optional<int>& value, int least, int most)
    {
        if (const auto at = look(key))
            value = at->integer(least, most);
    }
    /// A field that may be null or left out; `value` is unchanged then.
    template <class T>
    void nullable(std::string_view key, std::optional<T>& value)
    {
        const auto at = look(key);
        if (at && !at->isNull())
            read(*at, value.emplace());
    }
    /// A field of a patch: left out changes nothing, null takes the value away.
    template <class T>
    void patch(std::string_view key, std::optional<std::optional<T>>& value)
    {
        if (const auto at = look(key)) {
            value.emplace();
            if (!at->isNull())
                read(*at, value->emplace());
        }
    }
    /// A list that may be left out where it is empty.
    template <class T>
    void some(std::string_view key, std::vector<T>& values)
    {
        if (const auto at = look(key))
            read(*at, values);
    }

    /// The field, after it was marked as asked for; nothing where there is none.
    [[nodiscard]] std::optional<Cursor> look(std::string_view key)
    {
        m_asked.push_back(key);
        return m_object.maybe(key);
    }
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
    /// Reports every field that was not asked for as UnknownField.
    void finish() const { m_object.only(m_asked); }
    /// The object that is read, for problems that concern more than one field.
    [[nodiscard]] const Cursor& object() const { return m_object; }
    /// The pieces that may be named.
    [[nodiscard]] const Names& names() const { return m_names; }

    /// What describe() says of the value, with the fields left over reported; or a get of leaf.h.
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
    /// A list of at most mostPieces values; faces of dice have a get of their own.
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
