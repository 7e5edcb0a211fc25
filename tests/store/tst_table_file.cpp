// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One table file in good and bad company: what is written is read, what is foreign or damaged is told and left alone.
#include "sample_table.h"
#include "sqlite/database.h"
#include "store/reading.h"

#include <QProcess>
#include <QTest>

#include <sys/stat.h>

namespace {

using Code = store::TableProblem::Code;
using Failure = session::JournalFailure::Code;

std::filesystem::path made(const sample::Folder& folder, int last, const char* name = "table.zbt")
{
    const std::filesystem::path path = folder / name;
    return store::createTable(path, sample::contents(last)) ? path : std::filesystem::path{};
}

std::string foreignDatabase(const sample::Folder& folder, const std::string& sql)
{
    const std::filesystem::path path = folder / "foreign.db";
    auto database = sqlite::Database::open(path.string(), sqlite::Open::Create);
    if (!database || !database->execute(sql))
        return {};
    database = sqlite::Database::inMemory();
    std::string bytes = sample::readFile(path);
    std::filesystem::remove(path);
    return bytes;
}

} // namespace

class TableFileTest : public QObject {
    Q_OBJECT

    static QByteArray child(const QStringList& words)
    {
        QProcess process;
        process.start(QStringLiteral(ZC_STORE_CHILD), words);
        process.waitForFinished();
        return process.readAllStandardOutput().trimmed();
    }

private slots:
    void whatIsWrittenIsRead_data()
    {
        QTest::addColumn<int>("made");
        QTest::addColumn<int>("appended");
        QTest::newRow("empty table") << 0 << 0;
        QTest::newRow("first entry") << 0 << 1;
        QTest::newRow("one more") << 12 << 1;
        QTest::newRow("many at once") << 1 << 300;
        QTest::newRow("imported whole") << 500 << 0;
    }
    void whatIsWrittenIsRead()
    {
        QFETCH(int, made);
        QFETCH(int, appended);
        const sample::Folder folder;
        const std::filesystem::path path = ::made(folder, made);
        {
            auto file = store::TableFile::openWrite(path);
            QVERIFY(file.has_value());
            QVERIFY(file->contents() == sample::contents(made));
            QVERIFY(file->append(made, sample::run(made + 1, made + appended)).has_value());
            QVERIFY(file->contents() == sample::contents(made + appended));
        }
        const auto contents = store::readTable(path);
        QVERIFY(contents.has_value());
        QVERIFY(*contents == sample::contents(made + appended));
        const auto seen = store::glimpse(path);
        QVERIFY(seen.has_value());
        QCOMPARE(seen->last, made + appended);
        QCOMPARE(seen->header, sample::header);
        QCOMPARE(seen->lastBytes, seen->last ? sample::bytes(seen->last) : std::string());
        QCOMPARE(folder.files(), 1);
    }
    void aTableIsNeverMadeOverAnotherFile()
    {
        const sample::Folder folder;
        sample::writeFile(folder / "table.zbt", "a letter");
        const auto again = store::createTable(folder / "table.zbt", sample::contents(3));
        QCOMPARE(again.error().code, Code::Exists);
        QCOMPARE(sample::readFile(folder / "table.zbt"), std::string("a letter"));
        QCOMPARE(store::createTable(folder.path(), sample::contents(3)).error().code, Code::Exists);
        QCOMPARE(store::createTable(folder / "none/table.zbt", sample::contents(3)).error().code, Code::Unwritable);
        QCOMPARE(folder.files(), 1);
    }
    void moreThanAReaderTakesIsNotWritten()
    {
        const sample::Folder folder;
        const std::filesystem::path path = made(folder, 2);
        auto file = store::TableFile::openWrite(path);
        QVERIFY(file.has_value());
        const std::vector<std::string> large{std::string((1U << 20U) + 1, 'x')};
        QCOMPARE(file->append(2, large).error().code, Failure::Unwritable);
        const std::vector<std::string> justRight{std::string(1U << 20U, 'x')};
        QVERIFY(file->append(2, justRight).has_value());
        QVERIFY(store::readTable(path).has_value());
        const std::vector<std::string> many(200'000, "x");
        QCOMPARE(file->append(3, many).error().code, Failure::Unwritable);
        QCOMPARE(store::createTable(folder / "large.zbt", store::chainedContents("h", large)).error().code,
                 Code::TooLarge);
    }

    void whatIsNoTableIsToldAndLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("code");
        const sample::Folder folder;
        const std::string good = sample::readFile(made(folder, 20));
        const auto with = [&](std::size_t at, std::initializer_list<int> values) {
            std::string changed = good;
            for (const int value : values)
                changed[at++] = static_cast<char>(value);
            return QByteArray::fromStdString(changed);
        };
        const auto row = [](const char* name, const QByteArray& bytes, Code code) {
            QTest::newRow(name) << bytes << static_cast<int>(code);
        };
        row("empty", {}, Code::Empty);
        row("one byte", "S", Code::Damaged);
        row("a text", "Dear Bo, the table is lost.", Code::NotATable);
        row("a picture", QByteArray("\x89PNG\r\n\x1a\n") + QByteArray(5000, '\1'), Code::NotATable);
        row("zeroes", QByteArray(8192, '\0'), Code::NotATable);
        row("a line of an export", QByteArray::fromStdString(sample::header), Code::NotATable);
        row("another application's database", QByteArray::fromStdString(foreignDatabase(folder, "CREATE TABLE t(a)")),
            Code::NotATable);
        row("same id, other tables",
            QByteArray::fromStdString(foreignDatabase(folder,
                                                      "PRAGMA application_id=" + std::to_string(store::applicationId)
                                                          + "; PRAGMA user_version=1; CREATE TABLE t(a)")),
            Code::Damaged);
        row("a trigger among the tables",
            QByteArray::fromStdString(foreignDatabase(
                folder,
                "PRAGMA application_id=" + std::to_string(store::applicationId) + "; PRAGMA user_version=1;"
                    + store::createHeader + ";" + store::createEntries + ";" + store::createTail
                    + "; CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM tail; END")),
            Code::Damaged);
        row("newer", with(60, {0, 0, 0, 2}), Code::Newer);
        row("much newer", with(60, {0x7f, 0, 0, 2}), Code::Newer);
        row("version 0", with(60, {0, 0, 0, 0}), Code::Damaged);
        row("version below 0", with(60, {0xff, 0, 0, 0}), Code::Damaged);
        row("marked for a write-ahead log", with(18, {2, 2}), Code::Damaged);
        row("page size 0", with(16, {0, 0}), Code::Damaged);
        row("first page only", QByteArray::fromStdString(good.substr(0, 4096)), Code::Damaged);
        row("last page lost", QByteArray::fromStdString(good.substr(0, good.size() - 4096)), Code::Damaged);
        row("last byte lost", QByteArray::fromStdString(good.substr(0, good.size() - 1)), Code::Damaged);
    }
    void whatIsNoTableIsToldAndLeftAlone()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, code);
        const sample::Folder folder;
        const std::filesystem::path path = folder / "table.zbt";
        sample::writeFile(path, bytes.toStdString());
        const auto before = std::filesystem::last_write_time(path);
        const auto read = store::readTable(path);
        QVERIFY(!read.has_value());
        QCOMPARE(static_cast<int>(read.error().code), code);
        QVERIFY(read.error().code != Code::Damaged || sample::isPrefix(read.error().good, sample::contents(20))
                || read.error().firstBad == 0);
        const auto write = store::TableFile::openWrite(path);
        QVERIFY(!write.has_value());
        QCOMPARE(static_cast<int>(write.error().code), code);
        QVERIFY(!store::glimpse(path).has_value());
        QCOMPARE(QByteArray::fromStdString(sample::readFile(path)), bytes);
        QVERIFY(std::filesystem::last_write_time(path) == before);
        QCOMPARE(folder.files(), 1);
    }
    void whatIsNoFileAtAll()
    {
        const sample::Folder folder;
        QCOMPARE(store::readTable(folder / "none.zbt").error().code, Code::Missing);
        QCOMPARE(store::readTable(folder.path()).error().code, Code::Folder);
        QCOMPARE(store::TableFile::openWrite(folder.path()).error().code, Code::Folder);
        QVERIFY(::mkfifo((folder / "pipe.zbt").c_str(), 0600) == 0);
        QCOMPARE(store::readTable(folder / "pipe.zbt").error().code, Code::NotATable);
        sample::writeFile(folder / "huge.zbt", "SQLite format 3");
        std::filesystem::resize_file(folder / "huge.zbt", 300U << 20U);
        QCOMPARE(store::readTable(folder / "huge.zbt").error().code, Code::TooLarge);
    }
    void aLinkToATableIsTheTable()
    {
        const sample::Folder folder;
        const std::filesystem::path path = made(folder, 3);
        std::filesystem::create_symlink(path, folder / "link.zbt");
        auto file = store::TableFile::openWrite(folder / "link.zbt");
        QVERIFY(file.has_value());
        QVERIFY(file->append(3, sample::run(4, 4)).has_value());
        QVERIFY(*store::readTable(path) == sample::contents(4));
    }
    void namesThatSqliteMightMisread_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"file:table?mode=memory", ":memory:", "a b 'c\" d.zbt", "стол.zbt", "%20.zbt", "table#1.zbt"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void namesThatSqliteMightMisread()
    {
        QFETCH(QString, name);
        const sample::Folder folder;
        const std::filesystem::path path = folder / name.toUtf8().constData();
        QVERIFY(store::createTable(path, sample::contents(2)).has_value());
        QVERIFY(std::filesystem::exists(path));
        QVERIFY(*store::readTable(path) == sample::contents(2));
    }

    void aReaderWithoutTheRightToWriteLeavesNoTrace()
    {
        const sample::Folder folder;
        const std::filesystem::path path = made(folder, 30);
        const QString name = QString::fromStdString(path.string());
        std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
        std::filesystem::permissions(path, std::filesystem::perms(0444));
        const std::string before = sample::readFile(path);
        QCOMPARE(child({"nobody-reads", name}), QByteArray("ok"));
        QCOMPARE(child({"nobody-writes", name}), QByteArray::number(static_cast<int>(Code::ReadOnly)));
        std::filesystem::permissions(path, std::filesystem::perms(0000));
        QCOMPARE(child({"nobody-reads", name}), QByteArray::number(static_cast<int>(Code::NotReadable)));
        std::filesystem::permissions(path, std::filesystem::perms(0644));
        QCOMPARE(sample::readFile(path), before);
        QCOMPARE(folder.files(), 1);
    }
    void readOnlyPlayIsAnswered()
    {
        const sample::Folder folder;
        const std::filesystem::path path = made(folder, 3);
        auto file = store::TableFile::openRead(path);
        QVERIFY(file.has_value());
        QVERIFY(!file->writable());
        QCOMPARE(file->append(3, sample::run(4, 4)).error().code, Failure::ReadOnly);
        QVERIFY(*store::readTable(path) == sample::contents(3));
    }

    void anotherProcessHasWritten()
    {
        const sample::Folder folder;
        const std::filesystem::path path = made(folder, 3);
        auto one = store::TableFile::openWrite(path);
        auto two = store::TableFile::openWrite(path);
        QVERIFY(one.has_value() && two.has_value());
        QVERIFY(one->append(3, sample::run(4, 5)).has_value());
        QCOMPARE(two->append(3, std::vector<std::string>{"mine"}).error().code, Failure::ChangedElsewhere);
        QVERIFY(*store::readTable(path) == sample::contents(5));
        QVERIFY(two->reload().has_value());
        QVERIFY(two->append(5, sample::run(6, 6)).has_value());
        QCOMPARE(one->append(4, sample::run(6, 6)).error().code, Failure::ChangedElsewhere);
        QVERIFY(*store::readTable(path) == sample::contents(6));
    }
    void entriesThatAreThereAlreadyCountAsWritten()
    {
        const sample::Folder folder;
        const std::filesystem::path path = made(folder, 3);
        auto one = store::TableFile::openWrite(path);
        auto two = store::TableFile::openWrite(path); // as if its own commit had been in doubt
        QVERIFY(one->append(3, sample::run(4, 5)).has_value());
        QVERIFY(two->append(3, sample::run(4, 8)).has_value());
        QVERIFY(*store::readTable(path) == sample::contents(8));
        QVERIFY(two->contents() == sample::contents(8));
    }
    void anEqualNumberIsNotAnEqualEntry()
    {
        const sample::Folder folder;
        const std::filesystem::path path = made(folder, 3);
        auto file = store::TableFile::openWrite(path);
        std::filesystem::remove(path); // somebody puts another table in its place
        auto entries = sample::run(1, 2);
        entries.push_back("other");
        QVERIFY(store::createTable(path, store::chainedContents(sample::header, entries)).has_value());
        auto other = store::TableFile::openWrite(path);
        QVERIFY(other->contents() != file->contents());
        const auto kept = file->append(3, sample::run(4, 4));
        QVERIFY(!kept.has_value());
        QCOMPARE(store::readTable(path)->last(), 3);
    }
    void twoProcessesAtOnceLoseNothing()
    {
        const sample::Folder folder;
        const std::filesystem::path path = made(folder, 0);
        const QString name = QString::fromStdString(path.string());
        QProcess ana;
        QProcess bo;
        ana.start(QStringLiteral(ZC_STORE_CHILD), {"race", name, "60", "ana"});
        bo.start(QStringLiteral(ZC_STORE_CHILD), {"race", name, "60", "bo"});
        QVERIFY(ana.waitForFinished(60'000) && bo.waitForFinished(60'000));
        QCOMPARE(ana.exitCode(), 0);
        QCOMPARE(bo.exitCode(), 0);
        const auto contents = store::readTable(path);
        QVERIFY(contents.has_value());
        QCOMPARE(contents->last(), 120);
        int anas = 0;
        int bos = 0;
        for (const record::Line& line : contents->lines) {
            if (line.bytes == "ana-" + std::to_string(anas))
                ++anas;
            if (line.bytes == "bo-" + std::to_string(bos))
                ++bos;
        }
        QCOMPARE(anas, 60); // each in its own order, none twice
        QCOMPARE(bos, 60);
    }

    void anOlderVersionIsCopiedAsideAndBroughtUpToDate()
    {
        const sample::Folder folder;
        const std::filesystem::path path = made(folder, 30);
        const store::Migration toTwo{1, [](store::Contents contents) -> base::Result<store::Contents, std::string> {
                                         contents.header += " two";
                                         for (record::Line& line : contents.lines)
                                             line.bytes += " two";
                                         return contents;
                                     }};
        const store::FileOptions two{{}, {2, {toTwo}}, 5000};
        const auto expected = toTwo.apply(sample::contents(30));
        const std::string before = sample::readFile(path);
        const auto read = store::readTable(path, two); // a reader changes nothing
        QVERIFY(read.has_value());
        QCOMPARE(read->lines[29].bytes, expected->lines[29].bytes);
        QCOMPARE(store::glimpse(path, two)->lastBytes, expected->lines[29].bytes);
        QCOMPARE(sample::readFile(path), before);
        QCOMPARE(folder.files(), 1);
        {
            auto file = store::TableFile::openWrite(path, two);
            QVERIFY(file.has_value());
            QVERIFY(file->append(30, std::vector<std::string>{"31 two"}).has_value());
        }
        QVERIFY(*store::readTable(folder / "table.v1.zbt") == sample::contents(30));
        QCOMPARE(store::readTable(path, two)->last(), 31);
        QCOMPARE(store::readTable(path).error().code, Code::Newer);
        QCOMPARE(folder.files(), 2);
        QVERIFY(store::TableFile::openWrite(path, two).has_value());
        QCOMPARE(folder.files(), 2); // once is enough
    }
    void anOldAppBesideANewOneWritesNoMore()
    {
        const sample::Folder folder;
        const std::filesystem::path path = made(folder, 3);
        auto old = store::TableFile::openWrite(path);
        const store::FileOptions two{
            {},
            {2, {{1, [](store::Contents contents) -> base::Result<store::Contents, std::string> { return contents; }}}},
            5000};
        QVERIFY(store::TableFile::openWrite(path, two).has_value());
        QCOMPARE(old->append(3, sample::run(4, 4)).error().code, Failure::ReadOnly);
        QVERIFY(*store::readTable(path, two) == sample::contents(3));
    }
    void withoutAWayAnOldVersionStaysAsItIs()
    {
        const sample::Folder folder;
        const std::filesystem::path path = made(folder, 3);
        const std::string before = sample::readFile(path);
        const store::FileOptions three{{}, {3, {}}, 5000};
        QCOMPARE(store::readTable(path, three).error().code, Code::NotATable);
        QVERIFY(!store::TableFile::openWrite(path, three).has_value());
        QCOMPARE(sample::readFile(path), before);
    }
};

QTEST_GUILESS_MAIN(TableFileTest)
#include "tst_table_file.moc"
