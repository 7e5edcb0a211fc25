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
    static QString copy(const QString& name, int entry) { return tr("%1, entry %2").arg(name).arg(entry); }
};

QString ending(const TableSummary& table)
{
    QStringList names;
    for (const std::string& winner : table.winners)
        names.append(QString::fromStdString(winner));
    if (names.isEmpty())
        return Said::over();
    return names.size() == 1 ? Said::won(names.first()) : Said::shared(names.join(QStringLiteral(", ")));
}

} // namespace

void describe(ui::SavedTable& saved, const TableSummary& table)
{
    saved.detail = table.edition == zaibatsu::Edition::First2011 ? Said::first() : Said::second();
    for (const zaibatsu::Colour owner : table.owners)
        saved.owners.append(static_cast<ui::Owner>(owner));
    saved.over = table.phase == zaibatsu::Phase::Over;
    if (saved.over)
        saved.progress = ending(table);
    else if (table.phase == zaibatsu::Phase::Setup)
        saved.progress = Said::notBegun();
    else
        saved.progress = Said::turn(table.turn, QString::fromStdString(table.player));
}

QString copyName(const QString& table, int entries) { return Said::copy(table, entries); }

} // namespace app
