// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// F1 lists the keys wherever one is at a table.
#include "ui/zaibatsu/program_fixture.h"

class KeysTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }
    void helpKeyAtATable_data();
    void helpKeyAtATable();
    void helpKeyBesideTheTable();

private:
    static void pressHelp(support::Program& app)
    {
        app.window->activateWindow();
        (void)QTest::qWaitForWindowActive(app.window.get());
        QTest::keyClick(app.window.get(), Qt::Key_F1);
        app.settle();
    }
};

void KeysTest::helpKeyAtATable_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("tablet") << QSize(1280, 800);
    QTest::newRow("small") << QSize(800, 600);
    QTest::newRow("phone") << QSize(360, 740);
}

void KeysTest::helpKeyAtATable()
{
    QFETCH(QSize, size);
    support::Program app(support::sampleTable(), presentation::Language::English, size);
    app.window->openTable("one");
    app.settle();
    pressHelp(app);
    QVERIFY(app.sheet());
    QCOMPARE(app.sheet()->objectName(), QString("shortcuts"));
    QStringList keys;
    for (const auto* label : app.sheet()->findChildren<QLabel*>())
        keys << label->text();
    QVERIFY(keys.contains("F1"));
    app.window->back();
    app.settle();
    auto* help = app.window->findChild<QAbstractButton*>("help");
    QCOMPARE(help != nullptr, size.width() > 900);
    if (!help)
        return;
    QTest::mouseClick(help, Qt::LeftButton);
    app.settle();
    QVERIFY(app.sheet());
}

void KeysTest::helpKeyBesideTheTable()
{
    support::Program app(support::sampleTable());
    app.window->openQuick(ui::QuickCheck::Odds);
    app.settle();
    pressHelp(app);
    QVERIFY(app.sheet());
}

QTEST_MAIN(KeysTest)
#include "keys_test.moc"
