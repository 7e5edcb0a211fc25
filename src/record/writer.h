// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Compact JSON text, written from front to back. The same values always give the same bytes.
#pragma once

#include "record/value.h"

namespace record {

/// Writes one JSON text. Keys and elements come in the order of the calls; commas are set by themselves.
class Writer {
public:
    /// Begins and ends an object or array.
    void beginObject() { open('{'); }
    void endObject() { shut('}'); }
    void beginArray() { open('['); }
    void endArray() { shut(']'); }

    /// The key of the value that comes next.
    void key(std::string_view name);
    /// A value: text is escaped; numbers, true, false, null as they are.
    void text(std::string_view value);
    void number(std::int64_t value) { raw(std::to_string(value)); }
    void number(std::uint64_t value) { raw(std::to_string(value)); }
    void boolean(bool value) { raw(value ? "true" : "false"); }
    void null() { raw("null"); }
    /// JSON text that is written already.
    void raw(std::string_view json);
    /// A value as it was read.
    void value(const Value& value);

    /// What was written.
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    /// Begins an object or array: a comma if one is due, then the bracket.
    void open(char bracket);
    /// Ends an object or array; what comes next needs a comma.
    void shut(char bracket);
    /// Writes the comma before a value, unless m_first.
    void separate();

    std::string m_text;
    bool m_first = true; ///< nothing stands in the innermost object or array yet, or a key waits for its value
};

} // namespace record
