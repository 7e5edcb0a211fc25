// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/value.h"

#include "record/writer.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace record {

Value::Value() = default;
Value::Value(Data held) : data(std::move(held)) { }
Value::Value(const Value&) = default;
Value::Value(Value&&) noexcept = default;
Value& Value::operator=(const Value&) = default;
Value& Value::operator=(Value&&) noexcept = default;
Value::~Value() = default;

namespace {

using Code = ReadProblem::Code;

std::string pointerPart(std::string_view key)
{
    std::string part = "/";
    for (const char c : key.substr(0, 80)) {
        if (c == '~')
            part += "~0";
        else if (c == '/')
            part += "~1";
        else
            part += c;
    }
    return part;
}

std::size_t characters(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Builds the Value while the text is read, so that a limit stops the reading at once.
class Builder : public nlohmann::json_sax<nlohmann::ordered_json> {
public:
    bool null() override { return put(Value{nullptr}); }
    bool boolean(bool value) override { return put(Value{value}); }
    bool number_integer(number_integer_t value) override { return put(Value{std::int64_t{value}}); }
    bool number_unsigned(number_unsigned_t value) override { return put(Value{std::uint64_t{value}}); }
    bool number_float(number_float_t value, const string_t& /*text*/) override
    {
        return put(Value{Value::Real{value}});
    }
    bool string(string_t& value) override
    {
        if (characters(value) > longestText)
            return fail(Code::TooLong, pointer(), std::to_string(characters(value)));
        if (value.find('\0') != std::string::npos)
            return fail(Code::OutOfRange, pointer(), "\\u0000");
        return put(Value{std::move(value)});
    }
    bool binary(binary_t& /*value*/) override { return fail(Code::NotJson, pointer(), {}); }
    bool start_object(std::size_t /*size*/) override { return open(Value{Object{}}); }
    bool start_array(std::size_t /*size*/) override { return open(Value{Array{}}); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override
    {
        if (characters(name) > longestText)
            return fail(Code::TooLong, pointer(), std::to_string(characters(name)));
        m_keys.back() = name;
        const Object& object = std::get<Object>(m_open.back().data);
        const auto same = [&](const Member& member) { return member.key == name; };
        if (std::any_of(object.begin(), object.end(), same))
            return fail(Code::DuplicateKey, pointer(), name);
        return true;
    }
    bool parse_error(std::size_t /*position*/, const std::string& token,
                     const nlohmann::detail::exception& error) override
    {
        if (error.id == 406) // a number that no double holds
            return fail(Code::OutOfRange, pointer(), token.substr(0, 40));
        return fail(Code::NotJson, pointer(), place(error.what()));
    }

    [[nodiscard]] ReadProblem takeProblem() { return std::move(m_problem); }
    [[nodiscard]] Value takeValue() { return std::move(m_result); }

private:
    /// "line 1, column 7" out of the parser's message.
    static std::string place(std::string_view message)
    {
        const std::size_t begin = message.find("line ");
        const std::size_t end = message.find(':', begin == std::string_view::npos ? 0 : begin);
        return begin == std::string_view::npos || end == std::string_view::npos
            ? std::string()
            : std::string(message.substr(begin, end - begin));
    }

    bool fail(Code code, std::string where, std::string detail)
    {
        m_problem = {code, 0, std::move(where), std::move(detail)};
        return false;
    }
    [[nodiscard]] std::string pointer() const
    {
        std::string where;
        for (std::size_t i = 0; i < m_open.size(); ++i) {
            if (const auto* array = std::get_if<Array>(&m_open[i].data))
                where += "/" + std::to_string(array->size());
            else
                where += pointerPart(m_keys[i]);
        }
        return where;
    }
    bool open(Value value)
    {
        if (m_open.size() >= static_cast<std::size_t>(deepest))
            return fail(Code::TooDeep, pointer(), std::to_string(deepest));
        m_open.push_back(std::move(value));
        m_keys.emplace_back();
        return true;
    }
    bool close()
    {
        Value whole = std::move(m_open.back());
        m_open.pop_back();
        m_keys.pop_back();
        return put(std::move(whole));
    }
    bool put(Value value)
    {
        if (m_open.empty())
            m_result = std::move(value);
        else if (auto* array = std::get_if<Array>(&m_open.back().data))
            array->push_back(std::move(value));
        else
            std::get<Object>(m_open.back().data).push_back({m_keys.back(), std::move(value)});
        return true;
    }

    std::vector<Value> m_open;       ///< arrays and objects not closed yet, outermost first
    std::vector<std::string> m_keys; ///< for each of them the key being read
    Value m_result;
    ReadProblem m_problem;
};

} // namespace

base::Result<Value, ReadProblem> parse(std::string_view text, std::size_t largest)
{
    if (text.size() > largest)
        return base::failure(ReadProblem{Code::TooLarge, 0, {}, std::to_string(text.size())});
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return base::failure(ReadProblem{Code::Empty, 0, {}, {}});
    Builder builder;
    if (!nlohmann::ordered_json::sax_parse(text.begin(), text.end(), &builder))
        return base::failure(builder.takeProblem());
    return builder.takeValue();
}

const Value* member(const Value& value, std::string_view key)
{
    const auto* object = std::get_if<Object>(&value.data);
    if (object == nullptr)
        return nullptr;
    const auto at = std::find_if(object->begin(), object->end(), [&](const Member& one) { return one.key == key; });
    return at == object->end() ? nullptr : &at->value;
}

std::string_view textOf(const Value* value)
{
    const auto* text = value == nullptr ? nullptr : std::get_if<std::string>(&value->data);
    return text == nullptr ? std::string_view() : std::string_view(*text);
}

std::string written(const Value& value)
{
    Writer writer;
    writer.value(value);
    return writer.take();
}

const char* toString(ReadProblem::Code code)
{
    switch (code) {
    case Code::NotJson: return "not-json";
    case Code::TooLarge: return "too-large";
    case Code::TooDeep: return "too-deep";
    case Code::DuplicateKey: return "duplicate-key";
    case Code::MissingField: return "missing-field";
    case Code::WrongType: return "wrong-type";
    case Code::UnknownWord: return "unknown-word";
    case Code::OutOfRange: return "out-of-range";
    case Code::TooLong: return "too-long";
    case Code::UnknownField: return "unknown-field";
    case Code::UnknownVersion: return "unknown-version";
    case Code::WrongGame: return "wrong-game";
    case Code::HashMismatch: return "hash-mismatch";
    case Code::WrongOrder: return "wrong-order";
    case Code::Empty: return "empty";
    case Code::CountMismatch: return "count-mismatch";
    }
    return "not-json";
}

} // namespace record
