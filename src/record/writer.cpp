// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/writer.h"

#include "base/overload.h"

#include <array>
#include <charconv>

namespace record {
namespace {

void appendEscaped(std::string& out, std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (byte < 0x20U || byte == 0x7FU) {
            out += "\\u00";
            out += digits[byte >> 4U];
            out += digits[byte & 15U];
        } else {
            out += c;
        }
    }
}

std::string shortest(double number)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    return {digits.data(), end};
}

} // namespace

void Writer::separate()
{
    if (!m_first)
        m_text += ',';
    m_first = false;
}

void Writer::open(char bracket)
{
    separate();
    m_text += bracket;
    m_first = true;
}

void Writer::shut(char bracket)
{
    m_text += bracket;
    m_first = false;
}

void Writer::key(std::string_view name)
{
    text(name);
    m_text += ':';
    m_first = true;
}

void Writer::text(std::string_view value)
{
    separate();
    m_text += '"';
    appendEscaped(m_text, value);
    m_text += '"';
}

void Writer::raw(std::string_view json)
{
    separate();
    m_text += json;
}

void Writer::value(const Value& value)
{
    std::visit(base::overload{
                   [&](std::nullptr_t) { null(); },
                   [&](bool one) { boolean(one); },
                   [&](std::int64_t one) { number(one); },
                   [&](std::uint64_t one) { number(one); },
                   [&](const Value::Real& one) { raw(shortest(one.number)); },
                   [&](const std::string& one) { text(one); },
                   [&](const Array& array) {
                       beginArray();
                       for (const Value& one : array)
                           this->value(one);
                       endArray();
                   },
                   [&](const Object& object) {
                       beginObject();
                       for (const Member& one : object) {
                           key(one.key);
                           this->value(one.value);
                       }
                       endObject();
                   },
               },
               value.data);
}

} // namespace record
