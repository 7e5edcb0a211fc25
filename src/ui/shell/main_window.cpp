// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The stack of screens and what goes over it. What opens a screen stands in main_window_screens.cpp.
#include "ui/shell/main_window.h"

#include "ui/kit/buttons.h"
#include "ui/kit/rows.h"
#include "ui/kit/sheets.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QShortcut>
#include <QVBoxLayout>

namespace ui {

MainWindow::MainWindow(const ShellParts& parts, QWidget* parent)
    : QWidget(parent),
      m_parts(parts),
      m_wishes(loadPreferences(parts.preferencesFile))
{
    setWindowTitle("Zaibatsu Companion");
    setMinimumSize(360, 480);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    m_banner = new Banner(parts.look, Banner::Kind::Warning, {});
    m_banner->setObjectName("unsaved");
    m_banner->hide();
    all->addWidget(m_banner);
    m_stack = new QStackedWidget;
    all->addWidget(m_stack, 1);
    m_toast = new Toast(parts.look, this);
    m_toast->setObjectName("toast");
    connect(m_toast, &Toast::acted, this, [this] {
        if (m_undo)
            m_undo();
    });
    m_home = new HomeScreen(parts.look, parts.tables, parts.games);
    connectHome();
    m_stack->addWidget(m_home);
    connect(new QShortcut(QKeySequence(QKeySequence::HelpContents), this), &QShortcut::activated, this,
            &MainWindow::openHelp);
    connect(new QShortcut(QKeySequence(QKeySequence::FullScreen), this), &QShortcut::activated, this,
            [this] { isFullScreen() ? showNormal() : showFullScreen(); });
    ui::apply(m_wishes, parts.look);
    if (parts.sounds)
        parts.sounds->heed(m_wishes.sound);
    const auto wished = presentation::languageOfCode(m_wishes.language);
    const presentation::Language language = wished.value_or(presentation::plainLanguage(QLocale::system()));
    if (language != parts.languages.current() && !parts.languages.install(language))
        tell(tr("This language is missing in this copy of the program."));
    QCoreApplication::sendPostedEvents(this, QEvent::LanguageChange); // before there is anything to say anew
}

Screen* MainWindow::current() const { return static_cast<Screen*>(m_stack->currentWidget()); }

void MainWindow::push(Screen* screen)
{
    if (m_sheet)
        m_sheet->dismiss(); // it spoke of the screen below
    connect(screen, &Screen::backRequested, this, &MainWindow::back);
    m_stack->addWidget(screen);
    m_stack->setCurrentWidget(screen);
    screen->setFocus(Qt::OtherFocusReason);
}

void MainWindow::pop()
{
    if (m_stack->count() < 2)
        return;
    if (m_sheet)
        m_sheet->dismiss();
    QWidget* top = m_stack->widget(m_stack->count() - 1);
    if (m_stack->currentWidget() == top)
        m_stack->setCurrentIndex(m_stack->count() - 2);
    m_stack->removeWidget(top);
    top->deleteLater(); // the tap that led here may still be inside it
}

void MainWindow::back()
{
    if (m_sheet && m_sheet->isVisible())
        m_sheet->dismiss();
    else if (m_stack->count() > 2)
        pop();
    else
        goHome();
}

void MainWindow::popAll()
{
    m_stack->setCurrentIndex(0); // nothing between is shown on the way
    while (m_stack->count() > 1)
        pop();
}

void MainWindow::closeTable()
{
    if (!m_table)
        return;
    m_toast->dismiss(); // its Undo is the table's
    m_undo = {};
    disconnect(m_table.get(), nullptr, this, nullptr);
    m_table.reset();
    updateScreenNeed();
}

void MainWindow::updateScreenNeed()
{
    const TableScreen* screen = m_table ? tableScreen() : nullptr;
    const bool needed = screen && screen->playing() && m_wishes.screenStaysOn;
    if (std::exchange(m_screenNeeded, needed) != needed)
        emit screenNeeded(needed);
}

void MainWindow::goHome()
{
    closeTable();
    m_home->outdate();
    popAll();
    updateBanner();
}

void MainWindow::tell(const QString& text, std::function<void()> undo)
{
    m_undo = std::move(undo);
    m_toast->setOnRight(current() == m_home);
    m_toast->tell({.text = text, .action = m_undo ? tr("Undo") : QString()});
}

void MainWindow::updateBanner()
{
    const auto actions = m_banner->findChildren<QAbstractButton*>();
    for (QAbstractButton* action : actions)
        action->deleteLater();
    const bool unsaved = m_table && m_table->unsaved() > 0;
    const bool readOnly = m_table && m_table->readOnly();
    m_banner->setVisible(unsaved || readOnly);
    if (unsaved) {
        m_banner->setText(
            tr("%n entries are not on disk yet. Play goes on; they are written as soon as it works again.", nullptr,
               m_table->unsaved()));
        Button* again = m_banner->addAction(tr("Try now"));
        connect(again, &QPushButton::clicked, this, [this] { m_table->saveNow(); });
    } else if (readOnly) {
        m_banner->setText(tr("This table can only be looked at: its file cannot be written."));
    }
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Back)
        back();
    else if (event->text() == "?") // by its text: where it lies differs from keyboard to keyboard
        openShortcuts();
    else
        QWidget::keyPressEvent(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    updateBanner();
    retranslateSheet();
}

} // namespace ui
