// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The sheets over any screen: its keys, export and import.
#include "ui/kit/buttons.h"
#include "ui/kit/label.h"
#include "ui/kit/rows.h"
#include "ui/kit/sheets.h"
#include "ui/shell/layouts.h"
#include "ui/shell/main_window.h"

#include <QAbstractButton>
#include <QTimer>

namespace ui {

QList<ShortcutLine> MainWindow::shortcutLines() const
{
    QList<ShortcutLine> lines;
    for (const QAbstractButton* button : current()->findChildren<QAbstractButton*>())
        if (!button->shortcut().isEmpty() && button->isVisibleTo(this))
            lines << ShortcutLine{button->shortcut().toString(QKeySequence::NativeText), button->accessibleName()};
    if (const auto* table = qobject_cast<const TableScreen*>(current()))
        lines << table->boardShortcuts();
    lines << ShortcutLine{"Esc", tr("Close or go back")} << ShortcutLine{"Tab", tr("To the next control")}
          << ShortcutLine{QKeySequence(QKeySequence::FullScreen).toString(QKeySequence::NativeText), tr("Whole screen")}
          << ShortcutLine{"?", tr("This list")}
          << ShortcutLine{QKeySequence(QKeySequence::HelpContents).toString(QKeySequence::NativeText),
                          tr("The rule about what has the focus")};
    return lines;
}

Sheet* MainWindow::newSheet(const QString& title, const QString& name)
{
    if (m_sheet) {
        m_sheet->hide();
        m_sheet->deleteLater();
    }
    m_sheet = new Sheet(m_parts.look, title, this);
    m_sheet->setObjectName(name);
    m_sheet->setWidth(460);
    return m_sheet;
}

void MainWindow::retranslateSheet()
{
    if (!m_sheet || !m_sheet->isVisible())
        return;
    // After the screens below have been composed anew: the list of keys reads their buttons.
    QTimer::singleShot(0, this, [this] {
        if (m_sheet && m_sheet->isVisible())
            m_fillSheet();
    });
}

void MainWindow::openShortcuts()
{
    if (m_sheet && m_sheet->isVisible() && m_sheet->objectName() == QLatin1String("shortcuts"))
        return m_sheet->dismiss();
    m_fillSheet = [this] { showShortcuts(); };
    m_fillSheet();
}

void MainWindow::showShortcuts()
{
    Sheet* sheet = newSheet(tr("Keys on this screen"), QStringLiteral("shortcuts"));
    for (const ShortcutLine& one : shortcutLines()) {
        const auto line = row(16);
        line.layout->setContentsMargins(0, 6, 0, 6);
        line.layout->addWidget(new Label(m_parts.look, Style::Body, one.text), 1);
        const QString apart =
            QString(one.keys).replace(QStringLiteral("++"), QStringLiteral("+ +")); // "++" is a ligature
        auto* keys = new Label(m_parts.look, Style::Id, apart, Ink::TextSecondary);
        keys->setWraps(false);
        line.layout->addWidget(keys);
        sheet->body()->addWidget(line.widget);
        sheet->body()->addWidget(new Divider(m_parts.look));
    }
    sheet->body()->addStretch();
    sheet->open();
}

void MainWindow::openExport(const QString& id)
{
    m_fillSheet = [this, id] { showExport(id); };
    m_fillSheet();
}

void MainWindow::showExport(const QString& id)
{
    Sheet* sheet = newSheet(tr("Export"), QStringLiteral("export-as"));
    const auto offer = [&](ExportForm form, const char* name, const QString& title, const QString& detail) {
        auto* line = new ActionRow(m_parts.look,
                                   form == ExportForm::Table ? QStringLiteral("export") : QStringLiteral("log"), title);
        line->setObjectName(QLatin1String(name));
        line->setPossible(detail);
        connect(line, &ActionRow::chosen, this, [this, id, form, sheet] {
            sheet->dismiss();
            QString path;
            const QString problem = m_parts.tables.exportTable(id, form, path);
            tell(problem.isEmpty() ? tr("Exported to %1").arg(path) : problem);
        });
        sheet->body()->addWidget(line);
    };
    offer(ExportForm::Pdf, "as-pdf", tr("The log as PDF"), tr("To print or to send."));
    offer(ExportForm::Html, "as-html", tr("The log as HTML"), tr("A page for any browser."));
    offer(ExportForm::Text, "as-text", tr("The log as text"), tr("Plain lines, for any program."));
    offer(ExportForm::Table, "as-table", tr("The table itself"), tr("To go on with it on another device."));
    sheet->body()->addStretch(1); // rows keep their height
    sheet->open();
}

void MainWindow::showImport(const QString& path, const Imported& known)
{
    Sheet* sheet = newSheet(tr("This table is here already"), QStringLiteral("import-known"));
    sheet->body()->addWidget(new Label(m_parts.look, Style::Body, known.question));
    sheet->body()->addStretch();
    const auto answer = [this, path, sheet](ButtonKind kind, const QString& text, ImportWay way) {
        auto* button = new Button(m_parts.look, kind, text);
        button->setObjectName(way == ImportWay::InPlace ? QStringLiteral("in-place") : QStringLiteral("both"));
        connect(button, &QPushButton::clicked, this, [this, path, sheet, way] {
            sheet->dismiss();
            takeIn(path, way);
        });
        sheet->foot()->addWidget(button);
    };
    if (!known.longer)
        sheet->foot()->addStretch(1); // what is confirmed stands on the right
    answer(known.longer ? ButtonKind::Plain : ButtonKind::Confirm, tr("Keep both"), ImportWay::Both);
    if (known.longer) {
        sheet->foot()->addStretch(1);
        answer(ButtonKind::Confirm, tr("Take the longer one"), ImportWay::InPlace);
    }
    sheet->open();
}

} // namespace ui
