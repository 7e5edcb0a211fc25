// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The stops of the tour with cards and pawn cards.
#include "ui/zaibatsu/tour_parts.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

namespace ui::tour {

namespace z = zaibatsu;
using presentation::NowAction;

namespace {

/// The page where what is printed is entered, with all there is to enter.
bool editor(const TourWindow& at, const char* key)
{
    const z::Components& all = *at.screen()->driver().state().components;
    if (const auto pawn = z::findPawn(all, key))
        at.screen()->openPiece(*pawn);
    else
        at.screen()->openPiece(*z::findCard(all, key));
    at.tap(QStringLiteral("all-facts"));
    return at.screen()->flow() != nullptr;
}

/// The column of an action with cards, and what is tapped in it.
bool cards(const TourWindow& at, NowAction action, const char* then = "")
{
    at.screen()->select(std::monostate{});
    presentation::NowRow row;
    row.action = action;
    at.screen()->begin(row);
    return QLatin1String(then).isEmpty() || at.tap(QLatin1String(then));
}

} // namespace

QList<TourStop> pieceStops()
{
    return {
        {QStringLiteral("cards"), true,
         [](const TourWindow& at) { return at.choose(QStringLiteral("more"), QStringLiteral("cards")); }},
        {QStringLiteral("equip"), true, [](const TourWindow& at) { return cards(at, NowAction::Equip); }},
        {QStringLiteral("equip-card"), true,
         [](const TourWindow& at) { return cards(at, NowAction::Equip, "card-chipware"); }},
        {QStringLiteral("place-card"), true,
         [](const TourWindow& at) { return cards(at, NowAction::PlaceCard, "card-gentleman-loser"); }},
        {QStringLiteral("enter"), true, [](const TourWindow& at) { return cards(at, NowAction::Enter); }},
        {QStringLiteral("card-editor"), true, [](const TourWindow& at) { return editor(at, "chipware"); }},
        {QStringLiteral("pawn-editor"), true, [](const TourWindow& at) { return editor(at, "gynoid"); }},
    };
}

} // namespace ui::tour
