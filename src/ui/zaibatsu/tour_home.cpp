// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The stops of the tour that no table is open for.
#include "ui/kit/choices.h"
#include "ui/kit/sheets.h"
#include "ui/shell/main_window.h"
#include "ui/shell/new_table_screen.h"
#include "ui/zaibatsu/tour_parts.h"

#include <QAbstractButton>

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

/// Opens a side or a corner of one of the two faces; on a phone they are seen one at a time.
void openPart(const TourWindow& at, const char* face, const char* part)
{
    if (const auto* which = at.window.findChild<Segmented*>(QStringLiteral("which")); which && which->isVisible()) {
        which->option(QLatin1String(face) == QLatin1String("new") ? 1 : 0)->click();
        letSettle();
    }
    for (const auto* shown : at.window.findChildren<QWidget*>(QLatin1String(face)))
        if (auto* toggle = shown->isVisible() ? shown->findChild<QAbstractButton*>(QLatin1String(part)) : nullptr)
            toggle->click();
}

/// Whether a block may lie in the east: turned by one its only space meets the one there, and an icon closes in the
/// north-east.
bool askPlacement(const TourWindow& at, const char* turn)
{
    at.window.openQuick(QuickCheck::Placement);
    letSettle();
    for (const auto& [face, part] :
         {std::pair("lies", "side-1"), {"lies", "corner-1"}, {"new", "side-3"}, {"new", "corner-4"}})
        openPart(at, face, part);
    letSettle();
    for (const auto& [third, chosen] : {std::pair("third-0", 2), {"third-1", 1}})
        if (const auto* choice = at.window.findChild<Segmented*>(QLatin1String(third)))
            choice->option(chosen)->click();
    return at.tap(QLatin1String(turn));
}

QList<TourStop> quickStops()
{
    return {
        {QStringLiteral("quick-odds"), false,
         [](const TourWindow& at) { return at.window.openQuick(QuickCheck::Odds), true; }},
        {QStringLiteral("quick-placement"), false,
         [](const TourWindow& at) { return at.window.openQuick(QuickCheck::Placement), true; }},
        {QStringLiteral("quick-placement-legal"), false,
         [](const TourWindow& at) { return askPlacement(at, "turn-1"); }},
        {QStringLiteral("quick-placement-refused"), false,
         [](const TourWindow& at) { return askPlacement(at, "turn-0"); }},
        {QStringLiteral("quick-roll"), false,
         [](const TourWindow& at) { return at.window.openQuick(QuickCheck::Roll), true; }},
    };
}

QList<TourStop> listStops()
{
    return {
        {QStringLiteral("home"), false, [](const TourWindow&) { return true; }},
        {QStringLiteral("home-empty"), false,
         [](const TourWindow& at) {
             const bool empty = emptyHome(at);
             for (Toast* toast : at.window.findChildren<Toast*>())
                 toast->dismiss(); // it told of the last one binned, and goes by itself
             return empty;
         }},
        {QStringLiteral("menu-saved"), false, [](const TourWindow& at) { return at.tap(menuOf(at)); }},
        {QStringLiteral("menu-languages"), false,
         [](const TourWindow& at) { return at.tap(QStringLiteral("language")); }},
        {QStringLiteral("rename-table"), false,
         [](const TourWindow& at) { return at.choose(menuOf(at), QStringLiteral("rename")); }},
        {QStringLiteral("kept-copies"), false,
         [](const TourWindow& at) { return at.choose(menuOf(at), QStringLiteral("copies")); }},
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
    return listStops() + quickStops()
        + QList<TourStop>{
            {QStringLiteral("new-table"), false, [](const TourWindow& at) { return at.window.openNewTable(), true; }},
            {QStringLiteral("new-table-full"), false, fullTable},
            {QStringLiteral("new-table-as-it-stands"), false, tableAsItStands},
            {QStringLiteral("settings"), false, [](const TourWindow& at) { return at.window.openSettings(), true; }},
            {QStringLiteral("settings-sound"), false, soundSettings},
        };
}

} // namespace ui::tour
