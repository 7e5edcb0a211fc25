// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The copies that are kept of a table: found behind its row, opened as tables of their own, written out.
#include "fake_tables.h"
#include "fit_support.h"
#include "look_support.h"
#include "ui/kit/sheets.h"
#include "ui/shell/main_window.h"

#include <QMenu>
#include <QTemporaryDir>

using namespace ui;

namespace {

/// Home with a table of which two copies are kept.
struct Home {
    QTemporaryDir folder;
    std::unique_ptr<Look> look;
    fake::Tables tables;
    fake::Games games;
    presentation::Languages languages;
    std::unique_ptr<MainWindow> window;

    explicit Home(QSize size = {1280, 800}, double scale = 1.0, ThemeChoice theme = ThemeChoice::Dark)
        : look(support::makeLook(theme, scale))
    {
        tables.kept = fake::sampleTables();
        tables.table->lines = fake::sampleLog();
        const QDateTime now = QDateTime::currentDateTime();
        tables.copies = {{"copy-38", 38, now, "turn 7, Bo to act"},
                         {"copy-12", 12, now.addDays(-2), "turn 3, Ana to act"}};
        Preferences wishes;
        wishes.theme = theme;
        wishes.textScale = scale;
        wishes.reducedMotion = true;
        wishes.language = "en";
        const QString file = folder.filePath("settings.ini");
        (void)savePreferences(file, wishes);
        window = std::make_unique<MainWindow>(ShellParts{*look, tables, games, languages, file});
        (void)languages.install(presentation::Language::English);
        support::settle(*window, size);
    }
    void settle()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
    }
    bool tap(const QString& name)
    {
        auto* button = window->findChild<QAbstractButton*>(name);
        if (!button || !button->isVisible())
            return false;
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
        return true;
    }
    /// Behind the row's dots, the line of that name.
    bool open(const QString& table, const QString& line)
    {
        for (QWidget* up = window->findChild<QWidget*>("more-" + table); up; up = up->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(up))
                area->ensureWidgetVisible(window->findChild<QWidget*>("more-" + table));
        if (!tap("more-" + table))
            return false;
        auto* menu = window->findChild<QMenu*>();
        for (QAction* action : menu ? menu->actions() : QList<QAction*>())
            if (action->text() == line) {
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                settle();
                return true;
            }
        return false;
    }
    [[nodiscard]] QWidget* sheet(const char* name) const
    {
        auto* found = window->findChild<QWidget*>(QLatin1String(name));
        return found && found->isVisible() ? found : nullptr;
    }
};

} // namespace

class CopiesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(loadFonts()); }

    void aCopyOpensAsATableOfItsOwn()
    {
        Home app;
        QVERIFY(app.open("one", "Kept copies"));
        QVERIFY(app.sheet("copies"));
        QVERIFY(app.tap("open-copy-copy-12"));
        QCOMPARE(app.tables.asked, (QStringList{"open copy copy-12", "open made"}));
        QCOMPARE(app.window->current(), app.games.last);
    }

    void whatGoesWrongIsTold()
    {
        Home app;
        app.tables.problem = "There is no room on the disk.";
        QVERIFY(app.open("two", "Kept copies") && app.tap("open-copy-copy-38"));
        QCOMPARE(app.tables.asked, QStringList{"open copy copy-38"});
        QCOMPARE(app.window->findChild<QWidget*>("toast")->accessibleName(), app.tables.problem);
        QVERIFY(qobject_cast<HomeScreen*>(app.window->current()));
    }

    void aCopyIsWrittenOutInAnyForm()
    {
        Home app;
        QVERIFY(app.open("one", "Kept copies") && app.tap("export-copy-copy-38"));
        QVERIFY(!app.sheet("copies"));
        QWidget* forms = app.sheet("export-as");
        QVERIFY(forms);
        QTest::mouseClick(forms->findChild<QWidget*>("as-table")->findChild<QAbstractButton*>(), Qt::LeftButton);
        app.settle();
        QCOMPARE(app.tables.asked.last(), QString("export copy-38 tables/one.jsonl"));
    }

    /// A damaged table is what copies are for.
    void aTableThatCannotBeOpenedHasItsCopiesToo()
    {
        Home app;
        QVERIFY(app.open("four", "Kept copies"));
        QVERIFY(app.sheet("copies"));
    }

    void withoutACopyItSaysWhenOneIsKept()
    {
        Home app;
        app.tables.copies.clear();
        QVERIFY(app.open("one", "Kept copies"));
        const auto labels = app.sheet("copies")->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text().startsWith("None yet"); }));
        QTest::keyClick(app.sheet("copies"), Qt::Key_Escape);
        QVERIFY(!app.sheet("copies"));
    }

    void holdsAtEverySize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::newRow("tablet") << QSize(1280, 800) << 1.0;
        QTest::newRow("tablet 200") << QSize(1280, 800) << 2.0;
        QTest::newRow("phone") << QSize(360, 740) << 1.0;
        QTest::newRow("phone 200") << QSize(360, 740) << 2.0;
    }
    void holdsAtEverySize()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
            Home app(size, scale, theme);
            if (const QString folder = qEnvironmentVariable("ZC_PICTURES"); !folder.isEmpty())
                app.window->grab().save(
                    QString("%1/home-%2-%3.png").arg(folder, QTest::currentDataTag()).arg(int(theme)));
            QVERIFY(app.open("one", "Kept copies"));
            QWidget* sheet = app.sheet("copies");
            QVERIFY(sheet);
            const QStringList wrong = support::nameless(*sheet) + support::tooSmall(*sheet) + support::tooNear(*sheet)
                + support::cut(*sheet) + support::broken(*sheet) + support::crossed(*sheet) + support::outside(*sheet);
            QCOMPARE(wrong.join("\n"), QString());
            if (const QString folder = qEnvironmentVariable("ZC_PICTURES"); !folder.isEmpty())
                app.window->grab().save(
                    QString("%1/copies-%2-%3.png").arg(folder, QTest::currentDataTag()).arg(int(theme)));
        }
    }
};

QTEST_MAIN(CopiesTest)
#include "copies_test.moc"
