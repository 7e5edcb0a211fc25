// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A disk that fills at any write: old entries stay whole, the player is told, the next save works.
#include "app/table_process.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>

using namespace app_test;

class StarvedDiskTest : public QObject {
    Q_OBJECT

private slots:
    void everyWriteMayBeTheLast();
};

namespace {

/// Run in the child: no file may grow beyond `bytes`, and exceeding it is an error instead of a signal.
std::function<void()> limitFiles(rlim_t bytes)
{
    return [bytes] {
        const rlimit limit{bytes, bytes};
        setrlimit(RLIMIT_FSIZE, &limit);
        std::signal(SIGXFSZ, SIG_IGN);
    };
}

int answered(const QByteArray& out)
{
    int count = 0;
    for (const QByteArray& line : out.split('\n'))
        count += QJsonDocument::fromJson(line).object().value("ok").toBool() ? 1 : 0;
    return count;
}

} // namespace

void StarvedDiskTest::everyWriteMayBeTheLast()
{
    QTemporaryDir folder;
    const QString fresh = folder.filePath("fresh.zbt");
    makeTable(fresh);
    const int begun = show(fresh).value("entries").toInt();
    const qint64 size = QFile(fresh).size();
    int starved = 0;
    for (qint64 room = size; room <= size + 18 * 1024; room += 1024) {
        const QString file = folder.filePath(QStringLiteral("full-%1.zbt").arg(room));
        QFile::copy(fresh, file);
        const Run starvedRun = run({"do", file, "-"}, notes(70), limitFiles(static_cast<rlim_t>(room)));
        const int kept = answered(starvedRun.out);
        QVERIFY2(starvedRun.status == 0 || starvedRun.status == 4, starvedRun.err.constData());
        if (starvedRun.status == 4) {
            ++starved;
            QCOMPARE(starvedRun.err.count('\n'), 1); // one sentence
        }
        QVERIFY2(show(file).value("entries").toInt() >= begun + kept, "an answered command is lost");
        const Run after = run({"do", file, "-"}, notes(3, 1000));
        QVERIFY2(after.status == 0, "with room again the next save must work");
        QCOMPARE(notesIn(file).last(), QStringLiteral("note 1002"));
    }
    QVERIFY(starved > 10);
}

QTEST_GUILESS_MAIN(StarvedDiskTest)
#include "starved_disk_test.moc"
