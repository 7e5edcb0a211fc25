// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every control of the kit, touched and typed at.
#include "look_support.h"
#include "ui/kit/rows.h"
#include "ui/kit/sheets.h"
#include "ui/kit/specimen.h"

#include <QMenu>

using namespace ui;

class ControlsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void specimenHoldsAtEverySize_data();
    void specimenHoldsAtEverySize();
    void wholeRowSwitches();
    void segmentsByTapAndKeys();
    void segmentsStandInPairsWhereHalfOfThemFit();
    void threeSegmentsWrapBeforeTheyStack();
    void segmentsStandBelowEachOtherWhereNarrow();
    void noLineLiesAboveTabsAtTheTop();
    void stepperStopsAtItsBounds();
    void pickerOpensAListAndTakesKeys();
    void possibleRowIsOneTap();
    void impossibleRowGivesItsReason();
    void aRowBeforeItHasAPlaceIsNoWindow();
    void sheetClosesByKeyAndCross();
    void sheetLeavesTheScreenAlive();
    void toastUndoesOnceAndGoes();
    void aToastTooLargeForItsRoomGrowsDownwards();
    void aMenuHigherThanItsWindowIsASheet();
    void tooltipNamesTheShortcut();
    void shortcutPresses();
    void focusRingComesWithTheKeyboard();
    void controlsFollowTheLook();
    void disabledConfirmIsNotCyan();
};

void ControlsTest::specimenHoldsAtEverySize_data()
{
    QTest::addColumn<int>("theme");
    QTest::addColumn<double>("scale");
    QTest::addColumn<QSize>("size");
    QTest::newRow("tablet") << 1 << 1.0 << QSize(1280, 800);
    QTest::newRow("tablet light") << 2 << 1.0 << QSize(1280, 800);
    QTest::newRow("tablet high contrast 150") << 3 << 1.5 << QSize(1280, 800);
    QTest::newRow("tablet 200") << 1 << 2.0 << QSize(1280, 800);
    QTest::newRow("phone") << 1 << 1.0 << QSize(360, 740);
}

void ControlsTest::specimenHoldsAtEverySize()
{
    QFETCH(int, theme);
    QFETCH(double, scale);
    QFETCH(QSize, size);
    const auto look = support::makeLook(static_cast<ThemeChoice>(theme), scale);
    Specimen view(*look);
    support::settle(view, size);
    QCOMPARE(support::nameless(view).join('\n'), QString());
    QCOMPARE(support::tooSmall(view).join('\n'), QString());
    QCOMPARE(support::tooNear(view).join('\n'), QString());
    if (size.width() > 360)
        QCOMPARE(support::cut(view).join('\n'), QString());
}

void ControlsTest::wholeRowSwitches()
{
    const auto look = support::makeLook();
    SwitchRow row(*look, "Black ICE", "fails kill");
    support::settle(row, {400, 64});
    QTest::mouseClick(&row, Qt::LeftButton, {}, {5, 5});
    QVERIFY(row.isChecked());
    QTest::mouseClick(&row, Qt::LeftButton, {}, {390, 60});
    QVERIFY(!row.isChecked());
    QTest::keyClick(&row, Qt::Key_Space);
    QVERIFY(row.isChecked());
}

void ControlsTest::segmentsByTapAndKeys()
{
    const auto look = support::makeLook();
    Segmented choice(*look, "Time limit", {"None", "30", "60", "90 min"}, 0);
    QSignalSpy changes(&choice, &Segmented::chosenChanged);
    support::settle(choice, {400, 56});
    choice.activateWindow();
    QTest::mouseClick(choice.option(2), Qt::LeftButton);
    QCOMPARE(choice.chosen(), 2);
    choice.option(2)->setFocus();
    QTest::keyClick(choice.option(2), Qt::Key_Right);
    QCOMPARE(choice.chosen(), 3);
    QTest::keyClick(choice.option(3), Qt::Key_Left);
    QTest::keyClick(choice.option(2), Qt::Key_Left);
    QCOMPARE(choice.chosen(), 1);
    QCOMPARE(changes.count(), 4);
}

void ControlsTest::segmentsStandBelowEachOtherWhereNarrow()
{
    const auto look = support::makeLook(ThemeChoice::Dark, 2.0);
    Segmented choice(*look, "Colours", {"As the system", "Dark", "Light", "High contrast"}, 0);
    support::settle(choice, {320, choice.heightForWidth(320)});
    QVERIFY(choice.heightForWidth(320) > choice.heightForWidth(2000));
    for (int i = 1; i < choice.count(); ++i)
        QVERIFY(choice.option(i)->y() >= choice.option(i - 1)->geometry().bottom() + 8);
}

