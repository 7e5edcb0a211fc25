// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The hash of the record's chain.
#pragma once

#include <string>
#include <string_view>

namespace record {

/// SHA-256 of the bytes as 64 lower-case hex digits.
[[nodiscard]] std::string sha256(std::string_view bytes);

/// The next link of the chain: over the previous hash, as its 64 digits, and the bytes of the next entry.
[[nodiscard]] std::string chained(std::string_view previousHash, std::string_view bytes);

} // namespace record
