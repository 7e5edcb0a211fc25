// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Which screen opens which.
#include "ui/kit/fields.h"
#include "ui/kit/sheets.h"
#include "ui/shell/log_screen.h"
#include "ui/shell/main_window.h"
#include "ui/shell/new_table_screen.h"
#include "ui/shell/roll_screen.h"

#include <QFileDialog>
#include <QRandomGenerator>

namespace ui {

void MainWindow::connectHome()
{
    m_home->setLanguageName(presentation::languageName(m_parts.languages.current()));
    connect(m_home, &HomeScreen::openRequested, this, &MainWindow::openTable);
    connect(m_home, &HomeScreen::newTableRequested, this, &MainWindow::openNewTable);
    connect(m_home, &HomeScreen::quickRequested, this, &MainWindow::openQuick);
    connect(m_home, &HomeScreen::rulesRequested, this, [this] { openRules(); });
    connect(m_home, &HomeScreen::settingsRequested, this, &MainWindow::openSettings);
    connect(m_home, &HomeScreen::languageRequested, this, &MainWindow::openLanguages);
    connect(m_home, &HomeScreen::importRequested, this, &MainWindow::chooseFile);
    connect(m_home, &HomeScreen::exportRequested, this, &MainWindow::openExport);
    connect(m_home, &HomeScreen::told, this, [this](const QString& text) { tell(text); });
    connect(m_home, &HomeScreen::binned, this, [this](const QString& id, const QString& name) {
        tell(tr("%1 is in the bin.").arg(name), [this, id] {
            if (const QString problem = m_parts.tables.bringBack(id); !problem.isEmpty())
                tell(problem);
            m_home->rebuild();
        });
    });
    connect(m_home, &HomeScreen::binOpened, m_toast, &Toast::dismiss);
    connect(&m_parts.languages, &presentation::Languages::changed, this, [this] {
        m_toast->dismiss(); // what it said is in the language of before
        m_home->setLanguageName(presentation::languageName(m_parts.languages.current()));
    });
}

TableScreen* MainWindow::tableScreen() const
{
    for (int i = m_stack->count() - 1; i > 0; --i)
        if (auto* table = qobject_cast<TableScreen*>(m_stack->widget(i)))
            return table;
    return nullptr;
}

void MainWindow::openTable(const QString& id)
{
    m_tableId = id;
    showOpened(m_parts.tables.open(id));
}

void MainWindow::showOpened(const Opened& opened)
{
    if (!opened.table) {
        m_home->outdate(); // the list may have taken it for a good one
        tell(opened.problem);
    } else {
        showTable(opened.table);
        if (!opened.notice.isEmpty())
            tell(opened.notice);
    }
}

void MainWindow::showTable(std::shared_ptr<presentation::Table> table)
{
    closeTable();
    popAll();
    m_table = std::move(table);
    connect(m_table.get(), &presentation::Table::statusChanged, this, &MainWindow::updateBanner);
    connect(m_table.get(), &presentation::Table::changed, this, &MainWindow::updateBanner);
    connect(&m_parts.languages, &presentation::Languages::changed, m_table.get(), &presentation::Table::retranslate,
            Qt::UniqueConnection);
    TableScreen* screen = m_parts.games.makeTable(m_parts.look, m_table, this);
    connect(screen, &TableScreen::homeRequested, this, &MainWindow::goHome);
    connect(screen, &TableScreen::logRequested, this, &MainWindow::openLog);
    connect(screen, &TableScreen::shortcutsRequested, this, &MainWindow::openShortcuts);
    connect(screen, &TableScreen::ruleRequested, this, &MainWindow::openRule);
    connect(screen, &TableScreen::rulesRequested, this, &MainWindow::openRules);
    connect(screen, &TableScreen::exportRequested, this, [this] { openExport(m_tableId); });
    connect(screen, &TableScreen::newTableRequested, this, [this](const NewTable& like) { openNewTableLike(like); });
    connect(screen, &TableScreen::told, this, [this](const QString& text, bool undoable) {
        tell(text, undoable ? std::function<void()>([this] { (void)m_table->undo(1); }) : std::function<void()>());
    });
    push(screen);
    connect(screen, &TableScreen::playingChanged, this, &MainWindow::updateScreenNeed);
    updateBanner();
    updateScreenNeed();
}

void MainWindow::openNewTable()
{
    NewTable empty;
    empty.players = {{QString(), Owner::Red, {}}, {QString(), Owner::Blue, {}}};
    openNewTableLike(empty);
}

void MainWindow::openNewTableLike(const NewTable& like)
{
    NewTable agreed = like;
    agreed.typedDice = m_wishes.typedDice;
    agreed.seed = QRandomGenerator::system()->generate64();
    auto* screen = new NewTableScreen(m_parts.look, m_parts.tables, agreed.typedDice, agreed.seed);
    screen->setAgreed(agreed);
    connect(screen, &NewTableScreen::ruleRequested, this, &MainWindow::openRule);
    connect(screen, &NewTableScreen::startRequested, this, [this, screen](const NewTable& wanted) {
        const Opened made = m_parts.tables.create(wanted);
        if (made.table) {
            m_tableId = m_parts.tables.list().value(0).id; // the latest is the first
            showOpened(made);
            if (TableScreen* table = wanted.asItStands ? tableScreen() : nullptr)
                table->layOut();
        } else
            screen->tellProblem(made.problem);
    });
    push(screen);
}

void MainWindow::openSettings()
{
    auto* screen = new SettingsScreen(m_parts.look, m_wishes, languageChoices(),
                                      presentation::languageCode(m_parts.languages.current()));
    connect(screen, &SettingsScreen::wishesChanged, this, &MainWindow::setWishes);
    connect(screen, &SettingsScreen::languageChosen, this, &MainWindow::setLanguage);
    connect(screen, &SettingsScreen::exportPiecesRequested, this, &MainWindow::exportPieces);
    connect(screen, &SettingsScreen::importPiecesRequested, this, &MainWindow::choosePieces);
    if (m_parts.sounds)
        connect(screen, &SettingsScreen::soundTried, this, [this](SoundKind kind) { m_parts.sounds->tryOut(kind); });
    push(screen);
    countPieces();
}

void MainWindow::openLog()
{
    if (!m_table)
        return;
    auto* screen = new LogScreen(m_parts.look, m_table);
    connect(screen, &LogScreen::told, this, [this](const QString& text, bool undoable) {
        tell(text, undoable ? std::function<void()>([this] { (void)m_table->undo(1); }) : std::function<void()>());
    });
    connect(screen, &LogScreen::lookRequested, this, [this](int n) {
        TableScreen* table = tableScreen();
        pop();
        if (table)
            table->lookAt(n);
    });
    connect(screen, &LogScreen::ruleRequested, this, &MainWindow::openRule);
    connect(screen, &LogScreen::exportRequested, this, [this] { openExport(m_tableId); });
    push(screen);
}

void MainWindow::openQuick(QuickCheck which)
{
    Screen* screen = nullptr;
    switch (which) {
    case QuickCheck::Odds: screen = m_parts.games.makeOdds(m_parts.look, this); break;
    case QuickCheck::Placement:
        screen = m_parts.games.makePlacement(m_parts.look, [this](const QString& rule) { openRule(rule); }, this);
        break;
    case QuickCheck::Roll: screen = new RollScreen(m_parts.look, m_parts.tables); break;
    }
    if (screen)
        push(screen);
    else if (which == QuickCheck::Odds)
        tell(tr("There are no odds to show for this game."));
    else
        tell(tr("There are no placements to check in this game."));
}

void MainWindow::chooseFile()
{
    auto* dialog = new QFileDialog(this, tr("Import a table"), {}, tr("Tables (*.zbt *.jsonl)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { takeIn(path); });
    dialog->open();
}

void MainWindow::takeIn(const QString& path, ImportWay way)
{
    const Imported answer = m_parts.tables.importFile(path, way);
    if (!answer.question.isEmpty()) {
        m_fillSheet = [this, path] { showImport(path, m_parts.tables.importFile(path, ImportWay::Ask)); };
        return showImport(path, answer);
    }
    tell(answer.problem.isEmpty() ? tr("The table is in the list.") : answer.problem);
    m_home->rebuild();
}

void MainWindow::setWishes(const Preferences& wishes)
{
    m_wishes = wishes;
    ui::apply(m_wishes, m_parts.look);
    if (m_parts.sounds)
        m_parts.sounds->heed(m_wishes.sound);
    updateScreenNeed();
    if (!savePreferences(m_parts.preferencesFile, m_wishes))
        tell(tr("The settings could not be saved; they hold until the program ends."));
}

QList<LanguageChoice> MainWindow::languageChoices() const
{
    QList<LanguageChoice> out;
    for (const presentation::Language language : presentation::allLanguages())
        out << LanguageChoice{presentation::languageCode(language), presentation::languageName(language)};
    return out;
}

void MainWindow::openLanguages(QWidget* at)
{
    QMenu* menu = makeMenu(m_parts.look, at);
    for (const LanguageChoice& choice : languageChoices()) {
        QAction* line = menu->addAction(choice.name);
        line->setCheckable(true);
        line->setChecked(choice.code == presentation::languageCode(m_parts.languages.current()));
        connect(line, &QAction::triggered, this, [this, code = choice.code] { setLanguage(code); });
    }
    openMenu(m_parts.look, *menu);
}

void MainWindow::setLanguage(const QString& code)
{
    const auto language = presentation::languageOfCode(code);
    if (!language || !m_parts.languages.install(*language)) {
        tell(tr("This language is missing in this copy of the program."));
        return;
    }
    Preferences wishes = m_wishes;
    wishes.language = code;
    setWishes(wishes);
}

} // namespace ui
