// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// ? lists the keys wherever one is at a table; F1 opens the rule about what has the focus.
#include "ui/zaibatsu/program_fixture.h"

class KeysTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }
    void helpKeyAtATable_data();
    void helpKeyAtATable();
    void helpKeyBesideTheTable();
    void theFocusHasARule();

private:
    static void pressHelp(support::Program& app)
    {
        app.window->activateWindow();
        (void)QTest::qWaitForWindowActive(app.window.get());
        QTest::keyClick(app.window->current(), Qt::Key_Question, Qt::ShiftModifier);
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

void KeysTest::theFocusHasARule()
{
    support::Program app(support::sampleTable());
    app.window->openTable("one");
    app.settle();
    const presentation::RuleBook book;
    const auto about = [&](QWidget* focused) {
        focused->setFocus();
        QTest::keyClick(focused, Qt::Key_F1);
        app.settle();
        const auto* title = app.sheet() ? app.sheet()->findChild<QLabel*>("article-title") : nullptr;
        const QString text = title ? title->text() : QString();
        app.window->back();
        app.settle();
        return text;
    };
    const auto titled = [&](const char* entry) { return book.title(entry, presentation::Language::English); };
    QCOMPARE(about(app.window->findChild<QWidget*>("phase-2")), titled("action-phase"));
    auto* row = app.window->findChild<QWidget*>("action-search");
    QVERIFY(row);
    QCOMPARE(about(row->findChild<QAbstractButton*>()), titled("search-steps"));
    // The `?` of each row says the same as the key.
    QTest::mouseClick(row->findChild<QAbstractButton*>("about"), Qt::LeftButton);
    app.settle();
    QVERIFY(app.sheet());
    QCOMPARE(app.sheet()->findChild<QLabel*>("article-title")->text(), titled("search-steps"));
    app.window->back();
    app.table()->select(zaibatsu::centralCore);
    app.settle();
    QCOMPARE(about(app.table()->findChild<QWidget*>("board")), titled("central-core"));
}

QTEST_MAIN(KeysTest)
#include "keys_test.moc"
