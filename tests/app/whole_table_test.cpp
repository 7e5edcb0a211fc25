// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Whole games by chance through rules, session, record and a real file: undo and redo at every step, go-to and amend on
// the way, then read again, exported and imported: always the same table.
#include "catalogue/catalogue.h"
#include "record/table_text.h"
#include "record/zaibatsu_codec.h"
#include "session/table_session.h"
#include "store/table_journal.h"
#include "support/fake_clock.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <random>

using namespace zaibatsu;

namespace {

using Session = session::TableSession<Game>;
using Journal = store::TableJournal<Game>;

/// A session on a table file, as a program that has just opened it holds it.
struct OpenTable {
    record::Header<Game> header;
    std::unique_ptr<Journal> journal;
    std::unique_ptr<Session> session;
};

Settings settingsFor(int players, Edition edition)
{
    Settings settings;
    settings.edition = edition;
    for (int i = 0; i < players; ++i)
        settings.seats.push_back({"P" + std::to_string(i + 1), allColours[static_cast<std::size_t>(i)]});
    return settings;
}

OpenTable openTable(const std::filesystem::path& path, const session::Clock& clock)
{
    OpenTable open;
    auto file = store::TableFile::openWrite(path);
    if (!file)
        return open;
    open.header = *record::decodeHeader<Game>(file->contents().header);
    const Settings& settings = open.header.setup;
    open.journal = std::make_unique<Journal>(std::move(*file), record::ZaibatsuCodec(catalogue::namesFor(settings)));
    auto entries = open.journal->entries();
    if (entries)
        open.session = std::make_unique<Session>(*setUp(settings, catalogue::shipped(settings.edition)),
                                                 open.header.seed, *open.journal, clock, std::move(*entries));
    return open;
}

} // namespace

class WholeTableTest : public QObject {
    Q_OBJECT

private slots:
    void games_data();
    void games();

private:
    void begin(Session& session, const Settings& settings);
    void step(Session& session);
    void wander(Session& session);
    void amendSome(Session& session);
    void readAgain(const OpenTable& open, const std::filesystem::path& path);

    std::mt19937_64 m_random;
    support::FakeClock m_clock;
};

void WholeTableTest::games_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("edition");
    QTest::addColumn<int>("seed");
    for (int players = 2; players <= 4; ++players)
        for (int edition = 0; edition < 2; ++edition)
            for (int seed = 1; seed <= 2; ++seed)
                QTest::addRow("%d players, edition %d, seed %d", players, edition + 1, seed)
                    << players << edition << seed;
}

void WholeTableTest::begin(Session& session, const Settings& settings)
{
    QFile file(QStringLiteral(ZC_SOURCE_DIR "/resources/sample/faces.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string text = file.readAll().toStdString();
    auto pieces = catalogue::readPieces(text, *catalogue::namesFor(settings));
    QVERIFY(pieces.has_value());
    Command faces;
    faces.action = *pieces;
    QVERIFY(std::holds_alternative<session::Entered<Game>>(session.dispatch(faces)));
    Command start;
    start.action = StartingRolls{};
    QVERIFY(std::holds_alternative<session::Entered<Game>>(session.dispatch(start)));
}

void WholeTableTest::step(Session& session)
{
    const std::vector<Command> legal = Game::legal(session.state(), 2);
    QVERIFY(!legal.empty());
    const State before = session.state();
    const auto dice = session.dicePosition();
    const auto outcome = session.dispatch(legal[m_random() % legal.size()]);
    QVERIFY2(std::holds_alternative<session::Entered<Game>>(outcome), "what is listed must be accepted");
    const State after = session.state();
    QVERIFY(std::holds_alternative<int>(session.undo()));
    QVERIFY2(session.state() == before && session.dicePosition() == dice, "undo must take everything back");
    QVERIFY(std::holds_alternative<int>(session.redo()));
    QVERIFY2(session.state() == after, "redo must bring everything back");
}

void WholeTableTest::wander(Session& session)
{
    const std::vector<int> path = session.inForce();
    const int home = session.head();
    const State here = session.state();
    const int n = path[m_random() % path.size()];
    QVERIFY(std::holds_alternative<int>(session.goTo(n)));
    QVERIFY(session.state() == *session.stateAt(n));
    QVERIFY(std::holds_alternative<int>(session.goTo(home)));
    QVERIFY2(session.state() == here, "go-to there and back must change nothing");
}

void WholeTableTest::amendSome(Session& session)
{
    const std::vector<int> path = session.inForce();
    const int n = path[1 + m_random() % (path.size() - 1)];
    const auto& done = std::get<session::Done<Game>>(session.entries()[static_cast<std::size_t>(n - 1)].what);
    const State before = session.state();
    const auto outcome = session.amend(n, done.command, session::Accept::Drop);
    QVERIFY(outcome.preview.possible && outcome.preview.illegal.empty() && outcome.preview.changed.empty());
    QVERIFY2(session.state() == before, "an entry put in its own place changes nothing");
}

void WholeTableTest::readAgain(const OpenTable& open, const std::filesystem::path& path)
{
    const OpenTable again = openTable(path, m_clock);
    QVERIFY(again.session != nullptr);
    QVERIFY(again.session->state() == open.session->state());
    QVERIFY(again.session->entries() == open.session->entries());
    QCOMPARE(again.session->undoable(), open.session->undoable());
    QCOMPARE(again.session->redoable(), open.session->redoable());
    const auto& entries = open.session->entries();
    const std::string text = record::exportTable<Game>(open.header, entries, catalogue::namesFor);
    const auto imported = record::importTable<Game>(text, catalogue::namesFor);
    QVERIFY(imported.has_value());
    QVERIFY(imported->entries == entries);
    QVERIFY(record::exportTable<Game>(imported->header, imported->entries, catalogue::namesFor) == text);
}

void WholeTableTest::games()
{
    QFETCH(int, players);
    QFETCH(int, edition);
    QFETCH(int, seed);
    m_random.seed(static_cast<std::uint64_t>(seed * 100 + players * 10 + edition));
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("game.zbt").toStdString();
    const Settings settings = settingsFor(players, edition == 0 ? Edition::First2011 : Edition::Second2017);
    const std::string header =
        record::encodeHeader<Game>({"8f9b6a52-0c1d-4d3e-9a4b-5c6d7e8f9a0b", settings, m_random() >> 11U});
    QVERIFY(store::createTable(path, store::chainedContents(header, {})).has_value());
    OpenTable open = openTable(path, m_clock);
    QVERIFY(open.session != nullptr);
    begin(*open.session, settings);
    for (int i = 0; i < 120 && open.session->state().turn.phase != Phase::Over && !QTest::currentTestFailed(); ++i) {
        step(*open.session);
        if (i % 12 == 11)
            wander(*open.session);
        if (i % 30 == 29)
            amendSome(*open.session);
    }
    readAgain(open, path);
}

QTEST_GUILESS_MAIN(WholeTableTest)
#include "whole_table_test.moc"
