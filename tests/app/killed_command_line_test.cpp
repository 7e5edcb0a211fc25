// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// SIGKILL at random moments of `do`: what was answered is there, and a file never shows a wrong table.
#include "app/table_process.h"

#include <QFile>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

using namespace app_test;

class KilledCommandLineTest : public QObject {
    Q_OBJECT

private slots:
    void noAnsweredCommandIsLost();
};

namespace {

constexpr int kills = 200;

/// The highest entry number among the complete answers.
int lastAnswered(const QByteArray& out)
{
    int last = 0;
    const qsizetype whole = out.lastIndexOf('\n') + 1;
    for (const QByteArray& line : out.left(whole).split('\n'))
        last = std::max(last, QJsonDocument::fromJson(line).object().value("n").toInt());
    return last;
}

/// From where the time until the kill counts.
enum class After { Start, FirstAnswer };

/// Runs `do` with many notes and kills it `microseconds` later; returns what it answered.
QByteArray doAndKill(const QString& file, int from, After after, int microseconds)
{
    QProcess process;
    process.start(QStringLiteral(ZC_TABLE_PROGRAM), {"do", file, "-"});
    if (!process.waitForStarted())
        return {};
    process.write(notes(400, from));
    process.closeWriteChannel();
    process.waitForBytesWritten(100);
    if (after == After::FirstAnswer
        && process.bytesAvailable() == 0) // a slow machine is still starting when the time from the start is up
        process.waitForReadyRead();
    QElapsedTimer timer;
    timer.start();
    while (timer.nsecsElapsed() < microseconds * 1000LL)
        process.waitForReadyRead(1);
    process.kill();
    process.waitForFinished();
    return process.readAllStandardOutput();
}

/// A copy without its journal reads as the truth, perhaps with the one command that was being written, or says that it
/// is damaged. `sent` are the notes of the killed run.
void checkCopyAlone(const QString& copy, const QStringList& truth, const QStringList& sent)
{
    const int status = run({"check", copy}).status;
    QVERIFY2(status == 0 || status == 3, qPrintable(QString::number(status)));
    if (status != 0)
        return;
    const QStringList shown = notesIn(copy);
    const qsizetype common = std::min(shown.size(), truth.size());
    QCOMPARE(shown.first(common), truth.first(common));
    QVERIFY(shown.size() <= truth.size() + 1);
    if (shown.size() > truth.size()) // written whole, but neither committed nor answered
        QCOMPARE(shown.last(), sent.value(sent.indexOf(truth.isEmpty() ? QString() : truth.last()) + 1));
}

} // namespace

void KilledCommandLineTest::noAnsweredCommandIsLost()
{
    QTemporaryDir folder;
    const QString file = folder.filePath("killed.zbt");
    const QString copy = folder.filePath("alone.zbt");
    makeTable(file);
    QRandomGenerator random(20261129);
    int from = 1;
    int killedWhileWriting = 0;
    for (int i = 0; i < kills; ++i) {
        const int before = show(file).value("entries").toInt();
        const After after = i % 2 == 0 ? After::Start : After::FirstAnswer;
        const int answered = lastAnswered(doAndKill(file, from, after, static_cast<int>(random.bounded(60'000))));
        QFile::remove(copy);
        QFile::copy(file, copy);
        const QJsonObject shown = show(file);
        QVERIFY2(!shown.isEmpty(), "the table with its journal must read whole");
        QVERIFY2(shown.value("entries").toInt() >= std::max(answered, before), "an answered command is lost");
        killedWhileWriting += shown.value("entries").toInt() > before ? 1 : 0;
        const QStringList truth = notesIn(file);
        QStringList sent;
        for (int note = from; note < from + 400; ++note)
            sent += QStringLiteral("note %1").arg(note);
        checkCopyAlone(copy, truth, sent);
        from += 400;
        if (shown.value("entries").toInt() > 1'000) { // a long table only slows the next kills down
            QFile::remove(file);
            makeTable(file);
        }
    }
    QVERIFY2(killedWhileWriting > kills / 4, "the kills must fall while commands are written");
}

QTEST_GUILESS_MAIN(KilledCommandLineTest)
#include "killed_command_line_test.moc"
