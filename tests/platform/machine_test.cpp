// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "platform/clock.h"
#include "platform/data_folder.h"
#include "platform/play_time.h"
#include "platform/screen_inhibit.h"
#include "platform/system_theme.h"

#include <QDBusVariant>
#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

using namespace std::chrono_literals;
using namespace platform;

class MachineTest : public QObject {
    Q_OBJECT
private slots:
    void timePausesAndGoesOn();
    void timeNeverRunsBackwards();
    void timeLeftStopsAtZero_data();
    void timeLeftStopsAtZero();
    void eachTurnHasItsTime();
    void awakeTickerTicks();
    void wallClockIsNow();
    void foldersAreMade();
    void folderThatCannotBeMade_data();
    void folderThatCannotBeMade();
    void folderIsToldByTheEnvironment();
    void inhibitIsSilentWithoutABus();
    void themeIsSilentWithoutABus();
    void portalsSayDarkOrLight_data();
    void portalsSayDarkOrLight();
};

void MachineTest::timePausesAndGoesOn()
{
    auto now = 1000ms;
    PlayTime time([&] { return now; }, 5min);
    QCOMPARE(time.played(), 300'000ms);
    time.run();
    now += 90s;
    QCOMPARE(time.played(), 390'000ms);
    time.pause();
    now += 1h;
    QCOMPARE(time.played(), 390'000ms);
    time.run();
    time.run(); // a second tap does not start again
    now += 1s;
    QCOMPARE(time.played(), 391'000ms);
    QVERIFY(time.running());
}

void MachineTest::timeNeverRunsBackwards()
{
    auto now = 1000ms;
    PlayTime time([&] { return now; });
    time.run();
    now = 200ms; // another boot, another zero
    QCOMPARE(time.played(), 0ms);
    time.pause();
    time.pause();
    QCOMPARE(time.played(), 0ms);
}

void MachineTest::timeLeftStopsAtZero_data()
{
    QTest::addColumn<int>("playedSeconds");
    QTest::addColumn<int>("leftSeconds");
    QTest::newRow("fresh") << 0 << 3600;
    QTest::newRow("half") << 1800 << 1800;
    QTest::newRow("at the end") << 3600 << 0;
    QTest::newRow("beyond") << 9000 << 0;
}

void MachineTest::timeLeftStopsAtZero()
{
    QFETCH(int, playedSeconds);
    QFETCH(int, leftSeconds);
    const PlayTime time([] { return 0ms; }, std::chrono::seconds(playedSeconds));
    QCOMPARE(time.left(60min), std::chrono::milliseconds(std::chrono::seconds(leftSeconds)));
}

void MachineTest::eachTurnHasItsTime()
{
    TurnTime turn;
    QVERIFY(turn.begin(0, 10s));
    QVERIFY(!turn.begin(0, 15s));
    QCOMPARE(turn.inTurn(15s), 5'000ms);
    QVERIFY(turn.begin(1, 20s));
    QVERIFY(turn.begin(0, 21s)); // undone
    QCOMPARE(turn.inTurn(21s), 0ms);
    QCOMPARE(TurnTime(3, 40s).inTurn(30s), 0ms); // a file that knows more than the clock
}

void MachineTest::awakeTickerTicks()
{
    const Ticker ticker = awakeTicker();
    const auto before = ticker();
    QThread::msleep(30);
    const auto passed = ticker() - before;
    QVERIFY(passed >= 25ms && passed < 10s);
}

void MachineTest::wallClockIsNow()
{
    const qint64 expected = QDateTime::currentMSecsSinceEpoch();
    QVERIFY(std::abs(WallClock().now() - expected) < 2000);
}

void MachineTest::foldersAreMade()
{
    const QTemporaryDir root;
    const auto folder = dataFolderUnder(root.filePath("a/b"));
    QVERIFY(folder.has_value());
    QVERIFY(QDir(folder->tables).exists());
    QVERIFY(QDir(folder->faces).exists());
    QVERIFY(QDir(folder->exports).exists());
    QVERIFY(folder->settingsFile.startsWith(root.path()));
}

void MachineTest::folderThatCannotBeMade_data()
{
    QTest::addColumn<QString>("root");
    QTest::newRow("no name") << QString();
    QTest::newRow("below a file") << QString("FILE/x");
}

void MachineTest::folderThatCannotBeMade()
{
    QFETCH(QString, root);
    const QTemporaryDir place;
    QFile file(place.filePath("FILE"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(!dataFolderUnder(root.isEmpty() ? root : place.filePath(root)).has_value());
}

void MachineTest::folderIsToldByTheEnvironment()
{
    const QTemporaryDir root;
    qputenv("ZAIBATSU_COMPANION_DATA", root.filePath("told").toUtf8());
    const auto folder = dataFolder();
    qunsetenv("ZAIBATSU_COMPANION_DATA");
    QVERIFY(folder.has_value());
    QCOMPARE(folder->tables, root.filePath("told/tables"));
}

void MachineTest::inhibitIsSilentWithoutABus()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    QTest::failOnWarning(QRegularExpression(".*"));
    ScreenInhibit inhibit;
    inhibit.keepOn(true, "a table runs");
    QTest::qWait(50);
    QVERIFY(!inhibit.held());
    inhibit.keepOn(false, {});
    QVERIFY(!inhibit.held());
}

void MachineTest::themeIsSilentWithoutABus()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    QTest::failOnWarning(QRegularExpression(".*"));
    SystemTheme theme;
    QSignalSpy told(&theme, &SystemTheme::prefersDark);
    theme.follow();
    QTest::qWait(20);
    QCOMPARE(told.size(), 0);
}

void MachineTest::portalsSayDarkOrLight_data()
{
    QTest::addColumn<QVariant>("said");
    QTest::addColumn<int>("dark"); // -1: it says nothing
    QTest::newRow("no preference") << QVariant(0U) << -1;
    QTest::newRow("dark") << QVariant(1U) << 1;
    QTest::newRow("light") << QVariant(2U) << 0;
    QTest::newRow("something new") << QVariant(3U) << -1;
    QTest::newRow("words") << QVariant(QString("dark")) << -1;
    QTest::newRow("nothing") << QVariant() << -1;
    const QVariant once = QVariant::fromValue(QDBusVariant(QVariant(1U)));
    QTest::newRow("wrapped") << once << 1;
    QTest::newRow("wrapped twice") << QVariant::fromValue(QDBusVariant(once)) << 1;
}

void MachineTest::portalsSayDarkOrLight()
{
    QFETCH(QVariant, said);
    QFETCH(int, dark);
    const auto read = darkOf(said);
    QCOMPARE(read ? int(*read) : -1, dark);
}

QTEST_GUILESS_MAIN(MachineTest)
#include "machine_test.moc"
