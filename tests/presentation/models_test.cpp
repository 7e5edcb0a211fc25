// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Models follow the table by as few row changes as possible, agree with its state, and change with the language.
#include "made_table.h"

#include "presentation/languages.h"
#include "presentation/log_model.h"
#include "presentation/now_model.h"
#include "presentation/players_model.h"
#include "zaibatsu/outlook.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace zaibatsu;
using namespace presentation;

namespace {

QStringList texts(const QAbstractItemModel& model, int role)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all.append(model.index(row, 0).data(role).toString());
    return all;
}

bool hasCyrillic(const QString& text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Cyrillic; });
}

} // namespace

class ModelsTest : public QObject {
    Q_OBJECT
private slots:
    void theLogAgreesWithTheTableInRandomPlay();
    void aCommandOnlyAddsRows();
    void undoOnlyRemovesRows();
    void loadedElsewhereStartsAnew();
    void playersAgreeWithTheState();
    void onlyPlayersThatChangedAreTold();
    void nowListsWhatTheRulesAccept();
    void nowSaysBesideWhatToSearch();
    void nowSaysWhyNot();
    void whoWaitsIsNotToldWhatOthersCannotDo();
    void nowFollowsWithoutResets();
    void anotherLanguageChangesEverything();

private:
    Languages m_languages;
};

void ModelsTest::theLogAgreesWithTheTableInRandomPlay()
{
    for (unsigned seed = 1; seed <= 4; ++seed) {
        testing::MadeTable made;
        LogModel model(*made.table);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::mt19937 random(seed);
        for (int i = 0; i < 60; ++i) {
            made.play(random, 1, true);
            const QList<LogLine> log = made.table->log();
            QCOMPARE(model.rowCount(), static_cast<int>(log.size()));
            for (int row = 0; row < log.size(); ++row) {
                QCOMPARE(model.line(row).text, log[row].text);
                QCOMPARE(model.line(row).n, log[row].n);
                QCOMPARE(model.line(row).kind, log[row].kind);
                QCOMPARE(model.line(row).marks, log[row].marks);
            }
        }
        QVERIFY(model.rowCount() > 20);
    }
}

void ModelsTest::aCommandOnlyAddsRows()
{
    testing::MadeTable made;
    std::mt19937 random(5);
    made.play(random, 30);
    LogModel model(*made.table);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const int before = model.rowCount();
    QVERIFY(made.playOne(random));
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted.first()[1].toInt(), before);
    QCOMPARE(removed.size() + reset.size() + changed.size(), 0);
}

void ModelsTest::undoOnlyRemovesRows()
{
    testing::MadeTable made;
    std::mt19937 random(6);
    made.play(random, 30);
    LogModel model(*made.table);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    const QStringList before = texts(model, LogModel::TextRole);
    (void)made.table->undo(3);
    QCOMPARE(inserted.size(), 0);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed.first()[2].toInt(), static_cast<int>(before.size()) - 1);
    (void)made.table->redo(3);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(texts(model, LogModel::TextRole), before);
}

void ModelsTest::loadedElsewhereStartsAnew()
{
    testing::MadeTable made;
    std::mt19937 random(7);
    made.play(random, 6);
    LogModel model(*made.table);
    // Another process writes a note with the number that comes next here.
    session::Entry<Game> other = made.disk->entries.back();
    other.parent = made.table->head();
    other.n = made.table->entries() + 1;
    Command note;
    note.action = Note{"elsewhere"};
    other.what = session::Done<Game>{note, {Noted{"elsewhere"}}};
    made.disk->entries.push_back(other);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    Command mine;
    mine.action = Note{"here"};
    QVERIFY(std::holds_alternative<session::Reloaded>(made.table->dispatch(mine)));
    QCOMPARE(reset.size(), 1);
    QVERIFY(texts(model, LogModel::TextRole).last().contains(QStringLiteral("elsewhere")));
}

