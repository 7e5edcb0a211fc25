// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/saved_words.h"

#include <QCoreApplication>

namespace app {

namespace {

/// Short texts about saved tables.
struct Said {
    Q_DECLARE_TR_FUNCTIONS(SavedTables)

public:
    static QString first() { return tr("Zaibatsu, first edition"); }
    static QString second() { return tr("Zaibatsu, second edition"); }
    static QString notBegun() { return tr("not begun yet"); }
    static QString turn(int number, const QString& name) { return tr("turn %1, %2 to act").arg(number).arg(name); }
    static QString won(const QString& name) { return tr("%1 won").arg(name); }
    static QString shared(const QString& names) { return tr("shared: %1").arg(names); }
    static QString over() { return tr("over"); }
    static QString here(const QString& name) { return tr("This table is here already: \"%1\".").arg(name); }
};

QString nameOf(const zaibatsu::State& state, zaibatsu::Colour colour)
{
    const zaibatsu::Player* player = zaibatsu::findPlayer(state, colour);
    return player ? QString::fromStdString(player->name) : QString();
}

QString ending(const zaibatsu::State& state)
{
    QStringList names;
    for (const zaibatsu::Colour colour : state.winners)
        names.append(nameOf(state, colour));
    if (names.isEmpty())
        return Said::over();
    return names.size() == 1 ? Said::won(names.first()) : Said::shared(names.join(QStringLiteral(", ")));
}

} // namespace

void describe(ui::SavedTable& saved, const zaibatsu::State& state)
{
    saved.detail = state.settings->edition == zaibatsu::Edition::First2011 ? Said::first() : Said::second();
    for (const zaibatsu::Player& player : state.players)
        saved.owners.append(static_cast<ui::Owner>(player.colour));
    saved.over = state.turn.phase == zaibatsu::Phase::Over;
    if (saved.over)
        saved.progress = ending(state);
    else if (state.turn.phase == zaibatsu::Phase::Setup)
        saved.progress = Said::notBegun();
    else
        saved.progress = Said::turn(state.turn.number, nameOf(state, state.turn.player));
}

QString alreadyHereText(const QString& name) { return Said::here(name); }

} // namespace app
