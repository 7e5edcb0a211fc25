// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Dice.qml: the dice come to rest on their faces within a second, at once when skipped or when motion is reduced.
#include "ui/look_support.h"
#include "ui/zaibatsu/dice_view.h"

#include <QElapsedTimer>
#include <QQuickItem>
#include <QSignalSpy>
#include <QtTest>

namespace {

QList<int> shown(const QQuickItem* root)
{
    QList<int> values;
    for (const QQuickItem* child : root->childItems()) {
        if (child->property("value").isValid() && child->property("black").isValid())
            values << child->property("value").toInt();
        values << shown(child);
    }
    return values;
}

} // namespace

class DiceTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void diceRestOnTheirFacesWithinASecond()
    {
        const auto look = support::makeLook();
        look->setReducedMotion(false);
        ui::DiceView view(*look, {{3, 6}, {true, false}, 1});
        support::settle(view, {260, 120});
        QSignalSpy rested(&view, &ui::DiceView::rested);
        QElapsedTimer timer;
        timer.start();
        view.roll();
        QVERIFY(rested.isEmpty());
        QVERIFY(rested.wait(3000));
        QVERIFY(view.rootObject());
        QCOMPARE(shown(view.rootObject()), (QList<int>{3, 6}));
        QVERIFY2(look->duration(ui::Motion::Dice) < 1000, "the token itself is below a second");
        QVERIFY(timer.elapsed() >= look->duration(ui::Motion::Dice) / 2);
    }

    void aTapSkipsTheTumbling()
    {
        const auto look = support::makeLook();
        look->setReducedMotion(false);
        ui::DiceView view(*look, {{5}, {true}, 0});
        support::settle(view, {140, 120});
        QSignalSpy rested(&view, &ui::DiceView::rested);
        view.roll();
        QTest::mouseClick(&view, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(rested.count(), 1, 400);
        QCOMPARE(shown(view.rootObject()), QList<int>{5});
    }

    void reducedMotionShowsTheFacesAtOnce()
    {
        const auto look = support::makeLook();
        ui::DiceView view(*look, {{1, 2, 4}, {false, true, false}, 0});
        support::settle(view, {400, 120});
        QSignalSpy rested(&view, &ui::DiceView::rested);
        view.roll();
        QCOMPARE(rested.count(), 1);
        QCOMPARE(shown(view.rootObject()), (QList<int>{1, 2, 4}));
    }
};

QTEST_MAIN(DiceTest)
#include "dice_test.moc"