void ModelsTest::playersAgreeWithTheState()
{
    testing::MadeTable made(4);
    PlayersModel model(*made.table);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::mt19937 random(8);
    for (int i = 0; i < 80; ++i) {
        made.play(random, 1, true);
        const State& state = made.table->state();
        QCOMPARE(model.rowCount(), 4);
        for (int row = 0; row < 4; ++row) {
            const Player& player = state.players[static_cast<std::size_t>(row)];
            const QModelIndex index = model.index(row, 0);
            QCOMPARE(index.data(PlayersModel::NameRole).toString(), QString::fromStdString(player.name));
            QCOMPARE(index.data(PlayersModel::PlacedRole).toInt(), player.total - player.pool);
            QCOMPARE(index.data(PlayersModel::BonusRole).toInt(), player.bonus);
            QCOMPARE(index.data(PlayersModel::HandMaxRole).toInt(), handMaximum(state, player.colour));
            const QString sum = index.data(PlayersModel::HandSumRole).toString();
            QVERIFY2(sum.startsWith(QString::number(handMaximum(state, player.colour))), qPrintable(sum));
            int standing = 0;
            for (const PawnState& pawn : state.pawns)
                standing += pawn.where == PawnWhere::Cybernet && pawn.controller == player.colour ? 1 : 0;
            QCOMPARE(index.data(PlayersModel::PawnsRole).toStringList().size(), standing);
        }
    }
}

void ModelsTest::onlyPlayersThatChangedAreTold()
{
    testing::MadeTable made(4);
    std::mt19937 random(9);
    made.play(random, 10);
    PlayersModel model(*made.table);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    Command note;
    note.action = Note{"nothing moves"};
    QVERIFY(std::holds_alternative<session::Entered<Game>>(made.table->dispatch(note)));
    QCOMPARE(changed.size(), 0);
    Command adjust;
    adjust.action = Adjust{};
    PlayerPatch patch;
    patch.colour = Colour::Green;
    patch.bonus = 3;
    std::get<Adjust>(adjust.action).players.push_back(patch);
    QVERIFY(std::holds_alternative<session::Entered<Game>>(made.table->dispatch(adjust)));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first()[0].toModelIndex().row(), 2);
    QCOMPARE(model.player(2).bonus, 3);
}

void ModelsTest::nowListsWhatTheRulesAccept()
{
    testing::MadeTable made;
    std::mt19937 random(10);
    for (int i = 0; i < 60; ++i) {
        made.play(random, 1);
        const State& state = made.table->state();
        std::vector<Command> listed;
        for (const NowRow& row : nowRows(state, {}, 2))
            listed.insert(listed.end(), row.commands.begin(), row.commands.end());
        // Nothing tapped: every legal command that has a row stands in exactly one of them.
        std::size_t legal = 0;
        for (const Command& command : Game::legal(state, 2)) {
            const bool silent =
                std::holds_alternative<Note>(command.action) || std::holds_alternative<Adjust>(command.action);
            legal += silent ? 0 : 1;
            QVERIFY(silent || std::ranges::count(listed, command) == 1);
        }
        QCOMPARE(listed.size(), legal);
    }
}

void ModelsTest::nowSaysBesideWhatToSearch() // where places are not tracked, the one told last says nothing
{
    testing::Table table(2);
    const auto detail = [&table] {
        for (const NowRow& row : nowRows(table.state, {}))
            if (row.action == NowAction::Search)
                return row.detail;
        return QString();
    };
    QVERIFY2(detail().contains(QStringLiteral("beside Central Core")), qPrintable(detail()));
    Settings settings = *table.state.settings;
    settings.track = Track::Control;
    table.state.settings = std::make_shared<const Settings>(settings);
    QVERIFY2(detail().contains(QStringLiteral("From the pile")), qPrintable(detail()));
    QVERIFY2(!detail().contains(QStringLiteral("beside")), qPrintable(detail()));
}

