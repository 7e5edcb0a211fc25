// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The new table: who starts, colours that stay distinct, switches, and what is handed on.
#include "fake_tables.h"
#include "look_support.h"
#include "ui/shell/new_table_screen.h"

#include <QRandomGenerator>

#include <map>
#include <set>

using namespace ui;

namespace {

/// Who starts, found by writing the tie out as a list of rounds; apart from the program's way.
std::optional<int> starterByRounds(const QList<QList<int>>& rolls)
{
    std::set<int> in;
    for (int i = 0; i < rolls.size(); ++i)
        in.insert(i);
    for (int round = 0; round < 20; ++round) {
        std::map<int, std::set<int>> byFace;
        for (const int seat : in) {
            if (rolls.at(seat).size() <= round)
                return std::nullopt;
            byFace[rolls.at(seat).at(round)].insert(seat);
        }
        in = byFace.rbegin()->second;
        if (in.size() == 1)
            return *in.begin();
    }
    return std::nullopt;
}

void tap(QWidget& screen, const QString& name)
{
    auto* button = screen.findChild<QAbstractButton*>(name);
    QVERIFY2(button, qPrintable(name));
    QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QApplication::processEvents();
}

void type(QWidget& screen, const QString& name, const QString& text)
{
    auto* field = screen.findChild<QLineEdit*>(name);
    QVERIFY2(field, qPrintable(name));
    field->selectAll();
    QTest::keyClicks(field, text);
}

} // namespace

class NewTableTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void starterEqualsTheRounds();
    void orderGoesClockwise_data();
    void orderGoesClockwise();
    void typedRollsWithATie();
    void appRollsAtOnce();
    void coloursAreSwapped();
    void seatsCanBeAddedAndNamed();
    void obstacleIsTold_data();
    void obstacleIsTold();
    void asItStandsNobodyRolls();
    void everySwitchIsHandedOn();
    void editionBringsItsDefaults();
    void everySwitchHasASentence();
    void refusalOfTheTableIsShown();
    void byKeysAlone();
    void limitsOfTheirOwn();
};

void NewTableTest::starterEqualsTheRounds()
{
    QRandomGenerator random(20261129);
    int decided = 0;
    for (int game = 0; game < 20000; ++game) {
        QList<QList<int>> rolls;
        const int seats = 2 + random.bounded(3);
        for (int seat = 0; seat < seats; ++seat) {
            rolls << QList<int>{};
            for (int i = random.bounded(4); i >= 0; --i)
                rolls.last() << 1 + random.bounded(3);
        }
        const StartingOrder order = startingOrder(rolls);
        QCOMPARE(order.starter, starterByRounds(rolls));
        QCOMPARE(order.due.isEmpty(), order.starter.has_value());
        decided += order.starter ? 1 : 0;
    }
    QVERIFY(decided > 5000 && decided < 19500);
}

void NewTableTest::orderGoesClockwise_data()
{
    QTest::addColumn<int>("seat");
    QTest::addColumn<int>("starter");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("place");
    QTest::newRow("starter") << 2 << 2 << 3 << 1;
    QTest::newRow("next") << 0 << 2 << 3 << 2;
    QTest::newRow("last") << 1 << 2 << 3 << 3;
    QTest::newRow("two") << 1 << 0 << 2 << 2;
    QTest::newRow("before the starter") << 0 << 1 << 4 << 4;
}

void NewTableTest::orderGoesClockwise()
{
    QFETCH(int, seat);
    QFETCH(int, starter);
    QFETCH(int, seats);
    QFETCH(int, place);
    QCOMPARE(placeInOrder(seat, starter, seats), place);
}

void NewTableTest::typedRollsWithATie()
{
    const auto look = support::makeLook();
    fake::Tables tables;
    NewTableScreen screen(*look, tables, true, 1);
    support::settle(screen, {1280, 800});
    type(screen, "name-0", "Bo");
    type(screen, "name-1", "Mia");
    tap(screen, "face-5");
    tap(screen, "face-5");
    // A tie: both roll again; nobody starts yet.
    QVERIFY(!screen.findChild<QAbstractButton*>("start")->isEnabled());
    tap(screen, "face-2");
    tap(screen, "face-4");
    QCOMPARE(screen.agreed().players.at(0).rolls, (QList<int>{5, 2}));
    QCOMPARE(screen.agreed().players.at(1).rolls, (QList<int>{5, 4}));
    QCOMPARE(screen.findChild<QAbstractButton*>("start")->text(), QString("Start, Mia first"));
    QSignalSpy started(&screen, &NewTableScreen::startRequested);
    tap(screen, "start");
    QCOMPARE(started.count(), 1);
    QVERIFY(screen.findChild<QAbstractButton*>("face-1") == nullptr);
    tap(screen, "roll-again");
    QVERIFY(screen.agreed().players.at(0).rolls.isEmpty());
}

