// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What callers may rely on: typed columns, limits, a schema that is not trusted, transactions that leave nothing half
// done.
#include "sqlite/transaction.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using sqlite::Code;
using sqlite::Database;

class SqliteTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    [[nodiscard]] std::string path(const char* name) const
    {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }

private slots:
    void valuesComeBackAsTheyWere()
    {
        auto database = Database::inMemory();
        QVERIFY(database.has_value());
        QVERIFY(database->execute("CREATE TABLE t(a, b, c)").has_value());
        const std::string bytes("\0\1\xff\0", 4);
        auto insert = database->prepare("INSERT INTO t VALUES(?, ?, ?)");
        QVERIFY(insert.has_value());
        QVERIFY(insert->bind(1, std::int64_t{-9'000'000'000'000}).has_value());
        QVERIFY(insert->bind(2, std::string_view("Añá Ж")).has_value());
        QVERIFY(insert->bindBytes(3, bytes).has_value());
        QVERIFY(insert->run().has_value());
        QVERIFY(insert->run().has_value()); // bindings stay
        auto query = database->prepare("SELECT a, b, c FROM t");
        QVERIFY(query->step().value());
        QCOMPARE(query->integer(0), std::optional<std::int64_t>(-9'000'000'000'000));
        QVERIFY(query->text(1) == std::string_view("Añá Ж"));
        QVERIFY(query->bytes(2) == std::string_view(bytes));
        QVERIFY(query->step().value());
        QVERIFY(!query->step().value());
    }
    void aDatabaseIsReadWhereItsBytesLie()
    {
        std::string bytes;
        {
            auto made = Database::open(path("bytes.db"), sqlite::Open::Create);
            QVERIFY(made->execute("CREATE TABLE t(a); INSERT INTO t VALUES(7)").has_value());
            QFile file(m_folder.filePath(QStringLiteral("bytes.db")));
            QVERIFY(file.open(QIODevice::ReadOnly));
            bytes = file.readAll().toStdString();
        }
        const std::string before = bytes;
        auto database = Database::over(bytes);
        QVERIFY(database.has_value());
        QCOMPARE(database->integer("SELECT a FROM t").value(), std::int64_t{7});
        QVERIFY(!database->execute("INSERT INTO t VALUES(8)").has_value());
        QVERIFY(bytes == before);
        const std::string nonsense(8192, 'x');
        auto other = Database::over(nonsense);
        QVERIFY(!other || !other->integer("SELECT count(*) FROM sqlite_master").has_value());
    }
    void fullTextIsCutAsWeSay()
    {
        /// Words are what stands between bars.
        class Bars final : public sqlite::Tokenizer {
        public:
            void cut(std::string_view text, bool, const Sink& sink) const override
            {
                for (std::size_t begin = 0; begin < text.size();) {
                    const std::size_t end = std::min(text.find('|', begin), text.size());
                    if (!sink(text.substr(begin, end - begin), begin, end))
                        return;
                    begin = end + 1;
                }
            }
        };
        auto database = Database::inMemory();
        QVERIFY(!database->execute("CREATE VIRTUAL TABLE t USING fts5(a, tokenize='bars')").has_value());
        QVERIFY(database->addTokenizer("bars", std::make_shared<Bars>()).has_value());
        QVERIFY(database
                    ->execute("CREATE VIRTUAL TABLE t USING fts5(a, tokenize='bars');"
                              "INSERT INTO t VALUES('one two|three'), ('one|two three')")
                    .has_value());
        QCOMPARE(database->integer("SELECT rowid FROM t WHERE t MATCH '\"one two\"'").value(), std::int64_t{1});
        QCOMPARE(database->integer("SELECT count(*) FROM t WHERE t MATCH '\"two\"'").value(), std::int64_t{0});
        auto rank = database->prepare("SELECT bm25(t), rowid, a FROM t WHERE t MATCH '\"two three\"'");
        QVERIFY(rank->step().value());
        QVERIFY(rank->real(0).has_value());
        QVERIFY(!rank->real(1) && !rank->real(2));
        QCOMPARE(rank->integer(1), std::optional<std::int64_t>(2));
    }
    void aColumnOfAnotherTypeIsNothing_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<int>("is"); // 0 integer, 1 text, 2 bytes, 3 none
        QTest::newRow("integer") << QStringLiteral("12") << 0;
        QTest::newRow("text that looks like an integer") << QStringLiteral("'12'") << 1;
        QTest::newRow("bytes") << QStringLiteral("x'3132'") << 2;
        QTest::newRow("no bytes") << QStringLiteral("x''") << 2;
        QTest::newRow("null") << QStringLiteral("NULL") << 3;
        QTest::newRow("fraction") << QStringLiteral("12.0") << 3;
    }
    void aColumnOfAnotherTypeIsNothing()
    {
        QFETCH(QString, value);
        QFETCH(int, is);
        auto database = Database::inMemory();
        auto query = database->prepare("SELECT " + value.toStdString());
        QVERIFY(query->step().value());
        QCOMPARE(query->integer(0).has_value(), is == 0);
        QCOMPARE(query->text(0).has_value(), is == 1);
        QCOMPARE(query->bytes(0).has_value(), is == 2);
    }
    void whatCannotBeDoneIsAValue()
    {
        QCOMPARE(Database::open(path("none.db"), sqlite::Open::Read).error().code, Code::CannotOpen);
        QCOMPARE(Database::open(path("none.db"), sqlite::Open::Write).error().code, Code::CannotOpen);
        QCOMPARE(Database::open(path("x.db"), sqlite::Open::Create, {"no such disk"}).has_value(), false);
        auto database = Database::open(path("made.db"), sqlite::Open::Create);
        QVERIFY(database.has_value());
        QCOMPARE(database->execute("SELECT * FROM nowhere").error().code, Code::Misuse);
        QCOMPARE(database->prepare("").error().code, Code::Misuse);
        QCOMPARE(database->integer("SELECT 'text'").error().code, Code::Misuse);
        QCOMPARE(database->integer("SELECT 1 WHERE 0").error().code, Code::Misuse);
        QVERIFY(database->execute("CREATE TABLE t(a PRIMARY KEY); INSERT INTO t VALUES(1)").has_value());
        QCOMPARE(database->execute("INSERT INTO t VALUES(1)").error().code, Code::Constraint);
        QVERIFY(!database->execute("INSERT INTO t VALUES(1)").error().detail.empty());
        auto statement = database->prepare("SELECT ?");
        QCOMPARE(statement->bind(7, std::int64_t{1}).error().code, Code::Misuse);
    }
    void aReaderWritesNothing()
    {
        {
            auto database = Database::open(path("read.db"), sqlite::Open::Create);
            QVERIFY(database->execute("CREATE TABLE t(a)").has_value());
            QVERIFY(database->writable());
        }
        auto reader = Database::open(path("read.db"), sqlite::Open::Read);
        QVERIFY(!reader->writable());
        QCOMPARE(reader->execute("INSERT INTO t VALUES(1)").error().code, Code::ReadOnly);
        QCOMPARE(reader->integer("SELECT count(*) FROM t").value(), std::int64_t{0});
    }
    void aValueLargerThanTheLimitIsRefused()
    {
        auto database = Database::open(path("large.db"), sqlite::Open::Create, {{}, 100, 5000});
        QVERIFY(database->execute("CREATE TABLE t(a)").has_value());
        auto insert = database->prepare("INSERT INTO t VALUES(?)");
        QCOMPARE(insert->bindBytes(1, std::string(5001, 'x')).error().code, Code::TooBig);
        QCOMPARE(database->execute("SELECT '" + std::string(20'000, 'x') + "'").error().code, Code::TooBig);
        QCOMPARE(database->execute("SELECT zeroblob(9999)").error().code, Code::TooBig);
    }
    void aHostileSchemaActsOnNothing_data()
    {
        QTest::addColumn<QString>("schema");
        QTest::addColumn<QString>("act");
        QTest::newRow("trigger") << QStringLiteral("CREATE TRIGGER g AFTER INSERT ON t BEGIN DELETE FROM t; END")
                                 << QStringLiteral("INSERT INTO t VALUES(2)");
        QTest::newRow("view") << QStringLiteral("CREATE VIEW v AS SELECT a FROM t")
                              << QStringLiteral("SELECT * FROM v");
        QTest::newRow("schema written by hand")
            << QStringLiteral("SELECT 1") << QStringLiteral("PRAGMA writable_schema=ON; DELETE FROM sqlite_schema");
        QTest::newRow("another file") << QStringLiteral("SELECT 1") << QStringLiteral("ATTACH ':memory:' AS other");
        QTest::newRow("text in double quotes")
            << QStringLiteral("SELECT 1") << QStringLiteral("SELECT \"no such column\"");
    }
    void aHostileSchemaActsOnNothing()
    {
        QFETCH(QString, schema);
        QFETCH(QString, act);
        auto database = Database::inMemory();
        QVERIFY(database->execute("CREATE TABLE t(a); INSERT INTO t VALUES(1)").has_value());
        QVERIFY(database->execute(schema.toStdString()).has_value());
        static_cast<void>(database->execute(act.toStdString()));
        QVERIFY(database->integer("SELECT count(*) FROM t").value() >= 1);
        QVERIFY(schema.contains(QStringLiteral("TRIGGER")) || !database->execute(act.toStdString()).has_value());
    }
    void aTransactionIsAllOrNothing()
    {
        auto database = Database::open(path("all.db"), sqlite::Open::Create);
        QVERIFY(database->execute("CREATE TABLE t(a)").has_value());
        {
            auto transaction = sqlite::Transaction::write(*database);
            QVERIFY(transaction.has_value());
            QVERIFY(database->inTransaction());
            QVERIFY(database->execute("INSERT INTO t VALUES(1)").has_value());
        }
        QVERIFY(!database->inTransaction());
        QCOMPARE(database->integer("SELECT count(*) FROM t").value(), std::int64_t{0});
        {
            auto transaction = sqlite::Transaction::write(*database);
            QVERIFY(database->execute("INSERT INTO t VALUES(1)").has_value());
            QVERIFY(transaction->commit().has_value());
        }
        QCOMPARE(database->integer("SELECT count(*) FROM t").value(), std::int64_t{1});
        QVERIFY(!sqlite::Transaction::write(*database)
                     .and_then([&](auto&&) { return sqlite::Transaction::write(*database); })
                     .has_value());
    }
    void twoWritersWaitForEachOther()
    {
        auto one = Database::open(path("two.db"), sqlite::Open::Create, {{}, 50});
        QVERIFY(one->execute("CREATE TABLE t(a)").has_value());
        auto two = Database::open(path("two.db"), sqlite::Open::Write, {{}, 50});
        auto transaction = sqlite::Transaction::write(*one);
        QVERIFY(transaction.has_value());
        QCOMPARE(sqlite::Transaction::write(*two).error().code, Code::Busy);
        auto reading = sqlite::Transaction::read(*two); // a reader sees the table as it was
        QVERIFY(one->execute("INSERT INTO t VALUES(1)").has_value());
        QCOMPARE(two->integer("SELECT count(*) FROM t").value(), std::int64_t{0});
    }
    void aForeignFileIsNoDatabase()
    {
        QFile file(QString::fromStdString(path("letter.db")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(QByteArray(4096, 'x')) == 4096);
        file.close();
        auto database = Database::open(path("letter.db"), sqlite::Open::Write);
        QVERIFY(database.has_value()); // nothing is read at opening
        QCOMPARE(database->integer("SELECT count(*) FROM sqlite_schema").error().code, Code::NotADatabase);
    }
    void codesOfFailures_data()
    {
        QTest::addColumn<int>("extended");
        QTest::addColumn<Code>("code");
        QTest::newRow("busy") << 5 << Code::Busy;
        QTest::newRow("locked") << 6 << Code::Busy;
        QTest::newRow("busy, another recovers") << 261 << Code::Busy;
        QTest::newRow("full") << 13 << Code::Full;
        QTest::newRow("read-only") << 8 << Code::ReadOnly;
        QTest::newRow("read-only folder") << 1544 << Code::ReadOnly;
        QTest::newRow("hot journal") << 776 << Code::NeedsRollback;
        QTest::newRow("moved") << 1032 << Code::Moved;
        QTest::newRow("cannot open") << 14 << Code::CannotOpen;
        QTest::newRow("write failed") << 778 << Code::InputOutput;
        QTest::newRow("sync failed") << 1034 << Code::InputOutput;
        QTest::newRow("corrupt") << 11 << Code::Corrupt;
        QTest::newRow("corrupt index") << 779 << Code::Corrupt;
        QTest::newRow("not a database") << 26 << Code::NotADatabase;
        QTest::newRow("too big") << 18 << Code::TooBig;
        QTest::newRow("row there already") << 1555 << Code::Constraint;
        QTest::newRow("no memory") << 7 << Code::Other;
        QTest::newRow("misuse") << 21 << Code::Misuse;
    }
    void codesOfFailures()
    {
        QFETCH(int, extended);
        QFETCH(Code, code);
        QCOMPARE(sqlite::codeOf(extended), code);
    }
};

QTEST_GUILESS_MAIN(SqliteTest)
#include "tst_sqlite.moc"
