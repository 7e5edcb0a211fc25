// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The spaces and links of one face, answered without building its whole graph.
#pragma once

#include "hex/cell.h"
#include "zaibatsu/face.h"

#include <limits>

namespace zaibatsu {

/// One space as far as movement and capacity ask for it.
struct SpaceView {
    SpaceId id;
    SpaceKind kind = SpaceKind::Normal;
    hex::Six sides;                  ///< block sides that it reaches, as printed
    const Space* printed = nullptr;  ///< null for a space that formats.md fills in
};

/// How many pawns a printed space holds: with a pawn's figure it is a figure space.
[[nodiscard]] inline SpaceKind kindOf(const Space& space) { return space.pawn ? SpaceKind::Figure : space.kind; }

/// Room for any number of pawns.
inline constexpr int anyNumber = std::numeric_limits<int>::max();
/// How many pawns a space holds; any number where none is known.
[[nodiscard]] inline int roomIn(const std::optional<SpaceView>& space)
{
    if (!space || space->kind == SpaceKind::Large || space->kind == SpaceKind::Figure)
        return anyNumber;
    return space->kind == SpaceKind::Double ? 2 : 1;
}

/// The rule that bars one more pawn from it.
[[nodiscard]] inline RuleId roomRule(const std::optional<SpaceView>& space)
{
    return space && space->kind == SpaceKind::Double ? rule("R-040") : rule("R-039");
}

/// How one space leads to another of the same block.
enum class Way : std::uint8_t { None, Open, AgainstArrow };

/// All sides that these spaces reach.
[[nodiscard]] hex::Six sidesReached(const std::vector<Space>& spaces);

/// The sides with a space: as entered, or those that the entered spaces reach.
[[nodiscard]] std::optional<hex::Six> sidesOf(const Face& face);

/// Whether the spaces are known: entered, or filled in from the sides.
[[nodiscard]] bool spacesKnown(const Face& face);

/// The space of that name. A middle is there even before the sides are known: pawns may have been put on it.
[[nodiscard]] std::optional<SpaceView> spaceOf(const Face& face, SpaceId id);

/// The one space that reaches a side, as printed.
[[nodiscard]] std::optional<SpaceView> spaceAtSide(const Face& face, int side);

/// How a step inside the block goes.
[[nodiscard]] Way wayBetween(const Face& face, SpaceId from, SpaceId to);

/// Every space, in the order of the face.
[[nodiscard]] std::vector<SpaceId> spaceIdsOf(const Face& face);

/// The space with that pawn's figure, else "c", else the first; nothing if no space is known.
[[nodiscard]] std::optional<SpaceId> entrySpace(const Face& face, PawnId pawn);

} // namespace zaibatsu
