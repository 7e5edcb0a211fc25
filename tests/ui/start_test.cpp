// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window as it starts: what is on show is composed once, what is not is not, and words do not wait for pictures.
#include "fake_tables.h"
#include "look_support.h"
#include "ui/shell/main_window.h"

#include <QTemporaryDir>

using namespace ui;

namespace {

/// Home asks for the list each time it is composed.
struct CountingTables : fake::Tables {
    mutable int lists = 0;
    QList<SavedTable> list() const override
    {
        ++lists;
        return kept;
    }
};

struct CountingGames : fake::Games {
    mutable int pictures = 0;
    void paintPicture(QPainter& painter, const Look& look, const QRectF& box, const QString& id) const override
    {
        ++pictures;
        fake::Games::paintPicture(painter, look, box, id);
    }
};

struct CountingScreen : Screen {
    using Screen::Screen;
    int composed = 0;
    QString title() const override { return {}; }
    QWidget* compose(Breadth) override
    {
        ++composed;
        return new QWidget;
    }
};

struct Started {
    QTemporaryDir folder;
    std::unique_ptr<Look> look = support::makeLook();
    CountingTables tables;
    CountingGames games;
    presentation::Languages languages;
    std::unique_ptr<MainWindow> window;

    explicit Started(const QString& language = QStringLiteral("en"))
    {
        tables.kept = fake::sampleTables();
        Preferences wishes;
        wishes.language = language;
        wishes.textScale = 1.3;
        const QString file = folder.filePath("settings.ini");
        (void)savePreferences(file, wishes);
        window = std::make_unique<MainWindow>(ShellParts{*look, tables, games, languages, file});
        window->resize(1280, 800);
    }
    void show() { support::settle(*window, {1280, 800}); }
    [[nodiscard]] QWidget* toast() const { return window->findChild<QWidget*>("toast"); }
};

} // namespace

class StartTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void homeIsComposedOnce_data();
    void homeIsComposedOnce();
    void aTableAtTheStartNeedsNoHome();
    void whatGoesWrongBeforeTheWindowIsSeenIsTold();
    void aNewLanguageIsSpokenAtOnce();
    void wordsDoNotWaitForThePicture();
    void whatIsOutOfDateIsComposedWhenItIsSeen();
};

void StartTest::homeIsComposedOnce_data()
{
    QTest::addColumn<QString>("language");
    for (const presentation::Language language : presentation::allLanguages())
        QTest::newRow(qPrintable(presentation::languageCode(language))) << presentation::languageCode(language);
}

void StartTest::homeIsComposedOnce()
{
    QFETCH(QString, language);
    Started app(language);
    QCOMPARE(app.tables.lists, 0);
    app.show();
    QCOMPARE(app.tables.lists, 1);
    QCOMPARE(presentation::languageCode(app.languages.current()), language);
}

void StartTest::aTableAtTheStartNeedsNoHome()
{
    Started app;
    app.window->openTable("one");
    app.show();
    QVERIFY(qobject_cast<TableScreen*>(app.window->current()));
    QCOMPARE(app.tables.lists, 0);
    app.window->goHome();
    QCOMPARE(app.tables.lists, 1);
    QVERIFY(app.window->findChild<QAbstractButton*>("table-one")->isVisible());
    app.window->openTable("one");
    QCOMPARE(app.tables.lists, 1);
    app.tables.kept.removeFirst();
    app.window->goHome();
    QCOMPARE(app.tables.lists, 2); // and shows what has changed meanwhile
    QTest::qWait(0);
    QVERIFY(!app.window->findChild<QAbstractButton*>("table-one"));
}

void StartTest::whatGoesWrongBeforeTheWindowIsSeenIsTold()
{
    Started app;
    app.window->tell("The file is damaged after entry 12.");
    app.show();
    QVERIFY(app.toast()->isVisible());
    QVERIFY(app.window->rect().contains(app.toast()->geometry()));
}

void StartTest::aNewLanguageIsSpokenAtOnce()
{
    Started app;
    app.show();
    const QString english = app.window->findChild<QAbstractButton*>("continue")->text();
    QVERIFY(app.languages.install(presentation::Language::Russian));
    QTest::qWait(0);
    QCOMPARE(app.tables.lists, 2);
    QVERIFY(app.window->findChild<QAbstractButton*>("continue")->text() != english);
    QCOMPARE(app.window->findChild<QAbstractButton*>("language")->text(), QString("Русский"));
}

void StartTest::wordsDoNotWaitForThePicture()
{
    Started app;
    app.window->show();
    (void)app.window->grab();
    QCOMPARE(app.games.pictures, 0);
    QTRY_COMPARE(app.games.pictures, 1);
    app.show();
    (void)app.window->grab();
    QCOMPARE(app.games.pictures, 1); // kept until its room changes
    app.window->resize(1300, 820);
    (void)app.window->grab();
    QCOMPARE(app.games.pictures, 2);
}

void StartTest::whatIsOutOfDateIsComposedWhenItIsSeen()
{
    const auto look = support::makeLook();
    CountingScreen screen(*look);
    screen.outdate();
    QCOMPARE(screen.composed, 0);
    screen.show();
    QCOMPARE(screen.composed, 1);
    screen.outdate();
    QCOMPARE(screen.composed, 2);
    screen.hide();
    look->setTextScale(1.5);
    look->setChoice(ThemeChoice::Light);
    QCOMPARE(screen.composed, 2);
    screen.show();
    QCOMPARE(screen.composed, 3);
    screen.hide();
    screen.show();
    QCOMPARE(screen.composed, 3);
}

QTEST_MAIN(StartTest)

#include "start_test.moc"
