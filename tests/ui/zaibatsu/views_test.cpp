// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every view of the table at every size: names, sizes, distances, nothing cut.
#include "ui/zaibatsu/tour.h"
#include "ui/zaibatsu/window_fixture.h"

#include <QtTest>

using support::TableWindow;

class ViewsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void everyViewHoldsWhatEveryScreenKeeps_data()
    {
        QTest::addColumn<int>("scene");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        const auto scenes = ui::tourScenes();
        const QList<std::tuple<const char*, QSize, double>> sizes{{"tablet", {1280, 800}, 1.0}, {"small", {800, 600}, 1.0},
                                                                  {"phone", {360, 740}, 1.0}, {"tablet, text 200 %", {1280, 800}, 2.0}};
        for (qsizetype i = 0; i < scenes.size(); ++i)
            for (const auto& [name, size, scale] : sizes)
                QTest::newRow(qPrintable(scenes[i].name + ", " + name)) << static_cast<int>(i) << size << scale;
    }
    void everyViewHoldsWhatEveryScreenKeeps()
    {
        QFETCH(int, scene);
        QFETCH(QSize, size);
        QFETCH(double, scale);
        TableWindow window(support::sampleTable(), size, scale);
        QVERIFY(ui::tourScenes().at(scene).arrange(window.screen));
        window.settle();
        QCOMPARE(support::nameless(window.screen), QStringList());
        QCOMPARE(support::tooSmall(window.screen), QStringList());
        QCOMPARE(support::tooNear(window.screen), QStringList());
        QCOMPARE(support::cut(window.screen), QStringList());
    }

    void undoKeepsItsPlaceAndSize()
    {
        TableWindow window(support::sampleTable(8));
        const QRect before(window.part("undo")->mapTo(&window.screen, QPoint()), window.part("undo")->size());
        window.toAction();
        window.screen.select(zaibatsu::Colour::Red);
        window.settle();
        QCOMPARE(QRect(window.part("undo")->mapTo(&window.screen, QPoint()), window.part("undo")->size()), before);
        QCOMPARE(before.width(), 124);
    }

    void sampleFacesAreMarkedAsSuch()
    {
        TableWindow window(support::sampleTable(10));
        window.toAction();
        QVERIFY(window.part("sample-mark"));
        TableWindow empty(support::freshTable(false));
        QVERIFY(!empty.part("sample-mark"));
    }
};

QTEST_MAIN(ViewsTest)
#include "views_test.moc"
