// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The stops of the tour at the table, beside the course of play.
#include "ui/shell/main_window.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/search_flow.h"
#include "ui/zaibatsu/tour_parts.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QAbstractButton>

namespace ui::tour {

namespace z = zaibatsu;

namespace {

bool done(const TourWindow& at, const char* json)
{
    return at.screen()->driver().table().doCommand(json).kind == presentation::Answer::Kind::Done;
}

/// Ana lays a block whose effect attacks a pawn of her choice, and has to choose.
bool openChoice(const TourWindow& at)
{
    return done(at, R"({"type":"set-block","block":"antro","placed":{"effect":"attack-one","skulls":1,"reach":"any"}})")
        && done(at,
                R"({"type":"search","pawn":"speedrunner-red","block":"antro","at":[2,1],"rotation":0,"override":"x"})")
        && !at.screen()->driver().state().pending.empty();
}

/// Ana's Speedrunner lies beside the table and comes back by her Cleaner.
bool reboot(const TourWindow& at)
{
    if (!done(at, R"({"type":"adjust","set":{"pawns":[{"pawn":"speedrunner-red","state":"eliminated"}]}})"))
        return false;
    at.screen()->select(z::Colour::Red);
    return at.tap(QStringLiteral("action-reboot"));
}

/// A part of a narrow window; a broad one has all of them in sight.
bool tab(const TourWindow& at, const char* tabs, int index)
{
    auto* bar = at.window.findChild<Tabs*>(QLatin1String(tabs));
    if (bar && bar->isVisible())
        bar->findChildren<QAbstractButton*>().at(index)->click();
    return true;
}

/// The rule behind the `?` of a refused place.
bool ruleOfRefusal(const TourWindow& at)
{
    for (const TourScene& scene : tourScenes())
        if (scene.name == QLatin1String("search-refused"))
            return scene.arrange(*at.screen()) && at.tap(QStringLiteral("why"));
    return false;
}

bool anyway(const TourWindow& at)
{
    tryRefused(*at.screen());
    return at.tap(QStringLiteral("toast-action"));
}

/// What another table taught the device and this one does not know.
bool offer(const TourWindow& at)
{
    z::SetCatalogue pieces;
    pieces.blocks.resize(3);
    at.screen()->offerPieces(pieces);
    return true;
}

QList<TourStop> tapped()
{
    return {
        {QStringLiteral("table-players"), true, [](const TourWindow& at) { return tab(at, "bottom-tabs", 0); }},
        {QStringLiteral("table-rules"), true,
         [](const TourWindow& at) { return tab(at, "bottom-tabs", 2) && tab(at, "side-tabs", 1); }},
        {QStringLiteral("table-log"), true,
         [](const TourWindow& at) { return tab(at, "bottom-tabs", 3) && tab(at, "side-tabs", 2); }},
        {QStringLiteral("table-block"), true,
         [](const TourWindow& at) { return at.screen()->select(z::centralCore), true; }},
        {QStringLiteral("table-player"), true,
         [](const TourWindow& at) { return at.screen()->select(z::Colour::Blue), true; }},
        {QStringLiteral("menu-table"), true, [](const TourWindow& at) { return at.tap(QStringLiteral("more")); }},
        {QStringLiteral("keys"), true, [](const TourWindow& at) { return at.window.openShortcuts(), true; }},
        {QStringLiteral("look-back"), true, [](const TourWindow& at) { return at.screen()->lookAt(20), true; }},
        {QStringLiteral("note"), true,
         [](const TourWindow& at) { return at.choose(QStringLiteral("more"), QStringLiteral("note")); }},
    };
}

} // namespace

void tryRefused(ZaibatsuScreen& screen)
{
    const auto antro = z::findBlock(*screen.driver().state().components, "antro");
    (void)screen.driver().act(build::search(z::PawnId{0}, *antro, {7, 7}, 0, false));
}

QList<TourStop> tableStops()
{
    return tapped()
        + QList<TourStop>{
            {QStringLiteral("refused"), true, [](const TourWindow& at) { return tryRefused(*at.screen()), true; }},
            {QStringLiteral("rule"), true, ruleOfRefusal},
            {QStringLiteral("anyway"), true, anyway},
            {QStringLiteral("choice"), true, openChoice},
            {QStringLiteral("reboot"), true, reboot},
            {QStringLiteral("offer"), true, offer},
        };
}

} // namespace ui::tour
