// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every view of the program, and how one gets there.
#pragma once

#include "ui/shell/log_screen.h"
#include "ui/shell/new_table_screen.h"
#include "ui/zaibatsu/adjust_flow.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/program_fixture.h"
#include "ui/zaibatsu/tour.h"

namespace support {

/// A view of the program, and how to get there.
struct Place {
    QString name;
    std::function<bool(Program&)> go;
};

/// Ana lays a block whose effect attacks a pawn of her choice, and has to choose.
inline bool openChoice(Program& app)
{
    presentation::ZaibatsuTable& table = *app.made.table;
    const auto good = [&](const char* json) { return table.doCommand(json).kind == presentation::Answer::Kind::Done; };
    app.window->openTable("one");
    return good(R"({"type":"set-block","block":"antro","placed":{"effect":"attack-one","skulls":1,"reach":"any"}})")
        && good(R"({"type":"search","pawn":"speedrunner-red","block":"antro","at":[2,1],"rotation":0,"override":"x"})")
        && !table.state().pending.empty();
}

inline bool tap(Program& app, const char* name)
{
    app.settle();
    for (auto* button : app.window->findChildren<QAbstractButton*>(name))
        if (button->isVisible()) {
            button->click();
            return true;
        }
    return false;
}

/// The question whether a block may lie in the east: turned by one its only space meets the one there, and an icon
/// closes in the north-east.
inline bool openPlacement(Program& app, int turn)
{
    app.window->openQuick(ui::QuickCheck::Placement);
    app.settle();
    const auto press = [&](const char* canvas, const QString& name) {
        if (auto* which = app.window->findChild<ui::Segmented*>("which"); which && which->isVisible()) {
            which->option(QLatin1String(canvas) == QLatin1String("new") ? 1 : 0)->click();
            app.settle();
        }
        for (auto* face : app.window->findChildren<QWidget*>(canvas))
            if (auto* toggle = face->isVisible() ? face->findChild<QAbstractButton*>(name) : nullptr)
                toggle->click();
    };
    press("lies", "side-1");
    press("lies", "corner-1");
    press("new", "side-3");
    press("new", "corner-4");
    app.settle();
    for (const auto& [third, chosen] : {std::pair("third-0", 2), std::pair("third-1", 1)})
        if (auto* choice = app.window->findChild<ui::Segmented*>(third))
            choice->option(chosen)->click();
    return tap(app, qPrintable(QStringLiteral("turn-%1").arg(turn)));
}

inline bool openAdjust(Program& app, const presentation::Subject& subject)
{
    app.window->openTable("one");
    app.settle();
    app.table()->select(subject);
    return tap(app, "adjust");
}

/// A page where a card or a pawn card is entered.
inline bool openEditor(Program& app, const char* key)
{
    app.window->openTable("one");
    app.settle();
    const zaibatsu::Components& all = *app.made.table->state().components;
    if (const auto pawn = zaibatsu::findPawn(all, key))
        app.table()->openPiece(*pawn);
    else
        app.table()->openPiece(*zaibatsu::findCard(all, key));
    tap(app, "all-facts");
    return app.table()->flow() != nullptr;
}

/// The column of an action with cards, and what is tapped in it.
inline bool openCards(Program& app, presentation::NowAction action, const char* then)
{
    app.window->openTable("one");
    app.settle();
    app.table()->select(std::monostate{});
    presentation::NowRow row;
    row.action = action;
    app.table()->begin(row);
    app.settle();
    for (QWidget* line : app.window->findChildren<QWidget*>(then))
        for (auto* button : line->findChildren<QAbstractButton*>())
            if (line->isVisible() && button->isVisible()) {
                button->click();
                return true;
            }
    return QLatin1String(then).isEmpty();
}

/// All of them: the shell's, the table's, the tour's.
inline QList<Place> places()
{
    QList<Place> all{
        {"home", [](Program&) { return true; }},
        {"new table", [](Program& app) { return app.window->openNewTable(), true; }},
        {"new table, as it stands",
         [](Program& app) {
             app.window->openNewTable();
             auto* screen = qobject_cast<ui::NewTableScreen*>(app.window->current());
             ui::NewTable agreed = screen->agreed();
             agreed.asItStands = true;
             screen->setAgreed(agreed);
             return true;
         }},
        {"settings", [](Program& app) { return app.window->openSettings(), true; }},
        {"odds", [](Program& app) { return app.window->openQuick(ui::QuickCheck::Odds), true; }},
        {"placement, not asked", [](Program& app) { return app.window->openQuick(ui::QuickCheck::Placement), true; }},
        {"placement, legal", [](Program& app) { return openPlacement(app, 1); }},
        {"placement, refused", [](Program& app) { return openPlacement(app, 0); }},
        {"roll", [](Program& app) { return app.window->openQuick(ui::QuickCheck::Roll), true; }},
        {"log",
         [](Program& app) {
             app.window->openTable("one");
             app.window->openLog();
             auto* log = qobject_cast<ui::LogScreen*>(app.window->current());
             log->choose(6);
             return true;
         }},
        {"log without a choice",
         [](Program& app) {
             app.window->openTable("one");
             app.window->openLog();
             return true;
         }},
        {"fix",
         [](Program& app) {
             app.window->openTable("one");
             app.window->openLog();
             qobject_cast<ui::LogScreen*>(app.window->current())->choose(7); // a roll: entry 1 holds the faces
             app.settle();
             auto* die = app.window->findChild<QAbstractButton*>("fix-die-0-1");
             if (die)
                 die->click();
             return die != nullptr;
         }},
        {"keys",
         [](Program& app) {
             app.window->openTable("one");
             app.settle();
             app.window->openShortcuts();
             return true;
         }},
        {"export",
         [](Program& app) {
             app.window->openTable("one");
             app.settle();
             app.window->openExport("one");
             return true;
         }},
        {"rule",
         [](Program& app) {
             app.window->openTable("one");
             app.settle();
             app.window->openRule("R-052");
             return true;
         }},
        {"choice", openChoice},
        {"players",
         [](Program& app) {
             app.window->openTable("one");
             app.settle();
             if (auto* tabs = app.window->findChild<ui::Tabs*>("bottom-tabs"); tabs && tabs->isVisible())
                 tabs->findChildren<QAbstractButton*>().first()->click();
             return true;
         }},
        {"block in hand",
         [](Program& app) {
             app.window->openTable("one");
             app.table()->select(zaibatsu::centralCore);
             return true;
         }},
        {"player in hand",
         [](Program& app) {
             app.window->openTable("one");
             app.table()->select(zaibatsu::Colour::Blue);
             return true;
         }},
        {"card", [](Program& app) { return openEditor(app, "chipware"); }},
        {"pawn card", [](Program& app) { return openEditor(app, "gynoid"); }},
        {"equip", [](Program& app) { return openCards(app, presentation::NowAction::Equip, ""); }},
        {"equip, with a card",
         [](Program& app) { return openCards(app, presentation::NowAction::Equip, "card-nanosoft"); }},
        {"place card",
         [](Program& app) { return openCards(app, presentation::NowAction::PlaceCard, "card-gentleman-loser"); }},
        {"enter", [](Program& app) { return openCards(app, presentation::NowAction::Enter, ""); }},
        {"adjust a pawn", [](Program& app) { return openAdjust(app, zaibatsu::PawnId{0}); }},
        {"adjust a block", [](Program& app) { return openAdjust(app, zaibatsu::centralCore); }},
        {"adjust a player", [](Program& app) { return openAdjust(app, zaibatsu::Colour::Red); }},
        {"adjust, the list", [](Program& app) { return openAdjust(app, std::monostate{}); }},
        {"adjust a card",
         [](Program& app) {
             const bool open = openAdjust(app, std::monostate{});
             auto* flow = open ? qobject_cast<ui::AdjustFlow*>(app.table()->flow()) : nullptr;
             if (!flow)
                 return false;
             flow->go(*zaibatsu::findCard(*app.made.table->state().components, "worm"));
             return tap(app, "card-cybernet");
         }},
        {"adjust the turn",
         [](Program& app) {
             const bool open = openAdjust(app, std::monostate{});
             auto* flow = open ? qobject_cast<ui::AdjustFlow*>(app.table()->flow()) : nullptr;
             if (!flow)
                 return false;
             flow->go(ui::TurnSubject{});
             return tap(app, "phase-over");
         }},
        {"adjust an owned block",
         [](Program& app) {
             const auto block = *zaibatsu::findBlock(*app.made.table->state().components, "yakuza");
             return openAdjust(app, block) && tap(app, "owner-blue");
         }},
        {"the table laid",
         [](Program& app) {
             app.window->openTable("one");
             app.settle();
             app.table()->layOut();
             return true;
         }},
        {"look back",
         [](Program& app) {
             app.window->openTable("one");
             app.table()->lookAt(20);
             return true;
         }},
        {"anyway",
         [](Program& app) {
             app.window->openTable("one");
             app.settle();
             const zaibatsu::State& state = app.made.table->state();
             const auto antro = *zaibatsu::findBlock(*state.components, "antro");
             (void)app.table()->driver().act(ui::build::search(zaibatsu::PawnId{0}, antro, {7, 7}, 0, false));
             for (auto* toast : app.window->findChildren<ui::Toast*>())
                 emit toast->acted(); // "Do it anyway"
             return app.table()->flow() != nullptr;
         }},
    };
    for (const ui::TourScene& scene : ui::tourScenes())
        all.append({scene.name, [scene](Program& app) {
                        app.window->openTable("one");
                        app.settle();
                        return scene.arrange(*app.table());
                    }});
    return all;
}

} // namespace support
