// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/cursor.h"

#include <algorithm>

namespace record {
namespace {

using Code = ReadProblem::Code;

/// Stands where a member is missing.
const Value nothing;

std::size_t characters(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// What was found, short enough for one line.
std::string found(const Value& value)
{
    std::string text = written(value);
    if (text.size() > 60) {
        std::size_t end = 57;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
            --end;
        text.resize(end);
        text += "…";
    }
    return text;
}

} // namespace

void Cursor::addToPointer(std::string_view key, std::size_t index)
{
    m_where += '/';
    if (key.empty() && index != std::string_view::npos) {
        m_where += std::to_string(index);
        return;
    }
    for (const char c : key.substr(0, 80)) {
        if (c == '~')
            m_where += "~0";
        else if (c == '/')
            m_where += "~1";
        else
            m_where += c;
    }
}

std::string Cursor::pointer() const { return m_where; }

void Cursor::report(Code code, std::string_view detail) const
{
    const auto here = [this](const ReadProblem& problem) { return problem.where == m_where; };
    if (m_value == &nothing && std::any_of(m_problems->begin(), m_problems->end(), here))
        return; // what is missing is told once
    if (m_problems->size() < mostProblems)
        m_problems->push_back({code, 0, m_where, detail.empty() ? found(*m_value) : std::string(detail)});
}

Cursor Cursor::field(std::string_view key) const
{
    if (const Value* one = member(*m_value, key))
        return {*one, *this, key, std::string_view::npos};
    const Cursor missing(nothing, *this, key, std::string_view::npos);
    missing.report(isObject() ? Code::MissingField : Code::WrongType, key);
    return missing;
}

std::optional<Cursor> Cursor::maybe(std::string_view key) const
{
    if (const Value* one = member(*m_value, key))
        return Cursor(*one, *this, key, std::string_view::npos);
    return std::nullopt;
}

void Cursor::only(std::span<const std::string_view> keys) const
{
    const auto* object = std::get_if<Object>(&m_value->data);
    if (object == nullptr)
        return;
    for (const Member& one : *object)
        if (std::find(keys.begin(), keys.end(), one.key) == keys.end())
            Cursor(one.value, *this, one.key, std::string_view::npos).report(Code::UnknownField, one.key);
}

std::vector<Cursor> Cursor::elements(std::size_t most) const
{
    std::vector<Cursor> all;
    const auto* array = std::get_if<Array>(&m_value->data);
    if (array == nullptr)
        report(Code::WrongType);
    else if (array->size() > most)
        report(Code::TooLong, std::to_string(array->size()));
    else
        for (std::size_t i = 0; i < array->size(); ++i)
            all.push_back({(*array)[i], *this, {}, i});
    return all;
}

std::vector<std::pair<std::string_view, Cursor>> Cursor::members(std::size_t most) const
{
    std::vector<std::pair<std::string_view, Cursor>> all;
    const auto* object = std::get_if<Object>(&m_value->data);
    if (object == nullptr)
        report(Code::WrongType);
    else if (object->size() > most)
        report(Code::TooLong, std::to_string(object->size()));
    else
        for (const Member& one : *object)
            all.emplace_back(one.key, Cursor(one.value, *this, one.key, std::string_view::npos));
    return all;
}

Cursor Cursor::list() const
{
    if (!isArray())
        report(Code::WrongType);
    return *this;
}

std::int64_t Cursor::integer64(std::int64_t least, std::int64_t most) const
{
    if (const auto* number = std::get_if<std::int64_t>(&m_value->data)) {
        if (*number >= least && *number <= most)
            return *number;
        report(Code::OutOfRange);
    } else if (const auto* positive = std::get_if<std::uint64_t>(&m_value->data)) {
        if (most >= 0 && *positive <= static_cast<std::uint64_t>(most)
            && (least <= 0 || *positive >= static_cast<std::uint64_t>(least)))
            return static_cast<std::int64_t>(*positive);
        report(Code::OutOfRange);
    } else {
        report(Code::WrongType);
    }
    return least;
}

std::uint64_t Cursor::unsignedInteger() const
{
    if (const auto* number = std::get_if<std::uint64_t>(&m_value->data))
        return *number;
    report(std::holds_alternative<std::int64_t>(m_value->data) ? Code::OutOfRange : Code::WrongType);
    return 0;
}

bool Cursor::boolean() const
{
    if (const auto* flag = std::get_if<bool>(&m_value->data))
        return *flag;
    report(Code::WrongType);
    return false;
}

std::string_view Cursor::text(std::size_t most) const
{
    const auto* words = std::get_if<std::string>(&m_value->data);
    if (words == nullptr) {
        report(Code::WrongType);
        return {};
    }
    if (characters(*words) > most) {
        report(Code::TooLong, std::to_string(characters(*words)));
        return {};
    }
    return *words;
}

std::size_t Cursor::word(std::span<const std::string_view> words) const
{
    const auto* one = std::get_if<std::string>(&m_value->data);
    if (one == nullptr) {
        report(Code::WrongType);
        return 0;
    }
    const auto at = std::find(words.begin(), words.end(), *one);
    if (at != words.end())
        return static_cast<std::size_t>(at - words.begin());
    report(Code::UnknownWord);
    return 0;
}

} // namespace record
