// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The stops of the tour where something is put by hand.
#include "ui/shell/main_window.h"
#include "ui/shell/new_table_screen.h"
#include "ui/zaibatsu/laying_flow.h"
#include "ui/zaibatsu/tour_parts.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

namespace ui::tour {

namespace z = zaibatsu;

namespace {

bool adjust(const TourWindow& at, const presentation::Subject& subject)
{
    at.screen()->select(subject);
    return at.tap(QStringLiteral("adjust"));
}

/// The list, then a piece that has no place on the board, then what is put of it.
bool adjustFromList(const TourWindow& at, const std::function<AdjustSubject(const z::Components&)>& piece,
                    const char* then)
{
    if (!adjust(at, std::monostate{}))
        return false;
    auto* flow = at.screen()->findChild<AdjustFlow*>();
    flow->go(piece(*at.screen()->driver().state().components));
    return at.tap(QLatin1String(then));
}

bool adjustOwner(const TourWindow& at)
{
    const auto block = *z::findBlock(*at.screen()->driver().state().components, "yakuza");
    return adjust(at, block) && at.tap(QStringLiteral("owner-blue"));
}

/// A table begun as it stands; `chosen`: a block of the pile is to be laid.
bool lay(const TourWindow& at, bool chosen)
{
    NewTable agreed;
    agreed.players = {{QStringLiteral("Ana"), Owner::Red, {}}, {QStringLiteral("Bo"), Owner::Blue, {}}};
    agreed.asItStands = true;
    at.window.openNewTableLike(agreed);
    if (!at.tap(QStringLiteral("start")) || !at.screen())
        return false;
    auto* flow = at.screen()->findChild<LayingFlow*>();
    if (flow && chosen)
        flow->go(*z::findBlock(*at.screen()->driver().state().components, "sprawl"));
    return flow != nullptr;
}

QList<TourStop> layingStops()
{
    return {
        {QStringLiteral("laying"), false, [](const TourWindow& at) { return lay(at, false); }},
        {QStringLiteral("laying-block"), false, [](const TourWindow& at) { return lay(at, true); }},
    };
}

} // namespace

QList<TourStop> handStops()
{
    const auto worm = [](const z::Components& all) { return AdjustSubject(*z::findCard(all, "worm")); };
    const auto turn = [](const z::Components&) { return AdjustSubject(TurnSubject{}); };
    return QList<TourStop>{
               {QStringLiteral("adjust-list"), true, [](const TourWindow& at) { return adjust(at, std::monostate{}); }},
               {QStringLiteral("adjust-pawn"), true, [](const TourWindow& at) { return adjust(at, z::PawnId{0}); }},
               {QStringLiteral("adjust-core"), true, [](const TourWindow& at) { return adjust(at, z::centralCore); }},
               {QStringLiteral("adjust-owner"), true, adjustOwner},
               {QStringLiteral("adjust-player"), true, [](const TourWindow& at) { return adjust(at, z::Colour::Red); }},
               {QStringLiteral("adjust-card"), true,
                [worm](const TourWindow& at) { return adjustFromList(at, worm, "card-cybernet"); }},
               {QStringLiteral("adjust-turn"), true,
                [turn](const TourWindow& at) { return adjustFromList(at, turn, "phase-over"); }},
           }
    + layingStops();
}

} // namespace ui::tour
