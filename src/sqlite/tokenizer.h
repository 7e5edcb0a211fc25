// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How a full-text table (FTS5) cuts texts and questions into words.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

namespace sqlite {

/// Cuts a text into words; shared by all full-text tables that name it. Must not throw: SQLite is C.
class Tokenizer {
public:
    /// Takes one word and the bytes of the text from `begin` to `end` that it stands for; false: no more are wanted.
    using Sink = std::function<bool(std::string_view word, std::size_t begin, std::size_t end)>;

    Tokenizer() = default;
    Tokenizer(const Tokenizer&) = delete;
    Tokenizer& operator=(const Tokenizer&) = delete;
    virtual ~Tokenizer() = default;

    /// Gives the words in order; `question`: the text is part of a MATCH and not of a row.
    virtual void cut(std::string_view text, bool question, const Sink& sink) const = 0;
};

} // namespace sqlite
