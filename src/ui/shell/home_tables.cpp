// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The list of saved tables on the home screen, its menu and its bin.
#include "ui/kit/fields.h"
#include "ui/kit/label.h"
#include "ui/kit/sheets.h"
#include "ui/shell/home_screen.h"
#include "ui/shell/layouts.h"

#include <QLocale>

namespace ui {
namespace {

QWidget* marks(const Look& look, const SavedTable& table)
{
    const auto line = row(4);
    for (const Owner owner : table.owners)
        line.layout->addWidget(makeMark(look, owner, 24));
    line.layout->addStretch(1);
    line.widget->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    return line.widget;
}

Label* cell(const Look& look, const QString& text, Ink ink, int width)
{
    auto* label = new Label(look, Style::Body, text, ink);
    label->setFixedWidth(look.scaled(width));
    return label;
}

} // namespace

QString whenText(const QDateTime& when, const QDateTime& now)
{
    const QLocale locale;
    const qint64 days = when.date().daysTo(now.date());
    if (days == 0)
        return HomeScreen::tr("today, %1").arg(when.time().toString("HH:mm"));
    if (days > 0 && days < 7)
        return locale.standaloneDayName(when.date().dayOfWeek());
    const bool thisYear = when.date().year() == now.date().year();
    return locale.toString(when.date(),
                           thisYear ? HomeScreen::tr("d MMMM", "a date of this year")
                                    : HomeScreen::tr("d MMMM yyyy", "a date"));
}

QWidget* HomeScreen::savedTables(const QList<SavedTable>& list, Breadth breadth)
{
    const auto pile = column(0);
    const auto head = row(8);
    head.layout->addWidget(new Label(look(), Style::PanelTitle, tr("Saved tables")), 1);
    const auto line = flow(8);
    line.layout->setAlignedRight(true);
    auto* import = new Button(look(), ButtonKind::Quiet, tr("Import"));
    import->setObjectName("import");
    import->setGlyph("import");
    setHint(*import, tr("Import a table"), QKeySequence(Qt::CTRL | Qt::Key_I));
    connect(import, &QPushButton::clicked, this, &HomeScreen::importRequested);
    line.layout->addWidget(import);
    const int count = static_cast<int>(m_tables.binned().size());
    if (count > 0) {
        auto* bin = new Button(look(), ButtonKind::Quiet, tr("Bin (%1)").arg(count));
        bin->setObjectName("bin");
        bin->setGlyph("trash");
        setHint(*bin, tr("Tables in the bin"), QKeySequence(Qt::CTRL | Qt::Key_B));
        connect(bin, &QPushButton::clicked, this, &HomeScreen::openBin);
        line.layout->addWidget(bin);
    }
    if (breadth == Breadth::Narrow) {
        pile.layout->addWidget(head.widget);
        pile.layout->addWidget(line.widget);
    } else {
        head.layout->addWidget(line.widget);
        pile.layout->addWidget(head.widget);
    }
    pile.layout->addSpacing(8);
    if (list.isEmpty())
        pile.layout->addWidget(new Label(
            look(), Style::Body, tr("None yet. A table is kept here from its first entry on."), Ink::TextSecondary));
    for (const SavedTable& table : list) {
        pile.layout->addWidget(savedRow(table, breadth));
        pile.layout->addWidget(new Divider(look()));
    }
    return pile.widget;
}

QWidget* HomeScreen::savedRow(const SavedTable& table, Breadth breadth)
{
    const auto whole = row(8);
    auto* button = new SurfaceButton(look());
    button->setObjectName("table-" + table.id);
    button->setMinimalHeight(67);
    const QString when = whenText(table.changed, QDateTime::currentDateTime());
    const QString state = table.problem.isEmpty() ? table.progress : tr("cannot be opened");
    fillRow(*button, table, when, state, breadth);
    button->setAccessibleName(tr("Open %1").arg(table.name));
    button->setAccessibleDescription(QString("%1, %2, %3").arg(table.detail, when, state));
    button->setToolTip(table.problem);
    connect(button, &QPushButton::clicked, this, [this, one = table] {
        if (one.problem.isEmpty())
            emit openRequested(one.id);
        else
            emit told(one.problem);
    });
    auto* more = new IconButton(look(), "more", tr("More about %1").arg(table.name));
    more->setObjectName("more-" + table.id);
    connect(more, &QPushButton::clicked, this, [this, one = table, more] { openMenu(one, more); });
    whole.layout->addWidget(button, 1);
    whole.layout->addWidget(more);
    return whole.widget;
}

void HomeScreen::fillRow(QWidget& face, const SavedTable& table, const QString& when, const QString& state,
                         Breadth breadth)
{
    auto* line = new QHBoxLayout(&face);
    line->setContentsMargins(16, 8, 8, 8);
    line->setSpacing(12);
    const bool wide = breadth >= Breadth::Wide;
    QWidget* owners = marks(look(), table);
    const auto words = column(2);
    if (breadth == Breadth::Narrow) {
        words.layout->addWidget(owners);
    } else {
        owners->setFixedWidth(look().scaled(wide ? 124 : 112));
        line->addWidget(owners);
    }
    words.layout->addWidget(new Label(look(), Style::Row, table.name));
    if (!table.detail.isEmpty()) // nothing is known of a damaged one; its name then stands in the middle
        words.layout->addWidget(new Label(look(), Style::Body, table.detail, Ink::TextSecondary));
    if (!wide)
        words.layout->addWidget(
            new Label(look(), Style::Body, QString("%1 · %2").arg(when, state), Ink::TextSecondary));
    line->addWidget(words.widget, 1);
    if (wide) {
        line->addWidget(cell(look(), when, Ink::TextSecondary, 150));
        line->addWidget(cell(look(), state, table.problem.isEmpty() ? Ink::Text : Ink::Danger, 150));
    }
}

void HomeScreen::openMenu(const SavedTable& table, QWidget* at)
{
    QMenu* menu = makeMenu(look(), at);
    const auto add = [&](const QString& text, const char* name, const std::function<void()>& run) {
        QAction* action = menu->addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, run);
    };
    if (table.mendable)
        add(tr("Go on with what is good"), "mend", [this, table] { mendOne(table); });
    add(tr("Rename"), "rename", [this, table] { openRename(table); });
    add(tr("Export"), "export", [this, id = table.id] { emit exportRequested(id); });
    add(tr("Kept copies"), "copies", [this, table] { openCopies(table); });
    add(tr("Move to the bin"), "to-bin", [this, table] { moveToBin(table); });
    ui::openMenu(look(), *menu);
}

