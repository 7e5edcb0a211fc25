// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A JSON text once it is read and within the limits: no duplicate key, no depth, no length beyond them.
#pragma once

#include "base/result.h"
#include "record/problem.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace record {

struct Value;
struct Member;
using Array = std::vector<Value>;
using Object = std::vector<Member>;

/// One JSON value. Whole numbers keep their sign; others come as Real.
/// Copied and destroyed out of line, where its members are complete types.
struct Value {
    /// A number that is not whole or does not fit 64 bits.
    struct Real {
        double number = 0;
    };
    /// What a value may be.
    using Data = std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, Real, std::string, Array, Object>;

    /// The JSON null.
    Value();
    /// A value that holds that.
    Value(Data held);
    Value(const Value&);
    Value(Value&&) noexcept;
    Value& operator=(const Value&);
    Value& operator=(Value&&) noexcept;
    ~Value();

    Data data;
};

/// One member of a JSON object, in the order written.
struct Member {
    std::string key;
    Value value;
};

/// Reads one JSON text. Every limit of this room holds for what comes back.
[[nodiscard]] base::Result<Value, ReadProblem> parse(std::string_view text, std::size_t largest = largestLine);

/// The member of that key; null when the value is no object or has none.
[[nodiscard]] const Value* member(const Value& value, std::string_view key);

/// The text of a value that is one, else an empty one.
[[nodiscard]] std::string_view textOf(const Value* value);

/// The value as compact JSON text.
[[nodiscard]] std::string written(const Value& value);

} // namespace record
