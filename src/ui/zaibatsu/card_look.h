// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A block card in the Cybernet: what it looks like, where its spaces lie on it, and its painting.
#pragma once

#include "ui/kit/glyphs.h"
#include "ui/zaibatsu/block_look.h"

#include <QPointF>

#include <vector>

namespace ui {

/// A space of a block card; a card is never turned.
struct CardSpace {
    zaibatsu::Space space;
    std::optional<int> side; ///< the side that it reaches; none: it lies in the middle of the card
    QPointF at;              ///< its middle, in units of R from the middle of the card

    friend bool operator==(const CardSpace&, const CardSpace&) = default;
};
/// The spaces as printed, else the one figure space that formats.md fills in.
[[nodiscard]] std::vector<CardSpace> cardSpaces(const zaibatsu::Card& card);

/// One placed card as it is to be painted.
struct CardLook {
    QString name;
    QString pawn; ///< key of the figure that is printed on it
    std::optional<zaibatsu::Colour> owner;
    std::optional<int> joined;     ///< the side to the block that it lies beside
    Beyond beyond = Beyond::Open;  ///< what that block has there
    std::vector<CardSpace> spaces;
    int paid = 0;                  ///< bonus counters on it
    bool selected = false;

    friend bool operator==(const CardLook&, const CardLook&) = default;
};
/// The look of a placed card.
[[nodiscard]] CardLook lookOf(const zaibatsu::State& state, zaibatsu::CardId card, const QString& name);

/// Paints it about the painter's origin; `r` is R in pixels.
void paintCard(QPainter& painter, const Look& look, const CardLook& card, double r);

} // namespace ui

Q_DECLARE_METATYPE(ui::CardLook)
