// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What one block looks like at this moment: everything the painter needs, and nothing of the table.
#pragma once

#include "ui/kit/tokens.h"
#include "zaibatsu/state.h"

#include <QMetaType>
#include <QString>

#include <array>
#include <memory>
#include <optional>

namespace ui {

/// What lies over one side of a block.
enum class Beyond : std::uint8_t { Open, Gate, Wall, Unknown };

/// How much is painted; by R in pixels.
enum class Detail : std::uint8_t { All, Some, Shape };
/// R ≥ 88 all, 64 to 88 some, below the owner's shape.
[[nodiscard]] Detail detailFor(double r);

/// One block as it is to be painted.
struct BlockLook {
    std::shared_ptr<const zaibatsu::Face> face;
    std::shared_ptr<const zaibatsu::Components> components; ///< for the keys of printed figures
    QString name;
    bool core = false;
    int rotation = 0;
    std::optional<zaibatsu::Colour> owner;
    std::array<std::uint8_t, 4> counters{};
    int bonus = 0;
    bool middleTaken = false;               ///< a pawn stands in the middle: the name makes room
    std::array<Beyond, 6> beyond{};         ///< by side, as on the table
    bool selected = false;
    std::optional<int> guilty;              ///< the side whose wall stops a block, as on the table

    /// Whether both would be painted alike.
    friend bool operator==(const BlockLook& a, const BlockLook& b);

    /// Whether neither sides nor spaces are known.
    [[nodiscard]] bool unknown() const { return !core && (!face || (!face->sides && !face->spaces)); }
};

/// The kit's owner for a player's colour; nobody for none.
[[nodiscard]] Owner ownerOf(std::optional<zaibatsu::Colour> colour);
/// The look of a laid block.
[[nodiscard]] BlockLook lookOf(const zaibatsu::State& state, zaibatsu::BlockId block, const QString& name);
/// The look of a block that would lie there, for a ghost.
[[nodiscard]] BlockLook ghostLook(const zaibatsu::State& state, zaibatsu::BlockId block, const QString& name,
                                  hex::Cell at, int rotation);

/// What a laid block has at a side of the table: a gate, a wall, or nobody knows.
[[nodiscard]] Beyond blockBeyond(const zaibatsu::State& state, zaibatsu::BlockId block, int side);

/// A space together with the side that it reaches, both as on the table.
struct GateOf {
    int side = 0;
    int printed = 0; ///< the same side as printed
    zaibatsu::Space space;
};
/// What painting and picking need of a face that is turned.
struct TurnedGraph {
    std::vector<GateOf> gates;                 ///< by side
    std::optional<zaibatsu::Space> middle;     ///< the space that reaches no side
    std::vector<zaibatsu::Link> links;
    zaibatsu::Graph graph;                     ///< as printed

    /// The side of the gate that belongs to a space, the first if there are several; nothing for a middle one.
    [[nodiscard]] std::optional<int> sideOf(zaibatsu::SpaceId space) const;
    /// The space whose gate is at that side.
    [[nodiscard]] const zaibatsu::Space* atSide(int side) const;
};
/// The spaces of a face, turned by `rotation`.
[[nodiscard]] TurnedGraph turnedGraph(const zaibatsu::Face& face, int rotation, bool core);

} // namespace ui

Q_DECLARE_METATYPE(ui::BlockLook)
