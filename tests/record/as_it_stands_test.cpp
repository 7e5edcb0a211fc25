// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A table begun from the table as it stands: what show --json shows of any game, put by one adjust on a new table, is
// shown alike, and the same may be played from there.
#include "record/answers.h"
#include "record/zaibatsu_codec.h"
#include "zaibatsu/support/random.h"
#include "zaibatsu/turn_start.h"

#include <QtTest>

using namespace zaibatsu;

namespace {

QByteArray shown(const State& state) { return QByteArray::fromStdString(record::encodeState(state, {0, 0, 0})); }

/// The same players and pieces, before anything was done, or after the starting rolls.
testing::Table anew(const State& played, bool rolled)
{
    testing::Table table(*played.settings, *played.components);
    StartingRolls rolls;
    for (std::size_t i = 0; i < played.players.size(); ++i)
        rolls.rolls[played.players[i].colour] = {static_cast<dice::Face>(i + 1)};
    if (rolled && table.play(rolls) != "ok")
        qFatal("the table does not start");
    return table;
}

testing::Table tracking(testing::Table table, Track track)
{
    Settings settings = *table.state.settings;
    settings.track = track;
    table.state.settings = std::make_shared<const Settings>(std::move(settings));
    return table;
}

/// Commands of a list in words, in an order of their own.
QStringList words(const State& state, const std::vector<Command>& commands)
{
    QStringList list;
    for (const Command& command : commands)
        list.append(QString::fromStdString(record::GameCodec<Game>::encodeCommand(record::namesOf(state), command)));
    list.sort();
    return list;
}

/// What show does not tell: a choice left open, effects of the beginning used already, movement left on a card.
bool whollyShown(const State& state)
{
    const bool begins = state.turn.phase == Phase::Beginning;
    const auto starts = begins ? turnStartSources(state, state.turn.player) : std::vector<Source>{};
    const bool kept = std::any_of(state.cards.begin(), state.cards.end(),
                                  [](const CardState& card) { return card.movementLeft > 0; });
    return state.pending.empty() && !kept && (!begins || state.turnStartsLeft == starts);
}

} // namespace

class AsItStandsTest : public QObject {
    Q_OBJECT
private slots:
    void isShownAndPlayedAlike_data();
    void isShownAndPlayedAlike();
    void effectsOfTheBeginningAreThere();
};

void AsItStandsTest::isShownAndPlayedAlike_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<bool>("rolled");
    QTest::addColumn<int>("track");
    const std::array<const char*, 3> tracks{"all", "control", "scores"};
    for (std::size_t track = 0; track < tracks.size(); ++track)
        for (int seed = 1; seed <= 40; ++seed)
            QTest::addRow("game %d, %s", seed, tracks[track]) << seed << (seed % 2 == 0) << static_cast<int>(track);
}

void AsItStandsTest::isShownAndPlayedAlike()
{
    QFETCH(int, seed);
    QFETCH(bool, rolled);
    QFETCH(int, track);
    testing::Random random(static_cast<unsigned>(seed) + 70000);
    testing::Table table = tracking(testing::someTable(random), static_cast<Track>(track));
    int compared = 0;
    for (int turn = 0; turn < 200 && table.state.turn.phase != Phase::Over; ++turn) {
        QCOMPARE(testing::step(random, table), QByteArray("ok"));
        if (turn % 10 != 0 || !whollyShown(table.state))
            continue;
        testing::Table other = anew(table.state, rolled);
        const auto command = record::readCommand(record::namesOf(other.state),
                                                 R"({"type":"adjust","set":)" + shown(table.state).toStdString() + "}");
        QVERIFY2(command, command ? "" : command.error().where.c_str());
        QCOMPARE(other.play(*command), QByteArray("ok"));
        QCOMPARE(shown(other.state), shown(table.state));
        QCOMPARE(words(other.state, Game::legal(other.state, 2)), words(table.state, Game::legal(table.state, 2)));
        ++compared;
    }
    QVERIFY(compared > 0);
}

void AsItStandsTest::effectsOfTheBeginningAreThere() // R-023
{
    testing::Table table(2);
    Effect note;
    note.text = "a card each";
    table.print("sprawl", [&](Face& face) { face.turnStart = std::vector{note}; });
    const auto put = [&table](const char* set) {
        const auto command =
            record::readCommand(record::namesOf(table.state), std::string(R"({"type":"adjust","set":)") + set + "}");
        return command ? table.play(*command) : QByteArray("no command");
    };
    QCOMPARE(put(R"({"turn":{"number":9,"player":"blue","phase":"beginning"},)"
                 R"("blocks":[{"block":"sprawl","at":[1,0],"rotation":0,"owner":"blue"}]})"),
             QByteArray("ok"));
    QCOMPARE(table.answer(NextPhase{}), QByteArray("R-023"));
    QCOMPARE(put(R"({"turn":{"phase":"action"}})"), QByteArray("ok")); // said to be over
    QCOMPARE(table.answer(Sacrifice{table.pawn("speedrunner-blue")}), QByteArray("ok"));
    QCOMPARE(put(R"({"turn":{"phase":"beginning"}})"), QByteArray("ok"));
    QCOMPARE(table.play(Use{table.block("sprawl"), {}}), QByteArray("ok"));
    QCOMPARE(put(R"({"players":[{"colour":"red","bonus":1}]})"), QByteArray("ok"));
    QCOMPARE(table.answer(NextPhase{}), QByteArray("ok")); // not the turn: what was used stays used
}

QTEST_GUILESS_MAIN(AsItStandsTest)
#include "as_it_stands_test.moc"
