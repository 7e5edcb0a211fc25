// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Lines of files from before waiting effects told their space and their place among those printed together: what is
// entered while they wait is still found (A-133).
#include "record/zaibatsu_codec.h"
#include "zaibatsu/support/table.h"

#include <QtTest>

using namespace zaibatsu;
using namespace testing;

namespace {

Effect attack(std::optional<int> skulls)
{
    Effect effect;
    effect.kind = EffectKind::AttackAll;
    effect.skulls = skulls;
    effect.may = true;
    return effect;
}

/// The table after that line.
void readIn(Table& table, const QByteArray& line)
{
    const auto value = record::parse(line.toStdString());
    QVERIFY(value);
    const auto event = record::GameCodec<Game>::decodeEvent(record::namesOf(table.state), *value);
    QVERIFY(event);
    Game::evolve(table.state, *event);
}

/// Whether an attack of that source is made.
QByteArray asked(const char* source, const char* rule)
{
    return QByteArray(R"({"type":"choice-opened","choice":1,"kind":"yes","player":"red","source":")") + source
        + R"(","rule":")" + rule + R"(","count":1,"options":[true,false],"after":{"effect":"attack-all","may":true}})";
}

} // namespace

class OlderFilesTest : public QObject {
    Q_OBJECT
private slots:
    void theSecondOfTwoAlike();
    void ofASpace_data();
    void ofASpace();
};

void OlderFilesTest::theSecondOfTwoAlike()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    readIn(table, asked("sprawl", "R-061"));
    table.print("sprawl", [](Face& face) { face.placed = std::vector{attack(2), attack({})}; });
    QCOMPARE(table.answer(Choose{1, true, {}}), QByteArray("needs placed"));
    table.print("sprawl", [](Face& face) { face.placed = std::vector{attack(2), attack(4)}; });
    QCOMPARE(table.play(Choose{1, true, {}}), QByteArray("ok"));
    QCOMPARE(table.answer(Choose{2, {}, {}}), QByteArray("dice 4"));
}

void OlderFilesTest::ofASpace_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::newRow("used by the pawn that stands there") << QByteArray("speedrunner-red");
    QTest::newRow("used by its block") << QByteArray("sprawl");
}

void OlderFilesTest::ofASpace() // R-167
{
    QFETCH(QByteArray, source);
    Table table(2, Edition::Second2017);
    table.lay("sprawl", {1, 0});
    const auto print = [&](std::optional<int> skulls) {
        table.print("sprawl", [&](Face& face) {
            face.spaces =
                std::vector{Space{middleSpace, SpaceKind::Large, hex::Six::all(), {}, {}, {}, 0, 0, {attack(skulls)}}};
        });
    };
    print({});
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    readIn(table, asked(source, "R-167"));
    const auto decision = Game::decide(table.state, [] {
        Command command;
        command.action = Choose{1, true, {}};
        return command;
    }());
    const auto* needs = std::get_if<base::NeedsFacts<Game>>(&decision);
    QVERIFY(needs);
    QVERIFY((needs->facts == std::vector<Fact>{{table.block("sprawl"), Field::Spaces}}));
    print(3);
    QCOMPARE(table.play(Choose{1, true, {}}), QByteArray("ok"));
    QCOMPARE(table.answer(Choose{2, {}, {}}), QByteArray("dice 3"));
}

QTEST_GUILESS_MAIN(OlderFilesTest)
#include "older_files_test.moc"
