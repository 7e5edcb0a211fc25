// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The place of an entry that answers a question, with the matching words marked.
#pragma once

#include "rulebook/asking.h"

#include <string>
#include <string_view>
#include <vector>

namespace rulebook {

/// Bytes of a UTF-8 text, from `begin` up to but not including `end`; both lie between characters.
struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;

    friend bool operator==(const Range&, const Range&) = default;
};

/// A text and which words of it were asked for.
struct Marked {
    std::string text;
    std::vector<Range> marks; ///< in order, none touching another
};

/// A body without its marks: no bold, one line, " · " before each item of a list.
[[nodiscard]] std::string plainBody(std::string_view body);
/// A whole text with its matching words.
[[nodiscard]] Marked marked(std::string text, const Matching& matching);
/// The sentences of a body where most of the question is answered, about 180 characters; from its beginning where
/// nothing matches. "…" stands where something was left out.
[[nodiscard]] Marked excerptOf(std::string_view body, const Matching& matching);

} // namespace rulebook
