// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Names of things as small integers. An id is the position of its piece in Components; the shipped
// catalogue keeps the pieces that the rules name at the positions below.
#pragma once

#include "base/id.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace zaibatsu {

/// Tells block ids from others.
struct BlockTag;
/// Tells pawn ids from others.
struct PawnTag;
/// Tells card ids from others.
struct CardTag;
using BlockId = base::Id<BlockTag>;
using PawnId = base::Id<PawnTag>;
using CardId = base::Id<CardTag>;

/// The four colours of R-007; a player is named by his colour.
enum class Colour : std::uint8_t { Red, Blue, Green, Yellow };
inline constexpr std::array<Colour, 4> allColours{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow};

/// The Central Core is always the first block.
inline constexpr BlockId centralCore{0};
/// The Speedrunner of a colour: pawns 0 to 3.
[[nodiscard]] constexpr PawnId speedrunnerOf(Colour colour) { return PawnId{static_cast<std::uint16_t>(colour)}; }

/// A rule or ruling of the rules file.
struct RuleId {
    char series = 'R';
    std::uint16_t number = 0;

    friend constexpr auto operator<=>(const RuleId&, const RuleId&) = default;
};

/// Not defined: calling it stops the compiler at a wrong rule id.
void wrongRuleId();

/// A rule id from its printed form; a wrong form does not compile.
consteval RuleId rule(std::string_view text)
{
    if (text.size() != 5 || (text[0] != 'R' && text[0] != 'A') || text[1] != '-')
        wrongRuleId();
    int number = 0;
    for (const char c : text.substr(2))
        number = number * 10 + (c - '0');
    return {text[0], static_cast<std::uint16_t>(number)};
}

/// The printed form, "R-052".
[[nodiscard]] std::string toString(RuleId id);

/// The name of a space within its block, up to eight characters of a-z, 0-9 and '-', as an integer.
struct SpaceId {
    std::uint64_t packed = 0;

    friend constexpr auto operator<=>(const SpaceId&, const SpaceId&) = default;
};

/// Nothing if the text is empty, longer than eight characters or has others than a-z, 0-9 and '-'.
[[nodiscard]] constexpr std::optional<SpaceId> spaceId(std::string_view text)
{
    if (text.empty() || text.size() > 8)
        return std::nullopt;
    SpaceId id;
    for (const char c : text) {
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
            return std::nullopt;
        id.packed = (id.packed << 8U) | static_cast<std::uint64_t>(static_cast<unsigned char>(c));
    }
    return id;
}

/// The middle space "c" that a face without spaces has.
inline constexpr SpaceId middleSpace{static_cast<std::uint64_t>('c')};
/// The space "0" to "5" that a face without spaces has at a side.
[[nodiscard]] constexpr SpaceId sideSpace(int side) { return {static_cast<std::uint64_t>('0' + side)}; }

/// The text that spaceId() was made from.
[[nodiscard]] std::string toString(SpaceId id);

/// Where a pawn stands: a space of a laid block or of a placed card, or the whole block (Hulk, A-032).
struct Place {
    enum class On : std::uint8_t { Block, Card }; ///< what `piece` is an index of
    On on = On::Block;
    std::uint16_t piece = 0;              ///< index of the block or card
    std::optional<SpaceId> space;         ///< none: the block alone

    friend auto operator<=>(const Place&, const Place&) = default;
};

/// A place on a block.
[[nodiscard]] constexpr Place onBlock(BlockId block, std::optional<SpaceId> space)
{
    return {Place::On::Block, block.value, space};
}
/// A place on a placed card.
[[nodiscard]] constexpr Place onCard(CardId card, std::optional<SpaceId> space)
{
    return {Place::On::Card, card.value, space};
}

} // namespace zaibatsu
