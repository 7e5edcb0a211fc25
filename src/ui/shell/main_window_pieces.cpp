// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Faces, cards and pawn cards that players entered: out into one file and in from one.
#include "ui/kit/label.h"
#include "ui/kit/sheets.h"
#include "ui/shell/main_window.h"

#include <QFileDialog>

namespace ui {

void MainWindow::countPieces()
{
    if (auto* settings = qobject_cast<SettingsScreen*>(current()))
        settings->setRemembered(m_parts.tables.rememberedPieces(false), m_parts.tables.rememberedPieces(true));
}

void MainWindow::choosePieces(bool secondEdition)
{
    auto* dialog = new QFileDialog(this, tr("Import faces, cards and pawns"), {}, tr("Catalogues (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, secondEdition](const QString& path) { takePieces(secondEdition, path); });
    dialog->open();
}

void MainWindow::takePieces(bool secondEdition, const QString& path)
{
    const TakenPieces taken = m_parts.tables.importPieces(secondEdition, path);
    if (!taken.problems.isEmpty()) {
        m_fillSheet = [this, problems = taken.problems] { showPieceProblems(problems); };
        return m_fillSheet();
    }
    countPieces();
    tell(tr("Taken in for every later table: %n piece(s).", "faces, cards and pawns", taken.count), [this] {
        if (const QString problem = m_parts.tables.takeBackPieces(); !problem.isEmpty())
            tell(problem);
        countPieces();
    });
}

void MainWindow::exportPieces(bool secondEdition)
{
    QString path;
    const QString problem = m_parts.tables.exportPieces(secondEdition, path);
    tell(problem.isEmpty() ? tr("Exported to %1").arg(path) : problem);
}

void MainWindow::showPieceProblems(const QStringList& problems)
{
    Sheet* sheet = newSheet(tr("This file was not taken in"), QStringLiteral("piece-problems"));
    sheet->body()->addWidget(new Label(
        m_parts.look, Style::Body,
        tr("Nothing was changed. What is wrong with it, %n in all:", nullptr, static_cast<int>(problems.size())),
        Ink::TextSecondary));
    for (const QString& problem : problems) {
        sheet->body()->addWidget(new Divider(m_parts.look));
        sheet->body()->addWidget(new Label(m_parts.look, Style::Body, problem));
    }
    sheet->body()->addStretch();
    sheet->open();
}

} // namespace ui
