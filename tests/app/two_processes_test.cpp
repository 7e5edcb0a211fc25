// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Two processes on one table: every answered command of both is kept, none twice.
#include "app/table_process.h"

#include <QJsonDocument>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

using namespace app_test;

class TwoProcessesTest : public QObject {
    Q_OBJECT

private slots:
    void bothKeepWhatTheyAnswered();
};

void TwoProcessesTest::bothKeepWhatTheyAnswered()
{
    QTemporaryDir folder;
    const QString file = folder.filePath("shared.zbt");
    makeTable(file);
    QProcess first;
    QProcess second;
    first.start(QStringLiteral(ZC_TABLE_PROGRAM), {"do", file, "-"});
    second.start(QStringLiteral(ZC_TABLE_PROGRAM), {"do", file, "-"});
    QVERIFY(first.waitForStarted() && second.waitForStarted());
    first.write(notes(60, 1));
    second.write(notes(60, 1001));
    first.closeWriteChannel();
    second.closeWriteChannel();
    QVERIFY(first.waitForFinished(60'000) && second.waitForFinished(60'000));
    QCOMPARE(first.exitCode(), 0);
    QCOMPARE(second.exitCode(), 0);

    QSet<int> numbers;
    int answers = 0;
    for (QProcess* process : {&first, &second})
        for (const QByteArray& line : process->readAllStandardOutput().split('\n'))
            if (const QJsonObject answer = QJsonDocument::fromJson(line).object(); answer.value("ok").toBool()) {
                ++answers;
                numbers.insert(answer.value("n").toInt());
            }
    QCOMPARE(answers, 120);
    QCOMPARE(numbers.size(), 120);
    const QStringList kept = notesIn(file);
    QCOMPARE(kept.size(), 120);
    QCOMPARE(QSet<QString>(kept.begin(), kept.end()).size(), 120);
    QCOMPARE(run({"check", file}).status, 0);
}

QTEST_GUILESS_MAIN(TwoProcessesTest)
#include "two_processes_test.moc"
