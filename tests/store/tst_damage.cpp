// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every cut and thousands of flipped bits: nothing changed, missing or reordered is ever shown as good.
#include "sample_table.h"
#include "store/reading.h"

#include <QTest>

#include <random>

namespace {

using Code = store::TableProblem::Code;

/// What became of a damaged file.
struct Tally {
    int read = 0;
    int damaged = 0;
    int other = 0;
};

/// Reads the file; false when anything is shown as good that is not, or the file was touched.
bool honest(const sample::Folder& folder, const std::filesystem::path& path, const store::Contents& whole, Tally& tally)
{
    const auto time = std::filesystem::last_write_time(path);
    const auto read = store::readTable(path);
    bool good = true;
    if (read) {
        ++tally.read;
        good = *read == whole;
    } else if (read.error().code == Code::Damaged) {
        ++tally.damaged;
        const store::Contents& rest = read.error().good;
        const bool nothing = rest.header.empty() && rest.lines.empty() && read.error().firstBad <= 1;
        good = nothing || (sample::isPrefix(rest, whole) && (read.error().firstBad == rest.last() + 1));
    } else {
        ++tally.other;
        good = read.error().good.lines.empty();
    }
    const auto seen = store::glimpse(path);
    if (seen)
        good = good && seen->header == whole.header && seen->last == whole.last()
            && seen->lastBytes == whole.lines.back().bytes;
    return good && std::filesystem::last_write_time(path) == time && folder.files() == 1;
}

} // namespace

class DamageTest : public QObject {
    Q_OBJECT
private slots:
    void everyCut()
    {
        const sample::Folder folder;
        const std::filesystem::path path = folder / "table.zbt";
        const store::Contents whole = sample::contents(14);
        QVERIFY(store::createTable(path, whole).has_value());
        const std::string bytes = sample::readFile(path);
        Tally tally;
        for (std::size_t size = bytes.size() - 1;; --size) {
            std::filesystem::resize_file(path, size);
            QVERIFY2(honest(folder, path, whole, tally), qPrintable(QStringLiteral("cut to %1").arg(size)));
            if (size == 0)
                break;
        }
        QVERIFY(sample::readFile(path).empty());
        QCOMPARE(tally.read, 0);
        QCOMPARE(tally.other, 1); // the empty one
    }
    void flippedBits_data()
    {
        QTest::addColumn<int>("entries");
        QTest::addColumn<int>("flips");
        QTest::newRow("short table") << 3 << 1000;
        QTest::newRow("table of an evening") << 90 << 1500;
        QTest::newRow("long table") << 700 << 500;
    }
    void flippedBits()
    {
        QFETCH(int, entries);
        QFETCH(int, flips);
        const sample::Folder folder;
        const std::filesystem::path path = folder / "table.zbt";
        const store::Contents whole = sample::contents(entries);
        QVERIFY(store::createTable(path, whole).has_value());
        const std::string good = sample::readFile(path);
        std::mt19937 random(20261129);
        Tally tally;
        int writable = 0;
        for (int i = 0; i < flips; ++i) {
            // Half of them where it hurts: the header of the file, of its pages, and the cell pointers.
            const std::size_t page = 4096 * (random() % (good.size() / 4096));
            const std::size_t at = i % 2 == 0 ? random() % good.size() : page + random() % (page == 0 ? 160 : 60);
            std::string bytes = good;
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << (random() % 8)));
            sample::writeFile(path, bytes);
            QVERIFY2(honest(folder, path, whole, tally), qPrintable(QStringLiteral("flip %1 at %2").arg(i).arg(at)));
            QVERIFY(sample::readFile(path) == bytes);
            if (i % 4 != 0)
                continue;
            auto file = store::TableFile::openWrite(path); // what can be opened for writing can be written
            if (!file) {
                QVERIFY(sample::readFile(path) == bytes);
                continue;
            }
            ++writable;
            for (int n = entries + 1; n <= entries + 6; ++n)
                QVERIFY(file->append(n - 1, std::vector<std::string>{sample::bytes(n)}).has_value());
            const auto after = store::readTable(path);
            QVERIFY2(after.has_value() && *after == sample::contents(entries + 6),
                     qPrintable(QStringLiteral("flip %1 at %2").arg(i).arg(at)));
        }
        QVERIFY(tally.damaged > flips / 10); // the rest hits room that nothing uses
        qInfo("%d flips: %d read whole, %d damaged, %d other; %d opened for writing", flips, tally.read, tally.damaged,
              tally.other, writable);
    }
    void exchangedEntries()
    {
        const sample::Folder folder;
        const store::Contents whole = sample::contents(10);
        const auto make = [&](const char* name, const store::Contents& contents) {
            return store::createTable(folder / name, contents) ? store::readTable(folder / name)
                                                               : store::Result<store::Contents>();
        };
        auto swapped = whole;
        std::swap(swapped.lines[3], swapped.lines[4]);
        const auto one = make("swapped.zbt", swapped);
        QCOMPARE(one.error().code, Code::Damaged);
        QCOMPARE(one.error().firstBad, 4);
        auto missing = whole;
        missing.lines.erase(missing.lines.begin() + 6);
        QCOMPARE(make("missing.zbt", missing).error().firstBad, 7);
        auto changed = whole;
        changed.lines[0].bytes[9] ^= 1;
        QCOMPARE(make("changed.zbt", changed).error().firstBad, 1);
        auto foreign = whole;
        foreign.header += " ";
        QCOMPARE(make("foreign.zbt", foreign).error().firstBad, 1);
        QVERIFY(make("foreign2.zbt", foreign).error().good.lines.empty());
    }
};

QTEST_GUILESS_MAIN(DamageTest)
#include "tst_damage.moc"
