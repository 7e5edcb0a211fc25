// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/card_look.h"

#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/hexagon.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

std::optional<int> firstSide(const z::Space& space)
{
    for (int side = 0; side < 6; ++side)
        if (space.sides.at(side))
            return side;
    return std::nullopt;
}

/// Spaces in the middle: one alone there, else rows of two.
QPointF inMiddle(std::size_t i, std::size_t count)
{
    if (count == 1)
        return {};
    const double x = i % 2 == 0 ? -metrics::cardBeside : metrics::cardBeside;
    const std::size_t rows = (count + 1) / 2;
    return {x, 2 * metrics::cardBeside * (static_cast<double>(i / 2) - static_cast<double>(rows - 1) / 2)};
}

} // namespace

std::vector<CardSpace> cardSpaces(const z::Card& card)
{
    std::vector<CardSpace> spaces;
    if (!card.spaces) {
        z::Space figure;
        figure.id = z::middleSpace;
        figure.kind = z::SpaceKind::Figure;
        figure.pawn = card.pawn;
        spaces.push_back({figure, std::nullopt, {}});
        return spaces;
    }
    for (const z::Space& space : *card.spaces)
        spaces.push_back({space, firstSide(space), {}});
    const auto count =
        static_cast<std::size_t>(std::ranges::count_if(spaces, [](const CardSpace& each) { return !each.side; }));
    std::size_t next = 0;
    for (CardSpace& each : spaces)
        each.at = each.side ? hexagon::at(*each.side, metrics::seatN) : inMiddle(next++, count);
    return spaces;
}

CardLook lookOf(const z::State& state, z::CardId card, const QString& name)
{
    const z::CardState& placed = z::stateOf(state, card);
    const z::Card& printed = z::printedOf(state, card);
    CardLook look;
    look.name = name;
    look.owner = placed.owner;
    look.paid = placed.paid;
    look.spaces = cardSpaces(printed);
    if (printed.pawn)
        look.pawn = QString::fromStdString(z::cardOf(state, *printed.pawn).key);
    const z::LaidBlock* beside = placed.beside ? z::findLaid(state, *placed.beside) : nullptr;
    if (!beside || !placed.at)
        return look;
    look.joined = hex::sideTowards(*placed.at, beside->at);
    if (look.joined)
        look.beyond = blockBeyond(state, *placed.beside, hex::opposite(*look.joined));
    return look;
}

} // namespace ui