void HomeScreen::moveToBin(const SavedTable& table)
{
    if (const QString problem = m_tables.bin(table.id); !problem.isEmpty())
        emit told(problem);
    else
        emit binned(table.id, table.name);
    rebuild();
}

void HomeScreen::mendOne(const SavedTable& table)
{
    const QString problem = m_tables.mend(table.id);
    emit told(problem.isEmpty() ? tr("%1 goes on with what is good. The damaged file is kept aside.").arg(table.name)
                                : problem);
    rebuild();
}

Sheet* HomeScreen::newSheet(const QString& sheetTitle)
{
    if (m_sheet)
        m_sheet->deleteLater();
    m_sheet = new Sheet(look(), sheetTitle, this);
    return m_sheet;
}

void HomeScreen::openRename(const SavedTable& table)
{
    Sheet* sheet = newSheet(tr("Rename the table %1").arg(table.name));
    auto* field = new TextField(look(), tr("Name of the table"), table.name);
    field->setMaxLength(80);
    field->selectAll();
    sheet->body()->addWidget(field);
    sheet->body()->addStretch();
    auto* keep = new Button(look(), ButtonKind::Confirm, tr("Keep this name"));
    keep->setGlyph("check");
    sheet->foot()->addStretch();
    sheet->foot()->addWidget(keep);
    const auto rename = [this, sheet, field, id = table.id] {
        if (field->text().trimmed().isEmpty())
            return;
        const QString problem = m_tables.rename(id, field->text().trimmed());
        if (!problem.isEmpty())
            emit told(problem);
        sheet->dismiss();
        rebuild();
    };
    connect(keep, &QPushButton::clicked, this, rename);
    connect(field, &QLineEdit::returnPressed, this, rename);
    sheet->open();
    field->setFocus();
}

void HomeScreen::openBin()
{
    emit binOpened();
    Sheet* sheet = newSheet(tr("Bin"));
    for (const SavedTable& table : m_tables.binned()) {
        const auto line = row(12);
        const auto words = column(2); // two of the same players are told apart by their date
        words.layout->addWidget(new Label(look(), Style::Row, table.name));
        const QString when = whenText(table.changed, QDateTime::currentDateTime());
        words.layout->addWidget(new Label(look(), Style::Body,
                                          table.detail.isEmpty() ? when : QString("%1 · %2").arg(table.detail, when),
                                          Ink::TextSecondary));
        line.layout->addWidget(words.widget, 1);
        auto* back = new Button(look(), ButtonKind::Plain, tr("Bring back"));
        back->setGlyph("undo");
        back->setAccessibleName(tr("Bring back %1").arg(table.name));
        connect(back, &QPushButton::clicked, this, [this, sheet, id = table.id] {
            if (const QString problem = m_tables.bringBack(id); !problem.isEmpty())
                emit told(problem);
            sheet->dismiss();
            rebuild();
        });
        line.layout->addWidget(back, 0, Qt::AlignVCenter);
        sheet->body()->addWidget(line.widget);
        sheet->body()->addWidget(new Divider(look()));
    }
    sheet->body()->addStretch();
    sheet->open();
}

} // namespace ui