void ControlsTest::segmentsStandInPairsWhereHalfOfThemFit()
{
    const auto look = support::makeLook();
    Segmented choice(*look, "Colours", {"As the system", "Dark", "Light", "High contrast"}, 0);
    support::settle(choice, {320, choice.heightForWidth(320)});
    QCOMPARE(choice.option(0)->y(), choice.option(1)->y());
    QCOMPARE(choice.option(2)->y(), choice.option(3)->y());
    QVERIFY(choice.option(2)->y() >= choice.option(0)->geometry().bottom() + 8);
    QVERIFY(choice.option(0)->geometry().right() < choice.option(1)->x());
    QVERIFY(choice.option(2)->geometry().bottom() < choice.height());
}

void ControlsTest::threeSegmentsWrapBeforeTheyStack()
{
    const auto look = support::makeLook();
    Segmented choice(*look, "Third block", {"aucun", "sans fragment", "avec fragment"}, 0);
    support::settle(choice, {320, choice.heightForWidth(320)});
    QCOMPARE(choice.option(0)->y(), choice.option(2)->y()); // on one line, with words on two
    QVERIFY(choice.heightForWidth(320) > choice.heightForWidth(600));
    support::settle(choice, {200, choice.heightForWidth(200)});
    QVERIFY(choice.option(2)->y() > choice.option(0)->geometry().bottom()); // no word is broken for it
}

void ControlsTest::noLineLiesAboveTabsAtTheTop()
{
    const auto look = support::makeLook();
    for (const bool bottom : {false, true}) {
        Tabs tabs(*look, "Beside the board", {{"now", "Now"}, {"log", "Log"}}, bottom);
        support::settle(tabs, {320, tabs.sizeHint().height()});
        const QColor between = tabs.grab().toImage().pixelColor(160, 0);
        QCOMPARE(between == look->ink(Ink::Hairline), bottom);
    }
}

void ControlsTest::stepperStopsAtItsBounds()
{
    const auto look = support::makeLook();
    Stepper stepper(*look, "Kept", {0, 3}, 2);
    QSignalSpy changes(&stepper, &Stepper::valueChanged);
    support::settle(stepper, {200, 60});
    const auto buttons = stepper.findChildren<QAbstractButton*>();
    for (int i = 0; i < 5; ++i)
        QTest::mouseClick(buttons.at(1), Qt::LeftButton);
    QCOMPARE(stepper.value(), 3);
    QVERIFY(!buttons.at(1)->isEnabled());
    for (int i = 0; i < 9; ++i)
        QTest::mouseClick(buttons.at(0), Qt::LeftButton);
    QCOMPARE(stepper.value(), 0);
    QCOMPARE(changes.count(), 4);
    stepper.setValue(99);
    QCOMPARE(stepper.value(), 3);
}

void ControlsTest::pickerOpensAListAndTakesKeys()
{
    const auto look = support::makeLook();
    Picker picker(*look, "Effect", {"gain a pawn", "gain a card", "note"}, 0);
    support::settle(picker, {260, 48});
    QTest::keyClick(&picker, Qt::Key_Down);
    QCOMPARE(picker.picked(), 1);
    QTest::keyClick(&picker, Qt::Key_Up);
    QTest::keyClick(&picker, Qt::Key_Up);
    QCOMPARE(picker.picked(), 0);
    QTest::mouseClick(&picker, Qt::LeftButton);
    auto* menu = picker.findChild<QMenu*>();
    QVERIFY(menu && menu->isVisible());
    for (QAction* line : menu->actions())
        QVERIFY2(menu->actionGeometry(line).height() >= 24, qPrintable(line->text()));
    menu->actions().at(2)->trigger();
    QCOMPARE(picker.picked(), 2);
    QVERIFY(picker.accessibleName().contains("note"));
    menu->close();
}

void ControlsTest::possibleRowIsOneTap()
{
    const auto look = support::makeLook();
    ActionRow row(*look, "icebreaker", "Icebreaker");
    row.setPossible("75 %");
    QSignalSpy chosen(&row, &ActionRow::chosen);
    support::settle(row, {320, 70});
    auto* button = row.findChild<QAbstractButton*>();
    QVERIFY(button->height() >= 60);
    // A tap on the words inside reaches the row.
    QTest::mouseClick(row.findChild<Label*>(), Qt::LeftButton);
    QCOMPARE(chosen.count(), 1);
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(chosen.count(), 2);
}

