// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// SIGKILL at random moments, and a disk without room: what was acknowledged is there.
#include "sample_table.h"
#include "store/reading.h"
#include "support/failing_vfs.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <unistd.h>

namespace {

/// The last whole line that the child has printed, as a number.
int acknowledged(const QByteArray& printed)
{
    const qsizetype end = printed.lastIndexOf('\n');
    return end < 0 ? 0 : printed.left(end).split('\n').last().toInt();
}

} // namespace

class KilledTest : public QObject {
    Q_OBJECT

    /// The end of a run that began with `before` entries on file: whole, with at least the acknowledged ones.
    static void checkWhole(const std::filesystem::path& path, int atLeast)
    {
        const auto contents = store::readTable(path);
        QVERIFY2(contents.has_value(), contents ? "" : contents.error().detail.c_str());
        QVERIFY(contents->last() >= atLeast);
        QVERIFY(*contents == sample::contents(contents->last()));
    }
    /// A copy without its journal: the very same entries, or told to be damaged.
    static void checkCopy(const std::filesystem::path& copy, int atLeast, int& damaged)
    {
        const auto contents = store::readTable(copy);
        if (contents) {
            QVERIFY(contents->last() >= atLeast);
            QVERIFY(*contents == sample::contents(contents->last()));
            return;
        }
        ++damaged;
        QCOMPARE(contents.error().code, store::TableProblem::Code::Damaged);
        const store::Contents& good = contents.error().good;
        QVERIFY(good.header.empty() || good == sample::contents(good.last()));
    }

