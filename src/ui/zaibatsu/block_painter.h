// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Draws one block with a QPainter: for the board, the face editor, pictures and print.
#pragma once

#include "ui/kit/glyphs.h"
#include "ui/zaibatsu/block_look.h"

#include <QCoreApplication>
#include <QPainter>

#include <functional>

namespace ui {

/// Marks that lie over a block or an empty cell.
enum class BlockMark : std::uint8_t { None, Possible, Impossible, GhostLegal, GhostChosen, Refused, Target };

/// Paints into a QPainter whose origin is the centre of the hexagon; one unit of the painter is one pixel.
class BlockPainter {
    Q_DECLARE_TR_FUNCTIONS(BlockPainter)

public:
    /// `r` is the radius in pixels. Painter and look outlive this.
    BlockPainter(QPainter& painter, const Look& look, double r);
    /// Paints another amount than R asks for.
    void setDetail(Detail detail) { m_detail = detail; }
    /// The face editor shows the geometry alone.
    void setLabels(bool shown) { m_labels = shown; }

    /// The whole block.
    void paint(const BlockLook& look);
    /// A mark over it; `turns` is the count of legal turns that an empty legal cell tells.
    void paintMark(BlockMark mark, int turns = 0);
    /// The body without spaces: what lies under everything.
    void paintBody(const BlockLook& look);
    /// Spaces, links and what lies on them.
    void paintSpaces(const BlockLook& look);

private:
    /// When a block's effect works: on placement, while controlled, at the start of a turn.
    enum class When : std::uint8_t { Placed, Controlled, TurnStart };

    void outline(const BlockLook& look);
    void pattern(zaibatsu::Colour owner);
    void bonusParts(hex::Six corners);
    void wall(int side, const QColor& colour);
    void unknown(const BlockLook& look);

    void core(const BlockLook& look);
    [[nodiscard]] QPainterPath corePath(hex::Six open) const;
    void middle(const zaibatsu::Space& space);
    void middleSeats(const zaibatsu::Space& space, bool taken);
    void gate(const GateOf& gate);
    void seats(const GateOf& gate);
    void edgeOf(int side, Beyond beyond);
    /// A plate at a space: a die, or a glyph with a number; neither: there is more than fits.
    struct Plate {
        int face = 0;
        bool shielded = false;
        QString glyph;
        int count = 0;
    };
    [[nodiscard]] std::vector<Plate> platesOf(const zaibatsu::Space& space) const;
    /// `side` −1: of the middle space.
    void plates(const zaibatsu::Space& space, int side);
    void plate(QPointF at, const Plate& what, double scale);
    void links(const TurnedGraph& graph);
    void arrows(const TurnedGraph& graph);
    void borderArrows(const TurnedGraph& graph);
    void dart(QPointF place, QPointF direction, double size);

    void labels(const BlockLook& look, const TurnedGraph& graph);
    void name(const BlockLook& look);
    void counters(const BlockLook& look);
    void figure(zaibatsu::PawnId pawn, QPointF centre, double size);
    void paintPattern(zaibatsu::Colour owner, const QRectF& area);
    void effects(const zaibatsu::Face& face);
    /// The first of these effects, with their number where there are `all`.
    void effect(const std::vector<zaibatsu::Effect>& effects, When when, std::size_t all);
    void effectFrame(When when);
    void unknownIce();
    void ice(const zaibatsu::Face& face);
    void shapeOnly(const BlockLook& look);
    void paintTurns(int turns);

    /// Calls `draw` with the painter in pixels, for text and glyphs that come from the kit.
    void inPixels(const std::function<void()>& draw);
    /// `lines` around y, in units of R.
    void text(const QString& words, QPointF at, double size, const QColor& colour, bool bold = true);
    void line(const QString& words, QPointF at, const QFont& font, const QColor& colour);
    /// Ground around letters that reach over an edge.
    void halo(const QString& words, QPointF at, const QFont& font);
    [[nodiscard]] QFont boardFont(double size, bool bold) const;
    [[nodiscard]] QPen pen(const QColor& colour, double width, Qt::PenCapStyle cap = Qt::FlatCap) const;
    [[nodiscard]] QPen dashed(const QColor& colour, double width, const std::array<double, 2>& dash) const;

    QPainter& m_painter;
    const Look& m_look;
    double m_r;
    Detail m_detail;
    std::shared_ptr<const zaibatsu::Components> m_components;
    bool m_labels = true;
};

/// A name as it stands on a block or card.
struct FittedName {
    QStringList lines; ///< one or two
    QFont font;
};
/// On one line of `width` pixels, else on two of `farthest`; the letters get smaller before anything is left out.
[[nodiscard]] FittedName fittedName(const QString& name, QFont font, double width, double farthest);

} // namespace ui
