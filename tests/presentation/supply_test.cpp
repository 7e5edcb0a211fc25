// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The supply of bonus counters is what is left of 24 (R-003), counted from what show prints; nothing sets it.
#include "made_table.h"
#include "zaibatsu/support/random.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

QJsonObject shown(const MadeTable& made) { return QJsonDocument::fromJson(*made.table->showJson({})).object(); }

int sum(const QJsonObject& show, const char* list, const char* key)
{
    int total = 0;
    for (const QJsonValue& piece : show[list].toArray())
        total += piece[key].isBool() ? static_cast<int>(piece[key].toBool()) : piece[key].toInt();
    return total;
}

int supplyOf(const QJsonObject& show) { return show["supply"].toObject()["bonus"].toInt(-1); }

/// Every counter that show prints outside the supply.
int counted(const QJsonObject& show)
{
    return sum(show, "players", "bonus") + sum(show, "icons", "counter") + sum(show, "blocks", "bonus")
        + sum(show, "cards", "paid") + sum(show, "pawns", "paid");
}

} // namespace

class SupplyTest : public QObject {
    Q_OBJECT
private slots:
    void itIsWhatIsLeft_data();
    void itIsWhatIsLeft();
    void nothingSetsIt();
};

void SupplyTest::itIsWhatIsLeft_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 20; ++seed)
        QTest::addRow("game %d", seed) << seed;
}

void SupplyTest::itIsWhatIsLeft()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 40000);
    MadeTable made(someTable(random).state);
    for (int turn = 0; turn < 120; ++turn) {
        if (chance(random, 15)) { // by hand too
            const QByteArray colour = chance(random, 50) ? "red" : "blue";
            (void)made.table->doCommand(R"({"type":"adjust","set":{"players":[{"colour":")" + colour + R"(","bonus":)"
                                        + QByteArray::number(upTo(random, 30)) + "}]}}");
        } else if (!made.playOne(random)) {
            break;
        }
        const QJsonObject show = shown(made);
        QCOMPARE(supplyOf(show), 24 - counted(show));
        QVERIFY(counted(show) <= 24);
    }
}

void SupplyTest::nothingSetsIt()
{
    std::mt19937 random(5);
    MadeTable made;
    made.play(random, 12);
    const QJsonObject before = shown(made);
    // Alone it changes nothing; in a whole show that is given back it is read over.
    const auto alone = made.table->doCommand(R"({"type":"adjust","set":{"supply":{"bonus":3}}})");
    QCOMPARE(alone.kind, presentation::Answer::Kind::Refused);
    QJsonObject set = before;
    set["supply"] = QJsonObject{{"bonus", 3}, {"pile", QJsonArray()}};
    QJsonObject command{{"type", "adjust"}, {"note", "as it stands"}, {"set", set}};
    const auto given = made.table->doCommand(QJsonDocument(command).toJson(QJsonDocument::Compact));
    QVERIFY2(given.kind == presentation::Answer::Kind::Done, given.json);
    QCOMPARE(shown(made)["supply"], before["supply"]);
    // One counter more for a player is one less in the supply.
    QVERIFY(supplyOf(before) > 0);
    QJsonArray players = before["players"].toArray();
    const int bonus = players[0].toObject()["bonus"].toInt();
    command["set"] = QJsonObject{
        {"players", QJsonArray{QJsonObject{{"colour", players[0].toObject()["colour"]}, {"bonus", bonus + 1}}}}};
    QCOMPARE(made.table->doCommand(QJsonDocument(command).toJson(QJsonDocument::Compact)).kind,
             presentation::Answer::Kind::Done);
    QCOMPARE(supplyOf(shown(made)), supplyOf(before) - 1);
}

QTEST_GUILESS_MAIN(SupplyTest)
#include "supply_test.moc"
