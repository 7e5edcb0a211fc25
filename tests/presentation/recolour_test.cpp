// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A wrong colour put right at any moment: the table is the same under another name, with all that waits, and play goes
// on from it as it would have (R-007, R-011). The oracle renames words in the JSON of the table.
#include "made_table.h"
#include "record/zaibatsu_codec.h"
#include "zaibatsu/support/random.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace zaibatsu;
using namespace testing;

namespace {

/// Red is yellow from now on, and the Speedrunners change places.
QByteArray renamed(QByteArray json)
{
    return json.replace("speedrunner-red", "speedrunner-?")
        .replace("speedrunner-yellow", "speedrunner-red")
        .replace("speedrunner-?", "speedrunner-yellow")
        .replace("\"red\"", "\"yellow\"");
}

/// A list in the order of its texts: pawns are listed by number, and a Speedrunner has another one now.
QJsonArray sorted(const QJsonArray& list)
{
    std::vector<QByteArray> texts;
    for (const QJsonValue& one : list)
        texts.push_back(QJsonDocument(QJsonArray{one}).toJson(QJsonDocument::Compact));
    std::sort(texts.begin(), texts.end());
    QJsonArray ordered;
    for (const QByteArray& text : texts)
        ordered.append(QJsonDocument::fromJson(text).array().at(0));
    return ordered;
}

/// What show prints, without what counts entries.
QJsonObject table(const QByteArray& json)
{
    QJsonObject show = QJsonDocument::fromJson(json).object();
    for (const char* key : {"entries", "head", "in_force"})
        show.remove(QLatin1String(key));
    show["pawns"] = sorted(show["pawns"].toArray());
    QJsonArray pending;
    for (const QJsonValue& each : show["pending"].toArray()) {
        QJsonObject choice = each.toObject();
        choice["options"] = sorted(choice["options"].toArray());
        pending.append(choice);
    }
    show["pending"] = pending;
    return show;
}

QJsonObject shown(const MadeTable& made, bool rename)
{
    const QByteArray json = *made.table->showJson({});
    return table(rename ? renamed(json) : json);
}

/// Up to three players, and a yellow Speedrunner printed as the red one.
State someState(Random& random)
{
    for (;;) {
        Table made = someTable(random);
        if (made.state.players.size() > 3)
            continue;
        const PawnCard red = cardOf(made.state, speedrunnerOf(Colour::Red));
        made.printPawn("speedrunner-yellow", [&red](PawnCard& card) {
            const std::string key = card.key;
            card = red;
            card.key = key;
        });
        return made.state;
    }
}

QByteArray textOf(const State& state, const Command& command)
{
    return QByteArray::fromStdString(record::GameCodec<Game>::encodeCommand(record::namesOf(state), command));
}

/// The parts in which two tables differ, in words.
QByteArray differences(const QJsonObject& a, const QJsonObject& b)
{
    QByteArray found;
    for (const QString& key : a.keys()) {
        if (a[key] == b[key])
            continue;
        const QJsonArray mine = a[key].toArray();
        const QJsonArray theirs = b[key].toArray();
        found += key.toUtf8() + ": ";
        for (qsizetype i = 0; i < std::max(mine.size(), theirs.size()); ++i)
            if (mine.at(i) != theirs.at(i))
                found += QJsonDocument(mine.at(i).toObject()).toJson(QJsonDocument::Compact) + " for "
                    + QJsonDocument(theirs.at(i).toObject()).toJson(QJsonDocument::Compact) + "; ";
    }
    return found;
}

constexpr const char* putRight = R"({"type":"adjust","set":{"players":[{"colour":"red","recolour":"yellow"}]}})";

} // namespace

class RecolourTest : public QObject {
    Q_OBJECT
private slots:
    void playGoesOnUnderTheOtherName_data();
    void playGoesOnUnderTheOtherName();
    void whatWaitsFollows();
};

void RecolourTest::playGoesOnUnderTheOtherName_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 40; ++seed)
        QTest::addRow("game %d", seed) << seed;
}

void RecolourTest::playGoesOnUnderTheOtherName()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 70000);
    MadeTable made(someState(random));
    made.play(random, 5 + upTo(random, 60));
    MadeTable other(made.table->state());
    MadeTable same(made.table->state());
    QCOMPARE(other.table->doCommand(putRight).kind, presentation::Answer::Kind::Done);
    QCOMPARE(shown(other, false), shown(same, true));
    for (int turn = 0; turn < 25 && same.table->state().turn.phase != Phase::Over; ++turn) {
        const auto legal = Game::legal(same.table->state(), 2);
        const Command& command = legal[static_cast<std::size_t>(upTo(random, static_cast<int>(legal.size()) - 1))];
        const QByteArray text = textOf(same.table->state(), command);
        const auto mine = same.table->doCommand(text);
        const auto theirs = other.table->doCommand(renamed(text));
        QVERIFY2(mine.kind == theirs.kind, mine.json + " / " + theirs.json);
        const QByteArray different = differences(shown(other, false), shown(same, true));
        QVERIFY2(different.isEmpty(), different + " after " + text + mine.json);
    }
}

void RecolourTest::whatWaitsFollows()
{
    // Tables where a choice is open for red, or about red: each kind of option, target and queued effect.
    int open = 0;
    for (unsigned seed = 1; open < 25 && seed < 400; ++seed) {
        Random random(seed + 80000);
        MadeTable made(someState(random));
        for (int i = 0; i < 80 && made.table->state().pending.empty(); ++i)
            (void)made.playOne(random);
        const bool red =
            !made.table->state().pending.empty() && made.table->state().pending.front().player == Colour::Red;
        if (!red)
            continue;
        ++open;
        const int entry = made.table->entries();
        const QJsonObject before = shown(made, true);
        QCOMPARE(made.table->doCommand(putRight).kind, presentation::Answer::Kind::Done);
        QCOMPARE(shown(made, false)["pending"], before["pending"]);
        QVERIFY(!made.table->showJson({})->contains("\"red\""));
        QCOMPARE(made.table->goTo(entry).kind, presentation::Answer::Kind::Done); // and back again
        QCOMPARE(shown(made, true), before);
    }
    QVERIFY(open >= 25);
}

QTEST_GUILESS_MAIN(RecolourTest)
#include "recolour_test.moc"
