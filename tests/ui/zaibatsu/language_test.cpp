// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Switching the language while a table is open: every word and every accessible name at once. The oracle is the same
// view, opened in that language from the start.
#include "presentation/log_model.h"
#include "presentation/now_model.h"
#include "presentation/players_model.h"
#include "ui/shell/log_screen.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/program_places.h"

#include <QtTest>

using presentation::Language;
using support::Place;
using support::places;
using support::Program;

namespace {

/// What the view says after a switch; the toast of before is gone by then.
QStringList after(Program& app)
{
    app.settle();
    return support::spoken(*app.window);
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void everyWordIsOfTheLanguageOfNow_data()
    {
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("now");
        const QList<Place> all = places();
        for (int i = 0; i < all.size(); ++i) {
            if (all[i].name == "rename-table" || all[i].name == "bin" || all[i].name == "kept-copies"
                || all[i].name == "rules-search")
                continue; // home's sheets close when the language changes; a search is typed in words of its own
            QTest::newRow(qPrintable(all[i].name + ", en to ru")) << i << 0 << 3;
            QTest::newRow(qPrintable(all[i].name + ", ru to es")) << i << 3 << 1;
            QTest::newRow(qPrintable(all[i].name + ", es to fr")) << i << 1 << 2;
        }
    }
    void everyWordIsOfTheLanguageOfNow()
    {
        QFETCH(int, place);
        QFETCH(int, before);
        QFETCH(int, now);
        const Place where = places().at(place);
        QStringList switched;
        QStringList old;
        {
            Program app(support::sampleTable(), static_cast<Language>(before));
            QVERIFY(where.go(app));
            app.settle();
            old = support::spoken(*app.window);
            QVERIFY(app.languages.install(static_cast<Language>(now)));
            switched = after(app);
        }
        Program app(support::sampleTable(), static_cast<Language>(now));
        QVERIFY(where.go(app));
        app.settle();
        for (auto* toast : app.window->findChildren<ui::Toast*>())
            toast->dismiss();
        QCOMPARE(switched.join('\n'), after(app).join('\n'));
        QVERIFY(switched != old);
    }

    void modelsKeptAliveAreToldOnce()
    {
        Program app(support::sampleTable());
        presentation::LogModel log(*app.made.table);
        presentation::NowModel now(*app.made.table);
        presentation::PlayersModel players(*app.made.table);
        QSignalSpy told(app.made.table.get(), &presentation::Table::retranslated);
        for (int i = 0; i < 3; ++i) { // the same table again and again
            app.window->openTable("one");
            app.settle();
            app.window->goHome();
        }
        app.window->openTable("one");
        const auto texts = [](const QAbstractItemModel& model, int role) {
            QStringList out;
            for (int i = 0; i < model.rowCount(); ++i)
                out << model.index(i, 0).data(role).toString();
            return out;
        };
        const QStringList before = texts(log, presentation::LogModel::TextRole)
            + texts(now, presentation::NowModel::LineRole) + texts(players, presentation::PlayersModel::LineRole);
        QVERIFY(app.languages.install(Language::French));
        QCOMPARE(told.count(), 1);
        const QStringList after = texts(log, presentation::LogModel::TextRole)
            + texts(now, presentation::NowModel::LineRole) + texts(players, presentation::PlayersModel::LineRole);
        QCOMPARE(after.size(), before.size());
        for (qsizetype i = 0; i < before.size(); ++i)
            QVERIFY2(before[i].isEmpty() || before[i] != after[i], qPrintable(before[i]));
    }

    void whatWasBegunSurvives()
    {
        Program app(support::sampleTable());
        app.window->openTable("one");
        app.window->openLog();
        auto* log = qobject_cast<ui::LogScreen*>(app.window->current());
        log->choose(7);
        app.settle();
        auto* die = app.window->findChild<QAbstractButton*>("fix-die-0-1");
        QVERIFY(die);
        die->click();
        app.settle();
        QVERIFY(app.window->findChild<QWidget*>("fix-drop"));
        QVERIFY(app.languages.install(Language::Spanish));
        app.settle();
        QVERIFY(app.window->findChild<QWidget*>("fix-drop"));
        QVERIFY(app.window->findChild<QAbstractButton*>("fix-die-0-1")->isChecked());
        // Another entry begins anew.
        log->choose(5);
        app.settle();
        QVERIFY(!app.window->findChild<QWidget*>("fix-drop"));
    }

    void aRefusalLeadsToItsRuleInOneTap()
    {
        Program app(support::sampleTable());
        app.window->openTable("one");
        app.settle();
        QVERIFY(ui::tourScenes().at(3).arrange(*app.table())); // a refused place
        app.settle();
        auto* why = app.window->findChild<QAbstractButton*>("why");
        QVERIFY(why);
        QTest::mouseClick(why, Qt::LeftButton);
        app.settle();
        auto* sheet = app.window->findChild<QWidget*>("rule");
        QVERIFY(sheet && sheet->isVisible());
        const QString said = support::spoken(*sheet).join('\n');
        QVERIFY2(said.contains(QRegularExpression("[RA]-\\d{3}")), qPrintable(said));
        QVERIFY2(said.contains("edition (20"), qPrintable(said));
        QVERIFY(sheet->accessibleName().size() > 8);
        QTest::keyClick(sheet, Qt::Key_Escape);
        QVERIFY(!sheet->isVisible());
        QVERIFY(app.table()->flow()); // the Search goes on
    }

    void aRefusedTryOffersItsRule()
    {
        Program app(support::sampleTable());
        app.window->openTable("one");
        app.settle();
        const auto answer = app.table()->driver().act(ui::build::search(
            zaibatsu::PawnId{0}, *zaibatsu::findBlock(*app.made.table->state().components, "antro"), {7, 7}, 0, false));
        QVERIFY(!answer);
        app.settle();
        auto* why = app.window->findChild<QAbstractButton*>("toast-why");
        QVERIFY(why && why->isVisible());
        QTest::mouseClick(why, Qt::LeftButton);
        app.settle();
        QVERIFY(app.window->findChild<QWidget*>("rule-title"));
    }
};

QTEST_MAIN(LanguageTest)
#include "language_test.moc"
