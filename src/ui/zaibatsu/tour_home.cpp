// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The stops of the tour that no table is open for.
#include "ui/shell/main_window.h"
#include "ui/shell/new_table_screen.h"
#include "ui/zaibatsu/tour_parts.h"

namespace ui::tour {

namespace {

QString menuOf(const TourWindow& at) { return QStringLiteral("more-") + at.table; }

/// Nothing left in the list: what a player sees at the first start.
bool emptyHome(const TourWindow& at)
{
    for (QWidget* more : at.window.findChildren<QWidget*>())
        if (more->objectName().startsWith(QLatin1String("more-")) && more->isVisible())
            return at.choose(more->objectName(), QStringLiteral("to-bin")) && emptyHome(at);
    return true;
}

/// Four players with a tie rolled again, the rulings open.
bool fullTable(const TourWindow& at)
{
    NewTable agreed;
    agreed.players = {{QStringLiteral("Ana"), Owner::Red, {3}},
                      {QStringLiteral("Bo"), Owner::Blue, {5, 2}},
                      {QStringLiteral("Mia"), Owner::Green, {5, 4}},
                      {QStringLiteral("Dax"), Owner::Yellow, {1}}};
    agreed.minutes = 90;
    at.window.openNewTableLike(agreed);
    at.window.findChild<NewTableScreen*>()->setAgreed(agreed);
    return at.tap(QStringLiteral("house-rules"));
}

bool tableAsItStands(const TourWindow& at)
{
    at.window.openNewTable();
    auto* screen = at.window.findChild<NewTableScreen*>();
    NewTable agreed = screen->agreed();
    agreed.asItStands = true;
    screen->setAgreed(agreed);
    return true;
}

/// The settings as far down as the switches of sound.
bool soundSettings(const TourWindow& at)
{
    at.window.openSettings();
    letSettle();
    auto* last = at.window.findChild<QWidget*>(QStringLiteral("sound-clock"));
    if (last)
        bringIntoSight(at.window, *last);
    return last != nullptr;
}

QList<TourStop> listStops()
{
    return {
        {QStringLiteral("home"), false, [](const TourWindow&) { return true; }},
        {QStringLiteral("home-empty"), false, emptyHome},
        {QStringLiteral("menu-saved"), false, [](const TourWindow& at) { return at.tap(menuOf(at)); }},
        {QStringLiteral("menu-languages"), false,
         [](const TourWindow& at) { return at.tap(QStringLiteral("language")); }},
        {QStringLiteral("rename-table"), false,
         [](const TourWindow& at) { return at.choose(menuOf(at), QStringLiteral("rename")); }},
        {QStringLiteral("bin"), false,
         [](const TourWindow& at) {
             return at.choose(menuOf(at), QStringLiteral("to-bin")) && at.tap(QStringLiteral("bin"));
         }},
        {QStringLiteral("import-known"), false,
         [](const TourWindow& at) { return at.window.takeIn(at.elsewhere()), true; }},
    };
}

} // namespace

QList<TourStop> homeStops()
{
    return listStops()
        + QList<TourStop>{
            {QStringLiteral("new-table"), false, [](const TourWindow& at) { return at.window.openNewTable(), true; }},
            {QStringLiteral("new-table-full"), false, fullTable},
            {QStringLiteral("new-table-as-it-stands"), false, tableAsItStands},
            {QStringLiteral("quick-odds"), false,
             [](const TourWindow& at) { return at.window.openQuick(QuickCheck::Odds), true; }},
            {QStringLiteral("quick-roll"), false,
             [](const TourWindow& at) { return at.window.openQuick(QuickCheck::Roll), true; }},
            {QStringLiteral("settings"), false, [](const TourWindow& at) { return at.window.openSettings(), true; }},
            {QStringLiteral("settings-sound"), false, soundSettings},
        };
}

} // namespace ui::tour