    /// The next process plays on where the killed one stopped.
    static void goOn(const std::filesystem::path& path)
    {
        auto file = store::TableFile::openWrite(path);
        QVERIFY(file.has_value());
        const int last = file->contents().last();
        QVERIFY(file->append(last, sample::run(last + 1, last + 1)).has_value());
    }

private slots:
    void killedAtAnyMoment()
    {
        const QTemporaryDir folder; // on the disk that people use
        const std::filesystem::path path = (folder.path() + "/table.zbt").toStdString();
        const std::filesystem::path copy = (folder.path() + "/copy.zbt").toStdString();
        int damaged = 0;
        int journals = 0;
        for (int round = 0; round < 200; ++round) {
            if (round % 20 == 0) {
                std::filesystem::remove(path);
                QVERIFY(store::createTable(path, sample::contents(round % 7)).has_value());
            }
            QProcess child;
            child.start(QStringLiteral(ZC_STORE_CHILD),
                        {"append", QString::fromStdString(path.string()), "100000", QString::number(round)});
            QVERIFY(child.waitForReadyRead(30'000)); // at work
            ::usleep(QRandomGenerator::global()->bounded(12'000U));
            child.kill();
            QVERIFY(child.waitForFinished());
            const int atLeast = acknowledged(child.readAllStandardOutput());
            QVERIFY(atLeast > 0);
            journals += std::filesystem::exists(path.string() + "-journal") ? 1 : 0;
            std::filesystem::copy_file(path, copy, std::filesystem::copy_options::overwrite_existing);
            checkCopy(copy, atLeast, damaged);
            checkWhole(path, atLeast);
            if (QTest::currentTestFailed())
                return;
            goOn(path);
            QVERIFY(!std::filesystem::exists(path.string() + "-journal"));
        }
        QVERIFY2(journals > 10, "the child was never killed within a commit");
        qInfo("killed 200 times, %d within a commit; %d copies without their journal were damaged and told so",
              journals, damaged);
    }

    void noRoomForTheFileToGrow_data()
    {
        QTest::addColumn<int>("bytes");
        for (int bytes = 500; bytes < 70'000; bytes += 2'777)
            QTest::addRow("%d bytes", bytes) << bytes;
    }
    void noRoomForTheFileToGrow()
    {
        QFETCH(int, bytes);
        const sample::Folder folder;
        const std::filesystem::path path = folder / "table.zbt";
        QVERIFY(store::createTable(path, sample::contents(5)).has_value());
        QProcess child;
        child.start(QStringLiteral(ZC_STORE_CHILD),
                    {"limited", QString::fromStdString(path.string()), QString::number(bytes)});
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitCode(), 0);
        const QList<QByteArray> lines = child.readAllStandardOutput().trimmed().split('\n');
        QVERIFY(lines[lines.size() - 2].startsWith("full"));
        checkWhole(path, lines.last().toInt());
        QVERIFY(lines.last().toInt() > 5);
    }

    void theDiskFailsAtEachWrite_data()
    {
        QTest::addColumn<int>("failure");
        QTest::addColumn<bool>("stays");
        QTest::newRow("full, once") << 0 << false;
        QTest::newRow("full, until there is room") << 0 << true;
        QTest::newRow("broken, once") << 1 << false;
        QTest::newRow("broken, until it is mended") << 1 << true;
    }
    void theDiskFailsAtEachWrite()
    {
        QFETCH(int, failure);
        QFETCH(bool, stays);
        const auto kind = failure == 0 ? support::FailingVfs::Failure::Full : support::FailingVfs::Failure::Broken;
        int failures = 0;
        for (int at = 0; at < 160; ++at) {
            support::FailingVfs disk("failing");
            const sample::Folder folder;
            const std::filesystem::path path = folder / "table.zbt";
            QVERIFY(store::createTable(path, sample::contents(8)).has_value());
            auto file = store::TableFile::openWrite(path, {disk.name(), {}, 100});
            QVERIFY(file.has_value());
            disk.failAfter(at, kind, stays);
            int kept = 8;
            for (int n = 9; n <= 20; ++n) {
                if (file->append(kept, sample::run(kept + 1, n)))
                    kept = n;
                QCOMPARE(file->contents().last(), kept);
            }
            checkWhole(path, kept); // another process looks at it meanwhile
            disk.heal();
            QVERIFY(file->append(kept, sample::run(kept + 1, 21)).has_value()); // the queue, as soon as it can be
            checkWhole(path, 21);
            QCOMPARE(store::readTable(path)->last(), 21);
            QVERIFY(!QTest::currentTestFailed());
            failures += disk.failures();
        }
        QVERIFY(failures >= 100);
    }
    void aReaderThatMayNotWriteLeavesAnUnfinishedChangeAlone()
    {
        const sample::Folder folder;
        std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
        const std::filesystem::path path = folder / "table.zbt";
        const std::filesystem::path journal = folder / "table.zbt-journal";
        QVERIFY(store::createTable(path, sample::contents(60)).has_value());
        {
            support::FailingVfs disk("failing");
            auto file = store::TableFile::openWrite(path, {disk.name(), {}, 100});
            disk.failAfter(16, support::FailingVfs::Failure::Full, true);
            QVERIFY(!file->append(60, sample::run(61, 160)).has_value());
        }
        std::filesystem::permissions(path, std::filesystem::perms(0644));
        std::filesystem::permissions(journal, std::filesystem::perms(0644));
        const std::string before = sample::readFile(path);
        const std::string beside = sample::readFile(journal);
        QVERIFY(!beside.empty());
        QProcess child;
        child.start(QStringLiteral(ZC_STORE_CHILD), {"nobody-reads", QString::fromStdString(path.string())});
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.readAllStandardOutput().trimmed().toInt(),
                 static_cast<int>(store::TableProblem::Code::NotReadable));
        QVERIFY(sample::readFile(path) == before);
        QVERIFY(sample::readFile(journal) == beside);
        checkWhole(path, 60); // one who may write lets it be rolled back
        QCOMPARE(store::readTable(path)->last(), 60);
        QVERIFY(!std::filesystem::exists(journal));
    }
    void theDiskFailsWhileATableIsMade()
    {
        int made = 0;
        for (int at = 0; at < 40; ++at) {
            support::FailingVfs disk("failing");
            const sample::Folder folder;
            disk.failAfter(at, support::FailingVfs::Failure::Full, true);
            const auto done = store::createTable(folder / "table.zbt", sample::contents(30), {disk.name(), {}, 100});
            disk.heal();
            made += done ? 1 : 0;
            QCOMPARE(folder.files(), done ? 1 : 0); // whole or not at all
            if (done)
                checkWhole(folder / "table.zbt", 30);
        }
        QVERIFY(made > 0 && made < 40);
    }
};

QTEST_GUILESS_MAIN(KilledTest)
#include "tst_killed.moc"
