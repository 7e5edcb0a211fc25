// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/distance.h"

#include "rulebook/letters.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace rulebook {

std::u16string lettersOf(std::string_view folded)
{
    std::u16string letters;
    for (std::size_t at = 0; at < folded.size();)
        letters += static_cast<char16_t>(std::min<char32_t>(takeCharacter(folded, at), 0xFFFF));
    return letters;
}

std::uint64_t shapeOf(std::u16string_view letters)
{
    std::uint64_t shape = 0;
    for (const char16_t letter : letters)
        shape |= std::uint64_t{1} << (letter % 64U);
    return shape;
}

int leastDistance(std::uint64_t one, std::uint64_t other)
{
    return std::max(std::popcount(one & ~other), std::popcount(other & ~one));
}

int distance(std::u16string_view one, std::u16string_view other, int most)
{
    const auto lengths = static_cast<int>(one.size()) - static_cast<int>(other.size());
    if (lengths > most || -lengths > most)
        return most + 1;
    // Rows of the table of distances between beginnings: the one being filled and the two before it.
    std::vector<int> earlier(other.size() + 1);
    std::vector<int> before(other.size() + 1);
    std::vector<int> row(other.size() + 1);
    for (std::size_t j = 0; j <= other.size(); ++j)
        before[j] = static_cast<int>(j);
    for (std::size_t i = 0; i < one.size(); ++i) {
        row[0] = static_cast<int>(i) + 1;
        int least = row[0];
        for (std::size_t j = 0; j < other.size(); ++j) {
            const int changed = before[j] + (one[i] == other[j] ? 0 : 1);
            row[j + 1] = std::min({changed, before[j + 1] + 1, row[j] + 1});
            if (i > 0 && j > 0 && one[i] == other[j - 1] && one[i - 1] == other[j])
                row[j + 1] = std::min(row[j + 1], earlier[j - 1] + 1);
            least = std::min(least, row[j + 1]);
        }
        if (least > most)
            return most + 1;
        std::swap(earlier, before);
        std::swap(before, row);
    }
    return std::min(before[other.size()], most + 1);
}

} // namespace rulebook
