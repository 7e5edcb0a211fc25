// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The copies that are kept of a table, on the home screen.
#include "ui/kit/buttons.h"
#include "ui/kit/label.h"
#include "ui/kit/sheets.h"
#include "ui/shell/home_screen.h"
#include "ui/shell/layouts.h"

namespace ui {

QString momentText(const QDateTime& when, const QDateTime& now)
{
    QString day = whenText(when, now);
    if (when.date() == now.date())
        return day; // with its time
    return HomeScreen::tr("%1, %2", "a day and a time").arg(day, when.time().toString("HH:mm"));
}

void HomeScreen::openCopies(const SavedTable& table)
{
    Sheet* sheet = newSheet(tr("Kept copies"));
    sheet->setObjectName("copies");
    sheet->setSubtitle(table.name);
    const QList<KeptCopy> copies = m_tables.keptCopies(table.id);
    sheet->body()->addWidget(new Label(
        look(), Style::Body,
        copies.isEmpty() ? tr("None yet: one is kept each time the table is opened.")
                         : tr("Kept each time the table is opened, the latest three. Opening one makes a table of its "
                              "own."),
        Ink::TextSecondary));
    for (const KeptCopy& copy : copies) {
        sheet->body()->addWidget(new Divider(look()));
        sheet->body()->addWidget(copyRow(copy, sheet));
    }
    sheet->body()->addStretch();
    sheet->open();
}

QWidget* HomeScreen::copyRow(const KeptCopy& copy, Sheet* sheet)
{
    const auto line = column(8);
    line.layout->setContentsMargins(0, 8, 0, 8);
    const QString when = momentText(copy.played, QDateTime::currentDateTime());
    const QString entries = tr("%n entries", "of a table", copy.entries);
    line.layout->addWidget(new Label(look(), Style::Row, when));
    line.layout->addWidget(
        new Label(look(), Style::Body, QString("%1 · %2").arg(entries, copy.progress), Ink::TextSecondary));
    const auto ways = flow(8);
    const QString which = QString("%1, %2").arg(when, entries);
    auto* open = new Button(look(), ButtonKind::Plain, tr("Open as a new table"));
    open->setObjectName("open-copy-" + copy.id);
    open->setGlyph("plus");
    open->setAccessibleName(tr("Open as a new table: %1").arg(which));
    connect(open, &QPushButton::clicked, this, [this, sheet, id = copy.id] {
        sheet->dismiss();
        openCopy(id);
    });
    ways.layout->addWidget(open);
    auto* write = new Button(look(), ButtonKind::Plain, tr("Export"));
    write->setObjectName("export-copy-" + copy.id);
    write->setGlyph("export");
    write->setAccessibleName(tr("Export: %1").arg(which));
    connect(write, &QPushButton::clicked, this, [this, sheet, id = copy.id] {
        sheet->dismiss();
        emit exportRequested(id);
    });
    ways.layout->addWidget(write);
    line.layout->addWidget(ways.widget);
    return line.widget;
}

void HomeScreen::openCopy(const QString& copy)
{
    QString made;
    if (const QString problem = m_tables.openCopy(copy, made); !problem.isEmpty())
        emit told(problem);
    else
        emit openRequested(made);
}

} // namespace ui
