// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "store/contents.h"

#include "record/sha256.h"

namespace store {

Contents chainedContents(std::string header, std::vector<std::string> entries)
{
    Contents contents{std::move(header), {}};
    std::string hash = record::sha256(contents.header);
    for (std::string& bytes : entries) {
        hash = record::chained(hash, bytes);
        contents.lines.push_back({std::move(bytes), hash});
    }
    return contents;
}

std::string lastHash(const Contents& contents)
{
    return contents.lines.empty() ? record::sha256(contents.header) : contents.lines.back().hash;
}

} // namespace store
