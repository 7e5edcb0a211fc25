// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The log: found, folded, noted, looked at, undone to, put right. Nothing is done before its preview is accepted.
#include "fake_tables.h"
#include "look_support.h"
#include "ui/kit/label.h"
#include "ui/shell/log_screen.h"

#include <QScrollBar>

using namespace ui;

namespace {

struct Shown {
    std::unique_ptr<Look> look = support::makeLook();
    std::shared_ptr<fake::Table> table = std::make_shared<fake::Table>();
    std::unique_ptr<LogScreen> screen;

    explicit Shown(QSize size = {1280, 800})
    {
        table->lines = fake::sampleLog();
        screen = std::make_unique<LogScreen>(*look, table);
        support::settle(*screen, size);
    }
    void tap(const QString& name)
    {
        auto* button = screen->findChild<QAbstractButton*>(name);
        QVERIFY2(button, qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
    }
    void settle()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
    }
    [[nodiscard]] QStringList entries() const
    {
        QStringList out;
        for (const QAbstractButton* button : screen->findChildren<QAbstractButton*>())
            if (button->objectName().startsWith("entry-") && button->isVisibleTo(screen.get()))
                out << button->objectName().mid(6);
        return out;
    }
    [[nodiscard]] bool says(const QString& text) const
    {
        for (const Label* label : screen->findChildren<Label*>())
            if (label->isVisibleTo(screen.get()) && label->text().contains(text))
                return true;
        return false;
    }
};

} // namespace

class LogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void entriesStandInOrder();
    void findingNarrows_data();
    void findingNarrows();
    void turnsFold();
    void runsShowAsOne();
    void noteIsACommand();
    void noteOnAnEarlierTurnSaysSo();
    void opensAtItsEndOnAPhone();
    void staysAtItsEndWhenTheWindowIsTurned();
    void undoFromTheBar();
    void lookAndUndoToHere();
    void dieIsPutRightAfterItsPreview();
    void illegalLaterEntriesAreListedFirst();
    void leavingChangesNothing();
    void escapeClosesTheEntry();
    void textIsShownAsText();
};

void LogTest::entriesStandInOrder()
{
    const Shown log;
    QCOMPARE(log.entries(), (QStringList{"31", "32", "33", "34", "35", "36", "37", "38"}));
    QVERIFY(log.says("Copyleft gives every player a bonus counter")); // an effect, without a number
}

void LogTest::findingNarrows_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("entries");
    QTest::newRow("word") << "yakuza" << QStringList{"36"};
    QTest::newRow("mark") << "by hand" << QStringList{"37"};
    QTest::newRow("number") << "34" << QStringList{"34"};
    QTest::newRow("several") << "speedrunner" << QStringList{"32", "35", "38"};
    QTest::newRow("an effect, with its entry") << "every player" << QStringList{"33"};
    QTest::newRow("a heading, with its turn") << "bo, turn" << QStringList{"35", "36", "37", "38"};
    QTest::newRow("accents") << "YAKÚZA" << QStringList{"36"};
    QTest::newRow("nothing") << "reboot" << QStringList{};
}

void LogTest::findingNarrows()
{
    QFETCH(QString, text);
    QFETCH(QStringList, entries);
    Shown log;
    QTest::keyClicks(log.screen->findChild<QLineEdit*>("find"), text);
    log.settle();
    QCOMPARE(log.entries(), entries);
    QCOMPARE(log.says("Nothing found."), entries.isEmpty());
    QVERIFY(log.screen->findChild<QLineEdit*>("find")->text() == text); // the field keeps what is typed
}

void LogTest::turnsFold()
{
    Shown log;
    log.tap("turn-0");
    QCOMPARE(log.entries(), (QStringList{"35", "36", "37", "38"}));
    log.tap("turn-0");
    QCOMPARE(log.entries().size(), 8);
}

void LogTest::runsShowAsOne()
{
    Shown log;
    auto& lines = log.table->lines;
    presentation::LogLine again = lines[8]; // an Icebreaker
    lines.clear();
    for (const int n : {40, 41, 42, 43}) {
        again.n = n;
        lines << again;
    }
    log.table->commands[43] = R"({"type":"icebreak","pawn":"speedrunner-red","block":"yakuza","dice":[6]})";
    emit log.table->changed();
    log.settle();
    QCOMPARE(log.entries(), (QStringList{"42", "43"})); // the last of three, and one on another block
    log.tap("times-40");
    QCOMPARE(log.entries(), (QStringList{"40", "41", "42", "43"}));
    log.tap("times-40");
    QCOMPARE(log.entries(), (QStringList{"42", "43"}));
    QTest::keyClicks(log.screen->findChild<QLineEdit*>("find"), "yakuza");
    log.settle();
    QCOMPARE(log.entries(), (QStringList{"40", "41", "42", "43"})); // what is found stands alone
}

void LogTest::noteIsACommand()
{
    Shown log;
    log.tap("note");
    QTest::keyClicks(log.screen->findChild<QLineEdit*>("note-text"), "Dinner \"break\"");
    log.tap("note-keep");
    QCOMPARE(log.table->asked, QStringList{R"(do {"text":"Dinner \"break\"","type":"note"})"});
    QVERIFY(log.screen->findChild<QLineEdit*>("note-text") == nullptr);
}

