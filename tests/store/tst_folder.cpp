// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The data folder: nothing is deleted, nothing is replaced, damaged tables are listed with the reason.
#include "sample_table.h"
#include "store/folder.h"
#include "support/failing_vfs.h"

#include <QTest>

#include <map>

namespace {

using Code = store::TableProblem::Code;

/// A table whose last entry bears a time.
store::Contents timed(int last, std::int64_t time)
{
    std::vector<std::string> entries = sample::run(1, last - 1);
    entries.push_back("{\"n\":" + std::to_string(last)
                      + ",\"parent\":0,\"head\":{\"why\":\"undo\",\"to\":0},\"dice_position\":0,\"time\":"
                      + std::to_string(time) + "}");
    return store::chainedContents(sample::header, entries);
}

} // namespace

class FolderTest : public QObject {
    Q_OBJECT
private slots:
    void theTablesAreListed()
    {
        const sample::Folder root;
        const store::Folder folder(root / "tables");
        QVERIFY(folder.tables().empty());
        QVERIFY(store::createTable(folder.placeFor("Ana and Bo"), timed(12, 3000)).has_value());
        QVERIFY(store::createTable(folder.placeFor("Ana and Bo"), timed(3, 5000)).has_value());
        QVERIFY(
            store::createTable(folder.placeFor("Cy.v1"), timed(3, 9000)).has_value()); // not an old version by its end
        sample::writeFile(root / "tables/broken.zbt", "SQLite format 3");
        sample::writeFile(root / "tables/letter.txt", "no table");
        std::filesystem::create_directory(root / "tables/folder.zbt");
        const auto tables = folder.tables();
        std::map<std::string, store::TableInList> byName;
        for (const auto& table : tables)
            byName[table.name] = table;
        QCOMPARE(byName.size(), std::size_t{4});
        QCOMPARE(byName["Ana and Bo"].last, 12);
        QCOMPARE(byName["Ana and Bo"].lastTime, std::int64_t{3000});
        QCOMPARE(byName["Ana and Bo"].header, sample::header);
        QVERIFY(!byName["Ana and Bo"].problem);
        QCOMPARE(byName["Ana and Bo-2"].last, 3);
        QCOMPARE(byName["broken"].problem, std::optional(Code::Damaged));
        QCOMPARE(byName["folder"].problem, std::optional(Code::Folder));
        const auto at = [&](const char* name) {
            return std::find_if(tables.begin(), tables.end(), [&](const auto& table) { return table.name == name; })
                - tables.begin();
        };
        QVERIFY(at("Ana and Bo-2") < at("Ana and Bo")); // last played first
    }
    void keptVersionsAreNotListed()
    {
        const sample::Folder root;
        const store::Folder folder(root.path());
        QVERIFY(store::createTable(root / "table.v1.zbt", sample::contents(1)).has_value());
        QVERIFY(folder.tables().empty());
    }
    void namesOfFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("file");
        QTest::newRow("plain") << QStringLiteral("Friday") << QStringLiteral("Friday");
        QTest::newRow("letters of all languages") << QStringLiteral("Стол Añá") << QStringLiteral("Стол Añá");
        QTest::newRow("folders") << QStringLiteral("../etc/passwd") << QStringLiteral("-etc-passwd");
        QTest::newRow("hidden") << QStringLiteral(".hidden") << QStringLiteral("hidden");
        QTest::newRow("empty") << QString() << QStringLiteral("table");
        QTest::newRow("dots") << QStringLiteral("...") << QStringLiteral("table");
        QTest::newRow("lines") << QStringLiteral("a\nb\tc") << QStringLiteral("a-b-c");
        QTest::newRow("signs of other systems") << QStringLiteral("a:b*c?\"<>|\\d") << QStringLiteral("a-b-c------d");
        QTest::newRow("blanks at the end") << QStringLiteral("a . ") << QStringLiteral("a");
        QTest::newRow("long") << QString(100, QChar(0x416)) << QString(80, QChar(0x416));
        QTest::newRow("long and wide") << QString::fromUtf8("🂡").repeated(100) << QString::fromUtf8("🂡").repeated(50);
    }
    void namesOfFiles()
    {
        QFETCH(QString, name);
        QFETCH(QString, file);
        QCOMPARE(QString::fromStdString(store::fileNameFor(name.toStdString())), file);
    }
    void theBinGivesBack()
    {
        const sample::Folder root;
        const store::Folder folder(root.path());
        const std::filesystem::path path = folder.placeFor("Friday");
        QVERIFY(store::createTable(path, sample::contents(4)).has_value());
        const auto binned = folder.bin(path);
        QVERIFY(binned.has_value());
        QVERIFY(folder.tables().empty());
        QCOMPARE(folder.binned().size(), std::size_t{1});
        QVERIFY(store::createTable(path, sample::contents(2)).has_value()); // another of the same name meanwhile
        QVERIFY(folder.bin(path).has_value());
        QCOMPARE(folder.binned().size(), std::size_t{2});
        QVERIFY(store::createTable(path, sample::contents(1)).has_value());
        const auto back = folder.bringBack(*binned);
        QVERIFY(back.has_value());
        QVERIFY(*store::readTable(*back) == sample::contents(4));
        QCOMPARE(folder.tables().size(), std::size_t{2});
        QCOMPARE(folder.bin(root / "none.zbt").error().code, Code::Missing);
    }
    void aTableIsRenamed()
    {
        const sample::Folder root;
        const store::Folder folder(root.path());
        const std::filesystem::path path = folder.placeFor("Friday");
        QVERIFY(store::createTable(path, sample::contents(4)).has_value());
        QVERIFY(folder.keepCopy(path, sample::contents(4)).has_value());
        QVERIFY(store::createTable(folder.placeFor("Saturday"), sample::contents(2)).has_value());
        const auto renamed = folder.rename(path, "Saturday");
        QVERIFY(renamed.has_value());
        QCOMPARE(renamed->filename().string(), std::string("Saturday-2.zbt"));
        QVERIFY(*store::readTable(*renamed) == sample::contents(4));
        QCOMPARE(folder.goodCopies(*renamed).size(), std::size_t{1});
        QVERIFY(*folder.rename(*renamed, "Saturday-2") == *renamed);
    }
    void aWriterThatIsAtWorkIsNotRobbed()
    {
        const sample::Folder root;
        const store::Folder folder(root.path());
        const std::filesystem::path path = folder.placeFor("Friday");
        QVERIFY(store::createTable(path, sample::contents(4)).has_value());
        auto file = store::TableFile::openWrite(path);
        const auto binned = folder.bin(path);
        QVERIFY(binned.has_value());
        QVERIFY(!file->append(4, sample::run(5, 5)).has_value()); // told, not written into the bin
        QVERIFY(*store::readTable(*binned) == sample::contents(4));
        QVERIFY(folder.bringBack(*binned).has_value());
        QVERIFY(file->append(4, sample::run(5, 5)).has_value());
        QVERIFY(*store::readTable(path) == sample::contents(5));
    }
    void whatAKilledWriterLeftIsRolledBackBeforeAMove()
    {
        const sample::Folder root;
        const store::Folder folder(root.path());
        const std::filesystem::path path = folder.placeFor("Friday");
        QVERIFY(store::createTable(path, sample::contents(9)).has_value());
        {
            support::FailingVfs disk("failing");
            auto file = store::TableFile::openWrite(path, {disk.name(), {}, 100});
            disk.failAfter(9, support::FailingVfs::Failure::Full, true);
            QVERIFY(!file->append(9, sample::run(10, 60)).has_value());
            QVERIFY(std::filesystem::exists(path.string() + "-journal"));
        }
        const auto binned = folder.bin(path);
        QVERIFY(binned.has_value());
        QVERIFY(*store::readTable(*binned) == sample::contents(9));
        QVERIFY(!std::filesystem::exists(path.string() + "-journal"));
    }

    void aJournalWithoutItsTableIsNotPlayedIntoANewOne()
    {
        const sample::Folder root;
        const std::filesystem::path path = root / "Friday.zbt";
        QVERIFY(store::createTable(path, sample::contents(60)).has_value());
        {
            support::FailingVfs disk("failing");
            auto file = store::TableFile::openWrite(path, {disk.name(), {}, 100});
            disk.failAfter(12, support::FailingVfs::Failure::Full, true);
            QVERIFY(!file->append(60, sample::run(61, 160)).has_value());
        }
        const auto size = std::filesystem::file_size(path.string() + "-journal");
        QVERIFY(size > 4096);
        std::filesystem::remove(path);
        QVERIFY(store::createTable(path, sample::contents(9)).has_value());
        QVERIFY(*store::readTable(path) == sample::contents(9));
        QCOMPARE(std::filesystem::file_size(root / "Friday.zbt.lost-journal"), size);
    }

    void goodCopiesAreKeptAndPutInPlace()
    {
        const sample::Folder root;
        const store::Folder folder(root.path());
        const std::filesystem::path path = folder.placeFor("Friday");
        QVERIFY(store::createTable(path, timed(40, 7000)).has_value());
        for (const int last : {8, 20, 20, 9, 30, 40})
            QVERIFY(folder.keepCopy(path, timed(last, last)).has_value());
        const auto copies = folder.goodCopies(path);
        QCOMPARE(copies.size(), std::size_t{3});
        QCOMPARE(copies[0].last, 40);
        QCOMPARE(copies[1].last, 30);
        QCOMPARE(copies[2].last, 20);
        QCOMPARE(copies[1].lastTime, std::int64_t{30});
        std::filesystem::resize_file(path, 5000);
        std::filesystem::resize_file(copies[0].path, 5000); // a copy can be damaged too
        QCOMPARE(folder.goodCopies(path).front().last, 30);
        const std::string damaged = sample::readFile(path);
        const auto aside = folder.replace(path, *store::readTable(copies[1].path));
        QVERIFY(aside.has_value());
        QVERIFY(*store::readTable(path) == timed(30, 30));
        QCOMPARE(sample::readFile(*aside), damaged);
    }
    void whatIsGoodOfADamagedTableCanGoOn()
    {
        const sample::Folder root;
        const store::Folder folder(root.path());
        const std::filesystem::path path = folder.placeFor("Friday");
        QVERIFY(store::createTable(path, sample::contents(60)).has_value());
        std::string bytes = sample::readFile(path);
        bytes[bytes.find(sample::bytes(31)) + 30] ^= 1;
        sample::writeFile(path, bytes);
        const auto read = store::readTable(path);
        QCOMPARE(read.error().code, Code::Damaged);
        QCOMPARE(read.error().firstBad, 31);
        QVERIFY(folder.replace(path, read.error().good).has_value());
        auto file = store::TableFile::openWrite(path);
        QVERIFY(file.has_value());
        QVERIFY(file->append(30, sample::run(31, 31)).has_value());
        QVERIFY(*store::readTable(path) == sample::contents(31));
    }
    void kinshipFollowsFromTheChains()
    {
        using store::Kinship;
        const auto forked = [](int shared, int last) {
            std::vector<std::string> entries = sample::run(1, shared);
            for (int n = shared + 1; n <= last; ++n)
                entries.push_back(sample::bytes(n + 1000));
            return store::chainedContents(sample::header, std::move(entries));
        };
        for (int here = 0; here <= 6; ++here)
            for (int shared = 0; shared <= 6; ++shared)
                for (int last = shared; last <= 6; ++last) {
                    const int common = std::min(here, shared);
                    const Kinship expected = here <= shared && here == last ? Kinship::Same
                        : here <= shared && here < last                     ? Kinship::GoesOn
                        : last == common                                    ? Kinship::Beginning
                                                                            : Kinship::Parted;
                    QCOMPARE(store::kinOf(sample::contents(here), forked(shared, last)),
                             (store::Kin{expected, common}));
                }
        const store::Contents stranger = store::chainedContents("{\"other\":1}", sample::run(1, 3));
        QCOMPARE(store::kinOf(sample::contents(3), stranger), store::Kin{});
    }
    void aLongerStateTakesThePlaceOfAShorterOne()
    {
        const sample::Folder root;
        const store::Folder folder(root.path());
        const std::filesystem::path path = folder.placeFor("Friday");
        QVERIFY(store::createTable(path, sample::contents(12)).has_value());
        const auto binned = folder.exchange(path, sample::contents(20));
        QVERIFY(binned.has_value());
        QVERIFY(*store::readTable(path) == sample::contents(20));
        QVERIFY(*store::readTable(*binned) == sample::contents(12));
        QCOMPARE(folder.binned().size(), std::size_t{1});
        QVERIFY(folder.bringBack(*binned).has_value());
        QCOMPARE(folder.tables().size(), std::size_t{2});
    }
    void copiesOfAnotherTableOfTheNameStay()
    {
        const sample::Folder root;
        const store::Folder folder(root.path());
        const std::filesystem::path path = folder.placeFor("Friday");
        for (int i = 1; i <= 5; ++i)
            QVERIFY(folder.keepCopy(path, store::chainedContents("{\"other\":1}", sample::run(1, i))).has_value());
        for (int i = 1; i <= 5; ++i)
            QVERIFY(folder.keepCopy(path, sample::contents(i)).has_value());
        QCOMPARE(folder.goodCopies(path).size(), std::size_t{6});
    }
};

QTEST_GUILESS_MAIN(FolderTest)
#include "tst_folder.moc"
