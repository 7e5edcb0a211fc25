// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every view of the table at every size: names, sizes, distances, nothing cut.
#include "ui/kit/sheets.h"
#include "ui/zaibatsu/board_view.h"
#include "ui/zaibatsu/players_panel.h"
#include "ui/zaibatsu/tour.h"
#include "ui/zaibatsu/window_fixture.h"

#include <QRegularExpression>
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
        const QList<std::tuple<const char*, QSize, double>> sizes{{"tablet", {1280, 800}, 1.0},
                                                                  {"small", {800, 600}, 1.0},
                                                                  {"phone", {360, 740}, 1.0},
                                                                  {"tablet, text 200 %", {1280, 800}, 2.0}};
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
        // Tabs are one place in the tab order; arrow keys go from one to the next.
        QStringList unreached = support::nameless(window.screen);
        unreached.removeIf([](const QString& control) { return control.startsWith("no tab: QRadioButton"); });
        QCOMPARE(unreached.join("\n"), QString());
        QCOMPARE(support::tooSmall(window.screen).join("\n"), QString());
        // Round toggles are apart as circles, which their boxes do not show.
        QStringList near = support::tooNear(window.screen);
        static const QRegularExpression round("'(side|corner|space)-[-0-9]+'");
        near.removeIf([](const QString& pair) { return pair.count(round) == 2; });
        QCOMPARE(near.join("\n"), QString());
        QCOMPARE(support::cut(window.screen).join("\n"), QString());
    }

    void roundTogglesAreEightPixelsApart_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("tablet") << QSize(1280, 800);
        QTest::newRow("phone") << QSize(360, 740);
    }
    void roundTogglesAreEightPixelsApart()
    {
        QFETCH(QSize, size);
        TableWindow window(support::sampleTable(), size);
        window.screen.openFace(zaibatsu::BlockId{2});
        window.settle();
        QList<QPointF> centres;
        double diameter = 0;
        for (const char* kind : {"side-%1", "corner-%1"})
            for (int i = 0; i < 6; ++i) {
                const QWidget* toggle = window.part(QString(kind).arg(i));
                QVERIFY(toggle);
                centres << QPointF(toggle->geometry().center());
                diameter = toggle->width();
            }
        for (qsizetype i = 0; i < centres.size(); ++i)
            for (qsizetype j = i + 1; j < centres.size(); ++j)
                QVERIFY(QLineF(centres[i], centres[j]).length() >= diameter + 8);
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

    void whatARefusalNamesIsSeenAboveItsToast()
    {
        for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(360, 740)}) {
            TableWindow window(support::sampleTable(), size);
            auto* board = window.screen.board();
            window.screen.select({}); // else the piece in hand has moved the view on a phone
            board->fit();
            window.settle();
            const auto at = window.state().pawns[0].at;
            QVERIFY(at);
            const ui::BoardTarget stands = ui::BlockSpot{zaibatsu::BlockId{at->piece}, std::nullopt};
            const QPointF before = board->screenPoint(stands);
            const auto antro = zaibatsu::findBlock(*window.state().components, "antro");
            QVERIFY(!window.screen.driver().act(ui::build::search(zaibatsu::PawnId{0}, *antro, {7, 7}, 0, false)));
            window.settle();
            auto* toast = window.screen.findChild<ui::Toast*>();
            QVERIFY(toast && toast->isVisible());
            const int top = board->mapFrom(&window.screen, toast->pos()).y();
            QVERIFY2(board->screenPoint(stands).y() + 0.5 * board->r() <= top, qPrintable(QString::number(top)));
            toast->dismiss();
            window.settle();
            QVERIFY(QLineF(board->screenPoint(stands), before).length() < 2);
            // What players have moved meanwhile stays where they put it.
            QVERIFY(!window.screen.driver().act(ui::build::search(zaibatsu::PawnId{0}, *antro, {7, 7}, 0, false)));
            board->zoom(1.5);
            window.settle();
            const double nearer = board->r();
            toast->dismiss();
            window.settle();
            QCOMPARE(board->r(), nearer);
        }
    }

    void nothingLiesOverABoardBesideTabs()
    {
        for (const auto& [size, scale] : {std::pair(QSize(800, 600), 1.0), std::pair(QSize(360, 740), 1.0),
                                          std::pair(QSize(360, 740), 2.0), std::pair(QSize(1280, 800), 2.0)}) {
            TableWindow window(support::sampleTable(), size, scale);
            window.toAction();
            const QRect board(window.screen.board()->mapTo(&window.screen, QPoint()), window.screen.board()->size());
            QVERIFY(window.part("sample-mark"));
            for (const char* name : {"sample-mark", "supply-mark"})
                if (const QWidget* mark = window.part(name))
                    QVERIFY2(!board.intersects(QRect(mark->mapTo(&window.screen, QPoint()), mark->size())), name);
        }
    }

    void thePlayersTabHasTheWholeWidth()
    {
        for (const QSize size : {QSize(800, 600), QSize(360, 740)}) {
            TableWindow window(support::sampleTable(), size);
            auto* tabs = window.screen.findChild<ui::Tabs*>("bottom-tabs");
            QVERIFY(tabs);
            emit tabs->chosenChanged(0);
            window.settle();
            const auto* players = window.screen.findChild<ui::PlayersPanel*>();
            QVERIFY(players && players->isVisible());
            QCOMPARE(players->width(), size.width());
            emit tabs->chosenChanged(1);
            window.settle();
            QVERIFY(window.screen.board()->isVisible());
        }
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
