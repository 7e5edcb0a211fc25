// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A player on a machine without sound: no word on the error channel, no waiting.
#include "sound/player.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#ifdef ZC_EFFECTS
#include "sound/effect_files.h"
#include "sound/effect_player.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

using sound::Cue;
using sound::Kind;

class PlayerTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void silentWithoutAServer();
    void silentBeforeItIsPrepared();
#ifdef ZC_EFFECTS
    void aServerIsLookedForFirst();
    void everyFileIsInTheProgram();
#endif

private:
    QTemporaryDir m_runtime;
};

void PlayerTest::init()
{
    qunsetenv("PULSE_SERVER");
    qunsetenv("PULSE_RUNTIME_PATH");
    qputenv("XDG_RUNTIME_DIR", m_runtime.path().toUtf8());
    QTest::failOnWarning(QRegularExpression(".*"));
}

void PlayerTest::silentWithoutAServer()
{
    const auto player = sound::makePlayer();
    QElapsedTimer time;
    time.start();
    player->prepare();
    for (const Kind kind : sound::allKinds)
        player->play({Cue{kind}}, 1.0);
    QTest::qWait(20);
    QVERIFY2(time.elapsed() < 2000, "it waited for somebody");
}

void PlayerTest::silentBeforeItIsPrepared()
{
    const auto player = sound::makePlayer();
    player->play({Cue{Kind::Dice}, Cue{Kind::Hit}}, 0.5);
    QTest::qWait(5);
}

#ifdef ZC_EFFECTS
void PlayerTest::aServerIsLookedForFirst()
{
    QVERIFY(!sound::mayHaveServer());
    QVERIFY(QDir(m_runtime.path()).mkdir("pulse"));
    const QByteArray path = QFile::encodeName(m_runtime.filePath("pulse/native"));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    QVERIFY(path.size() < qsizetype(sizeof address.sun_path));
    std::ranges::copy(path, std::begin(address.sun_path));
    const int server = ::socket(AF_UNIX, SOCK_STREAM, 0);
    QCOMPARE(::bind(server, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    QVERIFY(!sound::mayHaveServer()); // nobody listens yet
    QCOMPARE(::listen(server, 1), 0);
    QVERIFY(sound::mayHaveServer());
    ::close(server);
    QVERIFY2(!sound::mayHaveServer(), "a socket that was left behind");
    qputenv("PULSE_SERVER", "tcp:television");
    QVERIFY(sound::mayHaveServer());
    qunsetenv("PULSE_SERVER");
    qunsetenv("XDG_RUNTIME_DIR");
    QVERIFY(!sound::mayHaveServer());
}

void PlayerTest::everyFileIsInTheProgram()
{
    for (const QString& file : sound::allFiles())
        QVERIFY2(QFile::exists(QStringLiteral(":/sounds/%1.wav").arg(file)), qPrintable(file));
}
#endif

QTEST_GUILESS_MAIN(PlayerTest)
#include "player_test.moc"
