// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window: from screen to screen and back, by finger and by keys; what is told, what is kept.
#include "fake_tables.h"
#include "look_support.h"
#include "ui/shell/main_window.h"
#include "ui/shell/new_table_screen.h"
#include "ui/shell/roll_screen.h"

#include <QTemporaryDir>

using namespace ui;

namespace {

struct Shown {
    QTemporaryDir folder;
    std::unique_ptr<Look> look = support::makeLook();
    fake::Tables tables;
    fake::Games games;
    presentation::Languages languages;
    std::unique_ptr<MainWindow> window;

    Shown()
    {
        tables.kept = fake::sampleTables();
        tables.table->lines = fake::sampleLog();
        Preferences wishes;
        wishes.theme = ThemeChoice::Dark;
        wishes.reducedMotion = true;
        (void)savePreferences(file(), wishes);
        window = std::make_unique<MainWindow>(ShellParts{*look, tables, games, languages, file()});
        support::settle(*window, {1280, 800});
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get());
    }
    [[nodiscard]] QString file() const { return folder.filePath("settings.ini"); }
    void tap(const QString& name)
    {
        auto* button = window->findChild<QAbstractButton*>(name);
        QVERIFY2(button, qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
    }
    void settle()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
    }
    [[nodiscard]] QWidget* toast() const { return window->findChild<QWidget*>("toast"); }
};

} // namespace

class WindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void continueOpensTheLatestThatRuns();
    void aKnownTableIsAskedAbout_data();
    void aKnownTableIsAskedAbout();
    void damagedTableTellsWhy();
    void exportOffersFourForms_data();
    void exportOffersFourForms();
    void sameAgainBringsThePlayers();
    void binAndUndo();
    void binAndBringBack();
    void renameByKeys();
    void newTableOpens();
    void settingsWorkAtOnceAndAreKept();
    void brokenSettingsAreDefaults_data();
    void brokenSettingsAreDefaults();
    void logAndLookBack();
    void bannerStandsWhileUnsaved();
    void screenIsWantedOnlyWhileATableIsOpen();
    void screenIsWantedOnlyWhileThatTableIsPlayed();
    void theKeysOfEveryScreenAreListed();
    void questionMarkListsTheKeys();
    void questionMarkCanBeTyped();
    void rollDice();
    void escapeLeadsHome();
    void aToastOfATableGoesWithIt();
};

void WindowTest::aKnownTableIsAskedAbout_data()
{
    QTest::addColumn<bool>("longer");
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("asked");
    QTest::newRow("the longer one") << true << "in-place" << "import in place new.jsonl";
    QTest::newRow("both, though longer") << true << "both" << "import beside new.jsonl";
    QTest::newRow("both") << false << "both" << "import beside new.jsonl";
}

void WindowTest::aKnownTableIsAskedAbout()
{
    QFETCH(bool, longer);
    QFETCH(QString, button);
    QFETCH(QString, asked);
    Shown app;
    app.tables.importAnswer = {{}, "It is here up to entry 12.", longer};
    app.window->takeIn("new.jsonl");
    app.settle();
    auto* sheet = app.window->findChild<QWidget*>("import-known");
    QVERIFY(sheet && sheet->isVisible());
    QCOMPARE(app.tables.asked, QStringList{"import new.jsonl"});
    QCOMPARE(sheet->findChild<QWidget*>("in-place") != nullptr, longer);
    app.tap(button);
    QCOMPARE(app.tables.asked.last(), asked);
    QVERIFY(sheet->isHidden());
    QVERIFY(app.toast() && app.toast()->isVisible());
}