void ControlsTest::impossibleRowGivesItsReason()
{
    const auto look = support::makeLook();
    ActionRow row(*look, "delete", "Delete");
    row.setImpossible("A Speedrunner has no Delete ability.", "R-085");
    QSignalSpy chosen(&row, &ActionRow::chosen);
    QSignalSpy why(&row, &ActionRow::whyAsked);
    support::settle(row, {320, 70});
    const auto buttons = row.findChildren<QAbstractButton*>();
    QCOMPARE(buttons.size(), 1);
    QTest::mouseClick(buttons.first(), Qt::LeftButton);
    QCOMPARE(why.count(), 1);
    QCOMPARE(why.first().first().toString(), QString("R-085"));
    QCOMPARE(chosen.count(), 0);
    row.setPossible();
    QVERIFY(row.isPossible());
}

void ControlsTest::aRowBeforeItHasAPlaceIsNoWindow()
{
    const auto look = support::makeLook();
    InfoRow row(*look, nullptr, "Cleaner A", "waits");
    row.addEnd(new IconButton(*look, "question", "Why"));
    for (const QWidget* widget : QApplication::topLevelWidgets())
        QVERIFY2(!widget->isVisible(), "something would flash up on the desktop");
    support::settle(row, {400, 80});
    QVERIFY(row.findChild<IconButton*>()->isVisible());
}

void ControlsTest::sheetClosesByKeyAndCross()
{
    const auto look = support::makeLook();
    QWidget screen;
    Sheet sheet(*look, "Icebreaker", &screen);
    QSignalSpy closed(&sheet, &Sheet::closed);
    support::settle(screen, {1280, 800});
    sheet.open();
    QCOMPARE(sheet.geometry(), QRect(660, 0, 620, 800));
    QTest::keyClick(&sheet, Qt::Key_Escape);
    QVERIFY(sheet.isHidden());
    sheet.open();
    QTest::mouseClick(sheet.findChild<QAbstractButton*>(), Qt::LeftButton);
    QVERIFY(sheet.isHidden());
    QCOMPARE(closed.count(), 2);
    screen.resize(360, 740);
    sheet.open();
    QCOMPARE(sheet.width(), 360);
    QCOMPARE(sheet.geometry().bottom(), screen.rect().bottom());
}

void ControlsTest::sheetLeavesTheScreenAlive()
{
    const auto look = support::makeLook();
    QWidget screen;
    Button under(*look, ButtonKind::Plain, "Under", &screen);
    Sheet sheet(*look, "Sheet", &screen);
    support::settle(screen, {1280, 800});
    const QPoint inside = under.geometry().center();
    const auto seen = [&] { return screen.grab().toImage().pixelColor(inside.x(), under.geometry().top() + 3); };
    const QColor bright = seen();
    sheet.open();
    QVERIFY2(seen().lightness() < bright.lightness(), "what lies under a sheet steps back");
    QSignalSpy pressed(&under, &QPushButton::clicked);
    QTest::mouseClick(screen.windowHandle(), Qt::LeftButton, {}, inside); // the window finds what is there
    QCOMPARE(pressed.count(), 1);
    QVERIFY(!sheet.isModal());
    sheet.dismiss();
    QCOMPARE(seen(), bright);
}

void ControlsTest::toastUndoesOnceAndGoes()
{
    const auto look = support::makeLook();
    QWidget screen;
    Toast toast(*look, &screen);
    QSignalSpy acted(&toast, &Toast::acted);
    support::settle(screen, {1280, 800});
    toast.tell({.text = "Icebreaker is in the log.", .action = "Undo", .owner = Owner::Blue});
    QVERIFY(toast.isVisible());
    QVERIFY(screen.rect().contains(toast.geometry()));
    QTest::mouseClick(toast.findChild<QAbstractButton*>(), Qt::LeftButton);
    QCOMPARE(acted.count(), 1);
    QVERIFY(toast.isHidden());
    toast.tell({"Exported."});
    QVERIFY(!toast.findChild<QAbstractButton*>()->isVisible());
}

void ControlsTest::aToastTooLargeForItsRoomGrowsDownwards()
{
    const auto look = support::makeLook(ThemeChoice::Dark, 2.0);
    QWidget screen;
    Toast toast(*look, &screen);
    support::settle(screen, {360, 740});
    const QRect room(0, 180, 360, 120);
    toast.setRoom(room);
    toast.tell({.text = "This cell does not touch the reference block, Freeside. Choose a cell beside it.",
                .action = "Do it anyway",
                .rule = "R-051"});
    QVERIFY(toast.height() > room.height());
    QVERIFY2(toast.geometry().top() >= room.top(), "it lies over the bar above");
    QVERIFY(screen.rect().contains(toast.geometry()));
}

