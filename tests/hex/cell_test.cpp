// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "hex/cell.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <set>

namespace {

constexpr double nearly = 1e-9;

double distance(hex::Point a, hex::Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// Corner i of a pointy-top hexagon, drawn: corner 0 straight up, then clockwise (y downwards).
hex::Point drawnCorner(hex::Cell cell, int i)
{
    const double angle = -std::numbers::pi / 2 + i * std::numbers::pi / 3;
    const hex::Point middle = hex::centre(cell);
    return {middle.x + std::cos(angle), middle.y + std::sin(angle)};
}

/// The middle of side i, halfway between corner i and the next.
hex::Point drawnSide(hex::Cell cell, int i)
{
    const auto a = drawnCorner(cell, i);
    const auto b = drawnCorner(cell, i + 1);
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

std::vector<hex::Cell> someCells()
{
    std::vector<hex::Cell> cells;
    for (int q = -6; q <= 6; ++q)
        for (int r = -6; r <= 6; ++r)
            cells.push_back({static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)});
    return cells;
}

} // namespace

/// The integer tables against drawn hexagons.
class CellTest : public QObject {
    Q_OBJECT
private slots:
    void theThreeCornersOfAMeetingAreOnePoint()
    {
        for (const auto cell : someCells())
            for (int corner = 0; corner < 6; ++corner) {
                const auto point = drawnCorner(cell, corner);
                const auto views = hex::meeting(cell, corner);
                QCOMPARE(views[0], (hex::CornerOf{cell, corner}));
                for (const auto& view : views)
                    QVERIFY(distance(drawnCorner(view.cell, view.corner), point) < nearly);
                QCOMPARE(std::set<hex::Cell>({views[0].cell, views[1].cell, views[2].cell}).size(), std::size_t{3});
            }
    }

    void aMeetingIsTheSameFromEachOfItsThreeCells()
    {
        for (const auto cell : someCells())
            for (int corner = 0; corner < 6; ++corner) {
                const auto views = hex::meeting(cell, corner);
                const std::set<hex::CornerOf> here(views.begin(), views.end());
                for (const auto& view : views) {
                    const auto again = hex::meeting(view.cell, view.corner);
                    QCOMPARE(std::set<hex::CornerOf>(again.begin(), again.end()), here);
                }
            }
    }

    void noOtherCornerLiesOnThatPoint()
    {
        const hex::Cell middle{0, 0};
        for (int corner = 0; corner < 6; ++corner) {
            int touching = 0;
            for (const auto cell : someCells())
                for (int other = 0; other < 6; ++other)
                    touching += distance(drawnCorner(cell, other), drawnCorner(middle, corner)) < nearly ? 1 : 0;
            QCOMPARE(touching, 3);
        }
    }

    void theExampleOfTheFormats()
    {
        const auto views = hex::meeting({0, 0}, 1);
        const std::set<hex::CornerOf> expected{{{0, 0}, 1}, {{1, -1}, 3}, {{1, 0}, 5}};
        QCOMPARE(std::set<hex::CornerOf>(views.begin(), views.end()), expected);
    }

    void aSideIsSharedWithTheNeighbourOverIt()
    {
        for (const auto cell : someCells())
            for (int side = 0; side < 6; ++side) {
                const auto other = hex::neighbour(cell, side);
                QVERIFY(distance(drawnSide(cell, side), drawnSide(other, hex::opposite(side))) < nearly);
                QCOMPARE(hex::neighbour(other, hex::opposite(side)), cell);
                QCOMPARE(hex::sideTowards(cell, other), std::optional<int>(side));
                QCOMPARE(hex::sideTowards(other, cell), std::optional<int>(hex::opposite(side)));
            }
    }

    void onlyNeighboursLieOverASide()
    {
        const hex::Cell middle{1, -2};
        for (const auto cell : someCells()) {
            const double apart = distance(hex::centre(middle), hex::centre(cell));
            QCOMPARE(hex::sideTowards(middle, cell).has_value(), std::abs(apart - std::sqrt(3.0)) < nearly);
        }
    }

    void sidesAndCornersWrapEitherWay()
    {
        for (int i = -20; i <= 20; ++i) {
            const int wrapped = hex::wrapSix(i);
            QVERIFY(wrapped >= 0 && wrapped < 6 && (i - wrapped) % 6 == 0);
            QCOMPARE(hex::neighbour({3, 4}, i), hex::neighbour({3, 4}, wrapped));
            QCOMPARE(hex::opposite(hex::opposite(i)), wrapped);
            QCOMPARE(hex::meeting({3, 4}, i), hex::meeting({3, 4}, wrapped));
        }
    }

    void sixTurnsRoundACellCloseTheRing()
    {
        hex::Cell walker{0, 0};
        for (int side = 0; side < 6; ++side)
            walker = hex::neighbour(walker, side);
        QCOMPARE(walker, (hex::Cell{0, 0}));
    }

    void theFarthestCellsReadKeepTheirNeighbours()
    {
        const auto far = static_cast<std::int16_t>(hex::largestCoordinate);
        for (const hex::Cell cell :
             {hex::Cell{far, far}, hex::Cell{static_cast<std::int16_t>(-far), static_cast<std::int16_t>(-far)}})
            for (int side = 0; side < 6; ++side)
                QCOMPARE(hex::neighbour(hex::neighbour(cell, side), side + 3), cell);
    }
};

QTEST_GUILESS_MAIN(CellTest)
#include "cell_test.moc"