void WindowTest::continueOpensTheLatestThatRuns()
{
    Shown app;
    QTest::keyClick(app.window.get(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(app.tables.asked, QStringList{"open one"});
    QVERIFY(qobject_cast<TableScreen*>(app.window->current()));
}

void WindowTest::damagedTableTellsWhy()
{
    Shown app;
    app.tap("table-four");
    QVERIFY(app.tables.asked.isEmpty());
    QVERIFY(app.toast()->isVisible());
    QCOMPARE(app.toast()->accessibleName(), QString("The file is damaged after entry 12."));
}

void WindowTest::aToastOfATableGoesWithIt()
{
    Shown app;
    app.window->openTable("one");
    app.settle();
    emit app.games.last->told("Done.", true);
    QVERIFY(app.toast()->isVisible());
    app.window->goHome();
    app.settle();
    QVERIFY(!app.toast()->isVisible());
}

void WindowTest::exportOffersFourForms_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("path");
    QTest::newRow("pdf") << "as-pdf" << "tables/one.pdf";
    QTest::newRow("html") << "as-html" << "tables/one.html";
    QTest::newRow("text") << "as-text" << "tables/one.txt";
    QTest::newRow("table") << "as-table" << "tables/one.jsonl";
}

void WindowTest::exportOffersFourForms()
{
    QFETCH(QString, row);
    QFETCH(QString, path);
    for (const QString& problem : {QString(), QString("The disk is full.")}) {
        Shown app;
        app.tables.exportProblem = problem;
        app.window->openTable("one");
        app.window->openLog();
        app.settle();
        app.tap("export");
        auto* sheet = app.window->findChild<QWidget*>("export-as");
        QVERIFY(sheet && sheet->isVisible());
        auto* button = sheet->findChild<QWidget*>(row)->findChild<QAbstractButton*>();
        QTest::mouseClick(button, Qt::LeftButton);
        app.settle();
        QCOMPARE(app.tables.asked.last(), "export one " + path);
        QVERIFY(sheet->isHidden());
        QVERIFY(app.toast()->accessibleName().contains(problem.isEmpty() ? path : problem));
    }
}

void WindowTest::sameAgainBringsThePlayers()
{
    Shown app;
    app.window->openTable("one");
    app.settle();
    NewTable like;
    like.players = {{"Bo", Owner::Yellow, {}}, {"Mia", Owner::Green, {}}, {"Ana", Owner::Red, {}}};
    like.secondEdition = true;
    emit app.games.last->newTableRequested(like);
    app.settle();
    auto* screen = qobject_cast<NewTableScreen*>(app.window->current());
    QVERIFY(screen);
    QVERIFY(screen->agreed().players == like.players);
    QVERIFY(screen->agreed().secondEdition);
}

void WindowTest::binAndUndo()
{
    Shown app;
    app.tap("more-two");
    auto* menu = app.window->findChild<QMenu*>();
    QVERIFY(menu);
    menu->actions().last()->trigger();
    menu->close();
    app.settle();
    QCOMPARE(app.tables.inBin.size(), 1);
    QVERIFY(app.window->findChild<QAbstractButton*>("table-two") == nullptr);
    QTest::mouseClick(app.toast()->findChild<QAbstractButton*>(), Qt::LeftButton);
    app.settle();
    QVERIFY(app.window->findChild<QAbstractButton*>("table-two"));
    QVERIFY(app.tables.inBin.isEmpty());
}

void WindowTest::binAndBringBack()
{
    Shown app;
    (void)app.tables.bin("one");
    qobject_cast<Screen*>(app.window->current())->rebuild();
    app.settle();
    app.tap("bin");
    for (QAbstractButton* button : app.window->findChildren<QAbstractButton*>())
        if (button->accessibleName().startsWith("Bring back"))
            button->click();
    app.settle();
    QVERIFY(app.tables.inBin.isEmpty());
    QVERIFY(app.window->findChild<QAbstractButton*>("table-one"));
}

void WindowTest::renameByKeys()
{
    Shown app;
    auto* home = qobject_cast<HomeScreen*>(app.window->current());
    home->openRename(app.tables.kept.at(1));
    app.settle();
    QWidget* field = app.window->focusWidget();
    QTest::keyClicks(field, "Friday night");
    QTest::keyClick(field, Qt::Key_Return);
    app.settle();
    QCOMPARE(app.tables.kept.at(1).name, QString("Friday night"));
    home->openRename(app.tables.kept.at(0));
    QVERIFY(home->closeInner());
    QVERIFY(!home->closeInner());
}

void WindowTest::newTableOpens()
{
    Shown app;
    app.tap("new-zaibatsu");
    auto* screen = qobject_cast<NewTableScreen*>(app.window->current());
    QVERIFY(screen);
    NewTable agreed = screen->agreed();
    QVERIFY(agreed.seed != 0);
    agreed.players[0].name = "Bo";
    agreed.players[0].rolls = {1};
    agreed.players[1].name = "Ana";
    agreed.players[1].rolls = {6};
    screen->setAgreed(agreed);
    app.settle();
    app.tables.problem = "There is no room on the disk.";
    app.tap("start");
    QCOMPARE(app.window->current(), screen); // nothing is lost of what was typed
    app.tables.problem.clear();
    app.tap("start");
    QVERIFY(qobject_cast<TableScreen*>(app.window->current()));
    QCOMPARE(app.tables.created.players, agreed.players);
}

void WindowTest::settingsWorkAtOnceAndAreKept()
{
    Shown app;
    app.tap("settings");
    auto* themes = app.window->findChild<Segmented*>("themes");
    QTest::mouseClick(themes->option(2), Qt::LeftButton);
    app.settle();
    QCOMPARE(app.look->theme().name, ThemeName::Light);
    auto* sizes = app.window->findChild<Segmented*>("sizes");
    QTest::mouseClick(sizes->option(4), Qt::LeftButton);
    app.settle();
    QCOMPARE(app.look->textScale(), 2.0);
    app.window->findChild<SwitchRow*>("dice")->click();
    const Preferences kept = loadPreferences(app.file());
    QCOMPARE(kept, app.window->wishes());
    QCOMPARE(kept.theme, ThemeChoice::Light);
    QVERIFY(kept.typedDice && kept.reducedMotion);
}

void WindowTest::brokenSettingsAreDefaults_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("noise") << QByteArray("\x01\xff\x00[[[", 6);
    QTest::newRow("nonsense") << QByteArray("theme=purple\ntext-size=many\n");
    QTest::newRow("too large") << QByteArray("text-size=90000\n");
}

