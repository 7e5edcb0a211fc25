// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A session of the toy over a real file: what players entered is what the file holds, through full disks, conflicts and
// restarts.
#include "sample_table.h"
#include "session/table_session.h"
#include "store/reading.h"
#include "store/table_journal.h"
#include "support/failing_vfs.h"
#include "support/fake_clock.h"
#include "support/toy_codec.h"

#include <QTest>

#include <random>

namespace {

using Session = session::TableSession<toy::Game>;
using Journal = store::TableJournal<toy::Game>;

record::Codec<toy::Game> codec() { return record::Codec<toy::Game>(std::make_shared<const toy::Names>()); }

/// A table in use.
class Table {
public:
    Table(const std::filesystem::path& path, const store::FileOptions& options = {}, bool write = true)
        : m_journal(*(write ? store::TableFile::openWrite(path, options) : store::TableFile::openRead(path, options)),
                    codec()),
          m_session({}, 11, m_journal, m_clock, *m_journal.entries())
    {
    }
    Session* operator->() { return &m_session; }
    bool done(toy::Command command)
    {
        return std::holds_alternative<session::Entered<toy::Game>>(m_session.dispatch(std::move(command)));
    }

private:
    support::FakeClock m_clock;
    Journal m_journal;
    Session m_session;
};

/// One random thing that players do.
void act(Table& table, std::mt19937& random)
{
    switch (random() % 9) {
    case 0: static_cast<void>(table->undo(1 + static_cast<int>(random() % 2))); break;
    case 1: static_cast<void>(table->redo()); break;
    case 2: static_cast<void>(table->goTo(static_cast<int>(random() % (table->entries().size() + 1)))); break;
    case 3:
        if (!table->inForce().empty())
            static_cast<void>(table->amend(table->inForce()[random() % table->inForce().size()],
                                           {toy::Step{1 + static_cast<int>(random() % 3)}, {}}, session::Accept::Keep));
        break;
    case 4: static_cast<void>(table.done({toy::SetGoal{700 + static_cast<int>(random() % 300)}, {}})); break;
    case 5: static_cast<void>(table.done({toy::Roll{{3}, true}, {}})); break;
    case 6: static_cast<void>(table.done({toy::Roll{}, {}})); break;
    default: static_cast<void>(table.done({toy::Step{1 + static_cast<int>(random() % 3)}, {}})); break;
    }
}

/// A second look at the file by another process.
void checkEqual(Table& table, const std::filesystem::path& path)
{
    Table again(path, {}, false);
    QVERIFY(again->entries() == table->entries());
    QVERIFY(again->state() == table->state());
    QCOMPARE(again->head(), table->head());
    QCOMPARE(again->undoable(), table->undoable());
    QCOMPARE(again->redoable(), table->redoable());
    QCOMPARE(again->dicePosition(), table->dicePosition());
}

} // namespace

class TableJournalTest : public QObject {
    Q_OBJECT
    sample::Folder m_folder;
    std::filesystem::path m_path = m_folder / "table.zbt";

private slots:
    void init()
    {
        std::filesystem::remove(m_path);
        QVERIFY(store::createTable(m_path, store::chainedContents(sample::header, {})).has_value());
    }
    void randomPlayIsReadAgain()
    {
        for (unsigned seed = 0; seed < 20; ++seed) {
            init();
            std::mt19937 random(seed);
            Table table(m_path);
            QVERIFY(table.done({toy::SetGoal{900}, {}}));
            for (int i = 0; i < 60; ++i)
                act(table, random);
            QCOMPARE(table->status().code, session::Status::Code::Saved);
            checkEqual(table, m_path);
        }
    }
    void theDiskIsFullAtAnyWriteOfARecordedTable()
    {
        int unsaved = 0;
        for (int at = 0; at < 120; at += 3) {
            init();
            support::FailingVfs disk("failing");
            std::mt19937 random(static_cast<unsigned>(at));
            Table table(m_path, {disk.name(), {}, 100});
            QVERIFY(table.done({toy::SetGoal{900}, {}}));
            disk.failAfter(at, at % 2 == 0 ? support::FailingVfs::Failure::Full : support::FailingVfs::Failure::Broken,
                           at % 4 < 2);
            for (int i = 0; i < 25; ++i) {
                act(table, random);
                // What is on disk is a beginning of what the players see; the rest is told to be unsaved.
                const auto kept = store::readTable(m_path);
                QVERIFY(kept.has_value());
                QCOMPARE(kept->last(), static_cast<int>(table->entries().size()) - table->status().unsaved);
                unsaved += table->status().unsaved > 0 ? 1 : 0;
            }
            disk.heal();
            table->saveNow();
            QCOMPARE(table->status().code, session::Status::Code::Saved);
            checkEqual(table, m_path);
        }
        QVERIFY(unsaved > 100);
    }
    void twoProcessesOnOneTable()
    {
        Table ana(m_path);
        QVERIFY(ana.done({toy::SetGoal{900}, {}}));
        Table bo(m_path);
        QVERIFY(ana.done({toy::Step{3}, {}}));
        QVERIFY(std::holds_alternative<session::Reloaded>(bo->dispatch({toy::Step{1}, {}})));
        QVERIFY(bo->state() == ana->state());
        QVERIFY(bo.done({toy::Step{1}, {}}));
        QVERIFY(std::holds_alternative<session::MoveRefused>(ana->undo()));
        checkEqual(ana, m_path);
        checkEqual(bo, m_path);
    }
    void readOnlyTablesArePlayedInMemory()
    {
        {
            Table table(m_path);
            QVERIFY(table.done({toy::SetGoal{900}, {}}));
        }
        const std::string before = sample::readFile(m_path);
        Table reader(m_path, {}, false);
        QVERIFY(reader.done({toy::Step{3}, {}}));
        QCOMPARE(reader->state().at[0], 3);
        QCOMPARE(reader->status().code, session::Status::Code::ReadOnly);
        QCOMPARE(sample::readFile(m_path), before);
    }
    void wordsThatAreNoEntryAreTold_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("no JSON") << QByteArray("nonsense");
        QTest::newRow("another number") << QByteArray(
            R"({"n":2,"parent":0,"head":{"why":"undo","to":0},"dice_position":0,"time":0})");
        QTest::newRow("a parent to come")
            << QByteArray(R"({"n":1,"parent":5,"head":{"why":"undo","to":0},"dice_position":0,"time":0})");
    }
    void wordsThatAreNoEntryAreTold()
    {
        QFETCH(QByteArray, line);
        std::filesystem::remove(m_path);
        QVERIFY(store::createTable(m_path, store::chainedContents(sample::header, {line.toStdString()})).has_value());
        auto file = store::TableFile::openWrite(m_path);
        QVERIFY(file.has_value()); // the chain holds: somebody wrote exactly this
        Journal journal(std::move(*file), codec());
        const auto entries = journal.entries();
        QVERIFY(!entries.has_value());
        QCOMPARE(entries.error().line, 1);
        QVERIFY(!journal.load().has_value());
    }
};

QTEST_GUILESS_MAIN(TableJournalTest)
#include "tst_table_journal.moc"
