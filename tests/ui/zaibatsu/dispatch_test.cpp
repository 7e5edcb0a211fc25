// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Nothing in the window changes a table except through the one door: every control is pressed, in every state.
#include "ui/zaibatsu/tour.h"
#include "ui/zaibatsu/window_fixture.h"

#include <QtTest>

using namespace zaibatsu;
using support::TableWindow;

namespace {

QString idOf(const QAbstractButton& button)
{
    QString id = button.objectName();
    for (const QWidget* up = button.parentWidget(); up && id.isEmpty(); up = up->parentWidget())
        id = up->objectName();
    return id + '|' + button.accessibleName() + '|' + button.text();
}

} // namespace

class DispatchTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void everyControlActsThroughTheDoor_data()
    {
        QTest::addColumn<int>("scene");
        const auto scenes = ui::tourScenes();
        for (qsizetype i = 0; i < scenes.size(); ++i)
            QTest::newRow(qPrintable(scenes[i].name)) << static_cast<int>(i);
    }
    void everyControlActsThroughTheDoor()
    {
        // Each control of the scene is pressed once on a fresh table; the entries written are those of the door.
        QFETCH(int, scene);
        const ui::TourScene wanted = ui::tourScenes().at(scene);
        QSet<QString> pressed;
        bool more = true;
        for (int round = 0; more && round < 120; ++round) {
            TableWindow window(support::sampleTable(30));
            QVERIFY2(wanted.arrange(window.screen), qPrintable(wanted.name));
            window.settle();
            QAbstractButton* next = nullptr;
            for (auto* button : window.screen.findChildren<QAbstractButton*>())
                if (button->isVisible() && button->isEnabled() && !pressed.contains(idOf(*button))) {
                    next = button;
                    break;
                }
            more = next != nullptr;
            if (!next)
                break;
            const QString id = idOf(*next);
            pressed << id;
            const auto before = window.made.table->sharedState();
            const int entries = window.made.table->entries();
            const int calls = window.calls;
            QTimer::singleShot(0, &window.screen, [] {
                if (QWidget* popup = QApplication::activePopupWidget())
                    popup->close();
            });
            next->click();
            window.settle();
            QVERIFY2(window.made.table->entries() - entries == window.calls - calls, qPrintable(id));
            if (window.calls == calls)
                QVERIFY2(window.made.table->state() == *before, qPrintable(id));
        }
        QVERIFY(pressed.size() > 3);
    }

    void tapsOnTheBoardActThroughTheDoor()
    {
        for (const ui::TourScene& scene : ui::tourScenes()) {
            TableWindow window(support::sampleTable(30));
            QVERIFY(scene.arrange(window.screen));
            window.settle();
            for (int i = 0; i < 12 && window.screen.board()->isVisible(); ++i) {
                const int entries = window.made.table->entries();
                const int calls = window.calls;
                const QPoint at(60 + (i * 211) % std::max(80, window.screen.board()->width() - 80),
                                60 + (i * 137) % std::max(80, window.screen.board()->height() - 80));
                QTest::mouseClick(window.screen.board(), Qt::LeftButton, {}, at);
                window.settle();
                QCOMPARE(window.made.table->entries() - entries, window.calls - calls);
            }
        }
    }
};

QTEST_MAIN(DispatchTest)
#include "dispatch_test.moc"