void WindowTest::brokenSettingsAreDefaults()
{
    QFETCH(QByteArray, content);
    QTemporaryDir folder;
    QFile file(folder.filePath("settings.ini"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    const Preferences read = loadPreferences(file.fileName());
    QCOMPARE(read.theme, ThemeChoice::System);
    QVERIFY(read.textScale >= 1.0 && read.textScale <= 2.0);
}

void WindowTest::logAndLookBack()
{
    Shown app;
    app.window->openTable("one");
    emit app.games.last->logRequested();
    app.settle();
    app.tap("entry-33");
    app.tap("look-at");
    QCOMPARE(app.window->current(), app.games.last);
    QCOMPARE(app.games.last->lookedAt, std::optional(33));
}

void WindowTest::bannerStandsWhileUnsaved()
{
    Shown app;
    app.window->openTable("one");
    auto* banner = app.window->findChild<QWidget*>("unsaved");
    QVERIFY(banner->isHidden());
    app.tables.table->loseDisk(2);
    app.settle();
    QVERIFY(banner->isVisible());
    QVERIFY2(banner->accessibleName().startsWith("2 entr") || banner->accessibleName().startsWith("%n"),
             qPrintable(banner->accessibleName()));
    QTest::mouseClick(banner->findChild<QAbstractButton*>(), Qt::LeftButton);
    app.settle();
    QCOMPARE(app.tables.table->asked, QStringList{"save"});
    QVERIFY(banner->isHidden());
    app.tables.table->locked = true;
    emit app.tables.table->statusChanged();
    QVERIFY(banner->isVisible());
}

void WindowTest::screenIsWantedOnlyWhileATableIsOpen()
{
    Shown app;
    QSignalSpy shown(app.window.get(), &MainWindow::screenNeeded);
    app.window->openTable("one");
    app.window->goHome();
    app.window->openTable("one");
    app.window->openTable("two");
    QList<bool> told;
    for (const auto& one : shown)
        told << one.first().toBool();
    QCOMPARE(told, (QList<bool>{true, false, true, false, true}));
}

void WindowTest::screenIsWantedOnlyWhileThatTableIsPlayed()
{
    Shown app;
    QSignalSpy needed(app.window.get(), &MainWindow::screenNeeded);
    const auto now = [&] { return !needed.isEmpty() && needed.last().first().toBool(); };
    app.window->openTable("one");
    QVERIFY(now());
    app.games.last->play(false); // its clock is stopped, or it is over
    QVERIFY(!now());
    app.games.last->play(true);
    QVERIFY(now());
    app.window->openSettings(); // the table goes on below
    app.settle();
    QVERIFY(now());
    auto* wished = app.window->findChild<SwitchRow*>("screen");
    wished->click();
    QVERIFY2(!now(), "the wish holds only from the next table on");
    wished->click();
    QVERIFY(now());
    app.window->goHome();
    QVERIFY(!now());
    QCOMPARE(needed.size(), 6); // and nothing is told twice
}

void WindowTest::theKeysOfEveryScreenAreListed()
{
    Shown app;
    const std::array<std::function<void()>, 5> ways{[] {}, [&] { app.window->openSettings(); },
                                                    [&] { app.window->openNewTable(); },
                                                    [&] { app.window->openQuick(QuickCheck::Roll); },
                                                    [&] {
                                                        app.window->openTable("one");
                                                        app.window->openLog();
                                                    }};
    for (const auto& open : ways) {
        app.window->goHome();
        open();
        app.settle();
        QTest::keyClick(app.window->current(), Qt::Key_Question, Qt::ShiftModifier);
        app.settle();
        auto* sheet = app.window->findChild<QWidget*>("shortcuts");
        QVERIFY2(sheet && sheet->isVisible(), qPrintable(app.window->current()->title()));
        app.window->back();
        app.settle();
    }
}

void WindowTest::questionMarkListsTheKeys()
{
    Shown app;
    QTest::keyClick(app.window.get(), Qt::Key_Question, Qt::ShiftModifier);
    app.settle();
    auto* sheet = app.window->findChild<QWidget*>("shortcuts");
    QVERIFY(sheet && sheet->isVisible());
    QStringList texts;
    for (const QLabel* label : sheet->findChildren<QLabel*>())
        texts << label->text();
    // Every button with a key on this screen stands in the list.
    int keys = 0;
    for (const QAbstractButton* button : app.window->current()->findChildren<QAbstractButton*>()) {
        if (button->shortcut().isEmpty() || !button->isVisibleTo(app.window.get()))
            continue;
        ++keys;
        QVERIFY2(texts.contains(button->accessibleName()), qPrintable(button->accessibleName()));
        QVERIFY(button->toolTip().contains(button->shortcut().toString(QKeySequence::NativeText)));
    }
    QVERIFY(keys >= 6);
    QTest::keyClick(sheet, Qt::Key_Escape);
    QVERIFY(sheet->isHidden());
}

void WindowTest::questionMarkCanBeTyped()
{
    Shown app;
    app.window->openNewTable();
    app.settle();
    auto* field = app.window->findChild<QLineEdit*>("name-0");
    field->setFocus();
    QTest::keyClicks(field, "Bo?");
    QCOMPARE(field->text(), QString("Bo?"));
    QVERIFY(app.window->findChild<QWidget*>("shortcuts") == nullptr);
}

void WindowTest::rollDice()
{
    Shown app;
    app.tap("quick-roll");
    auto* screen = qobject_cast<RollScreen*>(app.window->current());
    QVERIFY(screen && screen->faces().isEmpty());
    QTest::mouseClick(screen->findChild<QWidget*>("count")->findChildren<QAbstractButton*>().at(1), Qt::LeftButton);
    app.tap("roll-now");
    QCOMPARE(screen->faces(), (QList<int>{4, 4}));
    QCOMPARE(screen->findChild<QLabel*>("said")->text(), QString("4, 4: 8 in all"));
    for (const QuickCheck of : {QuickCheck::Odds, QuickCheck::Placement}) { // no game here: it says so instead
        app.toast()->hide();
        app.window->openQuick(of);
        QVERIFY(app.toast()->isVisible());
        QCOMPARE(app.window->current(), screen);
    }
}

void WindowTest::escapeLeadsHome()
{
    Shown app;
    app.window->openSettings();
    app.settle();
    QTest::keyClick(app.window->current(), Qt::Key_Escape);
    app.settle();
    QVERIFY(qobject_cast<HomeScreen*>(app.window->current()));
    QTest::keyClick(app.window->current(), Qt::Key_Escape);
    QVERIFY(qobject_cast<HomeScreen*>(app.window->current()));
}

QTEST_MAIN(WindowTest)
#include "window_test.moc"