void ModelsTest::nowSaysWhyNot()
{
    testing::MadeTable made;
    std::mt19937 random(11);
    for (int i = 0; i < 40; ++i) {
        made.play(random, 1);
        const State& state = made.table->state();
        for (std::uint16_t pawn = 0; pawn < state.pawns.size(); ++pawn) {
            for (const NowRow& row : nowRows(state, PawnId{pawn})) {
                QVERIFY(!row.title.isEmpty());
                if (row.possible)
                    continue;
                QVERIFY2(row.detail.endsWith(QLatin1Char('.')), qPrintable(row.title + row.detail));
                for (const Command& tried : row.anyway) {
                    const auto decision = Game::decide(state, tried);
                    const auto* refused = std::get_if<base::Refused<Game>>(&decision);
                    QVERIFY(refused != nullptr);
                    QVERIFY(!row.rule.isEmpty());
                }
            }
        }
    }
}

void ModelsTest::whoWaitsIsNotToldWhatOthersCannotDo()
{
    testing::MadeTable made;
    std::mt19937 random(13);
    int waiting = 0;
    for (int i = 0; i < 60; ++i) {
        made.play(random, 1);
        const State& state = made.table->state();
        for (const Player& player : state.players) {
            if (player.colour == state.turn.player)
                continue;
            for (const NowRow& row : nowRows(state, player.colour)) {
                ++waiting;
                QVERIFY2(row.possible, qPrintable(row.title + ": " + row.detail));
            }
        }
    }
    QVERIFY(waiting > 0); // attacks on their pawns, choices, the next phase
}

void ModelsTest::nowFollowsWithoutResets()
{
    testing::MadeTable made;
    NowModel model(*made.table);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    std::mt19937 random(12);
    const std::vector<Subject> subjects{std::monostate{}, PawnId{0}, PawnId{5}, centralCore, BlockId{3}, Colour::Blue};
    for (int i = 0; i < 60; ++i) {
        made.play(random, 1, true);
        model.setSubject(subjects[random() % subjects.size()]);
        model.setActions(1 + static_cast<int>(random() % 3));
        const QList<NowRow> rows = nowRows(made.table->state(), model.subject(), model.actions());
        QCOMPARE(model.rowCount(), static_cast<int>(rows.size()));
        for (int row = 0; row < rows.size(); ++row)
            QCOMPARE(model.row(row), rows[row]);
    }
    QCOMPARE(reset.size(), 0);
    // The same tap again tells nothing.
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setSubject(model.subject());
    QCOMPARE(changed.size(), 0);
}

void ModelsTest::anotherLanguageChangesEverything()
{
    testing::MadeTable made;
    std::mt19937 random(13);
    made.play(random, 40);
    LogModel log(*made.table);
    NowModel now(*made.table);
    PlayersModel players(*made.table);
    connect(&m_languages, &Languages::changed, made.table.get(), &ZaibatsuTable::retranslate);
    QSignalSpy logChanged(&log, &QAbstractItemModel::dataChanged);
    const QStringList before = texts(log, LogModel::TextRole);
    QVERIFY(m_languages.install(Language::Russian));
    QCOMPARE(logChanged.size(), 1);
    for (const QString& text : texts(log, LogModel::TextRole))
        QVERIFY2(hasCyrillic(text), qPrintable(text));
    for (const QString& text : texts(now, NowModel::LineRole))
        QVERIFY2(hasCyrillic(text), qPrintable(text));
    for (const QString& text : texts(players, PlayersModel::LineRole))
        QVERIFY2(hasCyrillic(text), qPrintable(text));
    QVERIFY(m_languages.install(Language::English));
    QCOMPARE(texts(log, LogModel::TextRole), before);
    QCOMPARE(made.table->log().first().text, before.first());
}

QTEST_GUILESS_MAIN(ModelsTest)
#include "models_test.moc"
