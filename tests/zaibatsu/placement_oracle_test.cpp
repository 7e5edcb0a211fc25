// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/legal.h"
#include "zaibatsu/oracle/tables.h"

#include <QTest>

#include <algorithm>

using zaibatsu::BlockId;
using zaibatsu::Game;
using zaibatsu::Placement;
using zaibatsu::SearchObstacle;

namespace {

constexpr zaibatsu::PawnId red{0};

zaibatsu::Command search(BlockId block, hex::Cell at, int rotation)
{
    zaibatsu::Command command;
    command.action = zaibatsu::Search{red, block, at, rotation, false};
    return command;
}

/// What decide() says, in the oracle's words; nothing when it says something else.
std::optional<oracle::Verdict> verdictOf(const base::Decision<Game>& decision)
{
    if (std::holds_alternative<base::Accepted<Game>>(decision))
        return oracle::Verdict::Legal;
    const auto* refused = std::get_if<base::Refused<Game>>(&decision);
    const auto* obstacle = refused ? std::get_if<SearchObstacle>(&refused->refusal.code) : nullptr;
    if (!obstacle)
        return std::nullopt;
    if (*obstacle == SearchObstacle::NotAdjacent && refused->refusal.rule == zaibatsu::rule("R-049"))
        return oracle::Verdict::NotAdjacent;
    if (*obstacle == SearchObstacle::CellTaken && refused->refusal.rule == zaibatsu::rule("R-050"))
        return oracle::Verdict::Taken;
    if (*obstacle == SearchObstacle::ReferenceSideWithoutSpace && refused->refusal.rule == zaibatsu::rule("R-051"))
        return oracle::Verdict::ReferenceWithoutSpace;
    if (*obstacle == SearchObstacle::SideWithoutSpace && refused->refusal.rule == zaibatsu::rule("R-052"))
        return oracle::Verdict::NewWithoutSpace;
    return std::nullopt;
}

/// The points of the icons that the events of an accepted Search form.
std::vector<oracle::Point> iconsOf(const base::Decision<Game>& decision)
{
    std::vector<oracle::Point> points;
    for (const auto& event : std::get<base::Accepted<Game>>(decision).events)
        if (const auto* formed = std::get_if<zaibatsu::BonusIconFormed>(&event))
            points.push_back(oracle::pointOf(formed->cells));
    return points;
}

bool samePoints(const std::vector<oracle::Point>& a, const std::vector<oracle::Point>& b)
{
    return a.size() == b.size() && std::all_of(a.begin(), a.end(), [&b](oracle::Point point) {
        return std::count_if(b.begin(), b.end(), [point](oracle::Point other) { return oracle::coincide(point, other); }) == 1;
    });
}

QByteArray described(const zaibatsu::State& state, hex::Cell at, int rotation)
{
    QByteArray text = QByteArray("at ") + QByteArray::number(at.q) + ',' + QByteArray::number(at.r) + " turned "
        + QByteArray::number(rotation) + " on";
    for (std::size_t i = 0; i < state.blocks.size(); ++i)
        if (const auto& laid = state.blocks[i])
            text += " #" + QByteArray::number(int(i)) + ':' + QByteArray::number(laid->at.q) + ','
                + QByteArray::number(laid->at.r) + '/' + QByteArray::number(laid->rotation);
    return text;
}

} // namespace

/// R-047 to R-059 against hexagons drawn in the plane.
class PlacementOracleTest : public QObject {
    Q_OBJECT
private slots:
    void theOracleKnowsTheExamplesOfTheRules();
    void decideAndTheDrawingAgree_data();
    void decideAndTheDrawingAgree();
    void legalPlacementsAreExactlyThose_data();
    void legalPlacementsAreExactlyThose();
};

