// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The index as bytes in the program.
#pragma once

#include <string_view>

namespace rulebook {

/// What rulebook_index made of resources/rulebook.
[[nodiscard]] std::string_view shippedIndex();

} // namespace rulebook
