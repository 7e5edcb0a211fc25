// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The layer over SQLite against a map in memory: random rows, transactions kept and dropped, a second connection
// that looks on, the file closed and opened again.
#include "sqlite/transaction.h"

#include <QTemporaryDir>
#include <QtTest>

#include <map>
#include <random>

namespace {

using Rows = std::map<std::int64_t, std::string>;

/// A table of numbered texts, in a file, and what it must hold.
class Model {
public:
    explicit Model(unsigned seed) : m_random(seed)
    {
        m_database = opened(sqlite::Open::Create);
        if (m_database)
            QVERIFY(m_database->execute("CREATE TABLE t(k INTEGER PRIMARY KEY, v TEXT, b BLOB)").has_value());
    }

    /// One step at random; what went wrong, or an empty text.
    QByteArray step()
    {
        switch (upTo(9)) {
        case 0: return reopen();
        case 1: return transaction(true);
        case 2: return transaction(false);
        case 3: return taken();
        default: return change(m_kept);
        }
    }

    /// Whether this connection and a reader beside it see exactly the rows that were kept.
    QByteArray compared()
    {
        auto other = opened(sqlite::Open::Read);
        if (!other)
            return "the reader cannot open it";
        for (sqlite::Database* database : {&*m_database, &*other})
            if (const auto rows = rowsOf(*database); rows != m_kept)
                return "other rows: " + QByteArray::number(static_cast<qsizetype>(rows.size())) + " for "
                    + QByteArray::number(static_cast<qsizetype>(m_kept.size()));
        if (m_database->inTransaction() || other->writable())
            return "left open";
        return {};
    }

private:
    [[nodiscard]] int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }

    [[nodiscard]] std::optional<sqlite::Database> opened(sqlite::Open mode)
    {
        auto database = sqlite::Database::open(m_folder.filePath("model.db").toStdString(), mode);
        return database ? std::optional(std::move(*database)) : std::nullopt;
    }

    /// Bytes of every kind, a zero among them; as text they would have to be words.
    [[nodiscard]] std::string someBytes()
    {
        std::string bytes;
        for (int i = upTo(40); i > 0; --i)
            bytes += static_cast<char>(upTo(255));
        return bytes;
    }

    /// Inserts, changes or deletes one row, in the file and in the rows given.
    QByteArray change(Rows& rows)
    {
        const std::int64_t key = upTo(30) - 15;
        if (upTo(3) == 0) {
            auto statement = m_database->prepare("DELETE FROM t WHERE k=?");
            const bool done = statement && statement->bind(1, key) && statement->run();
            rows.erase(key);
            return done ? QByteArray() : "delete";
        }
        const std::string text = std::to_string(upTo(1'000'000)) + "ж";
        const std::string bytes = someBytes();
        auto statement = m_database->prepare("INSERT OR REPLACE INTO t VALUES(?,?,?)");
        const bool done = statement && statement->bind(1, key) && statement->bind(2, std::string_view(text))
            && statement->bindBytes(3, bytes) && statement->run();
        rows[key] = text + bytes;
        return done ? QByteArray() : "insert";
    }

    /// Some changes as one; kept when it is committed, gone when it is not.
    QByteArray transaction(bool commit)
    {
        Rows rows = m_kept;
        {
            auto transaction = sqlite::Transaction::write(*m_database);
            if (!transaction || !m_database->inTransaction())
                return "no transaction";
            for (int i = upTo(6); i > 0; --i)
                if (const QByteArray wrong = change(rows); !wrong.isEmpty())
                    return wrong;
            auto other = opened(sqlite::Open::Read);
            if (!other || rowsOf(*other) != m_kept)
                return "a reader saw what was not committed";
            if (commit && !transaction->commit())
                return "not committed";
        }
        if (commit)
            m_kept = std::move(rows);
        return {};
    }

    /// A key that is there already is refused, and nothing changes.
    QByteArray taken()
    {
        if (m_kept.empty())
            return {};
        auto statement = m_database->prepare("INSERT INTO t VALUES(?,'x',x'00')");
        if (!statement || !statement->bind(1, m_kept.begin()->first))
            return "prepare";
        const auto done = statement->run();
        return !done && done.error().code == sqlite::Code::Constraint ? QByteArray() : "a key twice";
    }

    QByteArray reopen()
    {
        m_database.reset();
        m_database = opened(sqlite::Open::Write);
        return m_database ? QByteArray() : "cannot be opened again";
    }

    [[nodiscard]] static Rows rowsOf(sqlite::Database& database)
    {
        Rows rows;
        auto statement = database.prepare("SELECT k,v,b FROM t ORDER BY k");
        while (statement) {
            const auto more = statement->step();
            if (!more || !*more)
                break;
            rows[statement->integer(0).value_or(-1)] =
                std::string(statement->text(1).value_or("?")) + std::string(statement->bytes(2).value_or("?"));
        }
        return rows;
    }

    QTemporaryDir m_folder;
    std::mt19937 m_random;
    std::optional<sqlite::Database> m_database;
    Rows m_kept;
};

} // namespace

class AgainstAModelTest : public QObject {
    Q_OBJECT
private slots:
    void whatWasKeptIsThere_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 12; ++seed)
            QTest::addRow("run %d", seed) << seed;
    }
    void whatWasKeptIsThere()
    {
        QFETCH(int, seed);
        Model model(static_cast<unsigned>(seed));
        for (int i = 0; i < 60; ++i) {
            const QByteArray wrong = model.step();
            QVERIFY2(wrong.isEmpty(), wrong + " at step " + QByteArray::number(i));
            const QByteArray different = model.compared();
            QVERIFY2(different.isEmpty(), different + " at step " + QByteArray::number(i));
        }
    }
};

QTEST_GUILESS_MAIN(AgainstAModelTest)
#include "tst_against_a_model.moc"
