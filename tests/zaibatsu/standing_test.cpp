// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Where a pawn can stand: figure spaces, and pawns found to use spaces or none.
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

Space space(const char* id, SpaceKind kind, std::optional<PawnId> figure = {})
{
    return {*spaceId(id), kind, hex::Six::all(), figure, {}, {}, 0, 0, {}};
}

SetPawn moving(const char* pawn, OwnMovement::Kind kind)
{
    SetPawn set;
    set.pawn.key = pawn;
    set.pawn.ownMovement = OwnMovement{kind, 1};
    return set;
}

} // namespace

class StandingTest : public QObject {
    Q_OBJECT
private slots:
    void aSpaceWithAFigureHoldsAnyNumber_data();
    void aSpaceWithAFigureHoldsAnyNumber();
    void foundToUseNoSpaces();
    void foundToUseSpaces();
    void elsewhereNothingMoves();
    void noRoomToStandIn();
};

void StandingTest::aSpaceWithAFigureHoldsAnyNumber_data() // whatever kind was entered
{
    QTest::addColumn<int>("kind");
    QTest::newRow("normal") << int(SpaceKind::Normal);
    QTest::newRow("double") << int(SpaceKind::Double);
    QTest::newRow("figure") << int(SpaceKind::Figure);
}

void StandingTest::aSpaceWithAFigureHoldsAnyNumber()
{
    QFETCH(int, kind);
    for (const bool figure : {false, true}) {
        Table table(4);
        table.lay("sprawl", {1, 0});
        const std::optional<PawnId> printed = figure ? std::optional(table.pawn("cleaner-a")) : std::nullopt;
        table.print("sprawl",
                    [&](Face& face) { face.spaces = std::vector{space("c", static_cast<SpaceKind>(kind), printed)}; });
        for (const char* pawn : {"speedrunner-blue", "speedrunner-green"})
            Game::evolve(table.state, PawnPlaced{table.pawn(pawn), table.place("sprawl/c"), Colour::Blue});
        const Move move{table.pawn("speedrunner-red"), {table.place("sprawl/c")}, 1, false};
        const bool any = figure || kind == int(SpaceKind::Figure);
        const QByteArray full = kind == int(SpaceKind::Double) ? "R-040" : "R-039";
        QCOMPARE(table.answer(move), any ? QByteArray("ok") : full);
    }
}

void StandingTest::foundToUseNoSpaces()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    table.stand("turret-drone", "sprawl/3", Colour::Red);
    QCOMPARE(table.play(moving("turret-drone", OwnMovement::Kind::Blocks)), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("pawn-set adjusted"));
    QCOMPARE(table.at("turret-drone").at, std::optional(table.place("sprawl")));
    QCOMPARE(table.answer(Move{table.pawn("turret-drone"), {table.place("central-core")}, {}, true}), QByteArray("ok"));
}

void StandingTest::foundToUseSpaces()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    table.stand("hulk-drone", "sprawl", Colour::Red);
    Table figured = table;
    QCOMPARE(table.play(moving("hulk-drone", OwnMovement::Kind::Spaces)), QByteArray("ok"));
    QCOMPARE(table.at("hulk-drone").at, std::optional(table.place("sprawl/c")));
    figured.print("sprawl", [&](Face& face) {
        face.spaces =
            std::vector{space("c", SpaceKind::Normal), space("h", SpaceKind::Figure, figured.pawn("hulk-drone"))};
    });
    QCOMPARE(figured.play(moving("hulk-drone", OwnMovement::Kind::Spaces)), QByteArray("ok"));
    QCOMPARE(figured.at("hulk-drone").at, std::optional(figured.place("sprawl/h")));
    Table crowded(2); // the middle is taken
    crowded.lay("sprawl", {1, 0});
    crowded.stand("hulk-drone", "sprawl", Colour::Red);
    crowded.stand("gynoid", "sprawl/c", {});
    QCOMPARE(crowded.play(moving("hulk-drone", OwnMovement::Kind::Spaces)), QByteArray("ok"));
    QCOMPARE(crowded.at("hulk-drone").at, std::optional(crowded.place("sprawl/0")));
}

void StandingTest::elsewhereNothingMoves()
{
    Table table(2);
    QCOMPARE(table.play(moving("hulk-drone", OwnMovement::Kind::Spaces)), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("pawn-set"));
    QCOMPARE(table.play(moving("speedrunner-red", OwnMovement::Kind::Roll)), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("pawn-set"));
}

void StandingTest::noRoomToStandIn()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    table.print("sprawl", [&](Face& face) { face.spaces = std::vector{space("c", SpaceKind::Normal)}; });
    table.stand("hulk-drone", "sprawl", Colour::Red);
    table.stand("gynoid", "sprawl/c", {});
    QCOMPARE(table.answer(moving("hulk-drone", OwnMovement::Kind::Spaces)), QByteArray("R-039"));
}

QTEST_GUILESS_MAIN(StandingTest)
#include "standing_test.moc"
