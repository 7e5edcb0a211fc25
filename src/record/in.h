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

    In(const Cursor& object, const Names& names) : m_object(object), m_names(names)
    {
        if (!object.isObject())
            object.report(ReadProblem::Code::WrongType);
    }

    template <class T>
    void field(std::string_view key, T& value)
    {
        if (const auto at = need(key))
            read(*at, value);
    }
    void number(std::string_view key, int& value, int least, int most)
    {
        if (const auto at = need(key))
            value = at->integer(least, most);
    }
    template <class T>
    void unless(std::string_view key, T& value, const std::type_identity_t<T>& /*usual*/)
    {
        orLeft(key, value);
    }
    void numberUnless(std::string_view key, int& value, int /*usual*/, int least, int most)
    {
        if (const auto at = look(key))
            value = at->integer(least, most);
    }
    template <class T>
    void orLeft(std::string_view key, T& value)
    {
        if (const auto at = look(key))
            read(*at, value);
    }
    template <class T>
    void maybe(std::string_view key, std::optional<T>& value)
    {
        if (const auto at = look(key))
            read(*at, value.emplace());
    }
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