void ControlsTest::aMenuHigherThanItsWindowIsASheet()
{
    const auto look = support::makeLook(ThemeChoice::Dark, 2.0);
    QWidget screen;
    IconButton more(*look, "more", "More", {}, &screen);
    support::settle(screen, {360, 400});
    QMenu* menu = makeMenu(*look, &more);
    QString chosen;
    for (int i = 0; i < 9; ++i) {
        const QAction* line = menu->addAction(QString("Line %1").arg(i));
        QObject::connect(line, &QAction::triggered, [&chosen, line] { chosen = line->text(); });
    }
    openMenu(*look, *menu);
    openMenu(*look, *menu); // a second tap on its button, which lies beside the sheet, closes it
    QTRY_VERIFY(!screen.findChild<Sheet*>("menu-sheet"));
    menu = makeMenu(*look, &more);
    for (int i = 0; i < 9; ++i) {
        const QAction* line = menu->addAction(QString("Line %1").arg(i));
        QObject::connect(line, &QAction::triggered, [&chosen, line] { chosen = line->text(); });
    }
    openMenu(*look, *menu);
    QVERIFY(!menu->isVisible());
    auto* sheet = screen.findChild<Sheet*>("menu-sheet");
    QVERIFY(sheet && sheet->isVisible() && screen.rect().contains(sheet->geometry()));
    QAbstractButton* last = nullptr;
    for (auto* line : sheet->findChildren<QAbstractButton*>())
        if (line->text() == "Line 8")
            last = line;
    QVERIFY(last);
    sheet->findChild<QScrollArea*>()->ensureWidgetVisible(last);
    QTest::mouseClick(last, Qt::LeftButton);
    QCOMPARE(chosen, QString("Line 8"));
    QVERIFY(sheet->isHidden());
    QTRY_VERIFY(!screen.findChild<Sheet*>("menu-sheet"));
}

void ControlsTest::tooltipNamesTheShortcut()
{
    const auto look = support::makeLook();
    IconButton undo(*look, "undo", "Undo", QKeySequence("Ctrl+Z"));
    QCOMPARE(undo.toolTip(), QString("Undo (Ctrl+Z)"));
    QCOMPARE(undo.accessibleName(), QString("Undo"));
}

void ControlsTest::shortcutPresses()
{
    const auto look = support::makeLook();
    QWidget screen;
    IconButton undo(*look, "undo", "Undo", QKeySequence("Ctrl+Z"), &screen);
    QSignalSpy pressed(&undo, &QPushButton::clicked);
    support::settle(screen, {200, 200});
    screen.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&screen));
    QTest::keyClick(&screen, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(pressed.count(), 1);
}

void ControlsTest::focusRingComesWithTheKeyboard()
{
    const auto look = support::makeLook();
    QWidget screen;
    Button first(*look, ButtonKind::Plain, "First", &screen);
    Button second(*look, ButtonKind::Plain, "Second", &screen);
    second.move(0, 100);
    support::settle(screen, {300, 200});
    screen.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&screen));
    QTest::mouseClick(&first, Qt::LeftButton);
    QVERIFY(!showsFocus(first));
    const QImage before = second.grab().toImage();
    QTest::keyClick(&first, Qt::Key_Tab);
    QVERIFY(second.hasFocus() && showsFocus(second));
    QVERIFY(second.grab().toImage() != before);
}

void ControlsTest::controlsFollowTheLook()
{
    const auto look = support::makeLook();
    Button button(*look, ButtonKind::Plain, "Next phase");
    support::settle(button, {200, 60});
    const QSize before = button.sizeHint();
    const QImage dark = button.grab().toImage();
    look->setChoice(ThemeChoice::Light);
    QVERIFY(button.grab().toImage() != dark);
    look->setTextScale(2);
    QVERIFY(button.sizeHint().width() > before.width());
    QVERIFY(button.sizeHint().height() >= 48);
}

void ControlsTest::disabledConfirmIsNotCyan()
{
    const auto look = support::makeLook();
    Button button(*look, ButtonKind::Confirm, "Start");
    support::settle(button, {200, 60});
    const QPoint inside(8, 30);
    QCOMPARE(button.grab().toImage().pixelColor(inside), look->ink(Ink::Possible));
    button.setEnabled(false);
    QVERIFY(button.grab().toImage().pixelColor(inside) != look->ink(Ink::Possible));
}

QTEST_MAIN(ControlsTest)
#include "controls_test.moc"
