// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/board_picture.h"

#include "presentation/names.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/board_places.h"
#include "ui/zaibatsu/card_look.h"
#include "ui/zaibatsu/hexagon.h"

#include <algorithm>

namespace ui {

namespace {

void paintIcons(QPainter& painter, const Look& look, const zaibatsu::State& state, double r)
{
    for (const zaibatsu::Icon& icon : state.icons) {
        const QPointF at = iconPoint(icon) * r;
        painter.setPen(QPen(look.ink(Ink::Bonus), std::max(1.5, metrics::iconStroke * r)));
        painter.setBrush(look.ink(Ink::BonusDim));
        painter.drawEllipse(at, metrics::iconRadius * r, metrics::iconRadius * r);
        if (icon.wonBy)
            paintBonusCoin(painter, look, at, metrics::coinRadius * r, ownerOf(icon.wonBy));
        else if (icon.counter)
            paintBonusCoin(painter, look, at, metrics::coinRadius * r);
    }
}

void paintCards(QPainter& painter, const Look& look, const zaibatsu::State& state, double r)
{
    const presentation::Names names(state);
    for (const zaibatsu::CardId card : placedCards(state)) {
        painter.save();
        painter.translate(*cardPoint(state, card) * r);
        paintCard(painter, look, lookOf(state, card, names.card(card)), r);
        painter.restore();
    }
}

void paintPawns(QPainter& painter, const Look& look, const zaibatsu::State& state, double r)
{
    for (const PawnSpot& spot : pawnSpots(state)) {
        const PawnLook pawn{QString::fromStdString(zaibatsu::cardOf(state, spot.pawn).key),
                            ownerOf(state.pawns[spot.pawn.index()].controller), PawnState::Rest, true};
        paintPawn(painter, look, pawn, spot.at * r, metrics::pawnRadius * r);
    }
}

} // namespace

void paintCybernet(QPainter& painter, const Look& look, const zaibatsu::State& state, const QRectF& box)
{
    const QRectF bounds = boardBounds(state);
    const double r = std::min({box.width() / bounds.width(), box.height() / bounds.height(), 120.0});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(box);
    painter.translate(box.center() - bounds.center() * r);
    const presentation::Names names(state);
    for (std::size_t i = 0; i < state.blocks.size(); ++i) {
        if (!state.blocks[i])
            continue;
        const zaibatsu::BlockId block{static_cast<std::uint16_t>(i)};
        painter.save();
        painter.translate(hexagon::centre(state.blocks[i]->at) * r);
        BlockPainter block_(painter, look, r);
        block_.setDetail(Detail::Shape); // who holds what; words are for the table itself
        block_.paint(lookOf(state, block, names.block(block)));
        painter.restore();
    }
    paintCards(painter, look, state, r);
    paintIcons(painter, look, state, r);
    paintPawns(painter, look, state, r);
    painter.restore();
}

} // namespace ui
