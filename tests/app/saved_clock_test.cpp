// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The clock of a table over restarts, kills and a machine that sleeps.
#include "app/saved_clock.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace std::chrono_literals;
using app::SavedClock;

class SavedClockTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void goesOnAfterARestart();
    void aKillLosesSecondsAtMost();
    void aMachineThatSleptPlaysNothing();
    void stoppedStaysStopped();
    void aTurnHasItsOwnTime();
    void aTurnGoesOnAfterARestart();
    void tablesHaveTheirOwnTime();
    void nonsenseInTheFileIsNoTime();

private:
    [[nodiscard]] std::unique_ptr<SavedClock> open(const QString& id = "one")
    {
        return std::make_unique<SavedClock>(m_folder->filePath("times.ini"), id, [this] { return m_now; });
    }
    /// What a start after a kill would see: a clock from the file as it is while the other one still runs.
    [[nodiscard]] std::chrono::milliseconds inFile() { return open()->played(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::chrono::milliseconds m_now{};
};

void SavedClockTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_now = 70min;
}

void SavedClockTest::goesOnAfterARestart()
{
    {
        const auto clock = open();
        clock->run();
        m_now += 61s;
    }
    m_now = 3s; // another boot counts from zero
    const auto clock = open();
    QCOMPARE(clock->played(), 61'000ms);
    QVERIFY(!clock->running());
    clock->run();
    m_now += 1s;
    QCOMPARE(clock->played(), 62'000ms);
}

void SavedClockTest::aKillLosesSecondsAtMost()
{
    const auto clock = open();
    clock->run();
    for (int second = 0; second < 300; ++second) {
        m_now += 1s;
        (void)clock->played(); // the screen looks once a second
        QVERIFY(clock->played() - inFile() <= 5s);
    }
}

void SavedClockTest::aMachineThatSleptPlaysNothing()
{
    const auto clock = open();
    clock->run();
    m_now += 10s;
    // Eight hours asleep: the machine's clock for waking hours stands still, whatever the wall's does.
    QCOMPARE(clock->played(), 10'000ms);
    m_now += 1s;
    QCOMPARE(clock->played(), 11'000ms);
}

void SavedClockTest::stoppedStaysStopped()
{
    const auto clock = open();
    QVERIFY(!clock->held());
    clock->setHeld(true);
    QVERIFY(open()->held()); // even if this one is killed now
    clock->setHeld(false);
    QVERIFY(!open()->held());
}

void SavedClockTest::aTurnHasItsOwnTime()
{
    const auto clock = open();
    clock->setTurn(1);
    clock->run();
    m_now += 40s;
    QCOMPARE(clock->inTurn(), 40'000ms);
    clock->setTurn(1);
    QCOMPARE(clock->inTurn(), 40'000ms);
    clock->setTurn(2);
    QCOMPARE(clock->inTurn(), 0ms);
    m_now += 5s;
    clock->pause();
    m_now += 1h;
    QCOMPARE(clock->inTurn(), 5'000ms);
    clock->setTurn(1); // undone: the turn before is played again
    QCOMPARE(clock->inTurn(), 0ms);
    QCOMPARE(clock->played(), 45'000ms);
}

void SavedClockTest::aTurnGoesOnAfterARestart()
{
    {
        const auto clock = open();
        clock->run();
        m_now += 30s;
        clock->setTurn(7);
        m_now += 12s;
    }
    const auto clock = open();
    clock->setTurn(7);
    QCOMPARE(clock->inTurn(), 12'000ms);
    clock->setTurn(8);
    QCOMPARE(clock->inTurn(), 0ms);
}

void SavedClockTest::tablesHaveTheirOwnTime()
{
    {
        const auto clock = open("one");
        clock->setHeld(true);
        clock->run();
        m_now += 30s;
    }
    QCOMPARE(open("two")->played(), 0ms);
    QVERIFY(!open("two")->held());
    QCOMPARE(open("one")->played(), 30'000ms);
}

void SavedClockTest::nonsenseInTheFileIsNoTime()
{
    QFile file(m_folder->filePath("times.ini"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[played]\none=-5\n[turn]\none=many\n[turn-since]\none=99999999999\n");
    file.close();
    const auto clock = open();
    QCOMPARE(clock->played(), 0ms);
    QCOMPARE(clock->inTurn(), 0ms);
}

QTEST_GUILESS_MAIN(SavedClockTest)
#include "saved_clock_test.moc"