void NewTableTest::appRollsAtOnce()
{
    const auto look = support::makeLook();
    fake::Tables tables;
    NewTableScreen screen(*look, tables, false, 1);
    support::settle(screen, {1280, 800});
    tap(screen, "add-player");
    tap(screen, "roll-start");
    QCOMPARE(screen.agreed().players.at(2).rolls, (QList<int>{5, 4}));
    QVERIFY(screen.findChild<QAbstractButton*>("roll-start") == nullptr); // drawn dice are not drawn again
}

void NewTableTest::asItStandsNobodyRolls()
{
    const auto look = support::makeLook();
    fake::Tables tables;
    NewTableScreen screen(*look, tables, false, 1);
    support::settle(screen, {1280, 800});
    type(screen, "name-0", "Bo");
    type(screen, "name-1", "Mia");
    QVERIFY(!screen.findChild<QAbstractButton*>("start")->isEnabled()); // fresh, a roll is due
    auto* from = screen.findChild<Segmented*>("start-from");
    QVERIFY(from);
    QTest::mouseClick(from->option(1), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(screen.findChild<QAbstractButton*>("roll-start") == nullptr);
    QCOMPARE(screen.findChild<QAbstractButton*>("start")->text(), QString("Lay the table"));
    QSignalSpy started(&screen, &NewTableScreen::startRequested);
    tap(screen, "start");
    QCOMPARE(started.count(), 1);
    QVERIFY(started.first().first().value<NewTable>().asItStands);
}

void NewTableTest::coloursAreSwapped()
{
    const auto look = support::makeLook();
    fake::Tables tables;
    NewTableScreen screen(*look, tables, false, 1);
    support::settle(screen, {1280, 800});
    tap(screen, "add-player");
    tap(screen, "add-player");
    QRandomGenerator random(7);
    for (int i = 0; i < 40; ++i) {
        const QString colour = ownerWord(static_cast<Owner>(random.bounded(4)));
        tap(screen, QString("colour-%1-%2").arg(random.bounded(4)).arg(colour));
        std::set<Owner> colours;
        for (const NewPlayer& player : screen.agreed().players)
            colours.insert(player.colour);
        QCOMPARE(colours.size(), std::size_t(4));
    }
}

void NewTableTest::seatsCanBeAddedAndNamed()
{
    const auto look = support::makeLook();
    fake::Tables tables;
    NewTableScreen screen(*look, tables, false, 1);
    support::settle(screen, {1280, 800});
    tap(screen, "add-player");
    tap(screen, "add-player");
    QVERIFY(screen.findChild<QAbstractButton*>("add-player") == nullptr); // four at most
    type(screen, "name-3", QString(60, 'x'));
    QCOMPARE(screen.agreed().players.at(3).name.size(), 40);
}

void NewTableTest::obstacleIsTold_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<bool>("rolled");
    QTest::addColumn<QString>("obstacle");
    QTest::newRow("no name") << QStringList{"Bo", " "} << true << "Player 2 has no name yet.";
    QTest::newRow("same name") << QStringList{"Bo", "Bo"} << true << "Two players are called Bo.";
    QTest::newRow("no roll") << QStringList{"Bo", "Ana"} << false << "The starting roll is not complete yet.";
    QTest::newRow("ready") << QStringList{"Bo", "Ana"} << true << "";
}

void NewTableTest::obstacleIsTold()
{
    QFETCH(QStringList, names);
    QFETCH(bool, rolled);
    QFETCH(QString, obstacle);
    const auto look = support::makeLook();
    fake::Tables tables;
    NewTableScreen screen(*look, tables, false, 1);
    NewTable agreed;
    for (int i = 0; i < 2; ++i)
        agreed.players << NewPlayer{names.at(i), static_cast<Owner>(i), rolled ? QList<int>{i + 1} : QList<int>{}};
    screen.setAgreed(agreed);
    support::settle(screen, {1280, 800});
    QCOMPARE(screen.obstacle(), obstacle);
    auto* start = screen.findChild<QAbstractButton*>("start");
    QCOMPARE(start->isEnabled(), obstacle.isEmpty());
    QCOMPARE(start->accessibleDescription(), obstacle);
}

