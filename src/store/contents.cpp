// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "store/contents.h"

#include "record/sha256.h"

#include <algorithm>

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

Kin kinOf(const Contents& here, const Contents& other)
{
    if (here.header != other.header)
        return {};
    const auto [mine, theirs] =
        std::mismatch(here.lines.begin(), here.lines.end(), other.lines.begin(), other.lines.end());
    const int shared = static_cast<int>(mine - here.lines.begin());
    if (mine == here.lines.end() && theirs == other.lines.end())
        return {Kinship::Same, shared};
    if (mine == here.lines.end())
        return {Kinship::GoesOn, shared};
    return {theirs == other.lines.end() ? Kinship::Beginning : Kinship::Parted, shared};
}

} // namespace store
