// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What board, lists and buttons have in common: owners' shapes, pawns, icons, dice, bonus coins.
#pragma once

#include "ui/kit/look.h"

#include <QPainter>
#include <QRectF>

#include <optional>

namespace ui {

/// The owner's shape about a centre for a token of radius r, as look.md gives it for each.
[[nodiscard]] QPainterPath ownerPath(Owner owner, const QPointF& centre, double r);
/// A pointy-topped hexagon of circumradius r with rounded corners.
[[nodiscard]] QPainterPath hexagonPath(const QPointF& centre, double r, double rounding);
/// A polygon with each corner rounded by `rounding`.
[[nodiscard]] QPainterPath roundedPolygon(const QPolygonF& corners, double rounding);

/// Filled: a counter that is placed. Hollow: in the pool. The shape fits a circle of radius r.
enum class MarkFill : std::uint8_t { Filled, Hollow };
void paintOwnerShape(QPainter& painter, const Look& look, Owner owner, const QPointF& centre, double r,
                     MarkFill fill = MarkFill::Filled);

/// How a pawn's token stands; Possible: it can be chosen.
enum class PawnState : std::uint8_t { Rest, Selected, Threatened, GoingTo, Out, Possible };
/// A pawn: the owner's shape with the glyph of its kind ("speedrunner-red", "cleaner-b", "hulk-drone") inside.
struct PawnLook {
    QString pawn;
    Owner owner = Owner::Nobody;
    PawnState state = PawnState::Rest;
    bool halo = false; ///< a ring in the board's colour around it
};
void paintPawn(QPainter& painter, const Look& look, const PawnLook& pawn, const QPointF& centre, double r);
/// The glyph alone, as it is printed in a figure space, in a box.
void paintPawnGlyph(QPainter& painter, const Look& look, const QString& pawn, const QRectF& box, const QColor& colour);

/// An icon of the tokens ("home", "fx-bonus", …) in a square box.
void paintIcon(QPainter& painter, const Look& look, const QString& name, const QRectF& box, const QColor& colour);

/// The faces of the look: white, black, ICE with cut corners, Black ICE, and one whose number cannot hit.
enum class DieKind : std::uint8_t { Unshielded, Shielded, Ice, BlackIce, CannotHit };
/// How a die is drawn; small ones show digits by themselves.
struct DieLook {
    DieKind kind = DieKind::Unshielded;
    std::optional<int> value; ///< 1 to 6; nothing: an empty face
    bool hit = false;         ///< a ring in `possible` outside
    bool struck = false;      ///< a stroke in `danger` across
    bool digits = false;      ///< digits at any size
};
void paintDie(QPainter& painter, const Look& look, const DieLook& die, const QRectF& box);

/// A bonus counter: a coin, or hollow with the winner's shape once won.
void paintBonusCoin(QPainter& painter, const Look& look, const QPointF& centre, double r,
                    std::optional<Owner> wonBy = std::nullopt);
/// The skull of a loss, in `danger`.
void paintSkull(QPainter& painter, const Look& look, const QRectF& box);
/// The program's own mark: a hexagon with a Z.
void paintAppMark(QPainter& painter, const Look& look, const QRectF& box);

} // namespace ui