void NewTableTest::everySwitchIsHandedOn()
{
    const auto look = support::makeLook();
    fake::Tables tables;
    NewTableScreen screen(*look, tables, false, 1);
    support::settle(screen, {1280, 800});
    QVERIFY(screen.findChild<SwitchRow*>("rule-A-009") == nullptr); // folded
    tap(screen, "house-rules");
    for (const HouseRule& rule : houseRules()) {
        auto* one = screen.findChild<SwitchRow*>("rule-" + rule.id);
        QVERIFY2(one && one->isChecked(), qPrintable(rule.id));
        one->click();
        QCOMPARE(screen.agreed().houseRules.value(rule.id, true), false);
    }
    QCOMPARE(screen.agreed().houseRules.size(), houseRules().size());
    screen.findChild<SwitchRow*>("rule-A-009")->click();
    QVERIFY(!screen.agreed().houseRules.contains("A-009")); // back at its default, nothing is set apart
}

void NewTableTest::editionBringsItsDefaults()
{
    const auto look = support::makeLook();
    fake::Tables tables;
    NewTableScreen screen(*look, tables, false, 1);
    support::settle(screen, {1280, 800});
    NewTable agreed = screen.agreed();
    agreed.secondEdition = true;
    screen.setAgreed(agreed);
    tap(screen, "house-rules");
    QStringList off;
    for (const HouseRule& rule : houseRules())
        if (!screen.findChild<SwitchRow*>("rule-" + rule.id)->isChecked())
            off << rule.id;
    QCOMPARE(off, (QStringList{"A-045", "A-104", "A-108"})); // those marked Y and E
}

void NewTableTest::everySwitchHasASentence()
{
    std::set<QString> ids;
    std::set<QString> sentences;
    for (const HouseRule& rule : houseRules()) {
        ids.insert(rule.id);
        sentences.insert(rule.sentence);
        QVERIFY2(rule.sentence.endsWith('.') && rule.sentence.size() < 130, qPrintable(rule.id));
    }
    QCOMPARE(ids.size(), std::size_t(41));
    QCOMPARE(sentences.size(), std::size_t(41));
}

void NewTableTest::refusalOfTheTableIsShown()
{
    const auto look = support::makeLook();
    fake::Tables tables;
    NewTableScreen screen(*look, tables, false, 1);
    support::settle(screen, {1280, 800});
    screen.tellProblem("There is no room on the disk.");
    bool shown = false;
    for (const Label* label : screen.findChildren<Label*>())
        shown = shown || (label->isVisible() && label->text().contains("no room"));
    QVERIFY(shown);
}

void NewTableTest::byKeysAlone()
{
    const auto look = support::makeLook();
    fake::Tables tables;
    NewTableScreen screen(*look, tables, false, 1);
    support::settle(screen, {1280, 800});
    screen.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&screen));
    screen.findChild<QLineEdit*>("name-0")->setFocus();
    QTest::keyClicks(screen.focusWidget(), "Bo");
    for (int i = 0; i < 40 && screen.focusWidget()->objectName() != "name-1"; ++i)
        QTest::keyClick(screen.focusWidget(), Qt::Key_Tab);
    QCOMPARE(screen.focusWidget()->objectName(), QString("name-1"));
    QTest::keyClicks(screen.focusWidget(), "Ana");
    QTest::keyClick(screen.focusWidget(), Qt::Key_R, Qt::ControlModifier);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTRY_COMPARE(screen.obstacle(), QString()); // a key presses the button for a moment
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QSignalSpy started(&screen, &NewTableScreen::startRequested);
    QTest::keyClick(&screen, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(started.count(), 1);
    QCOMPARE(screen.agreed().players.at(1).name, QString("Ana"));
}

void NewTableTest::limitsOfTheirOwn()
{
    const auto look = support::makeLook();
    fake::Tables tables;
    NewTableScreen screen(*look, tables, false, 1);
    support::settle(screen, {1280, 800});
    const auto choose = [&](int option) {
        QTest::mouseClick(screen.findChild<Segmented*>("limit")->option(option), Qt::LeftButton);
        QApplication::processEvents();
    };
    const auto minutes = [&] { return screen.findChild<Stepper*>("limit-minutes"); };
    QVERIFY(!screen.agreed().minutes && !minutes()->isVisibleTo(&screen));
    choose(2);
    QCOMPARE(screen.agreed().minutes, std::optional(60));
    choose(5);
    QVERIFY(minutes()->isVisibleTo(&screen));
    QCOMPARE(screen.agreed().minutes, std::optional(45));
    tap(*minutes(), QString()); // less
    QCOMPARE(screen.agreed().minutes, std::optional(40));
    NewTable agreed = screen.agreed();
    agreed.minutes = 75; // as it is after the screen was composed anew
    screen.setAgreed(agreed);
    QVERIFY(minutes()->isVisibleTo(&screen));
    QCOMPARE(minutes()->value(), 75);
    choose(0);
    QVERIFY(!screen.agreed().minutes && !minutes()->isVisibleTo(&screen));
}

QTEST_MAIN(NewTableTest)
#include "new_table_test.moc"