void LogTest::noteOnAnEarlierTurnSaysSo()
{
    Shown log;
    log.screen->choose(32); // of turn 6; turn 7 is played
    log.settle();
    log.tap("note");
    QTest::keyClicks(log.screen->findChild<QLineEdit*>("note-text"), "the die fell off the table");
    log.tap("note-keep");
    QCOMPARE(log.table->asked, QStringList{R"(do {"text":"On turn 6: the die fell off the table","type":"note"})"});
    log.screen->choose(36); // of the turn that is played
    log.settle();
    log.tap("note");
    QVERIFY(log.screen->findChild<QLineEdit*>("note-text")->text().isEmpty());
}

void LogTest::opensAtItsEndOnAPhone()
{
    Shown log({360, 400});
    QTest::qWait(20);
    const QScrollBar* bar = log.screen->findChild<QScrollArea*>("log")->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), bar->maximum());
}

void LogTest::staysAtItsEndWhenTheWindowIsTurned()
{
    Shown log({1180, 400});
    const auto bar = [&log] { return log.screen->findChild<QScrollArea*>("log")->verticalScrollBar(); };
    QTest::qWait(20);
    for (const QSize size : {QSize(360, 400), QSize(1180, 400)}) {
        log.screen->resize(size);
        QTest::qWait(20);
        QVERIFY(bar()->maximum() > 0);
        QCOMPARE(bar()->value(), bar()->maximum());
    }
    bar()->setValue(10);
    log.screen->resize(360, 400);
    QTest::qWait(20);
    QCOMPARE(bar()->value(), 10);
}

void LogTest::undoFromTheBar()
{
    Shown log;
    QSignalSpy told(log.screen.get(), &LogScreen::told);
    log.tap("undo");
    QCOMPARE(log.table->asked, QStringList{"undo 1"});
    QCOMPARE(told.count(), 1);
    QVERIFY(!log.screen->findChild<QAbstractButton*>("redo")->isEnabled());
}

void LogTest::lookAndUndoToHere()
{
    Shown log;
    QSignalSpy looked(log.screen.get(), &LogScreen::lookRequested);
    log.tap("entry-33");
    QCOMPARE(log.screen->chosen(), std::optional(33));
    log.tap("look-at");
    QCOMPARE(looked.first().first().toInt(), 33);
    QVERIFY(log.table->asked.isEmpty());
    log.tap("undo-to");
    QCOMPARE(log.table->asked, QStringList{"goto 33"});
    QVERIFY(!log.screen->chosen());
}

void LogTest::dieIsPutRightAfterItsPreview()
{
    Shown log;
    log.table->wouldRead = QStringList{"Icebreaker on Copyleft fails.", "Nobody controls it."};
    log.tap("entry-33");
    log.tap("fix-die-0-4");
    const auto* now = log.screen->findChild<ui::Label*>("fix-now");
    QVERIFY(now && now->text().contains("Icebreaker on Copyleft fails. Nobody controls it."));
    QCOMPARE(log.table->asked.size(), 1);
    QVERIFY2(log.table->asked.first().startsWith("amend 33  {") && log.table->asked.first().contains(R"("dice":[4])"),
             qPrintable(log.table->asked.first()));
    log.tap("fix-drop");
    QCOMPARE(log.table->asked.size(), 2);
    QVERIFY(log.table->asked.last().startsWith("amend 33 drop {"));
}

void LogTest::illegalLaterEntriesAreListedFirst()
{
    Shown log;
    log.table->amendJson = R"({"changed":[],"illegal":[{"n":35,"refusal":{"rule":"R-103","text":"Bo would hold 1."}},
                               {"n":36,"refusal":{"text":"Not there."}}]})";
    QSignalSpy rule(log.screen.get(), &LogScreen::ruleRequested);
    log.tap("entry-33");
    log.tap("fix-die-0-1");
    QVERIFY(log.says("Bo would hold 1."));
    QVERIFY(log.says("Nothing has changed yet."));
    for (QAbstractButton* button : log.screen->findChildren<QAbstractButton*>())
        if (button->accessibleName().contains("R-103"))
            button->click();
    QCOMPARE(rule.count(), 1);
    log.tap("fix-keep");
    QVERIFY(log.table->asked.last().startsWith("amend 33 keep {"));
}

void LogTest::leavingChangesNothing()
{
    Shown log;
    log.tap("entry-33");
    log.tap("fix-die-0-2");
    log.tap("fix-leave");
    QCOMPARE(log.table->asked.size(), 1); // the preview alone
    QVERIFY(!log.screen->chosen());
}

void LogTest::escapeClosesTheEntry()
{
    Shown log({360, 740});
    QSignalSpy back(log.screen.get(), &Screen::backRequested);
    log.screen->choose(33);
    log.settle();
    QTest::keyClick(log.screen.get(), Qt::Key_Escape);
    QVERIFY(!log.screen->chosen());
    QCOMPARE(back.count(), 0);
    QTest::keyClick(log.screen.get(), Qt::Key_Escape);
    QCOMPARE(back.count(), 1);
}

void LogTest::textIsShownAsText()
{
    Shown log;
    log.table->lines[1].text = "<h1>Bo</h1>";
    emit log.table->changed();
    log.settle();
    QVERIFY(log.says("<h1>Bo</h1>"));
}

QTEST_MAIN(LogTest)
#include "log_test.moc"
