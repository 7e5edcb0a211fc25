// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// SIGKILL at random moments of a window in which whole recorded games are played, tap by tap. After each start Continue
// shows the table that the command line makes of the accepted commands: none lost, none doubled.
#include "app/killed_game.h"
#include "app/window_player.h"
#include "ui/kit/look.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QtTest>

#include <array>
#include <cstring>

using namespace app_test;

class KilledWindowTest : public QObject {
    Q_OBJECT

private slots:
    void afterEachStartContinueShowsEveryAcceptedAction();
};

namespace {

constexpr int kills = 100;
constexpr std::array games{"four", "three", "two"};

/// The seed that is asked for, else another one each time.
quint32 seedOfRun()
{
    const QByteArray given = qgetenv("ZC_SEED");
    return given.isEmpty() ? QRandomGenerator::global()->generate() : given.toUInt();
}

} // namespace

void KilledWindowTest::afterEachStartContinueShowsEveryAcceptedAction()
{
    const quint32 seed = seedOfRun();
    qInfo("again with ZC_SEED=%u", seed);
    QRandomGenerator random(seed);
    QElapsedTimer timer;
    timer.start();
    QMap<QString, int> kinds; // of the accepted actions
    int killed = 0;
    int opened = 0;
    int doubtful = 0;
    for (std::size_t round = 0; killed < kills; ++round) {
        QTemporaryDir folder;
        KilledGame game(folder.path(), QLatin1String(games.at(round % games.size())));
        QVERIFY2(game.fault().isEmpty(), qPrintable(game.fault()));
        for (; killed < kills && !game.over(); ++killed) {
            game.startAndKill(random);
            QVERIFY2(game.fault().isEmpty(), qPrintable(QStringLiteral("kill %1: %2").arg(killed).arg(game.fault())));
        }
        game.startAndLook();
        QVERIFY2(game.fault().isEmpty(), qPrintable(game.fault()));
        opened += game.opened();
        doubtful += game.written();
        for (const QJsonObject& command : game.accepted())
            ++kinds[command.value("type").toString()];
    }
    qInfo("%d kills in %lld s, %d times continued, %d actions written and not told any more", killed,
          timer.elapsed() / 1000, opened, doubtful);
    qInfo() << kinds;
    QVERIFY2(opened > kills * 3 / 4, "the table must have been continued");
    QVERIFY2(kinds.size() > 7, "the game must have many kinds of actions");
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (!ui::loadFonts())
        return 5;
    if (argc == 4 && std::strcmp(argv[1], "--play") == 0)
        return playInWindow(application, QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    KilledWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "killed_window_test.moc"
