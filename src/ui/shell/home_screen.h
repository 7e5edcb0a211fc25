// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/screen.h"
#include "ui/shell/game_screens.h"
#include "ui/shell/services.h"

class QBoxLayout;

namespace ui {

class Sheet;

/// What can be asked without a table.
enum class QuickCheck : std::uint8_t { Odds, Placement, Roll };

/// The first screen: the last table as a picture, new tables, quick checks, saved tables.
class HomeScreen : public Screen {
    Q_OBJECT
public:
    HomeScreen(Look& look, Tables& tables, const GameScreens& games, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Home"); }
    bool closeInner() override;
    /// The name of the language in force, on its button.
    void setLanguageName(const QString& name) { m_languageName = name; }
    void openBin();
    void openRename(const SavedTable& table);
    /// The copies that are kept of a table: each can become a table of its own, or a file.
    void openCopies(const SavedTable& table);

signals:
    void openRequested(const QString& id);
    void newTableRequested();
    void quickRequested(QuickCheck which);
    void importRequested();
    void exportRequested(const QString& id);
    void settingsRequested();
    void rulesRequested();
    void languageRequested(QWidget* at);
    void told(const QString& text);               ///< for a toast
    void binned(const QString& id, const QString& name); ///< for a toast with Undo
    void binOpened(); ///< it brings back by itself: that toast has nothing to say any more

protected:
    [[nodiscard]] QWidget* compose(Breadth breadth) override;
    [[nodiscard]] Ink background() const override { return Ink::Bg; }
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* head(bool compact);
    [[nodiscard]] QWidget* tools();
    [[nodiscard]] QWidget* lastTable(const SavedTable* last, Breadth breadth);
    [[nodiscard]] QWidget* firstSteps();
    [[nodiscard]] QWidget* newTables(Breadth breadth);
    [[nodiscard]] QWidget* quickChecks(Breadth breadth);
    [[nodiscard]] QWidget* savedTables(const QList<SavedTable>& list, Breadth breadth);
    [[nodiscard]] QWidget* savedRow(const SavedTable& table, Breadth breadth);
    void fillRow(QWidget& face, const SavedTable& table, const QString& when, const QString& state, Breadth breadth);
    void fillRight(QBoxLayout& into, const QList<SavedTable>& list, Breadth breadth);
    void openMenu(const SavedTable& table, QWidget* at);
    void moveToBin(const SavedTable& table);
    void mendOne(const SavedTable& table);
    [[nodiscard]] QWidget* copyRow(const KeptCopy& copy, Sheet* sheet);
    void openCopy(const QString& copy);
    [[nodiscard]] Sheet* newSheet(const QString& sheetTitle);

    Tables& m_tables;
    const GameScreens& m_games;
    QString m_languageName;
    Sheet* m_sheet = nullptr;
};

/// "today, 21:40", "Sunday", "21 November", in the language of the locale installed.
[[nodiscard]] QString whenText(const QDateTime& when, const QDateTime& now);
/// The same with the time of any day: "Sunday, 21:40".
[[nodiscard]] QString momentText(const QDateTime& when, const QDateTime& now);

} // namespace ui
