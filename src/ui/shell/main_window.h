// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window: a stack of screens, Back, toasts, the banner of what is not saved yet.
#pragma once

#include "presentation/languages.h"
#include "presentation/rule_book.h"
#include "ui/shell/game_screens.h"
#include "ui/shell/home_screen.h"
#include "ui/shell/preferences.h"
#include "ui/shell/settings_screen.h"

#include <QStackedWidget>
#include <QWidget>

#include <functional>
#include <memory>

namespace ui {

class Banner;
class Sheet;
class Toast;

/// What the window is made of; all of it outlives the window.
struct ShellParts {
    Look& look;
    Tables& tables;
    GameScreens& games;
    presentation::Languages& languages;
    QString preferencesFile;
    Sounds* sounds = nullptr; ///< none: nothing is ever heard
};

/// The window of the program.
class MainWindow : public QWidget {
    Q_OBJECT
public:
    explicit MainWindow(const ShellParts& parts, QWidget* parent = nullptr);

    [[nodiscard]] Screen* current() const;
    [[nodiscard]] const Preferences& wishes() const { return m_wishes; }
    void goHome();
    void openTable(const QString& id);
    void openNewTable();
    /// With players and agreements as given; dice and seed are its own.
    void openNewTableLike(const NewTable& like);
    /// What a table can be written out as.
    void openExport(const QString& id);
    void openSettings();
    void openLog();
    void openQuick(QuickCheck which);
    void openShortcuts();
    /// Takes a table file or an export into the list; asks where the same table is here with other entries.
    void takeIn(const QString& path, ImportWay way = ImportWay::Ask);
    /// Takes a catalogue file into what the device remembers of an edition; tells every problem of it.
    void takePieces(bool secondEdition, const QString& path);
    /// What stands behind a `?`: a rule ("R-052"), a ruling, or an entry of the rulebook ("valid-location").
    void openRule(const QString& id);
    /// The rulebook, at an entry where one is named.
    void openRules(const QString& entry = {});
    /// The rule about what has the focus; the contents where there is none.
    void openHelp();
    void back();
    /// A sentence for a moment; with `undo` there is a button that calls it.
    void tell(const QString& text, std::function<void()> undo = {});

signals:
    /// Whether the screen is to stay on: a table is open, its clock runs, and the players wish it.
    void screenNeeded(bool needed);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void push(Screen* screen);
    void pop();
    void popAll();
    void showOpened(const Opened& opened);
    void showTable(std::shared_ptr<presentation::Table> table);
    void closeTable();
    void connectHome();
    void updateBanner();
    void updateScreenNeed();
    void chooseFile();
    void choosePieces(bool secondEdition);
    void exportPieces(bool secondEdition);
    void showPieceProblems(const QStringList& problems);
    void countPieces();
    void openLanguages(QWidget* at);
    void setLanguage(const QString& code);
    void setWishes(const Preferences& wishes);
    [[nodiscard]] QList<LanguageChoice> languageChoices() const;
    [[nodiscard]] QList<ShortcutLine> shortcutLines() const;
    [[nodiscard]] TableScreen* tableScreen() const;
    [[nodiscard]] Sheet* newSheet(const QString& title, const QString& name);
    void retranslateSheet();
    void showShortcuts();
    void showRule(const QString& id);
    void showArticle(Sheet& sheet, const presentation::RuleArticle& article);
    void showExport(const QString& id);
    void showImport(const QString& path, const Imported& known);

    ShellParts m_parts;
    presentation::RuleBook m_book;
    Preferences m_wishes;
    QStackedWidget* m_stack;
    Banner* m_banner;
    Toast* m_toast;
    HomeScreen* m_home;
    Sheet* m_sheet = nullptr;
    std::function<void()> m_fillSheet; ///< shows what the sheet shows, in the language of now
    std::shared_ptr<presentation::Table> m_table;
    QString m_tableId; ///< as the list of tables knows it
    std::function<void()> m_undo;
    bool m_screenNeeded = false;
};

} // namespace ui