void PlacementOracleTest::theOracleKnowsTheExamplesOfTheRules()
{
    // Blocks at [0,0], [1,-1], [1,0] meet at their corners 1, 3, 5 (printed corner = corner - rotation).
    for (int rotation = 0; rotation < 6; ++rotation) {
        oracle::Drawing drawing;
        const auto only = [rotation](int corner) { return hex::Six::fromBits(1U << static_cast<unsigned>((corner - rotation + 6) % 6)); };
        const auto tile = [&](hex::Cell at, int corner) {
            return oracle::tileOf(oracle::plainFace("x", hex::Six::all(), only(corner)), at, rotation);
        };
        drawing.lay(tile({0, 0}, 1));
        drawing.lay(tile({1, -1}, 3));
        QCOMPARE(drawing.icons(tile({1, 0}, 5)).size(), std::size_t{1});
        QVERIFY(oracle::coincide(drawing.icons(tile({1, 0}, 5)).front(), oracle::pointOf({{{0, 0}, {1, -1}, {1, 0}}})));
        for (int corner = 0; corner < 5; ++corner)
            QVERIFY(drawing.icons(tile({1, 0}, corner)).empty());
    }
}

void PlacementOracleTest::decideAndTheDrawingAgree_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 10; ++seed)
        QTest::addRow("1,000 tables from seed %d", int(seed)) << seed;
}

void PlacementOracleTest::decideAndTheDrawingAgree()
{
    QFETCH(quint64, seed);
    std::mt19937_64 random(seed);
    const auto cells = oracle::cellsWithin(oracle::laidRadius + 2);
    std::array<int, 5> met{}; // by verdict, so that no obstacle goes untested
    int withIcons = 0;
    for (int table = 0; table < 1'000; ++table) {
        const auto [state, reference, block] = oracle::randomTable(random);
        const auto drawn = oracle::drawnFrom(state);
        const auto& face = zaibatsu::faceOf(state, block);
        for (const auto at : cells)
            for (int rotation = 0; rotation < 6; ++rotation) {
                const auto tile = oracle::tileOf(face, at, rotation);
                const auto expected = drawn.drawing.judge(drawn.indexOf(reference), tile);
                const auto decision = Game::decide(state, search(block, at, rotation));
                const auto verdict = verdictOf(decision);
                QVERIFY2(verdict == expected, described(state, at, rotation));
                ++met[static_cast<std::size_t>(expected)];
                if (expected != oracle::Verdict::Legal)
                    continue;
                const auto icons = drawn.drawing.icons(tile);
                QVERIFY2(samePoints(iconsOf(decision), icons), described(state, at, rotation));
                withIcons += icons.empty() ? 0 : 1;
            }
    }
    for (const int times : met)
        QVERIFY(times > 1'000);
    QVERIFY(withIcons > 1'000);
}

void PlacementOracleTest::legalPlacementsAreExactlyThose_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 101; seed <= 110; ++seed)
        QTest::addRow("1,000 tables from seed %d", int(seed)) << seed;
}

void PlacementOracleTest::legalPlacementsAreExactlyThose()
{
    QFETCH(quint64, seed);
    std::mt19937_64 random(seed);
    const auto cells = oracle::cellsWithin(oracle::laidRadius + 2);
    std::size_t listed = 0;
    for (int table = 0; table < 1'000; ++table) {
        const auto [state, reference, block] = oracle::randomTable(random);
        const auto drawn = oracle::drawnFrom(state);
        const auto& face = zaibatsu::faceOf(state, block);
        std::vector<Placement> expected; // cells in order, then rotations: sorted as the door promises
        for (const auto at : cells)
            for (int rotation = 0; rotation < 6; ++rotation) {
                const auto tile = oracle::tileOf(face, at, rotation);
                if (drawn.drawing.judge(drawn.indexOf(reference), tile) == oracle::Verdict::Legal)
                    expected.push_back({at, rotation, static_cast<int>(drawn.drawing.icons(tile).size())});
            }
        QVERIFY2(zaibatsu::legalPlacements(state, red, block) == expected, described(state, {}, 0));
        listed += expected.size();
    }
    QVERIFY(listed > 1'000);
}

QTEST_GUILESS_MAIN(PlacementOracleTest)
#include "placement_oracle_test.moc"
